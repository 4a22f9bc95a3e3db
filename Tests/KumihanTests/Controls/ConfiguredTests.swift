import Kumihan
import Testing

/// Styles that change the control which the style outside them draws.
@MainActor
struct ConfiguredTests {
  private struct FramedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).probed("control")
    }
  }

  private struct FramedGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Gauge(configuration).probed("control")
    }
  }

  private struct FramedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).probed("control")
    }
  }

  private struct FramedGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      ControlGroup(configuration).probed("control")
    }
  }

  private struct FramedDate: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      DatePicker(configuration).probed("control")
    }
  }

  private func sameFrame(_ plain: some View, _ styled: some View) throws {
    let outer = try probedFrames(plain.probed("control"))["control"]
    #expect(try outer != nil && probedFrames(styled)["control"] == outer)
  }

  /// What a configuration makes is drawn as without a style of one's own.
  @Test func areDrawnAsOutside() throws {
    let progress = ProgressView("Load", value: 0.4).frame(width: 200)
    try sameFrame(progress, progress.progressViewStyle(FramedProgress()))
    let bare = ProgressView(value: 0.4).frame(width: 200)
    try sameFrame(bare, bare.progressViewStyle(FramedProgress()))
    let gauge = Gauge(value: 0.4) {
      Text("Load")
    } currentValueLabel: {
      Text("40")
    }
    .frame(width: 200)
    try sameFrame(gauge, gauge.gaugeStyle(FramedGauge()))
    let box = GroupBox("Load") { Text("content") }.frame(width: 200)
    try sameFrame(box, box.groupBoxStyle(FramedBox()))
    let group = ControlGroup {
      Button("a") {}
      Button("b") {}
    }
    try sameFrame(group, group.controlGroupStyle(FramedGroup()))
    let date = DatePicker("At", selection: .constant(.distantPast)).frame(width: 300)
    try sameFrame(date, date.datePickerStyle(FramedDate()))
  }
}
