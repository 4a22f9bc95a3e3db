public import Foundation
import KumihanFoundation

/// Cookies and caches of pages.
open class WKWebsiteDataStore: NSObject {
  public class func `default`() -> WKWebsiteDataStore { SharedObjects.one { WKWebsiteDataStore() } }
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public class func allWebsiteDataTypes() -> Set<String> { [] }
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  open func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
  open func removeData(
    ofTypes types: Set<String>, for records: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  open func fetchDataRecords(
    ofTypes types: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  open func dataRecords(ofTypes types: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  public let httpCookieStore = WKHTTPCookieStore()
}

/// What a page kept; none has.
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

/// The cookies of pages, as the app sets them.
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }
  open func allCookies() async -> [HTTPCookie] { cookies }
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    put(cookie)
    completionHandler?()
  }
  open func setCookie(_ cookie: HTTPCookie) async { put(cookie) }
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    remove(cookie)
    completionHandler?()
  }
  open func deleteCookie(_ cookie: HTTPCookie) async { remove(cookie) }
  /// There is one of a name at a place: a newer one replaces it.
  private func put(_ cookie: HTTPCookie) {
    remove(cookie)
    cookies.append(cookie)
  }
  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path)
    }
  }
}
