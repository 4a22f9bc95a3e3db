import Combine
import SwiftUI

// Routers with NavigationPath, deep links, generic sheets, async view models with phases, error banners, retry, actor cache.

enum AppTab: String, CaseIterable, Identifiable, Hashable {
  case home, search, profile
  var id: Self { self }
  @ViewBuilder var label: some View {
    switch self {
    case .home: Label("Home", systemImage: "house");
    case .search: Label("Search", systemImage: "magnifyingglass");
    case .profile: Label("Me", systemImage: "person.crop.circle")
    }
  }
}
enum Route: Hashable, Codable { case recipe(Dish.ID), author(name: String), settings }
enum Sheet: Identifiable {
  case compose(draft: String?), share(URL), web(title: String, url: URL)
  var id: String {
    switch self {
    case .compose: "compose";
    case .share(let url): "share-\(url)";
    case .web(_, let url): url.absoluteString
    }
  }
}

@MainActor final class Router: ObservableObject {
  @Published var tab: AppTab = .home
  @Published var paths: [AppTab: NavigationPath] = [:]
  @Published var sheet: Sheet?
  @Published var alert: AlertState?
  struct AlertState: Identifiable {
    let id = UUID(); var title: String; var message: String?; var actions: [Action] = []
    struct Action: Identifiable {
      let id = UUID(); var title: String; var role: ButtonRole?; var handler: @MainActor () -> Void
    }
  }
  subscript(path tab: AppTab) -> NavigationPath {
    get { paths[tab, default: NavigationPath()] }
    set { paths[tab] = newValue }
  }
  func push(_ route: Route) { self[path: tab].append(route) }
  func pop(_ count: Int = 1) { self[path: tab].removeLast(min(count, self[path: tab].count)) }
  func popToRoot() { self[path: tab] = .init() }
  func handle(_ url: URL) -> OpenURLAction.Result {
    guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
      components.scheme == "recipes"
    else { return .systemAction }
    let items =
      components.queryItems?.reduce(into: [String: String]()) { $0[$1.name] = $1.value } ?? [:]
    switch (components.host, items["id"].flatMap(Int.init)) {
    case ("recipe", let id?): push(.recipe(id)); return .handled
    case ("settings", _): push(.settings); return .handled
    default: return .discarded
    }
  }
  func save() -> Data? { self[path: .home].codable.flatMap { try? JSONEncoder().encode($0) } }
  func restore(_ data: Data) {
    if let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data) {
      self[path: .home] = NavigationPath(path)
    }
  }
}

struct Dish: Identifiable, Hashable, Codable, Sendable {
  var id: Int; var title: String; var minutes: Int; var rating: Double; var tags: Set<String> = []
}

protocol DishService: Sendable { func recipes(page: Int) async throws(ServiceError) -> [Dish] }
enum ServiceError: Error, LocalizedError {
  case offline, status(Int), decoding(any Error)
  var errorDescription: String? {
    switch self {
    case .offline: String(localized: "You are offline.", comment: "Error");
    case .status(let code): "Server said \(code).";
    case .decoding: "Unreadable answer."
    }
  }
  var recoverySuggestion: String? { "Try again later." }
}
actor RemoteDishService: DishService {
  private var cache: [Int: [Dish]] = [:]
  private var inFlight: [Int: Task<[Dish], any Error>] = [:]
  private let decoder: JSONDecoder = {
    let d = JSONDecoder(); d.keyDecodingStrategy = .convertFromSnakeCase;
    d.dateDecodingStrategy = .iso8601; return d
  }()
  func recipes(page: Int) async throws(ServiceError) -> [Dish] {
    if let cached = cache[page] { return cached }
    do {
      var request = URLRequest(
        url: URL(string: "https://api.example.com/recipes")!.appending(queryItems: [
          .init(name: "page", value: "\(page)")
        ]), cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 10)
      request.setValue("application/json", forHTTPHeaderField: "Accept")
      let (data, response) = try await URLSession.shared.data(for: request)
      guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
        throw ServiceError.status((response as? HTTPURLResponse)?.statusCode ?? -1)
      }
      let recipes = try decoder.decode([Dish].self, from: data)
      cache[page] = recipes
      return recipes
    } catch let error as ServiceError { throw error } catch is DecodingError {
      throw .offline
    } catch { throw .offline }
  }
}
struct SampleService: DishService {
  func recipes(page: Int) async throws(ServiceError) -> [Dish] {
    [
      .init(id: 1, title: "Shakshuka", minutes: 25, rating: 4.5, tags: ["Eggs", "Spicy"]),
      .init(id: 2, title: "Miso soup", minutes: 10, rating: 4.8),
    ]
  }
}

@MainActor final class ListViewModel: ObservableObject {
  enum Phase { case idle, loading, loaded([Dish]), failed(ServiceError) }
  @Published private(set) var phase: Phase = .idle
  @Published var query = ""
  @Published private(set) var suggestions: [String] = []
  private let service: any DishService
  private var cancellables: Set<AnyCancellable> = []
  init(service: any DishService) {
    self.service = service
    $query.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).removeDuplicates()
      .filter { $0.count > 2 }
      .map { query in
        ["Soup", "Salad", "Stew"].filter { $0.localizedCaseInsensitiveContains(query) }
      }
      .receive(on: RunLoop.main).assign(to: &$suggestions)
    NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification).sink {
      [weak self] _ in Task { await self?.load() }
    }.store(in: &cancellables)
    Timer.publish(every: 60, on: .main, in: .common).autoconnect().prepend(Date()).map { _ in () }
      .sink(receiveValue: {}).store(in: &cancellables)
    Publishers.CombineLatest($query, $phase).map { query, _ in query.isEmpty }.sink { _ in }.store(
      in: &cancellables)
  }
  func load() async {
    phase = .loading
    do { phase = .loaded(try await service.recipes(page: 1)) } catch { phase = .failed(error) }
  }
  func loadAll() async -> [Dish] {
    await withTaskGroup(of: [Dish].self, returning: [Dish].self) { group in
      for page in 1...3 {
        group.addTask { [service] in (try? await service.recipes(page: page)) ?? [] }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }
}

struct DishList: View {
  @StateObject private var model: ListViewModel
  @EnvironmentObject private var router: Router
  init(service: any DishService) {
    _model = StateObject(wrappedValue: ListViewModel(service: service))
  }
  var body: some View {
    Group {
      switch model.phase {
      case .idle, .loading:
        ProgressView().controlSize(.large).frame(maxWidth: .infinity, maxHeight: .infinity)
      case .loaded(let recipes) where recipes.isEmpty: ContentUnavailableView.search
      case .loaded(let recipes):
        List(recipes) { recipe in
          Button {
            router.push(.recipe(recipe.id))
          } label: {
            LabeledContent {
              Text(
                Duration.seconds(recipe.minutes * 60),
                format: .units(allowed: [.hours, .minutes], width: .narrow))
            } label: {
              Text(recipe.title)
              if !recipe.tags.isEmpty { Text(recipe.tags.sorted(), format: .list(type: .and)) }
            }
          }
          .tint(.primary)
        }
      case .failed(let error):
        ContentUnavailableView {
          Label("Oops", systemImage: "wifi.slash")
        } description: {
          Text(error.localizedDescription)
        } actions: {
          Button("Retry") { Task { await model.load() } }.buttonStyle(.bordered)
        }
      }
    }
    .navigationTitle("Recipes")
    .searchable(text: $model.query, placement: .navigationBarDrawer(displayMode: .always)) {
      ForEach(model.suggestions, id: \.self) { Text($0).searchCompletion($0) }
    }
    .refreshable { await model.load() }
    .task(id: model.query) { await model.load() }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("New", systemImage: "plus") { router.sheet = .compose(draft: nil) }
      }
    }
  }
}

struct RoutedView: View {
  @StateObject private var router = Router()
  @AppStorage("path") private var saved = Data()
  @Environment(\.scenePhase) private var scenePhase
  var body: some View {
    TabView(selection: $router.tab) {
      ForEach(AppTab.allCases) { tab in
        NavigationStack(path: $router[path: tab]) {
          DishList(service: SampleService()).navigationDestination(for: Route.self) { route in
            switch route {
            case .recipe(let id): Text("Dish \(id)");
            case .author(let name): Text(name);
            case .settings: Form { Text("Settings") }
            }
          }
        }
        .tabItem { tab.label }.tag(tab)
      }
    }
    .environmentObject(router)
    .sheet(item: $router.sheet) { sheet in
      switch sheet {
      case .compose(let draft):
        TextEditor(text: .constant(draft ?? "")).presentationDetents([.medium, .fraction(0.8)]);
      case .share(let url): ShareLink(item: url);
      case .web(let title, let url): Link(title, destination: url)
      }
    }
    .alert(
      router.alert?.title ?? "",
      isPresented: Binding(get: { router.alert != nil }, set: { if !$0 { router.alert = nil } }),
      presenting: router.alert
    ) { alert in
      ForEach(alert.actions) { action in
        Button(action.title, role: action.role, action: action.handler)
      }
    } message: {
      if let message = $0.message { Text(message) }
    }
    .environment(\.openURL, OpenURLAction { router.handle($0) })
    .onChange(of: scenePhase) { old, new in
      if new == .background { saved = router.save() ?? Data() }
    }
    .onOpenURL { _ = router.handle($0) }
  }
}
#Preview("Routers") { RoutedView() }
