import Foundation
import KumihanCombine
import KumihanFoundation
import Synchronization
import Testing

/// Requests end at once, always alike, and never reach a network.
struct OfflineTests {
  private let far = URL(string: "https://example.com/a.json")!

  @Test func asynchronousRequestsFailAtOnce() async {
    func code(_ request: () async throws -> Void) async -> URLError.Code? {
      do { try await request() } catch { return (error as? URLError)?.code }
      return nil
    }
    let session = URLSession(configuration: .ephemeral)
    #expect(
      await code { _ = try await URLSession.shared.data(from: far) } == .notConnectedToInternet)
    #expect(
      await code { _ = try await session.data(for: URLRequest(url: far)) }
        == .notConnectedToInternet)
    #expect(await code { _ = try await session.bytes(from: far) } == .notConnectedToInternet)
  }

  @Test func aTaskTellsItsErrorBeforeResumeReturns() {
    let told = Mutex<[URLError.Code]>([])
    let task = URLSession.shared.dataTask(with: far) { data, response, error in
      if data == nil, response == nil, let error = error as? URLError {
        told.withLock { $0.append(error.code) }
      }
    }
    #expect(told.withLock { $0 }.isEmpty)
    task.resume()
    task.resume()
    #expect(told.withLock { $0 } == [.notConnectedToInternet])
    #expect(task.state == .completed)
  }

  @Test func aPublisherEndsWithTheError() {
    var end: Subscribers.Completion<URLError>?
    let use = URLSession.shared.dataTaskPublisher(for: far)
      .map(\.data)
      .sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
    guard case .failure(let error) = end else {
      Issue.record("the publisher did not fail")
      return
    }
    #expect(error.code == .notConnectedToInternet)
    use.cancel()
  }

  @Test func filesAreRead() async throws {
    let file = URL.temporaryDirectory.appending(path: "offline-\(UUID().uuidString)")
    try Data("hej".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (data, response) = try await URLSession.shared.data(from: file)
    #expect(String(decoding: data, as: UTF8.self) == "hej")
    #expect(response.expectedContentLength == 3)
  }

  @Test func fieldsOfARequestKnowNoCase() {
    var request = URLRequest(url: far)
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    request.setValue(nil, forHTTPHeaderField: "Accept")
    #expect(request.value(forHTTPHeaderField: "Accept") == nil)
    #expect(request.httpMethod == "GET")
  }

  @Test func anAnswerOfOnesOwnIsKept() throws {
    let answer = try #require(
      HTTPURLResponse(
        url: far, statusCode: 404, httpVersion: nil, headerFields: ["Content-Type": "text/html"]))
    #expect(answer.statusCode == 404)
    #expect(answer.value(forHTTPHeaderField: "content-type") == "text/html")
  }

  @Test func noTaskIsUnderWay() async {
    let configuration = URLSessionConfiguration.background(withIdentifier: "far")
    (configuration.httpCookieAcceptPolicy, configuration.urlCredentialStorage) = (.never, nil)
    #expect(configuration.identifier == "far" && configuration.sessionSendsLaunchEvents)
    #expect(configuration.httpCookieAcceptPolicy == .never)
    let session = URLSession(configuration: configuration)
    let task = session.downloadTask(with: far)
    task.taskDescription = "one"
    task.resume()
    #expect(await session.allTasks.filter { $0.state != .completed }.isEmpty)
    #expect(await session.tasks.2.isEmpty)
    #expect(await task.cancelByProducingResumeData() == nil)
  }

  /// Certificates are their bytes, and nobody is trusted.
  @Test func certificatesAreKeptAndNotTrusted() throws {
    let certificate = try #require(
      SecCertificateCreateWithData(nil, NSData(data: Data([1, 2, 3]))))
    #expect(SecCertificateCopyData(certificate).length == 3)
    #expect(SecCertificateCreateWithData(nil, NSData()) == nil)
    var made: SecTrust?
    let policy = SecPolicyCreateSSL(true, nil)
    let status = unsafe SecTrustCreateWithCertificates(
      NSArray(array: [certificate]), policy, &made)
    #expect(status == 0)
    let trust = try #require(made)
    #expect(SecTrustGetCertificateCount(trust) == 1)
    #expect(SecTrustGetCertificateAtIndex(trust, 0) === certificate)
    #expect(SecTrustGetCertificateAtIndex(trust, 1) == nil)
    var error: CFError?
    let isTrusted = unsafe SecTrustEvaluateWithError(trust, &error)
    #expect(!isTrusted && error != nil)
  }

  @Test func credentialsKeepWhatTheyAre() {
    let named = URLCredential(user: "a", password: "b", persistence: .forSession)
    #expect(named.hasPassword && named.identity == nil && named.certificates.isEmpty)
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: NSURLProtectionSpaceHTTPS, realm: nil,
      authenticationMethod: NSURLAuthenticationMethodClientCertificate)
    #expect(space.host == "example.org" && space.receivesCredentialSecurely)
    #expect(space.authenticationMethod == NSURLAuthenticationMethodClientCertificate)
    URLCredentialStorage.shared.set(named, for: space)
    #expect(URLCredentialStorage.shared.defaultCredential(for: space) == nil)
  }
}
