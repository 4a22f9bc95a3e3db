import SwiftUI
import Combine

@main
struct TrackerApp: App {
  @UIApplicationDelegateAdaptor(TrackDelegate.self) var delegate
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var store = TrackStore()
  @AppStorage("onboarded") private var onboarded = false
  init() {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
    UITabBar.appearance().backgroundColor = .systemBackground
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .secondarySystemBackground
    appearance.titleTextAttributes = [
      .foregroundColor: UIColor.label, .font: UIFont.boldSystemFont(ofSize: 20),
    ]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UITableView.appearance().backgroundColor = .clear
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
    UIScrollView.appearance().keyboardDismissMode = .onDrag
    UITextView.appearance().backgroundColor = .clear
    UIPageControl.appearance().currentPageIndicatorTintColor = .black
    UIPageControl.appearance().pageIndicatorTintColor = UIColor.black.withAlphaComponent(0.2)
  }
  var body: some Scene {
    WindowGroup {
      if onboarded { TrackTabs().environmentObject(store) } else { Text("Onboarding") }
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New Track") { store.add() }.keyboardShortcut("n", modifiers: [.command, .shift])
      }
      CommandMenu("Tracks") {
        Button("Refresh") {}; Divider(); Toggle("Live", isOn: .constant(true))
      }
      SidebarCommands()
    }
    .onChange(of: scenePhase) { phase in
      switch phase {
      case .active: print("active")
      case .inactive, .background: store.save()
      @unknown default: break
      }
    }
  }
}
class TrackDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { let t = deviceToken.map { String(format: "%02.2hhx", $0) }.joined(); print(t) }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { true }
}
final class TrackStore: ObservableObject {
  @Published var tracks: [String] = ["Run", "Ride"]
  @Published private(set) var isLoading = false
  private var cancellables = Set<AnyCancellable>()
  private let subject = PassthroughSubject<String, Never>()
  init() {
    subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates().sink
    { [weak self] t in self?.tracks.append(t) }.store(in: &cancellables)
    NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification).sink {
      _ in
    }.store(in: &cancellables)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().receive(on: RunLoop.main).sink {
      _ in
    }.store(in: &cancellables)
    $tracks.map(\.count).assign(to: &$count)
  }
  @Published var count = 0
  func add() { subject.send("New") }
  func save() {}
  @MainActor func load() async {
    isLoading = true; defer { isLoading = false }; try? await Task.sleep(nanoseconds: 1_000_000)
  }
}
struct TrackTabs: View {
  enum Tab: Hashable { case home, search, profile }
  @State private var tab: Tab = .home
  @EnvironmentObject var store: TrackStore
  var body: some View {
    TabView(selection: $tab) {
      NavigationView {
        List(store.tracks, id: \.self) { t in NavigationLink(destination: Text(t)) { Text(t) } }
          .navigationTitle("Home").listStyle(InsetGroupedListStyle())
      }
      .tabItem {
        Image(systemName: "house"); Text("Home")
      }.tag(Tab.home)
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(Tab.search)
        .badge(3)
      Text("Me").tabItem { Label("Me", systemImage: "person") }.tag(Tab.profile)
    }
    .accentColor(.purple)
    .onReceive(store.$tracks) { _ in }
    .task { await store.load() }
    .onOpenURL { url in
      print(
        url.host ?? "", URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? [])
    }
  }
}
struct TrackTabs_Previews: PreviewProvider {
  static var previews: some View { TrackTabs().environmentObject(TrackStore()) }
}
