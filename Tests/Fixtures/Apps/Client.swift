import Foundation
import SwiftUI
import os.log

// A typed client of a server, dependency injection, property wrappers, result builders, concurrency, iOS 15–17.

public protocol ServiceRequest {
  associatedtype Response: Decodable
  var method: ServiceMethod { get }
  var path: String { get }
  var query: [String: String?] { get }
  var body: (any Encodable)? { get }
}

public enum ServiceMethod: String {
  case get = "GET", post = "POST", put = "PUT", delete = "DELETE"
}

extension ServiceRequest {
  public var method: ServiceMethod { .get }
  public var query: [String: String?] { [:] }
  public var body: (any Encodable)? { nil }
}

public enum ServiceFailure: Error, LocalizedError, CustomNSError, Equatable {
  case invalidURL, status(Int), offline, decoding(String)
  public var errorDescription: String? {
    switch self {
    case .invalidURL: String(localized: "The address is not valid.")
    case .status(let code):
      String(localized: "The server answered \(code).", comment: "An HTTP status")
    case .offline: String(localized: "You are offline", table: "Errors", bundle: .main)
    case .decoding(let key): "Missing key \(key)"
    }
  }
  public var recoverySuggestion: String? { "Try again later." }
  public static var errorDomain: String { "Service" }
}

public actor ServiceClient {
  public static let shared = ServiceClient(base: URL(string: "https://api.example.org/v2/")!)
  private let base: URL
  private let session: URLSession
  private var inFlight: [URL: Task<Data, Error>] = [:]
  private let log = OSLog(subsystem: "org.example", category: "network")

  public init(base: URL, configuration: URLSessionConfiguration = .default) {
    self.base = base
    configuration.httpAdditionalHeaders = [
      "Accept": "application/json",
      "User-Agent": "App/\(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") ?? "1")",
    ]
    configuration.requestCachePolicy = .returnCacheDataElseLoad
    configuration.urlCache = URLCache(
      memoryCapacity: 4 << 20, diskCapacity: 20 << 20, diskPath: nil)
    configuration.waitsForConnectivity = true
    session = URLSession(configuration: configuration)
  }

  public func send<R: ServiceRequest>(_ request: R) async throws -> R.Response {
    guard
      var components = URLComponents(
        url: base.appendingPathComponent(request.path), resolvingAgainstBaseURL: true)
    else { throw ServiceFailure.invalidURL }
    components.queryItems = request.query.compactMap { key, value in
      value.map { URLQueryItem(name: key, value: $0) }
    }.sorted { $0.name < $1.name }
    guard let url = components.url else { throw ServiceFailure.invalidURL }
    var message = URLRequest(url: url, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 20)
    message.httpMethod = request.method.rawValue
    message.addValue(
      "Bearer \(UserDefaults.standard.string(forKey: "token") ?? "")",
      forHTTPHeaderField: "Authorization")
    if let body = request.body { message.httpBody = try JSONEncoder().encode(body) }
    os_log(
      "%{public}@ %{private}@", log: log, type: .debug, request.method.rawValue, url.absoluteString)
    let (data, response) = try await session.data(for: message)
    guard let response = response as? HTTPURLResponse else { throw ServiceFailure.offline }
    guard (200...299).contains(response.statusCode) else {
      throw ServiceFailure.status(response.statusCode)
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    do { return try decoder.decode(R.Response.self, from: data) } catch DecodingError.keyNotFound(
      let key, _)
    { throw ServiceFailure.decoding(key.stringValue) }
  }

  public func image(at url: URL) async throws -> Data {
    if let task = inFlight[url] { return try await task.value }
    let task = Task { try await session.data(from: url).0 }
    inFlight[url] = task
    defer { inFlight[url] = nil }
    return try await task.value
  }
}

struct ClientRepository: Codable, Identifiable, Hashable, Sendable {
  let id: Int
  let fullName: String
  let description: String?
  let stargazersCount: Int
  let language: String?
  let htmlUrl: URL
}

struct ClientSearch: ServiceRequest {
  struct Response: Decodable { let totalCount: Int, items: [ClientRepository] }
  var text: String
  var page: Int?
  var path: String { "search/repositories" }
  var query: [String: String?] { ["q": text, "page": page.map(String.init)] }
}

@propertyWrapper
struct ClientInjected<T> {
  private let keyPath: WritableKeyPath<ClientDependencies, T>
  var wrappedValue: T {
    get { ClientDependencies.current[keyPath: keyPath] }
    nonmutating set { ClientDependencies.current[keyPath: keyPath] = newValue }
  }
  init(_ keyPath: WritableKeyPath<ClientDependencies, T>) { self.keyPath = keyPath }
}

struct ClientDependencies {
  nonisolated(unsafe) static var current = ClientDependencies()
  var now: () -> Date = { Date(timeIntervalSince1970: 0) }
  var client = ServiceClient.shared
  var defaults: UserDefaults = .standard
  var fileManager = FileManager.default
  var notifications = NotificationCenter.default
}

private struct ClientKey: EnvironmentKey { static let defaultValue = ServiceClient.shared }
extension EnvironmentValues {
  var serviceClient: ServiceClient {
    get { self[ClientKey.self] }
    set { self[ClientKey.self] = newValue }
  }
  @Entry var clientPageSize = 30
}

enum Loadable<Value> {
  case idle, loading(last: Value?), loaded(Value), failed(any Error)
  var value: Value? {
    switch self {
    case .loaded(let value): value
    case .loading(let last): last
    default: nil
    }
  }
}

struct LoadableView<Value, Content: View, Placeholder: View>: View {
  @Binding var state: Loadable<Value>
  let load: () async throws -> Value
  @ViewBuilder var content: (Value) -> Content
  @ViewBuilder var placeholder: () -> Placeholder
  var body: some View {
    switch state {
    case .idle: Color.clear.task { await reload() }
    case .loading(nil): placeholder()
    case .loading(let last?): content(last).opacity(0.5)
    case .loaded(let value): content(value)
    case .failed(let error):
      ContentUnavailableView {
        Label("Cannot load", systemImage: "wifi.slash")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Retry") { Task { await reload() } }.buttonStyle(.borderedProminent)
      }
    }
  }
  private func reload() async {
    state = .loading(last: state.value)
    do { state = .loaded(try await load()) } catch { state = .failed(error) }
  }
}

struct ClientScreen: View {
  @Environment(\.serviceClient) private var client
  @Environment(\.clientPageSize) private var pageSize
  @State var state: Loadable<[ClientRepository]> = .idle
  @State private var text = "swift"
  @State private var scope = Scope.all
  @State private var tokens: [Token] = []
  enum Scope: String, CaseIterable { case all, mine }
  struct Token: Identifiable, Hashable { var id: String { name }; let name: String }

  var body: some View {
    NavigationStack {
      LoadableView(state: $state) {
        try await client.send(ClientSearch(text: text)).items
      } content: { items in
        List(items) { item in
          VStack(alignment: .leading) {
            Text(item.fullName).font(.headline)
            if let description = item.description {
              Text(description).font(.subheadline).lineLimit(2)
            }
            HStack {
              Label(
                item.stargazersCount.formatted(.number.notation(.compactName)), systemImage: "star")
              if let language = item.language {
                Text(language).padding(.horizontal, 6).background(.quaternary, in: .capsule)
              }
            }
            .font(.caption)
          }
        }
      } placeholder: {
        ProgressView("Loading…").controlSize(.large)
      }
      .navigationTitle("Repositories")
    }
    .searchable(
      text: $text, tokens: $tokens, suggestedTokens: .constant([Token(name: "swift")]),
      placement: .automatic, prompt: Text("Name")
    ) { Text($0.name) }
    .searchScopes($scope) { ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) } }
    .searchSuggestions { Text("kumihan").searchCompletion("kumihan") }
    .onSubmit(of: .search) { state = .idle }
    .autocorrectionDisabled()
  }
}

#Preview("Client") {
  ClientScreen(
    state: .loaded([
      ClientRepository(
        id: 1, fullName: "apple/swift", description: "The language", stargazersCount: 67_123,
        language: "C++", htmlUrl: URL(string: "https://example.org")!)
    ]))
}
#Preview("Client, offline") { ClientScreen() }
