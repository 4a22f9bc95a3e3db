import Foundation
import Kumihan
import KumihanAppleNames
import Observation

struct Metric: Identifiable, Hashable {
  var id: String { title }
  var title: String
  var value: Double
  var unit: String
  var symbol: String
  var tint: Color
  var history: [Double]
}

struct Sparkline: Shape {
  var values: [Double]
  var animatableData: Double = 0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let low = values.min(), let high = values.max(), values.count > 1, high > low else {
      return path
    }
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.maxY - rect.height * CGFloat((value - low) / (high - low)))
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    return path
  }
}

struct CardStyle: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme
  func body(content: Content) -> some View {
    content
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.background.secondary, in: .rect(cornerRadius: 16, style: .continuous))
      .overlay {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
          .strokeBorder(.separator, lineWidth: 1)
      }
      .shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.08), radius: 8, y: 4)
  }
}

extension View {
  func card() -> some View { modifier(CardStyle()) }
}

struct RingGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 10)
      Circle()
        .trim(from: 0, to: configuration.value)
        .stroke(
          AngularGradient(colors: [.green, .mint], center: .center),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      VStack(spacing: 0) {
        configuration.currentValueLabel.font(.title2.bold().monospacedDigit())
        configuration.label.font(.caption2).foregroundStyle(.secondary)
      }
    }
  }
}

struct MetricTile: View {
  let metric: Metric
  @State private var progress: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(metric.title, systemImage: metric.symbol)
        .font(.subheadline.weight(.medium))
        .foregroundStyle(metric.tint)
        .labelStyle(.titleAndIcon)
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text(metric.value, format: .number.precision(.fractionLength(0...1)))
          .font(.system(.title, design: .rounded, weight: .bold))
          .contentTransition(.numericText())
        Text(metric.unit).font(.caption).foregroundStyle(.secondary)
      }
      Sparkline(values: metric.history)
        .trim(from: 0, to: progress)
        .stroke(metric.tint.gradient, style: .init(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(height: 32)
    }
    .card()
    .onAppear { withAnimation(.easeOut(duration: 0.8)) { progress = 1 } }
  }
}

struct DashboardScreen: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var metrics: [Metric] = []
  @State private var selection: Metric.ID?
  @State private var isLoading = true
  @State private var error: (any Error)?
  @State private var range = 0
  private let columns = [GridItem(.adaptive(minimum: 150, maximum: 240), spacing: 12)]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          Picker("Range", selection: $range) {
            Text("Day").tag(0)
            Text("Week").tag(1)
            Text("Month").tag(2)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          HStack(spacing: 24) {
            Gauge(value: 0.72) {
              Text("Move")
            } currentValueLabel: {
              Text(0.72, format: .percent)
            }
            .gaugeStyle(RingGaugeStyle())
            .frame(width: 110, height: 110)
            VStack(alignment: .leading, spacing: 12) {
              ProgressView("Stand", value: 9, total: 12).tint(.cyan)
              ProgressView(value: 0.4) {
                Text("Exercise")
              } currentValueLabel: {
                Text("12 of 30 min")
              }
              .tint(.green)
            }
          }
          .card()
          if isLoading {
            ProgressView().controlSize(.large)
          } else {
            LazyVGrid(columns: columns, spacing: 12) {
              ForEach(metrics) { metric in
                MetricTile(metric: metric)
                  .onTapGesture { selection = metric.id }
                  .scaleEffect(selection == metric.id ? 1.04 : 1)
                  .animation(.spring(duration: 0.3, bounce: 0.4), value: selection)
                  .transition(.scale.combined(with: .opacity))
              }
            }
          }
          ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
              ForEach(0..<6) { index in
                RoundedRectangle(cornerRadius: 12)
                  .fill(Color(hue: Double(index) / 6, saturation: 0.5, brightness: 0.95).gradient)
                  .overlay(alignment: .bottomLeading) {
                    Text("Tip \(index + 1)").font(.headline).padding(8)
                  }
                  .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 12)
                  .scrollTransition { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(
                      phase.isIdentity ? 1 : 0.9)
                  }
              }
            }
            .scrollTargetLayout()
          }
          .frame(height: 100)
          .scrollIndicators(.hidden)
          .scrollTargetBehavior(.viewAligned)
          .contentMargins(.horizontal, 16, for: .scrollContent)
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Summary")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Button("Edit", systemImage: "pencil") {}
            Divider()
            Button("Share", systemImage: "square.and.arrow.up") {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
        ToolbarItem(placement: .topBarLeading) { EditButton() }
      }
      .toolbarBackground(.visible, for: .navigationBar)
      .refreshable { await load() }
      .task { await load() }
      .overlay {
        if !isLoading && metrics.isEmpty {
          ContentUnavailableView(
            "No data", systemImage: "chart.bar.xaxis", description: Text("Wear your watch."))
        }
      }
      .alert("Something went wrong", isPresented: .constant(error != nil), presenting: error) { _ in
        Button("OK") { error = nil }
      } message: { error in
        Text(error.localizedDescription)
      }
    }
  }

  private func load() async {
    defer { isLoading = false }
    metrics = [
      Metric(
        title: "Steps", value: 8432, unit: "steps", symbol: "figure.walk", tint: .orange,
        history: [3, 5, 2, 8, 6, 9]),
      Metric(
        title: "Heart", value: 62, unit: "bpm", symbol: "heart.fill", tint: .pink,
        history: [60, 72, 65, 80, 62]),
      Metric(
        title: "Sleep", value: 7.5, unit: "h", symbol: "bed.double.fill", tint: .indigo,
        history: [6, 7, 8, 7.5]),
      Metric(
        title: "Water", value: 1.2, unit: "l", symbol: "drop.fill", tint: .blue,
        history: [1, 2, 1.5, 1.2]),
    ]
  }
}
