import WidgetKit
import SwiftUI
import AppIntents
import Charts

struct StepEntry: TimelineEntry {
  let date: Date
  let configuration: ChooseGoal
  let hours: [HourSteps]
  var relevance: TimelineEntryRelevance? { .init(score: 0.5, duration: 3600) }
  static func sample(_ configuration: ChooseGoal = .init()) -> StepEntry {
    StepEntry(
      date: Date(timeIntervalSinceReferenceDate: 780_000_000), configuration: configuration,
      hours: (7..<19).map {
        HourSteps(
          hour: $0, steps: [120, 800, 430, 90, 1_200, 640, 300, 220, 510, 1_500, 700, 60][$0 - 7])
      })
  }
}
struct HourSteps: Identifiable, Hashable { var id: Int { hour }; let hour: Int; let steps: Int }

enum Goal: Int, AppEnum {
  case low = 5_000, medium = 8_000, high = 10_000
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Goal")
  static let caseDisplayRepresentations: [Goal: DisplayRepresentation] = [
    .low: "Easy", .medium: DisplayRepresentation(title: "Normal", subtitle: "8,000"),
    .high: .init(title: "Hard", image: .init(systemName: "flame")),
  ]
}
struct ChooseGoal: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a goal"
  static let description = IntentDescription("The number of steps in a day.")
  @Parameter(title: "Goal", default: .medium) var goal: Goal
  @Parameter(title: "Shows chart") var showsChart: Bool?
  init() {}
  init(goal: Goal) { self.goal = goal }
}
struct LogSteps: AppIntent {
  static var title: LocalizedStringResource { "Log steps" }
  static let openAppWhenRun = false
  @Parameter(title: "Steps", inclusiveRange: (1, 50_000)) var steps: Int
  init() {}
  init(steps: Int) { self.steps = steps }
  static var parameterSummary: some ParameterSummary { Summary("Log \(\.$steps)") }
  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
    WidgetCenter.shared.reloadTimelines(ofKind: "steps")
    return .result(value: steps, dialog: "Logged \(steps) steps")
  }
}
struct StepsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogSteps(), phrases: ["Log steps in \(.applicationName)"], shortTitle: "Log",
      systemImageName: "figure.walk")
  }
  static let shortcutTileColor: ShortcutTileColor = .teal
}

struct StepProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> StepEntry { .sample() }
  func snapshot(for configuration: ChooseGoal, in context: Context) async -> StepEntry {
    .sample(configuration)
  }
  func timeline(for configuration: ChooseGoal, in context: Context) async -> Timeline<StepEntry> {
    let now = Date.now
    let entries = (0..<4).compactMap { Calendar.current.date(byAdding: .hour, value: $0, to: now) }
      .map { StepEntry(date: $0, configuration: configuration, hours: []) }
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600)))
  }
  func recommendations() -> [AppIntentRecommendation<ChooseGoal>] {
    [AppIntentRecommendation(intent: ChooseGoal(goal: .high), description: "High")]
  }
}

struct StepsWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  @Environment(\.widgetContentMargins) private var margins
  let entry: StepEntry
  private var total: Int { entry.hours.map(\.steps).reduce(0, +) }
  private var share: Double { min(Double(total) / Double(entry.configuration.goal.rawValue), 1) }
  var body: some View {
    Group {
      switch family {
      case .accessoryCircular:
        Gauge(value: share) {
          Image(systemName: "figure.walk")
        } currentValueLabel: {
          Text(total, format: .number.notation(.compactName))
        }
        .gaugeStyle(.accessoryCircular)
      case .accessoryRectangular:
        VStack(alignment: .leading) {
          Label("Steps", systemImage: "figure.walk").font(.headline).widgetAccentable()
          Text(total, format: .number)
          ProgressView(value: share)
        }
      case .accessoryInline:
        ViewThatFits {
          Text("\(total) steps today"); Text("\(total)")
        }
      case .systemSmall: small
      default: large
      }
    }
    .containerBackground(for: .widget) {
      LinearGradient(colors: [.teal.opacity(0.25), .clear], startPoint: .top, endPoint: .bottom)
    }
    .widgetURL(URL(string: "steps://today"))
  }
  private var small: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "figure.walk.circle.fill").font(.title2).foregroundStyle(.teal); Spacer();
        Text(entry.date, style: .time).font(.caption2)
      }
      Spacer()
      Text(total, format: .number).font(.system(.title, design: .rounded, weight: .bold))
        .minimumScaleFactor(0.6).invalidatableContent()
      Text("of \(entry.configuration.goal.rawValue.formatted())").font(.caption).foregroundStyle(
        .secondary)
      Button(intent: LogSteps(steps: 100)) { Label("100", systemImage: "plus") }.font(.caption)
        .tint(.teal)
    }
  }
  private var large: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("Steps").font(.headline)
        Spacer()
        Text(share, format: .percent.precision(.fractionLength(0))).foregroundStyle(.teal)
          .fontDesign(.rounded)
      }
      HourChart(hours: entry.hours)
      if family == .systemLarge {
        Divider();
        ForEach(entry.hours.prefix(4)) { hour in
          LabeledContent("\(hour.hour):00") { Text(hour.steps, format: .number) }.font(.footnote)
        }
      }
    }
  }
}

struct HourChart: View {
  let hours: [HourSteps]
  @State private var selection: Int?
  var body: some View {
    Chart(hours) { hour in
      BarMark(x: .value("Hour", hour.hour), y: .value("Steps", hour.steps), width: .fixed(8))
        .foregroundStyle(by: .value("Busy", hour.steps > 600 ? "busy" : "calm"))
        .cornerRadius(3)
        .opacity(selection == nil || selection == hour.hour ? 1 : 0.4)
      RuleMark(y: .value("Mean", 480))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
        .foregroundStyle(.secondary)
        .annotation(position: .top, alignment: .trailing, spacing: 2) {
          Text("mean").font(.caption2)
        }
    }
    .chartForegroundStyleScale(["busy": Color.teal, "calm": .teal.opacity(0.4)])
    .chartLegend(.hidden)
    .chartXScale(domain: 6...20)
    .chartYScale(domain: .automatic(includesZero: true))
    .chartXAxis {
      AxisMarks(values: .stride(by: 3)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
        AxisValueLabel { if let hour = value.as(Int.self) { Text("\(hour)").font(.caption2) } }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 3)) {
        AxisGridLine();
        AxisValueLabel(format: IntegerFormatStyle<Int>.number.notation(.compactName))
      }
    }
    .chartXSelection(value: $selection)
    .chartPlotStyle { $0.background(.teal.opacity(0.05)).clipShape(.rect(cornerRadius: 6)) }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(.rect)
          .gesture(
            DragGesture().onChanged { value in
              guard let frame = proxy.plotFrame else { return }
              let x = value.location.x - geometry[frame].origin.x
              selection = proxy.value(atX: x, as: Int.self)
            })
      }
    }
  }
}

struct StepsWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "steps", intent: ChooseGoal.self, provider: StepProvider()) {
      StepsWidgetView(entry: $0)
    }
    .configurationDisplayName("Steps").description("Your steps today.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
    .contentMarginsDisabled()
    .disfavoredLocations([.iPhoneWidgetsOnMac], for: [.systemSmall])
  }
}
struct StepsToggle: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "toggle") {
      ControlWidgetButton(action: LogSteps(steps: 10)) { Label("Ten", systemImage: "plus") }
    }
    .displayName("Ten steps")
  }
}
@main struct StepsBundle: WidgetBundle {
  var body: some Widget {
    StepsWidget()
    if #available(iOS 18.0, *) { StepsToggle() }
  }
}

struct Trend: View {
  struct Point: Identifiable { let id = UUID(); let day: Date; let value: Double; let kind: String }
  let points: [Point] = (0..<14).flatMap { index -> [Point] in
    let day = Date(timeIntervalSinceReferenceDate: 780_000_000 + Double(index) * 86_400)
    return [
      Point(day: day, value: 5 + cos(Double(index) / 2) * 2, kind: "Walk"),
      Point(day: day, value: 2 + sin(Double(index)), kind: "Run"),
    ]
  }
  var body: some View {
    VStack {
      Chart {
        ForEach(points) { point in
          LineMark(
            x: .value("Day", point.day, unit: .day), y: .value("km", point.value),
            series: .value("Kind", point.kind)
          )
          .foregroundStyle(by: .value("Kind", point.kind))
          .symbol(by: .value("Kind", point.kind))
          .interpolationMethod(.catmullRom)
          AreaMark(
            x: .value("Day", point.day, unit: .day), yStart: .value("low", point.value - 0.5),
            yEnd: .value("high", point.value + 0.5)
          )
          .foregroundStyle(by: .value("Kind", point.kind)).opacity(0.2)
        }
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day, count: 4)) { _ in
          AxisGridLine(); AxisTick();
          AxisValueLabel(format: .dateTime.month(.abbreviated).day(), centered: true)
        }
      }
      .chartLegend(position: .bottom, alignment: .center, spacing: 12)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 86_400 * 10)
      .frame(height: 240)
      Chart(["A": 3, "B": 5, "C": 2].sorted(by: { $0.key < $1.key }), id: \.key) { name, value in
        SectorMark(angle: .value("Value", value), innerRadius: .ratio(0.6), angularInset: 2)
          .foregroundStyle(by: .value("Name", name)).cornerRadius(4)
          .annotation(position: .overlay) {
            Text(name).font(.caption.bold()).foregroundStyle(.white)
          }
      }
      .chartBackground { proxy in Text("10").font(.title2.bold()) }
      .frame(height: 200)
    }
    .padding()
  }
}

#Preview("Small", as: .systemSmall) { StepsWidget() } timeline: { StepEntry.sample() }
#Preview("Medium", as: .systemMedium) { StepsWidget() } timeline: {
  StepEntry.sample(); StepEntry.sample(ChooseGoal(goal: .high))
}
#Preview("Rectangular", as: .accessoryRectangular) { StepsWidget() } timelineProvider: {
  StepProvider()
}
#Preview("Trend") { Trend() }
