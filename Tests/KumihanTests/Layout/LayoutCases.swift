import Foundation
import Kumihan

extension LayoutCaseTests {
  static func fixed(_ width: CGFloat, _ height: CGFloat, _ name: String = "") -> some View {
    Color.blue.frame(width: width, height: height).named(name)
  }

  static var fill: Color { Color.red }

  static let cases =
    published + frames + wrappers + layers + safeAreas + scrolled + stacks + priorities + zStacks
    + fitting + mirrored + grids + lazyGrids

  static let published: [Case] = [
    Case("frame-width-only", 500, 500, ["rect": [150, 0, 200, 500]]) {
      Rectangle().frame(width: 200).named("rect")
    },
    Case("frame-height-only", 500, 500, ["rect": [0, 150, 500, 200]]) {
      Rectangle().frame(height: 200).named("rect")
    },
    Case("flex-inf-topLeading", 500, 500, ["rect": [0, 0, 100, 100], "root": [0, 0, 500, 500]]) {
      fixed(100, 100, "rect")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).named("root")
    },
    Case("flex-inf-trailing", 500, 500, ["rect": [400, 200, 100, 100]]) {
      fixed(100, 100, "rect")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    },
    Case("flex-inf-center", 500, 500, ["rect": [200, 200, 100, 100]]) {
      fixed(100, 100, "rect").frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    Case("pad-asym", 200, 100, ["c": [20, 10, 140, 60], "root": [0, 0, 200, 100]]) {
      fill.named("c").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        .named("root")
    },
    Case("pad-overflow", 100, 100, ["p": [-10, -10, 120, 120], "c": [50, 50, 0, 0]]) {
      fill.named("c").padding(60).named("p")
    },
    Case("vstack-2", 500, 500, ["a": [0, 0, 500, 246], "b": [0, 254, 500, 246]]) {
      VStack {
        fill.named("a")
        fill.named("b")
      }
    },
    Case("vstack-0", 500, 500, ["a": [0, 0, 500, 250], "b": [0, 250, 500, 250]]) {
      VStack(spacing: 0) {
        fill.named("a")
        fill.named("b")
      }
    },
    Case("vstack-align-leading", 500, 500, ["b": [0, 254, 50, 246]]) {
      VStack(alignment: .leading) {
        fill
        fill.frame(width: 50).named("b")
      }
    },
    Case("vstack-align-center", 500, 500, ["b": [225, 254, 50, 246]]) {
      VStack {
        fill
        fill.frame(width: 50).named("b")
      }
    },
    Case("vstack-align-trailing", 500, 500, ["b": [450, 254, 50, 246]]) {
      VStack(alignment: .trailing) {
        fill
        fill.frame(width: 50).named("b")
      }
    },
    Case(
      "vstack-prio", 500, 500,
      ["a": [0, 0, 500, 50], "b": [0, 58, 500, 217], "c": [0, 283, 500, 217]]
    ) {
      VStack {
        fill.frame(minHeight: 50).named("a")
        fill.named("b").layoutPriority(1)
        fill.frame(minHeight: 50).named("c").layoutPriority(1)
      }
    },
    Case(
      "hstack-2spacers", 400, 400,
      ["a": [75, 175, 40, 50], "b": [180, 175, 40, 50], "c": [285, 175, 40, 50]]
    ) {
      HStack {
        fixed(40, 50, "a")
        Spacer()
        fixed(40, 50, "b")
        Spacer()
        fixed(40, 50, "c")
      }
      .frame(width: 250, height: 80)
    },
    Case("hstack-spacer", 400, 400, ["a": [100, 175, 50, 50], "b": [250, 175, 50, 50]]) {
      HStack {
        fixed(50, 50, "a")
        Spacer()
        fixed(50, 50, "b")
      }
      .frame(width: 200, height: 80)
    },
    Case("vstack-spacer", 400, 400, ["a": [175, 100, 50, 50], "b": [175, 250, 50, 50]]) {
      VStack {
        fixed(50, 50, "a")
        Spacer()
        fixed(50, 50, "b")
      }
      .frame(width: 80, height: 200)
    },
    Case(
      "hstack-flexorder", 300, 50,
      ["cap60": [0, 0, 60, 50], "flex": [60, 0, 140, 50], "fixed": [200, 0, 100, 50]]
    ) {
      HStack(spacing: 0) {
        fill.frame(minWidth: 0, maxWidth: 60).named("cap60")
        fill.named("flex")
        fill.frame(width: 100).named("fixed")
      }
    },
    Case("hstack-mininf-rev", 200, 50, ["plain": [0, 0, 50, 50], "min150": [50, 0, 150, 50]]) {
      HStack(spacing: 0) {
        fill.named("plain")
        fill.frame(minWidth: 150).named("min150")
      }
    },
    Case("hstack-ideal", 300, 300, ["a": [136, 145, 10, 10], "b": [154, 145, 10, 10]]) {
      HStack {
        fill.named("a")
        fill.named("b")
      }
      .fixedSize()
    },
    Case("hstack-prio-neg", 200, 40, ["low": [0, 0, 80, 40], "cap": [80, 0, 120, 40]]) {
      HStack(spacing: 0) {
        fill.named("low").layoutPriority(-1)
        fill.frame(minWidth: 0, maxWidth: 120).named("cap")
      }
    },
    Case("z-br", 300, 300, ["a": [100, 140, 100, 50], "b": [160, 110, 40, 80]]) {
      ZStack(alignment: .bottomTrailing) {
        fixed(100, 50, "a")
        fixed(40, 80, "b")
      }
    },
    Case("bg-center", 500, 500, ["fg": [200, 200, 100, 100], "bg": [225, 225, 50, 50]]) {
      fixed(100, 100, "fg").background { fixed(50, 50, "bg") }
    },
    Case("bg-bottomTrailing", 500, 500, ["bg": [250, 250, 50, 50]]) {
      fixed(100, 100).background(alignment: .bottomTrailing) { fixed(50, 50, "bg") }
    },
    Case("overlay-big", 500, 500, ["fg": [200, 200, 100, 100], "ov": [170, 240, 160, 20]]) {
      fixed(100, 100, "fg").overlay { fixed(160, 20, "ov") }
    },
    Case("aspect-1", 500, 500, ["r": [200, 200, 100, 100]]) {
      Rectangle().named("r").aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100)
    },
    Case("aspect-.5-fill", 500, 500, ["r": [200, 150, 100, 200]]) {
      Rectangle().named("r").aspectRatio(0.5, contentMode: .fill).frame(width: 100, height: 100)
    },
    Case("aspect-half", 300, 300, ["r": [137.5, 125, 25, 50]]) {
      fill.named("r").aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50)
    },
    Case("aspect-nil-fill", 300, 300, ["r": [100, 100, 100, 100]]) {
      fill.named("r").aspectRatio(contentMode: .fill).frame(width: 50, height: 100)
    },
    Case("fixed-h", 300, 300, ["c": [145, 100, 10, 100]]) {
      fill.named("c").fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
    },
    Case("fixed-v", 300, 300, ["c": [100, 145, 100, 10]]) {
      fill.named("c").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
    },
    Case("position", 100, 100, ["c": [20, 30, 20, 20], "root": [0, 0, 100, 100]]) {
      fixed(20, 20, "c").position(x: 30, y: 40).named("root")
    },
    Case("offset", 100, 100, ["slot": [40, 40, 20, 20], "c": [45, 35, 20, 20]]) {
      fixed(20, 20, "c").offset(x: 5, y: -5).named("slot")
    },
    Case("geo-children", 300, 600, ["blue": [0, 0, 150, 300], "red": [0, 0, 100, 200]]) {
      GeometryReader { proxy in
        fixed(proxy.size.width / 2, proxy.size.height / 2, "blue")
        fixed(proxy.size.width / 3, proxy.size.height / 3, "red")
      }
    },
    Case(
      "safe-inset", 400, 800,
      [
        "yellow": [0, 760, 400, 40], "gray": [370, 0, 30, 760], "blue": [0, 0, 370, 20],
        "green": [0, 20, 10, 740],
      ]
    ) {
      fill
        .safeAreaInset(edge: .leading, spacing: 0) { Color.green.frame(width: 10).named("green") }
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20).named("blue") }
        .safeAreaInset(edge: .trailing, spacing: 0) { Color.gray.frame(width: 30).named("gray") }
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Color.yellow.frame(height: 40).named("yellow")
        }
    },
  ]
}
