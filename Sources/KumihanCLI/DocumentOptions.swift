public import ArgumentParser
import Foundation
public import Kumihan

/// What a document says of itself: the standards and structure of a PDF, the form of an SVG's text.
struct DocumentOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("The title of a PDF or an SVG; else the command's own.", valueName: "words"))
  var title: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The standards that a PDF must keep: ua-1, a-2b or both, with a comma.", valueName: "names"))
  var pdfStandard: String?

  @Flag(name: .long, help: "Write a PDF without the structure that screen readers follow.")
  var untaggedPdf = false

  @Option(
    name: .long,
    help: "An SVG's text: embedded, as text in faces of its own, or outlines, the same everywhere.")
  var svgText = SVGOptions.Text.embedded

  @Option(
    name: .long,
    help: "The colours: srgb, or display-p3, where colours beyond sRGB stay as wide as they are.")
  var colorSpace = OutputColorSpace.sRGB

  /// A format's exporter with all of it.
  func exporter(
    for format: ExportFormat, title: String, language: String
  ) throws -> any Exporter {
    format.exporter(
      title: self.title ?? title, svgText: svgText, metadata: try metadata(language: language),
      colorSpace: colorSpace)
  }

  /// Refuses a PDF's standard for a file of another format, which could not keep it.
  func check(for format: ExportFormat) throws {
    guard let pdfStandard, format != .pdf else { return }
    throw CommandFailure(
      "--pdf-standard \(pdfStandard) is for a PDF, and the output is a .\(format.rawValue)",
      hint: "end the output file's name in .pdf, or leave the option out")
  }

  /// Without a title of the user's, that stays for the command to say.
  func metadata(language: String) throws -> PDFMetadata {
    var metadata = PDFMetadata(title: title, language: language)
    metadata.isTagged = !untaggedPdf
    for name in (pdfStandard ?? "").split(separator: ",").map(String.init) {
      guard let standard = PDFStandard(rawValue: name.trimmingCharacters(in: .whitespaces)) else {
        let known = PDFStandard.allCases.map(\.rawValue).joined(separator: " and ")
        throw CommandFailure("unknown PDF standard '\(name)'", hint: "there are \(known)")
      }
      metadata.standards.insert(standard)
    }
    return metadata
  }
}

extension SVGOptions.Text: ExpressibleByArgument {}
extension OutputColorSpace: ExpressibleByArgument {}
