import Combine
import SwiftUI
import UIKit

// The shell of an app, as Xcode 11 to 15 made it.

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UINavigationBar.appearance().largeTitleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 30, weight: .bold), .foregroundColor: UIColor.label,
    ]
    UITableView.appearance().separatorStyle = .none
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let windowScene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIHostingController(
        rootView: ShellScreen().environmentObject(Session()))
      self.window = window
      window.makeKeyAndVisible()
    }
  }
  func sceneDidDisconnect(_ scene: UIScene) {}
}

final class PushDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }
}

class Session: ObservableObject {
  static let shared = Session()
  @Published var name = "Ada"
  @Published private(set) var log: [String] = []
  private var bag = Set<AnyCancellable>()
  init() {
    NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
      .sink { [weak self] _ in self?.log.append("away") }
      .store(in: &bag)
  }
  func load() {
    let url = URL(string: "https://example.com/user.json")!
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [String].self, decoder: JSONDecoder())
      .replaceError(with: ["offline"])
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.log = $0 }
      .store(in: &bag)
  }
}

enum Haptics {
  static func success() {
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIAccessibility.post(notification: .announcement, argument: "done")
  }
}

struct ShellScreen: View {
  @EnvironmentObject var session: Session
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var scenePhase
  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Account")) {
          Text(session.name)
          ForEach(session.log, id: \.self) { Text(verbatim: $0) }
        }
        Button("Settings") {
          if let url = URL(string: UIApplication.openSettingsURLString),
            UIApplication.shared.canOpenURL(url)
          {
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
          }
          Haptics.success()
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle(Text("Shell"), displayMode: .inline)
      .navigationBarItems(trailing: Image(systemName: "gear"))
      .onAppear { session.load() }
      .onChange(of: scenePhase) { phase in if phase == .background { print("away") } }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

@main
struct ShellApp: App {
  @UIApplicationDelegateAdaptor(PushDelegate.self) private var delegate
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { ShellScreen().environmentObject(session) }
  }
}

#Preview("Shell") { ShellScreen().environmentObject(Session()) }
