import Foundation
import KumihanCharts
import KumihanSwiftUI

/// Views whose changes reach the picture by a way of their own: data of charts, drawings, layouts of one's own, parts of
/// UIKit, styles, values from far above, preferences, words of another language, pictures, fonts.
///
/// What may change stands on a line of its own, with the name of the change.
@MainActor
struct FurtherViews {
  /// The change that is made; none where it is empty.
  let change: String

  func pick<T>(_ name: String, _ old: T, _ new: T) -> T { change == name ? new : old }

  nonisolated static let names = [
    "bars", "curve", "axes", "canvas", "flow", "layouts", "label", "stack", "button", "styles",
    "more styles", "far", "farther", "preference", "words", "pictures", "fonts", "runs", "scroll",
    "bars around", "shapes", "effects", "grids", "guides",
  ]

  func view(_ name: String) -> AnyView {
    switch name {
    case "bars": AnyView(bars)
    case "curve": AnyView(curve)
    case "axes": AnyView(axes)
    case "canvas": AnyView(canvas)
    case "flow": AnyView(flow)
    case "layouts": AnyView(layouts)
    case "label": AnyView(label)
    case "stack": AnyView(stack)
    case "button": AnyView(button)
    case "styles": AnyView(styles)
    case "more styles": AnyView(moreStyles)
    case "far": AnyView(far)
    case "farther": AnyView(farther)
    case "preference": AnyView(preference)
    case "words": AnyView(words)
    case "pictures": AnyView(pictures)
    case "fonts": AnyView(fonts)
    case "runs": AnyView(runs)
    case "scroll": AnyView(scroll)
    case "bars around": AnyView(barsAround)
    case "shapes": AnyView(shapes)
    case "effects": AnyView(effects)
    case "grids": AnyView(grids)
    default: AnyView(guides)
    }
  }

  private struct Sale: Identifiable {
    var month: String
    var amount: Double
    var id: String { month }
  }

  private var sales: [Sale] {
    [
      Sale(month: "Jan", amount: 5),
      Sale(month: "Feb", amount: pick("value of a bar", 8, 3)),
      Sale(month: "Mar", amount: 6),
    ]
  }

  private var bars: some View {
    Chart(sales) { sale in
      BarMark(
        x: .value("Month", sale.month), y: .value("Amount", sale.amount),
        width: pick("width of a bar", .fixed(12), .fixed(24))
      )
      .cornerRadius(pick("corner of a bar", 0, 5))
      .foregroundStyle(pick("colour of a bar", Color.blue, .orange))
    }
    .chartYScale(domain: 0...10)
  }

  private var curve: some View {
    Chart(sales) { sale in
      LineMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
        .interpolationMethod(pick("interpolation of a line", .linear, .monotone))
        .lineStyle(StrokeStyle(lineWidth: 2, dash: pick("dash of a line", [], [4, 2])))
      PointMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
        .symbolSize(pick("size of a point", 30, 120))
      RuleMark(y: .value("Goal", pick("value of a rule", 4, 6)))
    }
    .chartYScale(domain: 0...10)
  }

  private var axes: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
        .annotation(position: pick("place of an annotation", .top, .overlay)) {
          Text("\(Int(sale.amount))").font(.caption2)
        }
    }
    .chartYScale(domain: 0...pick("end of an axis", 10, 20))
    .chartXAxis(pick("an axis", .automatic, .hidden))
    .chartYAxis {
      AxisMarks(position: pick("side of an axis", .trailing, .leading)) { _ in
        AxisGridLine()
        AxisValueLabel()
      }
    }
  }

  private var canvas: some View {
    VStack {
      Canvas { context, size in
        context.fill(
          Path(ellipseIn: CGRect(origin: .zero, size: size)),
          with: .color(pick("colour in a canvas", .mint, .pink)))
        context.stroke(
          Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: size.width, y: size.height))
          }, with: .color(.black), lineWidth: pick("line in a canvas", 1, 4))
      }
      Canvas { context, size in
        context.draw(
          Text(pick("text in a canvas", "High", "Low")),
          at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(height: pick("height of a canvas", 40, 60))
    }
  }

  private struct Flow: Layout {
    var gap: CGFloat
    var isReversed = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width + gap }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var x = bounds.minX
      for subview in isReversed ? Array(subviews.reversed()) : Array(subviews) {
        let lift = subview[Lift.self]
        subview.place(at: CGPoint(x: x, y: bounds.minY - lift), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + gap
      }
    }
  }

  private struct Lift: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  private var flow: some View {
    VStack {
      Flow(gap: pick("gap of a layout", 4, 12)) {
        Text("One")
        Text("Two")
          .layoutValue(key: Lift.self, value: pick("value for a layout", 0, 6))
      }
      Flow(gap: 4, isReversed: pick("order of a layout", false, true)) {
        Text("Three")
        Text("Four")
      }
    }
  }

  private var layouts: some View {
    VStack {
      let layout =
        change == "kind of a layout"
        ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))
      layout {
        Text("North")
        Text("South")
      }
      ViewThatFits(in: .horizontal) {
        Text("A line that is too long for the room that it has got here, so that it is left out")
        Text(pick("text that fits", "Short", "Brief"))
      }
      GeometryReader { room in
        Text("Half").frame(width: room.size.width * pick("share of a size", 0.5, 0.75))
          .background(Color.yellow)
      }
      .frame(height: 30)
      Color.blue
        .containerRelativeFrame(.horizontal, count: pick("count of a container", 4, 3), spacing: 0)
        .frame(height: 10)
    }
  }

  private struct Hosted: UIViewRepresentable {
    var make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private var label: some View {
    VStack {
      Hosted {
        let label = UILabel()
        label.text = pick("text of a label", "Total", "Sum")
        label.font = .systemFont(ofSize: pick("size of a label's font", 17, 22))
        label.textColor = pick("colour of a label", .label, .systemRed)
        return label
      }
      Hosted {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        view.backgroundColor = pick("ground of a view", .systemTeal, .systemPink)
        view.layer.cornerRadius = pick("corner of a layer", 0, 9)
        view.alpha = pick("alpha of a view", 1, 0.4)
        return view
      }
      .frame(width: 60, height: 30)
    }
  }

  private var stack: some View {
    VStack {
      Hosted {
        let parts = ["One", "Two"].map { text in
          let label = UILabel()
          label.text = text
          return label
        }
        let stack = UIStackView(arrangedSubviews: parts)
        stack.spacing = pick("spacing of a UIKit stack", 4, 20)
        stack.axis = pick("axis of a UIKit stack", .horizontal, .vertical)
        return stack
      }
      Hosted {
        let (outer, inner) = (UIView(), UIView())
        inner.backgroundColor = .systemGreen
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(
            equalTo: outer.leadingAnchor, constant: pick("constant of a constraint", 4, 30)),
          inner.topAnchor.constraint(equalTo: outer.topAnchor),
          inner.widthAnchor.constraint(equalToConstant: 40),
          inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        return outer
      }
      .frame(width: 120, height: 30)
      Hosted {
        let toggle = UISwitch()
        toggle.isOn = pick("state of a UIKit switch", true, false)
        return toggle
      }
    }
  }

  private struct Boxed: ButtonStyle {
    var inset: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(inset).border(.black)
    }
  }

  private var button: some View {
    VStack {
      Button("Boxed") {}
        .buttonStyle(Boxed(inset: pick("inset of a style of one's own", 4, 8)))
      Button("Delete", role: pick("role of a button", nil, .destructive)) {}
      Button("Large") {}
        .buttonStyle(.borderedProminent)
        .controlSize(pick("size of controls", .regular, .large))
      Button("Shaped") {}
        .buttonStyle(.bordered)
        .buttonBorderShape(pick("shape of a button", .roundedRectangle, .capsule))
    }
  }
}
