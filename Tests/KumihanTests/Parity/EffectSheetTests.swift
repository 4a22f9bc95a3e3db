import Kumihan
import KumihanGoldens
import Testing

/// Every effect on one page, to look at.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct EffectSheetTests {
  @Test func everyEffectLooksAsItShould() throws {
    let renderer = ImageRenderer(content: EffectSheet())
    renderer.scale = 2
    renderer.background = .white
    assertSnapshot(of: try renderer.page(), as: .image, named: "effects")
    try ParityTests.leavePictures(of: renderer, named: "all-effects")
  }
}

private struct EffectSheet: View {
  private let columns = 3

  var body: some View {
    Grid(horizontalSpacing: 12, verticalSpacing: 12) {
      ForEach(0..<(ParityCase.all.count + columns - 1) / columns, id: \.self) { row in
        GridRow {
          ForEach(0..<columns, id: \.self) { column in
            if row * columns + column < ParityCase.all.count {
              cell(ParityCase.all[row * columns + column])
            } else {
              Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            }
          }
        }
      }
    }
    .padding(16)
  }

  private func cell(_ parity: ParityCase) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(parity.name).font(.system(size: 9, weight: .semibold)).foregroundStyle(.secondary)
      parity.view()
        .frame(width: ParityCase.size.width, height: ParityCase.size.height)
        .border(Color.black.opacity(0.15), width: 0.5)
    }
  }
}
