import Foundation
import KumihanFoundation
import Testing

/// Names of Apple's Foundation that Linux's lacks.
struct LocationTests {
  @Test func foldersHaveNames() {
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(URL.cachesDirectory != URL.applicationSupportDirectory)
    #expect(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")?
        .lastPathComponent == "group.a")
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func addressesAreWrittenByTheirParts() throws {
    let url = try #require(URL(string: "https://example.com:443/a?b=c#d"))
    #expect(url.formatted() == "https://example.com/a")
    #expect(url.formatted(.url.scheme(.never)) == "example.com/a")
    #expect(url.formatted(.url.path(.never).query()) == "https://example.com?b=c")
    var isStale = true
    let same = try URL(
      resolvingBookmarkData: url.bookmarkData(), bookmarkDataIsStale: &isStale)
    #expect(same == url && !isStale)
  }

  @Test func linesOfAFileComeOneAfterAnother() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("a\nb".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["a", "b"])
    await #expect(throws: URLError.self) {
      for try await _ in try #require(URL(string: "https://example.com")).lines {}
    }
  }

  @Test func tablesKeepNothingAlive() {
    let table = NSHashTable<NSString>.weakObjects()
    let kept = NSString(string: "kept")
    table.add(kept)
    table.add(NSString(string: String(repeating: "lost", count: 9)))
    #expect(table.allObjects == [kept] && table.contains(kept))
    let map = NSMapTable<NSString, NSString>.strongToWeakObjects()
    map.setObject(kept, forKey: "a")
    map.setObject(NSString(string: String(repeating: "lost", count: 9)), forKey: "b")
    #expect(map.object(forKey: "a") == kept && map.object(forKey: "b") == nil && map.count == 1)
  }

  private final class Model: NSObject { var name = "Ada" }

  @Test func propertiesAreReadByName() {
    #expect(Model().value(forKey: "name") as? String == "Ada")
    #expect(Model().value(forKey: "none") == nil)
    var seen: [String] = []
    Model().publisher(for: \.name).sink { seen.append($0) }.cancel()
    #expect(seen == ["Ada"])
  }

  @Test func aServersCookiesAreThoseThatWereSet() throws {
    let storage = HTTPCookieStorage()
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "b", .path: "/", .domain: "example.com"]))
    storage.setCookie(cookie)
    let url = try #require(URL(string: "https://www.example.com"))
    #expect(storage.cookies(for: url)?.map(\.name) == ["a"])
    #expect(HTTPCookie.requestHeaderFields(with: [cookie]) == ["Cookie": "a=b"])
    storage.deleteCookie(cookie)
    #expect(storage.cookies == [])
    #expect(HTTPCookie(properties: [.name: "a"]) == nil)
  }

  @Test func aConnectionNeverOpens() async throws {
    let task = URLSession.shared.webSocketTask(
      with: try #require(URL(string: "wss://example.com")))
    await #expect(throws: URLError.self) { try await task.send(.string("a")) }
    await #expect(throws: URLError.self) { _ = try await task.receive() }
  }
}
