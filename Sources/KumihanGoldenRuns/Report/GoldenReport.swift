package import Foundation

/// The report of a run: one page that needs nothing else, neither files nor a network.
package struct GoldenReport {
  /// Above this size pictures lie in a folder beside the page.
  package static let mostBytes = 60 << 20

  let run: GoldenRun
  let package: URL?
  /// Whether the page is shown by `kumihan goldens review`, which applies decisions itself.
  let isServed: Bool

  package init(run: GoldenRun, package: URL?, isServed: Bool = false) {
    (self.run, self.package, self.isServed) = (run, package, isServed)
  }

  /// Writes the page.
  ///
  /// - Parameter most: the size of a page in bytes from which on pictures lie beside it.
  /// - Returns: the bytes of the page and of what lies beside it.
  @discardableResult
  package func write(to file: URL, most: Int = mostBytes) throws -> Int {
    let folder = file.deletingPathExtension().lastPathComponent + "-files"
    let data = ReportData(
      run, package: package, command: "kumihan goldens approve decisions.json", files: folder)
    let size = data.blobs.reduce(0) { $0 + $1.text.utf8.count }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let beside = file.deletingLastPathComponent().appending(path: folder)
    try? FileManager.default.removeItem(at: beside)
    let isBeside = size > most
    if isBeside {
      try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: true)
      for blob in data.blobs {
        let line = "deliver(\(ReportData.script(blob.key)), \(ReportData.script(blob.text)))\n"
        try Data(line.utf8).write(to: beside.appending(path: "\(blob.key).js"), options: .atomic)
      }
    }
    let page = Data(html(data, withBlobs: !isBeside).utf8)
    try page.write(to: file, options: .atomic)
    return page.count + (isBeside ? size : 0)
  }

  /// The page as one text.
  package var html: String {
    html(
      ReportData(
        run, package: package, command: "kumihan goldens approve decisions.json", files: ""),
      withBlobs: true)
  }

  private func html(_ data: ReportData, withBlobs: Bool) -> String {
    let count = run.differences.count
    let title =
      count == 0
      ? "Every snapshot is as its reference"
      : "\(count) of \(max(count, run.seen?.count ?? 0)) snapshots differ"
    let heading = run.seen == nil && count > 0 ? "\(count) snapshots differ" : title
    // The page asks for nothing from outside, whatever a view's text contains.
    var page = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'self' file:; connect-src 'self'">
      <title>\(heading)</title>
      <style>
      \(ReportStyle.css)
      </style></head>
      <body>
      \(Self.body(heading, isServed: isServed))
      \(run.audits.html)
      <script type="application/json" id="data">\(ReportData.script(data))</script>
      <script>
      \(ReportScript.javaScript)
      </script>

      """
    if withBlobs {
      for blob in data.blobs {
        page += "<script type=\"\(blob.type)\" id=\"blob-\(blob.key)\">\(blob.text)</script>\n"
      }
    }
    return page + "</body></html>\n"
  }

  private static func body(_ heading: String, isServed: Bool) -> String {
    let apply =
      isServed
      ? "<button type=\"button\" id=\"apply\">Apply decisions</button>"
        + "<button type=\"button\" id=\"undo\">Undo the last approval</button>"
      : "<button type=\"button\" id=\"copy\">Copy command</button>"
    return """
      <a class="skip" href="#picture">To the picture</a>
      <header>
      <h1>\(heading)</h1>
      <span id="count" class="count"></span>
      <label>Name <input type="text" id="who" autocomplete="name"></label>
      <button type="button" id="save" aria-keyshortcuts="s">Save decisions</button>
      \(apply)
      <button type="button" id="scheme" aria-pressed="false" aria-keyshortcuts="d">Dark</button>
      <button type="button" id="help-open" aria-keyshortcuts="?">Keys</button>
      </header>
      <div class="layout">
      <nav id="causes" aria-label="Causes"></nav>
      <main id="picture" aria-label="Picture">
      <div class="row"><h3 id="name"></h3></div>
      <div><span id="where"></span><span id="stale" class="stale"></span></div>
      <pre class="message" id="message"></pre>
      <div class="row">
      <button type="button" id="previous" aria-keyshortcuts="k">Previous</button>
      <button type="button" id="next" aria-keyshortcuts="j">Next</button>
      <button type="button" id="accept" aria-pressed="false" aria-keyshortcuts="a">Accept</button>
      <button type="button" id="reject" aria-pressed="false" aria-keyshortcuts="r">Reject</button>
      </div>
      <div class="row" role="group" aria-label="How the pictures are shown"><span class="row" id="modes"></span>
      <button type="button" id="tree" aria-pressed="false" aria-keyshortcuts="t">Frames</button>
      <button type="button" id="smaller" aria-label="Smaller" aria-keyshortcuts="-">−</button>
      <button type="button" id="fit" aria-label="Fit the window" aria-keyshortcuts="0">Fit</button>
      <button type="button" id="bigger" aria-label="Bigger" aria-keyshortcuts="+">+</button>
      <span id="zoom" class="count"></span></div>
      <div class="row" id="slider-row" hidden><label for="slider" id="slider-name"></label>
      <input type="range" id="slider" min="0" max="100"></div>
      <div class="stage" id="stage" tabindex="0" role="region" aria-label="Pictures"></div>
      <div class="row"><span id="pixel" class="count"></span></div>
      <p id="status" role="status" aria-live="polite"></p>
      <label for="comment">Comment</label>
      <textarea id="comment" aria-keyshortcuts="c"></textarea>
      </main>
      </div>
      <dialog id="help" aria-label="Keys"><table id="help-keys"></table>
      <form method="dialog"><button>Close</button></form></dialog>
      """
  }
}
