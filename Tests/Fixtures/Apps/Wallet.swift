import SwiftUI

// Finance, iOS 16, with custom layout, animatable shapes and styles.

struct WalletCardModel: Identifiable, Hashable {
  let id: Int
  let bank: String
  let number: String
  let balance: Decimal
  let colors: [Color]
}

struct WalletFlowLayout: Layout {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat = 8

  struct Cache { var sizes: [CGSize] = [] }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let rows = rows(width: width, sizes: cache.sizes)
    let height =
      rows.map { $0.map { cache.sizes[$0].height }.max() ?? 0 }.reduce(0, +) + spacing
      * CGFloat(max(rows.count - 1, 0))
    return CGSize(width: proposal.width ?? width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for row in rows(width: bounds.width, sizes: cache.sizes) {
      var x = bounds.minX
      let height = row.map { cache.sizes[$0].height }.max() ?? 0
      for index in row {
        subviews[index].place(
          at: CGPoint(x: x, y: y + height / 2), anchor: .leading,
          proposal: ProposedViewSize(cache.sizes[index]))
        x += cache.sizes[index].width + spacing
      }
      y += height + spacing
    }
  }

  private func rows(width: CGFloat, sizes: [CGSize]) -> [[Int]] {
    var result: [[Int]] = [[]]
    var x: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if x + size.width > width, !result[result.count - 1].isEmpty {
        result.append([])
        x = 0
      }
      result[result.count - 1].append(index)
      x += size.width + spacing
    }
    return result
  }
}

struct WalletArc: Shape {
  var progress: Double
  var thickness: CGFloat = 12
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(progress, thickness) }
    set {
      progress = newValue.first
      thickness = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - thickness / 2,
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
    return path.strokedPath(StrokeStyle(lineWidth: thickness, lineCap: .round))
  }
}

struct WalletScaleStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 14)
      .frame(maxWidth: .infinity)
      .background(
        RoundedRectangle(cornerRadius: 14, style: .continuous)
          .fill(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
      )
      .foregroundStyle(.white)
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.4)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == WalletScaleStyle {
  static var walletScale: WalletScaleStyle { .init() }
}

struct WalletCheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(
          systemName: configuration.isMixed
            ? "minus.square" : configuration.isOn ? "checkmark.square.fill" : "square"
        )
        .imageScale(.large)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct WalletGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 10)
        WalletArc(progress: configuration.value, thickness: 10).foregroundStyle(.tint)
        configuration.currentValueLabel.font(.headline.monospacedDigit())
      }
      .frame(width: 84, height: 84)
      configuration.label.font(.caption)
    }
  }
}

struct WalletCardView: View {
  let card: WalletCardModel
  @State private var offset = CGSize.zero
  @GestureState private var isPressed = false

  var body: some View {
    let drag = DragGesture(minimumDistance: 5, coordinateSpace: .local)
      .onChanged { offset = $0.translation }
      .onEnded { value in
        withAnimation(.interpolatingSpring(stiffness: 200, damping: 20)) {
          offset = value.predictedEndTranslation.width > 200 ? CGSize(width: 500, height: 0) : .zero
        }
      }
    let press = LongPressGesture(minimumDuration: 0.2).updating($isPressed) { value, state, _ in
      state = value
    }
    return VStack(alignment: .leading) {
      HStack {
        Text(card.bank).font(.title3.bold())
        Spacer()
        Image(systemName: "wave.3.right").symbolRenderingMode(.hierarchical)
      }
      Spacer()
      Text(verbatim: card.number)
        .font(.system(.body, design: .monospaced))
        .tracking(2)
        .privacySensitive()
      Text(card.balance, format: .currency(code: "CHF")).font(.title.weight(.semibold))
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(height: 190)
    .background(
      LinearGradient(colors: card.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    .shadow(color: card.colors.last?.opacity(0.4) ?? .clear, radius: 12, x: 0, y: 8)
    .offset(offset)
    .rotation3DEffect(.degrees(Double(offset.width / 20)), axis: (x: 0, y: 1, z: 0))
    .gesture(drag.simultaneously(with: press))
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text("\(card.bank) card"))
    .accessibilityAction(named: "Remove") { offset = CGSize(width: 500, height: 0) }
  }
}

struct WalletHome: View {
  @State private var cards: [WalletCardModel] = [
    .init(id: 1, bank: "Alpine", number: "•••• 4242", balance: 1234.5, colors: [.indigo, .purple]),
    .init(id: 2, bank: "Lake", number: "•••• 0017", balance: 80, colors: [.teal, .blue]),
  ]
  @State private var filters: Set<String> = ["Food"]
  @State private var isHidden = false
  @Namespace private var namespace
  private let categories = ["Food", "Rent", "Transport", "Health", "Leisure", "Savings", "Gifts"]

  var body: some View {
    NavigationView {
      ScrollView(showsIndicators: false) {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(cards) { card in
            WalletCardView(card: card).matchedGeometryEffect(id: card.id, in: namespace)
          }
          WalletFlowLayout {
            ForEach(categories, id: \.self) { name in
              let isOn = filters.contains(name)
              Text(name)
                .font(.subheadline)
                .padding(.horizontal, 12).padding(.vertical, 6)
                .background(Capsule().fill(isOn ? Color.accentColor : Color(.secondarySystemFill)))
                .foregroundColor(isOn ? .white : .primary)
                .onTapGesture { filters.formSymmetricDifference([name]) }
            }
          }
          HStack {
            Gauge(value: 0.7) {
              Text("Budget")
            } currentValueLabel: {
              Text(0.7, format: .percent)
            }
            .gaugeStyle(WalletGaugeStyle())
            .tint(.orange)
            Spacer()
            Gauge(value: 42, in: 0...100) {
              Text("Saved")
            } currentValueLabel: {
              Text("42")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("100")
            }
            .gaugeStyle(.accessoryCircular)
            .tint(Gradient(colors: [.green, .yellow]))
          }
          Toggle("Hide balances", isOn: $isHidden).toggleStyle(WalletCheckboxStyle())
          Button("Send money") {}.buttonStyle(.walletScale)
          Button(role: .destructive) {
          } label: {
            Label("Freeze card", systemImage: "snowflake")
          }
          .buttonStyle(.walletScale)
          .disabled(true)
        }
        .padding()
        .redacted(reason: isHidden ? .placeholder : [])
      }
      .navigationTitle("Wallet")
      .navigationBarItems(trailing: Button(action: {}) { Image(systemName: "bell.badge") })
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .accentColor(.indigo)
  }
}

struct WalletHome_Previews: PreviewProvider {
  static var previews: some View {
    WalletHome()
    WalletCardView(
      card: .init(id: 3, bank: "Test", number: "1", balance: 12, colors: [.red, .orange])
    )
    .padding()
    .previewLayout(.sizeThatFits)
    .environment(\.locale, .init(identifier: "de_CH"))
  }
}
