import Foundation
import Kumihan

/// The rules of modifiers, each by a case worked out by hand from what SwiftUI documents.
extension LayoutCaseTests {
  static let frames: [Case] = [
    Case("frame-of-nothing", 100, 100, ["c": [35, 40, 30, 20]]) { fixed(30, 20, "c").frame() },
    Case("frame-around-larger", 100, 100, ["c": [25, 25, 100, 100], "f": [25, 25, 50, 50]]) {
      fixed(100, 100, "c").frame(width: 50, height: 50, alignment: .topLeading).named("f")
    },
    Case("frame-around-larger-end", 100, 100, ["c": [-25, -25, 100, 100]]) {
      fixed(100, 100, "c").frame(width: 50, height: 50, alignment: .bottomTrailing)
    },
    Case("frame-negative-is-ignored", 100, 50, ["c": [0, 15, 100, 20]]) {
      fill.named("c").frame(width: -10, height: 20)
    },
    Case("frame-by-guide", 100, 20, ["c": [15, 0, 20, 20]]) {
      fixed(20, 20, "c").alignmentGuide(.leading) { _ in 5 }
        .frame(width: 60, height: 20, alignment: .leading)
    },
    Case("flex-placed", 100, 20, ["c": [70, 0, 30, 20]]) {
      fixed(30, 20, "c").frame(maxWidth: .infinity, alignment: .trailing)
    },
    // A child is proposed what the bounds leave of the proposal.
    Case("flex-child-proposal", 100, 100, ["c": [30, 20, 40, 60]]) {
      fill.named("c").frame(minHeight: 60, maxHeight: 60).frame(maxWidth: 40)
    },
    // Where neither proposal nor ideal fixes a length, the child keeps its own.
    Case("flex-child-of-nothing", 100, 100, ["c": [35, 40, 30, 20], "f": [30, 40, 40, 20]]) {
      fixed(30, 20, "c").frame(minWidth: 40).named("f").fixedSize()
    },
  ]

  static let wrappers: [Case] = [
    Case("pad-default", 100, 100, ["c": [16, 16, 68, 68]]) { fill.named("c").padding() },
    Case("pad-edges", 100, 100, ["c": [0, 10, 100, 80]]) { fill.named("c").padding(.vertical, 10) },
    Case("pad-negative", 100, 100, ["c": [-10, -10, 120, 120], "p": [0, 0, 100, 100]]) {
      fill.named("c").padding(-10).named("p")
    },
    Case("fixed-both", 100, 100, ["c": [45, 45, 10, 10]]) { fill.named("c").fixedSize() },
    // Only the free axis is proposed: 100 wide, so 50 high, whatever the frame's height.
    Case("fixed-vertical-ratio", 100, 100, ["c": [0, 25, 100, 50], "f": [0, 40, 100, 20]]) {
      fill.named("c").aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true)
        .frame(height: 20).named("f")
    },
    Case("aspect-of-the-ideal-fit", 100, 30, ["c": [30, 0, 40, 30]]) {
      fill.named("c").frame(idealWidth: 40, idealHeight: 30).scaledToFit()
    },
    Case("aspect-of-the-ideal-fill", 100, 30, ["c": [0, -22.5, 100, 75]]) {
      fill.named("c").frame(idealWidth: 40, idealHeight: 30).scaledToFill()
    },
    Case("aspect-of-a-size", 100, 30, ["c": [30, 0, 40, 30]]) {
      fill.named("c").aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
    },
    // A rigid child keeps its size in the middle of what it was offered.
    Case("aspect-rigid", 100, 100, ["c": [40, 40, 20, 20], "a": [40, 40, 20, 20]]) {
      fixed(20, 20, "c").aspectRatio(2, contentMode: .fit).named("a")
    },
    Case("position-outside", 100, 100, ["c": [-10, 190, 20, 20], "p": [0, 0, 100, 100]]) {
      fixed(20, 20, "c").position(x: 0, y: 200).named("p")
    },
    Case("effects-keep-the-slot", 100, 100, ["a": [40, 40, 20, 10], "b": [40, 50, 20, 10]]) {
      VStack(spacing: 0) {
        fixed(20, 10, "a").rotationEffect(.degrees(90)).scaleEffect(3).blur(radius: 2)
          .shadow(radius: 5).opacity(0.5).clipped().blendMode(.multiply)
        fixed(20, 10, "b")
      }
    },
    Case("offset-keeps-the-slot", 100, 100, ["a": [45, 45, 20, 10], "b": [40, 50, 20, 10]]) {
      VStack(spacing: 0) {
        fixed(20, 10, "a").offset(x: 5, y: 5)
        fixed(20, 10, "b")
      }
    },
    // The layout grid: sizes go up to its steps, content stands at the leading edge.
    Case("step", 100, 100, ["c": [34, 39.5, 30, 21], "s": [34, 38, 32, 24]]) {
      fixed(30, 21, "c").snappedToGrid().named("s").layoutGrid(4)
    },
  ]

  static let layers: [Case] = [
    Case("bg-proposal", 100, 100, ["b": [30, 35, 40, 30]]) {
      fixed(40, 30).background { fill.named("b") }
    },
    Case("overlay-corner", 100, 100, ["o": [30, 35, 10, 10]]) {
      fixed(40, 30).overlay(alignment: .topLeading) { fixed(10, 10, "o") }
    },
    Case("overlay-several", 100, 100, ["a": [60, 55, 10, 10], "b": [50, 55, 20, 10]]) {
      fixed(40, 30).overlay(alignment: .bottomTrailing) {
        fixed(10, 10, "a")
        fixed(20, 10, "b")
      }
    },
    Case("overlay-by-guide", 100, 100, ["o": [25, 45, 10, 10]]) {
      fixed(40, 30).overlay(alignment: .leading) {
        fixed(10, 10, "o").alignmentGuide(.leading) { $0.width / 2 }
      }
    },
  ]

  static let safeAreas: [Case] = [
    Case("safe-padding", 100, 100, ["c": [10, 10, 80, 80]]) {
      fill.named("c").safeAreaPadding(10)
    },
    Case("safe-ignored", 100, 100, ["c": [0, 0, 100, 100]]) {
      fill.named("c").ignoresSafeArea().safeAreaPadding(10)
    },
    Case("safe-ignored-at-the-top", 100, 100, ["c": [10, 0, 80, 90]]) {
      fill.named("c").ignoresSafeArea(edges: .top).safeAreaPadding(10)
    },
    // The size stays the safe one: what stands beside it does not move.
    Case("safe-ignored-slot", 100, 100, ["c": [0, 0, 100, 100], "slot": [10, 10, 80, 80]]) {
      fill.named("c").ignoresSafeArea().named("slot").safeAreaPadding(10)
    },
    // Away from the border there is nothing to ignore.
    Case("safe-inside", 100, 100, ["c": [25, 25, 50, 50]]) {
      fill.named("c").ignoresSafeArea().padding(15).safeAreaPadding(10)
    },
    Case("inset-bottom", 100, 100, ["c": [0, 0, 100, 76], "s": [0, 80, 30, 20]]) {
      fill.named("c").safeAreaInset(edge: .bottom, alignment: .leading, spacing: 4) {
        fixed(30, 20, "s")
      }
    },
    Case("inset-leading", 100, 100, ["c": [30, 0, 70, 100], "s": [0, 40, 30, 20]]) {
      fill.named("c").safeAreaInset(edge: .leading, spacing: 0) { fixed(30, 20, "s") }
    },
    Case("inset-default-gap", 100, 100, ["c": [0, 28, 100, 72], "s": [35, 0, 30, 20]]) {
      fill.named("c").safeAreaInset(edge: .top) { fixed(30, 20, "s") }
    },
    // The strip's space is safe area: content may extend under it.
    Case("inset-reached-under", 100, 100, ["c": [0, 0, 100, 100]]) {
      fill.named("c").ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) {
        fixed(100, 20, "s")
      }
    },
    Case("inset-of-a-rigid-view", 100, 100, ["c": [30, 50, 40, 30], "s": [45, 20, 10, 30]]) {
      fixed(40, 30, "c").safeAreaInset(edge: .top, spacing: 0) { fixed(10, 30, "s") }
    },
  ]

  static let scrolled: [Case] = [
    Case("scroll-vertical", 100, 100, ["c": [30, 0, 40, 300]]) {
      ScrollView { fixed(40, 300, "c") }
    },
    // Nothing is proposed along the axis: a colour is 10 high.
    Case("scroll-proposal", 100, 100, ["c": [0, 0, 100, 10]]) { ScrollView { fill.named("c") } },
    Case("scroll-horizontal", 100, 100, ["c": [0, 30, 300, 40]]) {
      ScrollView(.horizontal) { fixed(300, 40, "c") }
    },
    Case("scroll-both", 100, 100, ["c": [0, 0, 300, 200]]) {
      ScrollView([.horizontal, .vertical]) { fixed(300, 200, "c") }
    },
    Case("scroll-from-the-end", 100, 100, ["c": [30, -200, 40, 300]]) {
      ScrollView { fixed(40, 300, "c") }.defaultScrollAnchor(.bottom)
    },
    Case("scroll-several", 100, 100, ["a": [40, 0, 20, 30], "b": [40, 38, 20, 30]]) {
      ScrollView {
        fixed(20, 30, "a")
        fixed(20, 30, "b")
      }
    },
    Case("scroll-strip", 300, 400, ["s": [0, 0, 300, 30], "rest": [0, 30, 300, 370]]) {
      VStack(spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack {
            fixed(80, 30)
            fixed(380, 30)
          }
        }
        .named("s")
        fill.named("rest")
      }
    },
    Case("scroll-column", 300, 200, ["s": [0, 0, 50, 200], "rest": [50, 0, 250, 200]]) {
      HStack(spacing: 0) {
        ScrollView { fixed(50, 300) }.named("s")
        fill.named("rest")
      }
    },
    Case("scroll-strip-with-margins", 100, 100, ["s": [0, 0, 100, 46], "c": [8, 8, 40, 30]]) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { fixed(40, 30, "c") }.contentMargins(8).named("s")
        fill
      }
    },
    // Under a border the strip keeps its height below it.
    Case("scroll-strip-in-a-safe-area", 100, 100, ["s": [10, 10, 80, 30], "c": [10, 10, 40, 30]]) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { fixed(40, 30, "c") }.named("s")
        fill
      }
      .safeAreaPadding(10)
    },
    // What fills its room across does so in a scroll view as well.
    Case("scroll-row-with-a-spacer", 100, 100, ["s": [0, 0, 100, 100]]) {
      ScrollView {
        HStack {
          fixed(10, 10)
          Spacer()
        }
      }
      .named("s")
    },
    Case("scroll-lazy", 100, 100, ["s": [0, 0, 100, 100]]) {
      ScrollView { LazyVStack { fixed(10, 10) } }.named("s")
    },
    Case("scroll-strip-over-a-list", 100, 300, ["s": [0, 0, 100, 30], "rest": [0, 30, 100, 270]]) {
      VStack(spacing: 0) {
        ScrollView(.horizontal) { fixed(40, 30) }.named("s")
        List { Text("row") }.named("rest")
      }
    },
    Case("scroll-under-an-inset", 100, 100, ["c": [30, 20, 40, 300], "s": [0, 0, 100, 20]]) {
      ScrollView { fixed(40, 300, "c") }
        .safeAreaInset(edge: .top, spacing: 0) { fixed(100, 20, "s") }
    },
  ]
}
