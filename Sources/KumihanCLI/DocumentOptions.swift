import ArgumentParser
import Foundation
import Kumihan

/// What a PDF says of itself, and the standards that it keeps.
struct DocumentOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The standards that a PDF must keep: ua-1, a-2b or both, with a comma.", valueName: "names"))
  var pdfStandard: String?

  @Flag(name: .long, help: "Write a PDF without the structure that screen readers follow.")
  var untaggedPdf = false

  /// The title stays for the command to say.
  func metadata(language: String) throws -> PDFMetadata {
    var metadata = PDFMetadata(language: language)
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
