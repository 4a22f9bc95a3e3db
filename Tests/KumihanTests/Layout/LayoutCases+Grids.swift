import Foundation
import Kumihan

/// The rules of grids, each by a case worked out by hand.
extension LayoutCaseTests {
  static let grids: [Case] = [
    Case(
      "grid-cells", 100, 100,
      [
        "a": [21, 36, 20, 10], "b": [59, 31, 30, 20], "c": [11, 59, 40, 10],
        "d": [69, 59, 10, 10],
      ]
    ) {
      Grid {
        GridRow {
          fixed(20, 10, "a")
          fixed(30, 20, "b")
        }
        GridRow {
          fixed(40, 10, "c")
          fixed(10, 10, "d")
        }
      }
    },
    Case("grid-spacing", 100, 100, ["a": [38, 42, 10, 10], "d": [52, 48, 10, 10]]) {
      Grid(horizontalSpacing: 4, verticalSpacing: -4) {
        GridRow {
          fixed(10, 10, "a")
          fixed(10, 10)
        }
        GridRow {
          fixed(10, 10)
          fixed(10, 10, "d")
        }
      }
    },
    // A view that is not a row is one cell across all columns.
    Case("grid-without-row", 100, 100, ["w": [21, 56.5, 58, 5]]) {
      Grid {
        GridRow {
          fixed(20, 10)
          fixed(30, 10)
        }
        fill.frame(height: 5).named("w")
      }
      .fixedSize()
    },
    Case("grid-span", 100, 100, ["s": [45, 54, 10, 10]]) {
      Grid {
        GridRow {
          fixed(20, 10)
          fixed(30, 10)
        }
        GridRow { fixed(10, 10, "s").gridCellColumns(2) }
      }
    },
    // A cell's width beyond its columns is spread over them evenly.
    Case("grid-wide-span", 100, 100, ["s": [11, 54, 78, 10], "b": [49, 36, 30, 10]]) {
      Grid(alignment: .leading) {
        GridRow {
          fixed(20, 10)
          fixed(30, 10, "b")
        }
        GridRow { fixed(78, 10, "s").gridCellColumns(2) }
      }
    },
    Case("grid-column-alignment", 100, 100, ["a": [50, 36, 20, 10]]) {
      Grid {
        GridRow { fixed(20, 10, "a").gridColumnAlignment(.trailing) }
        GridRow { fixed(40, 10) }
      }
    },
    Case("grid-row-alignment", 100, 100, ["a": [36, 55, 10, 10]]) {
      Grid {
        GridRow(alignment: .bottom) {
          fixed(10, 10, "a")
          fixed(10, 30)
        }
      }
    },
    Case("grid-alignment", 100, 100, ["a": [30, 31, 10, 10], "c": [30, 59, 20, 10]]) {
      Grid(alignment: .topLeading) {
        GridRow {
          fixed(10, 10, "a")
          fixed(12, 20)
        }
        GridRow { fixed(20, 10, "c") }
      }
    },
    Case("grid-anchor", 100, 100, ["a": [41, 41, 20, 10]]) {
      Grid {
        GridRow {
          fixed(20, 10, "a").gridCellAnchor(.bottomTrailing)
          fixed(10, 20)
        }
        GridRow {
          fixed(40, 10)
          fixed(10, 10)
        }
      }
    },
    // An unsized cell does not widen its column.
    Case("grid-unsized", 200, 100, ["u": [80, 57, 40, 4]]) {
      Grid {
        GridRow { fixed(40, 10) }
        GridRow { fill.frame(height: 4).named("u").gridCellUnsizedAxes(.horizontal) }
      }
    },
    Case("grid-flexible-columns", 108, 10, ["a": [0, 0, 20, 10], "b": [28, 0, 80, 10]]) {
      Grid {
        GridRow {
          fixed(20, 10, "a")
          fill.named("b")
        }
      }
    },
    // Modifiers of a row that change no layout leave it a row.
    Case("grid-row-with-effect", 100, 100, ["a": [21, 36, 20, 10], "d": [69, 54, 10, 10]]) {
      Grid {
        GridRow {
          fixed(20, 10, "a")
          fixed(30, 10)
        }
        .opacity(0.5)
        GridRow {
          fixed(40, 10)
          fixed(10, 10, "d")
        }
        .tag(1)
      }
    },
    Case("row-outside-a-grid", 100, 100, ["a": [36, 45, 10, 10], "b": [54, 45, 10, 10]]) {
      GridRow {
        fixed(10, 10, "a")
        fixed(10, 10, "b")
      }
    },
  ]

  static let lazyGrids: [Case] = [
    Case(
      "lazy-v", 200, 100, ["a": [66, 38, 20, 10], "b": [114, 28, 20, 30], "c": [66, 62, 20, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 4) {
        fixed(20, 10, "a")
        fixed(20, 30, "b")
        fixed(20, 10, "c")
      }
    },
    Case(
      "lazy-h", 100, 100, ["a": [28, 31, 20, 10], "b": [33, 69, 10, 10], "c": [52, 31, 20, 10]]
    ) {
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(20))], spacing: 4) {
        fixed(20, 10, "a")
        fixed(10, 10, "b")
        fixed(20, 10, "c")
      }
    },
    Case("lazy-item-alignment", 200, 100, ["a": [56, 35, 20, 10], "b": [114, 35, 20, 30]]) {
      LazyVGrid(columns: [
        GridItem(.fixed(40), alignment: .topLeading), GridItem(.fixed(40)),
      ]) {
        fixed(20, 10, "a")
        fixed(20, 30, "b")
      }
    },
    Case("lazy-gaps", 200, 100, ["a": [58, 45, 40, 10], "b": [102, 45, 40, 10]]) {
      LazyVGrid(columns: [GridItem(.fixed(40), spacing: 4), GridItem(.fixed(40))]) {
        fixed(40, 10, "a")
        fixed(40, 10, "b")
      }
    },
    // An item is proposed its track's width and no height.
    Case("lazy-proposal", 100, 100, ["a": [0, 45, 46, 10], "b": [54, 45, 46, 10]]) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        fill.named("a")
        fill.named("b")
      }
    },
    Case("lazy-v-stack", 100, 100, ["a": [40, 36, 20, 10], "b": [40, 54, 20, 10]]) {
      LazyVStack {
        fixed(20, 10, "a")
        fixed(20, 10, "b")
      }
    },
  ]
}
