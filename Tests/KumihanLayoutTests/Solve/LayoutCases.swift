import Foundation

@testable import KumihanLayout

extension LayoutCasesTests {
  static let pages: [Page] = [
    Page("frame-width-only", 500, 500, ["rect": [150, 0, 200, 500]], root: [150, 0, 200, 500]) {
      color("rect").frame(width: 200)
    },
    Page("frame-height-only", 500, 500, ["rect": [0, 150, 500, 200]], root: [0, 150, 500, 200]) {
      color("rect").frame(height: 200)
    },
    Page("flex-inf-topLeading", 500, 500, ["rect": [0, 0, 100, 100]], root: [0, 0, 500, 500]) {
      color("rect").frame(width: 100, height: 100).flexFrame(
        maxWidth: .infinity, maxHeight: .infinity, .topLeading)
    },
    Page("flex-inf-trailing", 500, 500, ["rect": [400, 200, 100, 100]], root: [0, 0, 500, 500]) {
      color("rect").frame(width: 100, height: 100).flexFrame(
        maxWidth: .infinity, maxHeight: .infinity, .trailing)
    },
    Page("flex-inf-center", 500, 500, ["rect": [200, 200, 100, 100]], root: [0, 0, 500, 500]) {
      color("rect").frame(width: 100, height: 100).flexFrame(
        maxWidth: .infinity, maxHeight: .infinity)
    },
    Page("pad-asym", 200, 100, ["c": [20, 10, 140, 60]], root: [0, 0, 200, 100]) {
      color("c").padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    },
    Page(
      "pad-overflow", 100, 100, ["p": [-10, -10, 120, 120], "c": [50, 50, 0, 0]],
      root: [-10, -10, 120, 120]
    ) { color("c").padding(60, name: "p") },
    Page(
      "vstack-2", 500, 500, ["a": [0, 0, 500, 246], "b": [0, 254, 500, 246]],
      root: [0, 0, 500, 500]
    ) { vStack([color("a"), color("b")]) },
    Page(
      "vstack-0", 500, 500, ["a": [0, 0, 500, 250], "b": [0, 250, 500, 250]],
      root: [0, 0, 500, 500]
    ) { vStack([color("a"), color("b")], spacing: 0) },
    Page(
      "vstack-align-leading", 500, 500, ["a": [0, 0, 500, 246], "b": [0, 254, 50, 246]],
      root: [0, 0, 500, 500]
    ) { vStack([color("a"), color().frame(width: 50, name: "b")], .leading) },
    Page(
      "vstack-align-center", 500, 500, ["a": [0, 0, 500, 246], "b": [225, 254, 50, 246]],
      root: [0, 0, 500, 500]
    ) { vStack([color("a"), color().frame(width: 50, name: "b")]) },
    Page(
      "vstack-align-trailing", 500, 500, ["a": [0, 0, 500, 246], "b": [450, 254, 50, 246]],
      root: [0, 0, 500, 500]
    ) { vStack([color("a"), color().frame(width: 50, name: "b")], .trailing) },
    Page(
      "vstack-prio", 500, 500,
      ["a": [0, 0, 500, 50], "b": [0, 58, 500, 217], "c": [0, 283, 500, 217]],
      root: [0, 0, 500, 500]
    ) {
      vStack([
        color().flexFrame(minHeight: 50, name: "a"), color("b").priority(1),
        color().flexFrame(minHeight: 50, name: "c").priority(1),
      ])
    },
    Page(
      "hstack-2spacers", 400, 400,
      [
        "a": [75, 175, 40, 50], "s1": [115, 200, 65, 0], "b": [180, 175, 40, 50],
        "s2": [220, 200, 65, 0], "c": [285, 175, 40, 50],
      ], root: [75, 160, 250, 80]
    ) {
      hStack([
        image(40, 50, "a"), spacer("s1"), image(40, 50, "b"), spacer("s2"), image(40, 50, "c"),
      ]).frame(width: 250, height: 80)
    },
    Page(
      "hstack-spacer", 400, 400,
      ["a": [100, 175, 50, 50], "s": [150, 200, 100, 0], "b": [250, 175, 50, 50]],
      root: [100, 160, 200, 80]
    ) {
      hStack([image(50, 50, "a"), spacer("s"), image(50, 50, "b")]).frame(width: 200, height: 80)
    },
    Page(
      "vstack-spacer", 400, 400,
      ["a": [175, 100, 50, 50], "s": [200, 150, 0, 100], "b": [175, 250, 50, 50]],
      root: [160, 100, 80, 200]
    ) {
      vStack([image(50, 50, "a"), spacer("s"), image(50, 50, "b")]).frame(width: 80, height: 200)
    },
    Page(
      "hstack-flexorder", 300, 50,
      ["cap60": [0, 0, 60, 50], "flex": [60, 0, 140, 50], "fixed": [200, 0, 100, 50]],
      root: [0, 0, 300, 50]
    ) {
      hStack(
        [
          color().flexFrame(minWidth: 0, maxWidth: 60, name: "cap60"), color("flex"),
          color().frame(width: 100, name: "fixed"),
        ], spacing: 0)
    },
    Page(
      "hstack-mininf-rev", 200, 50, ["plain": [0, 0, 50, 50], "min150": [50, 0, 150, 50]],
      root: [0, 0, 200, 50]
    ) { hStack([color("plain"), color().flexFrame(minWidth: 150, name: "min150")], spacing: 0) },
    Page(
      "hstack-ideal", 300, 300, ["a": [136, 145, 10, 10], "b": [154, 145, 10, 10]],
      root: [136, 145, 28, 10]
    ) { hStack([color("a"), color("b")]).fixedSize() },
    Page(
      "hstack-prio-neg", 200, 40, ["low": [0, 0, 80, 40], "cap": [80, 0, 120, 40]],
      root: [0, 0, 200, 40]
    ) {
      hStack(
        [color("low").priority(-1), color().flexFrame(minWidth: 0, maxWidth: 120, name: "cap")],
        spacing: 0)
    },
    Page(
      "hstack-text-wrap", 120, 200, ["t": [10, 80, 40, 40], "i": [50, 90, 60, 20]],
      root: [10, 80, 100, 40]
    ) { hStack([text("aaaa bbbb", "t"), image(60, 20, "i")], spacing: 0) },
    Page(
      "z-br", 300, 300, ["a": [100, 140, 100, 50], "b": [160, 110, 40, 80]],
      root: [100, 110, 100, 80]
    ) { zStack([image(100, 50, "a"), image(40, 80, "b")], .bottomTrailing) },
    Page(
      "bg-center", 500, 500, ["fg": [200, 200, 100, 100], "bg": [225, 225, 50, 50]],
      root: [200, 200, 100, 100]
    ) { image(100, 100, "fg").background(image(50, 50, "bg")) },
    Page(
      "bg-bottomTrailing", 500, 500, ["fg": [200, 200, 100, 100], "bg": [250, 250, 50, 50]],
      root: [200, 200, 100, 100]
    ) { image(100, 100, "fg").background(image(50, 50, "bg"), .bottomTrailing) },
    Page(
      "overlay-big", 500, 500, ["fg": [200, 200, 100, 100], "ov": [170, 240, 160, 20]],
      root: [200, 200, 100, 100]
    ) { image(100, 100, "fg").overlay(image(160, 20, "ov")) },
    Page("aspect-1", 500, 500, ["r": [200, 200, 100, 100]], root: [150, 200, 200, 100]) {
      color("r").aspectRatio(1).frame(width: 200, height: 100)
    },
    Page("aspect-.5-fill", 500, 500, ["r": [200, 150, 100, 200]], root: [200, 200, 100, 100]) {
      color("r").aspectRatio(0.5, fill: true).frame(width: 100, height: 100)
    },
    Page("aspect-half", 300, 300, ["r": [137.5, 125, 25, 50]], root: [100, 125, 100, 50]) {
      color("r").aspectRatio(0.5).frame(width: 100, height: 50)
    },
    Page("aspect-nil-fill", 300, 300, ["r": [100, 100, 100, 100]], root: [125, 100, 50, 100]) {
      color("r").aspectRatio(nil, fill: true).frame(width: 50, height: 100)
    },
    Page("fixed-h", 300, 300, ["c": [145, 100, 10, 100]], root: [100, 100, 100, 100]) {
      color("c").fixedSize(horizontal: true, vertical: false).frame(width: 100, height: 100)
    },
    Page("fixed-v", 300, 300, ["c": [100, 145, 100, 10]], root: [100, 100, 100, 100]) {
      color("c").fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 100)
    },
    Page("position", 100, 100, ["c": [20, 30, 20, 20]], root: [0, 0, 100, 100]) {
      image(20, 20, "c").wrapped(.position(CGPoint(x: 30, y: 40)))
    },
    Page(
      "offset", 100, 100, ["slot": [40, 40, 20, 20], "c": [45, 35, 20, 20]], root: [40, 40, 20, 20]
    ) { image(20, 20, "c").wrapped(.offset(CGSize(width: 5, height: -5)), name: "slot") },
  ]
}
