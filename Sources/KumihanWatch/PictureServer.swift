import Foundation
import KumihanData
import KumihanServer

/// Shows the gallery to browsers.
struct PictureServer {
  let gallery: Gallery

  func start(port: UInt16) throws -> String {
    try Server { [gallery] head, _ in
      guard head.method == "GET" else { throw RequestHead.Refusal.notGet }
      switch head.path {
      case "/":
        return Answer(
          type: "text/html; charset=utf-8", body: Data(WatchPage(title: gallery.title).html.utf8))
      case "/picture.png": return Answer(type: "image/png", body: gallery.png)
      case "/state":
        let version = head.query["after"].flatMap(Int.init) ?? -1
        return .json(
          JSONWriter.text(of: try await gallery.state(after: version, within: 10).json))
      default: throw RequestHead.Refusal.notFound
      }
    }.start(at: .port(port))
  }
}
