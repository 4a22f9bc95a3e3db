public import Foundation

// The folders of an app by their names, and what else of files Linux's Foundation lacks.

extension URL {
  private static func user(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first ?? homeDirectory
  }

  public static var documentsDirectory: URL { user(.documentDirectory) }
  public static var cachesDirectory: URL { user(.cachesDirectory) }
  public static var libraryDirectory: URL { user(.libraryDirectory) }
  public static var applicationSupportDirectory: URL { user(.applicationSupportDirectory) }
  public static var applicationDirectory: URL { user(.applicationDirectory) }
  public static var downloadsDirectory: URL { user(.downloadsDirectory) }
  public static var desktopDirectory: URL { user(.desktopDirectory) }
  public static var picturesDirectory: URL { user(.picturesDirectory) }
  public static var moviesDirectory: URL { user(.moviesDirectory) }
  public static var musicDirectory: URL { user(.musicDirectory) }
  public static var sharedPublicDirectory: URL { user(.sharedPublicDirectory) }

  /// How a bookmark would be made.
  public struct BookmarkCreationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
  }

  /// How a bookmark would be read.
  public struct BookmarkResolutionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
  }

  /// The address itself, as data.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }

  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self = url
    bookmarkDataIsStale = false
  }

  /// The lines of a file; an address elsewhere ends with an error.
  public var lines: AsyncThrowingStream<String, any Error> {
    let data = URLSession.shared.answer(self).map(\.0)
    return AsyncThrowingStream { stream in
      do {
        for line in String(decoding: try data.get(), as: UTF8.self).split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        { stream.yield(String(line)) }
        stream.finish()
      } catch {
        stream.finish(throwing: error)
      }
    }
  }

  /// How an address is written.
  public struct FormatStyle: Foundation.FormatStyle {
    /// Whether a part is written.
    public enum ComponentDisplayOption: Codable, Hashable, Sendable {
      case always, never
      case omitIfHTTPFamily
      public static func omitSpecificSubdomains(
        _ domains: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> Self { .always }
    }
    private var scheme = ComponentDisplayOption.always
    private var host = ComponentDisplayOption.always
    private var port = ComponentDisplayOption.omitIfHTTPFamily
    private var path = ComponentDisplayOption.always
    private var query = ComponentDisplayOption.never
    private var fragment = ComponentDisplayOption.never

    public init() {}

    public func scheme(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.scheme = option }
    }
    public func host(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.host = option }
    }
    public func port(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.port = option }
    }
    public func path(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.path = option }
    }
    public func query(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.query = option }
    }
    public func fragment(_ option: ComponentDisplayOption = .always) -> Self {
      with { $0.fragment = option }
    }
    private func with(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }

    public func format(_ url: URL) -> String {
      guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
        return url.absoluteString
      }
      let isWeb = ["http", "https"].contains(parts.scheme)
      func isShown(_ option: ComponentDisplayOption) -> Bool {
        option == .always || option == .omitIfHTTPFamily && !isWeb
      }
      if !isShown(scheme) { parts.scheme = nil }
      if !isShown(host) { parts.host = nil }
      if !isShown(port) { parts.port = nil }
      if !isShown(path) { parts.path = "" }
      if !isShown(query) { parts.query = nil }
      if !isShown(fragment) { parts.fragment = nil }
      let words = parts.string ?? url.absoluteString
      return words.hasPrefix("//") ? String(words.dropFirst(2)) : words
    }
  }

  public func formatted() -> String { formatted(.url) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL { style.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { URL.FormatStyle() }
}

extension FileManager {
  /// A folder for what apps of a group share.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    temporaryDirectory.appendingPathComponent(group, isDirectory: true)
  }

  /// Nil, as where nobody is signed in to iCloud.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func startDownloadingUbiquitousItem(at url: URL) throws {}
}

extension FileHandle {
  /// The bytes of the file, one after another.
  public var bytes: URLSession.AsyncBytes {
    URLSession.AsyncBytes(data: (try? readToEnd()) ?? Data())
  }
}

/// Reads and writes files beside others, of which there are none.
open class NSFileCoordinator: NSObject {
  /// How a file would be read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
  }
  /// How a file would be written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  public override init() {}
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor read: (URL) -> Void
  ) { read(url) }
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor write: (URL) -> Void
  ) { write(url) }
}
