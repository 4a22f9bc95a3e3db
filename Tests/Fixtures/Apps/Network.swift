import Foundation

// A client as apps have it; nothing is ever sent.

enum APIError: LocalizedError {
  case status(Int)
  case offline
  var errorDescription: String? {
    switch self {
    case .status(let code): "Server said \(code)"
    case .offline: "You are offline"
    }
  }
}

protocol Fetching: Sendable {
  func fetch<T: Decodable>(_ path: String) async throws -> T
}

struct Client: Fetching {
  var base = URL(string: "https://api.example.com")!
  var session: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = 10
    configuration.urlCache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0)
    configuration.httpAdditionalHeaders = ["Accept": "application/json"]
    return URLSession(configuration: configuration)
  }()

  func fetch<T: Decodable>(_ path: String) async throws -> T {
    var request = URLRequest(
      url: base.appendingPathComponent(path), cachePolicy: .reloadIgnoringLocalCacheData,
      timeoutInterval: 5)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try JSONEncoder().encode(["a": 1])
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await session.data(for: request)
    } catch let error as URLError where error.code == .notConnectedToInternet {
      throw APIError.offline
    }
    guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
      throw APIError.status((response as? HTTPURLResponse)?.statusCode ?? 0)
    }
    return try JSONDecoder().decode(T.self, from: data)
  }
}

@MainActor
final class FeedModel: ObservableObject {
  enum Phase {
    case loading
    case loaded([String])
    case failed(String)
  }
  @Published private(set) var phase = Phase.loading
  private let client: any Fetching
  init(client: any Fetching = Client()) { self.client = client }
  func load() async {
    do {
      phase = .loaded(try await client.fetch("feed"))
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}
