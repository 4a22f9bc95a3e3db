public import Foundation
public import Kumihan
public import KumihanSnapshots

/// Checks every preview of the running program against its reference: each `#Preview` and each
/// `PreviewProvider` of the modules that the test target links.
///
/// ```swift
/// @Test func previews() { assertPreviews() }
/// ```
///
/// Each is drawn in the room that it asks for, or on the standard device's screen. Its reference is
/// named by its module, its file and its name, `previews.Wallet-Row-Dark.png`; previews without a
/// name, or of one name, are numbered in their order in the file.
///
/// - Parameters:
///   - modules: those whose previews are drawn; nil for all.
///   - scale: pixels per point; nil for the device's.
///   - comparison: how exactly.
///   - isIncluded: leaves out previews for which it is false.
///   - recording: when references are written; nil for what the surroundings say.
///   - fileID: of the test.
///   - filePath: of the test; references lie beside it.
///   - testName: the test's function.
///   - line: of the call.
///   - column: of the call.
public func assertPreviews(
  of modules: [String]? = nil, scale: CGFloat? = nil,
  compare comparison: PictureComparison = .exact,
  where isIncluded: @MainActor (ListedPreview) -> Bool = { _ in true },
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let call = SnapshotCall(
    name: nil, recording: recording, directory: nil, timeout: 5, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  let outcomes = withoutActuallyEscaping(isIncluded) { isIncluded in
    onMain {
      Carried(
        value: PreviewRun(scale: scale, comparison: comparison)
          .outcomes(of: PreviewCatalogue.all().filter(isIncluded), in: modules, call))
    }.value
  }
  for outcome in outcomes { TestReporter.report(outcome, call) }
}
