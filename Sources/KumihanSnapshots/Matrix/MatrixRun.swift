import Foundation
import KumihanAppleNames
import Kumihan
package import KumihanViews

/// When the cells of a matrix are put together in one picture, `test.sheet.png` in the run's folder.
public enum MatrixSheet: Hashable, Sendable {
  /// Where a cell is new, another than its reference, or has findings.
  case whereNeeded
  /// In each run.
  case always
  case never
}

/// A matrix of one view.
package struct MatrixRun {
  let axes: [MatrixAxis]
  let cover: MatrixCover
  let layout: SwiftUISnapshotLayout
  let scale: CGFloat
  let findings: MatrixFindings
  let sheet: MatrixSheet
  let call: SnapshotCall

  package init(
    axes: [MatrixAxis], cover: MatrixCover, layout: SwiftUISnapshotLayout, scale: CGFloat,
    findings: MatrixFindings, sheet: MatrixSheet, call: SnapshotCall
  ) {
    (self.axes, self.cover, self.layout, self.scale) = (axes, cover, layout, scale)
    (self.findings, self.sheet, self.call) = (findings, sheet, call)
  }

  /// What the cells came to, in order, and then what was found; those that are as they should be have
  /// no failure and no notes.
  package func outcomes<Value: View>(
    of value: @MainActor () throws -> Value
  ) -> [SnapshotOutcome] {
    withoutActuallyEscaping(value) { value in
      onMain { Carried(value: check(value)) }.value
    }
  }

  @MainActor
  private func check<Value: View>(
    _ value: @escaping @MainActor () throws -> Value
  ) -> [SnapshotOutcome] {
    let cells: [MatrixCell]
    do {
      cells = try MatrixCell.cells(axes, cover: cover)
    } catch {
      return [SnapshotOutcome(failure: "\(error)")]
    }
    var outcomes: [SnapshotOutcome] = []
    var drawn: [Drawn] = []
    for cell in cells {
      if let problem = cell.problem {
        outcomes.append(SnapshotOutcome(failure: problem))
        continue
      }
      let (outcome, picture) = check(cell, value)
      outcomes.append(outcome)
      if let picture {
        let found = findings == .ignored ? [] : MatrixFinding.all(of: picture.page.layout)
        drawn.append(
          Drawn(cell: cell, picture: picture, isChanged: outcome.failure != nil, findings: found))
      }
    }
    let found = told(drawn)
    if let note = leaveSheet(drawn, found) {
      // The sheet belongs to the first thing that is wrong.
      if let index = outcomes.firstIndex(where: { $0.failure != nil }) {
        outcomes[index].failure? += "\n\(note)"
      } else if found.isEmpty {
        outcomes.append(SnapshotOutcome(notes: sheet == .always ? [note] : []))
      } else {
        return outcomes + [report(found + [note])]
      }
    }
    return found.isEmpty ? outcomes : outcomes + [report(found)]
  }

  private struct Drawn {
    var cell: MatrixCell
    var picture: DrawnPicture
    var isChanged: Bool
    var findings: [MatrixFinding]
  }

  /// Compares a cell with its reference.
  @MainActor
  private func check<Value: View>(
    _ cell: MatrixCell, _ value: @escaping @MainActor () throws -> Value
  ) -> (SnapshotOutcome, DrawnPicture?) {
    var surroundings = MatrixSurroundings(world: call.world)
    cell.apply(&surroundings)
    var cellCall = call
    cellCall.name = (call.name.map { "\($0)-" } ?? "") + cell.name
    cellCall.world = surroundings.world
    let screen = surroundings.screen(layout: layout, scale: scale)
    var picture: DrawnPicture?
    let strategy = Snapshotting<Value, UIImage>(
      pathExtension: "png", diffing: .image(.exact)
    ) { view in
      let carried = Carried(value: view)
      return onMain {
        let image = screen.image(of: carried.value)
        picture = image.drawn?.origin as? DrawnPicture
        return image
      }
    }
    let outcome = SnapshotRun.outcome(of: value, as: strategy, cellCall)
    return (outcome, picture)
  }

  /// A line for each finding, with the cells that have it.
  private func told(_ drawn: [Drawn]) -> [String] {
    guard findings != .ignored else { return [] }
    var order: [MatrixFinding] = []
    var cells: [MatrixFinding: [String]] = [:]
    for one in drawn {
      for finding in one.findings {
        if cells[finding] == nil { order.append(finding) }
        if cells[finding]?.last != one.cell.name {
          cells[finding, default: []].append(one.cell.name)
        }
      }
    }
    let same = MatrixFinding.same(
      drawn.map { one in
        let hasText = one.picture.page.layout.nodes.contains { $0.kind == "text" }
        return (one.cell, one.picture.fingerprint, hasText)
      })
    return order.map { finding in
      "\(finding.kind.rawValue): \(finding.place) \(finding.words) in "
        + (cells[finding] ?? []).joined(separator: ", ")
    } + same.map { "suspicious: \($0.words)" }
  }

  private func report(_ lines: [String]) -> SnapshotOutcome {
    let words = lines.joined(separator: "\n")
    return findings == .failures
      ? SnapshotOutcome(failure: words) : SnapshotOutcome(notes: [words])
  }

  /// Writes the sheet where it is wanted; says where, or why not.
  @MainActor
  private func leaveSheet(_ drawn: [Drawn], _ found: [String]) -> String? {
    let isNeeded = drawn.contains(where: \.isChanged) || !found.isEmpty
    let test = SnapshotName.test(call.testName)
    let name = call.name.map { "\(test).\(SnapshotName.cleaned($0))" } ?? test
    let folder = RunFolder(
      source: URL(filePath: call.filePath), references: call.folder, environment: call.environment)
    // That of an earlier run would show what is no more.
    folder.clear(name, endings: [".sheet.png"])
    guard !drawn.isEmpty, sheet == .always || (sheet == .whereNeeded && isNeeded) else {
      return nil
    }
    let view = ContactSheet(
      title: name,
      items: drawn.map { one in
        .init(
          id: one.cell.name, image: one.picture.image, isChanged: one.isChanged,
          findings: one.findings.map { "\($0.kind.rawValue): \($0.words)" })
      })
    do {
      return "sheet: \(try folder.leave(view.png(), as: "\(name).sheet.png").shortPath)"
    } catch {
      return "sheet: cannot be written: \(error)"
    }
  }
}
