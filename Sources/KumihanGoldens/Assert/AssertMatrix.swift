public import Foundation
public import Kumihan
public import KumihanSnapshots
public import KumihanViews

/// Checks a view in many surroundings, each against its own reference.
///
/// ```swift
/// assertMatrix(
///   of: ExpenseCard(), .scheme(.light, .dark), .dynamicType(.large, .accessibility3),
///   .locale("en", "de", "ar", .pseudo), .device(.standard), cover: .pairwise)
/// ```
///
/// Without axes, the eight cells of a review are drawn: light, dark, the smallest text size and AX3,
/// the two pseudo-languages, an iPhone SE and more contrast.
///
/// - Parameters:
///   - value: made on the main actor, for each cell anew.
///   - axes: what differs between the cells.
///   - cover: all combinations, or so many that any two values meet.
///   - name: begins the names of the cells, where a test has several matrices.
///   - layout: the room of the view where no device is said.
///   - scale: pixels per point.
///   - findings: whether truncated, clipped and overlapping texts, and cells that must differ and do
///     not, are told.
///   - sheet: when one picture of all cells is written.
///   - recording: when references are written; nil for what the surroundings say.
///   - fileID: of the test.
///   - filePath: of the test; references lie beside it.
///   - testName: the test's function.
///   - line: of the call.
///   - column: of the call.
public func assertMatrix<Value: View>(
  of value: @autoclosure @MainActor () throws -> Value, _ axes: MatrixAxis...,
  cover: MatrixCover = .all, named name: String? = nil,
  layout: SwiftUISnapshotLayout = .device(Device.standard), scale: CGFloat = 2,
  findings: MatrixFindings = .warnings, sheet: MatrixSheet = .whereNeeded,
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let call = SnapshotCall(
    name: name, recording: recording, directory: nil, timeout: 5, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
  for outcome in MatrixRun(
    axes: axes, cover: cover, layout: layout, scale: scale, findings: findings, sheet: sheet,
    call: call
  ).outcomes(of: value) {
    TestReporter.report(outcome, call)
  }
}
