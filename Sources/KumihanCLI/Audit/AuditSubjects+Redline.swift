import Foundation
import Kumihan
import KumihanAudit
import KumihanCairo

extension AuditSubjects {
  /// Writes the redline sheets of all pages; of several, pictures have numbers in their names, and a
  /// PDF has a page for each.
  func writeRedline(_ reports: [AuditReport], to path: String) throws {
    let url = URL(fileURLWithPath: path).absoluteURL
    let ending = url.pathExtension.lowercased()
    let format = ExportFormat(pathExtension: ending)
    guard format != nil || ending == "html" else {
      throw CommandFailure(
        ending.isEmpty ? "'\(path)' has no extension" : "unknown extension '.\(ending)'",
        hint: "end the name in .png, .pdf, .svg or .html")
    }
    let sheets = try zip(pages, reports).map { page, report in
      (name: report.page, sheet: try RedlineSheet(page, report: report, options: options))
    }
    guard let format else {
      return try WholeFile.write(Data(try RedlineSheet.html(sheets).utf8), to: url)
    }
    if format == .pdf { return try WholeFile.write(try RedlineSheet.pdf(sheets), to: url) }
    let stem = url.deletingPathExtension()
    for (number, entry) in sheets.enumerated() {
      let place =
        sheets.count == 1
        ? url : URL(fileURLWithPath: "\(stem.path)-\(number + 1).\(ending)")
      try WholeFile.write(try entry.sheet.export(format), to: place)
    }
  }
}
