import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// Widgets: static and by intent, all families, live activities, controls, relevance, interactive buttons.

struct CoffeeEntry: TimelineEntry {
  let date: Date
  let cups: Int
  let configuration: ConfigurationIntent
  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(cups), duration: 600)
  }
}

enum RoastOption: String, AppEnum {
  case light, dark
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roast"
  static let caseDisplayRepresentations: [RoastOption: DisplayRepresentation] = [
    .light: "Light",
    .dark: DisplayRepresentation(
      title: "Dark", subtitle: "Strong", image: .init(systemName: "cup.and.saucer.fill")),
  ]
}

struct BeanEntity: AppEntity {
  let id: String
  let name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
  static let defaultQuery = BeanQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct BeanQuery: EntityQuery, EntityStringQuery {
  func entities(for identifiers: [BeanEntity.ID]) async throws -> [BeanEntity] {
    identifiers.map { BeanEntity(id: $0, name: $0) }
  }
  func suggestedEntities() async throws -> [BeanEntity] { [BeanEntity(id: "a", name: "Arabica")] }
  func entities(matching string: String) async throws -> [BeanEntity] { [] }
  func defaultResult() async -> BeanEntity? { try? await suggestedEntities().first }
}

struct ConfigurationIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Coffee"
  static let description = IntentDescription("Choose a roast.")
  @Parameter(title: "Roast", default: .dark) var roast: RoastOption
  @Parameter(title: "Bean") var bean: BeanEntity?
  @Parameter(title: "Goal", default: 4, controlStyle: .stepper, inclusiveRange: (1, 10)) var goal:
    Int
}

struct LogCup: AppIntent {
  static let title: LocalizedStringResource = "Log a cup"
  @Parameter(title: "Size") var size: Int
  init() {}
  init(size: Int) { self.size = size }
  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "coffee")
    return .result()
  }
}

struct CoffeeProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CoffeeEntry {
    CoffeeEntry(date: .now, cups: 2, configuration: ConfigurationIntent())
  }
  func snapshot(for configuration: ConfigurationIntent, in context: Context) async -> CoffeeEntry {
    CoffeeEntry(date: .now, cups: context.isPreview ? 3 : 1, configuration: configuration)
  }
  func timeline(for configuration: ConfigurationIntent, in context: Context) async -> Timeline<
    CoffeeEntry
  > {
    let now = Date()
    let entries = (0..<5).compactMap { hour -> CoffeeEntry? in
      guard let date = Calendar.current.date(byAdding: .hour, value: hour, to: now) else {
        return nil
      }
      return CoffeeEntry(date: date, cups: hour, configuration: configuration)
    }
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600)))
  }
  func recommendations() -> [AppIntentRecommendation<ConfigurationIntent>] {
    [AppIntentRecommendation(intent: ConfigurationIntent(), description: "Default")]
  }
}

struct OldProvider: TimelineProvider {
  typealias Entry = CoffeeEntry
  func placeholder(in context: Context) -> Entry {
    .init(date: Date(), cups: 0, configuration: .init())
  }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

struct CoffeeWidgetView: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var renderingMode
  @Environment(\.showsWidgetContainerBackground) var showsBackground
  @Environment(\.widgetContentMargins) var margins
  var entry: CoffeeProvider.Entry

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: Double(entry.cups), in: 0...5) {
        Image(systemName: "cup.and.saucer")
      } currentValueLabel: {
        Text("\(entry.cups)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .widgetLabel { Text("Cups") }
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Text("Coffee").font(.headline).widgetAccentable()
        Text("\(entry.cups) cups today")
        ProgressView(value: Double(entry.cups), total: 5)
      }
    case .accessoryInline: Label("\(entry.cups) cups", systemImage: "cup.and.saucer")
    case .systemSmall: small
    default:
      HStack {
        small
        VStack(alignment: .leading, spacing: 6) {
          Text("Roast: \(entry.configuration.roast.rawValue)").font(.caption)
          Text(entry.date, style: .time).font(.title2.monospacedDigit())
          Text(entry.date, style: .relative).font(.caption2).foregroundStyle(.secondary)
          Button(intent: LogCup(size: 1)) { Label("Log", systemImage: "plus") }.tint(.brown)
            .invalidatableContent()
          Toggle("Decaf", isOn: true, intent: LogCup(size: 2)).toggleStyle(.button)
        }
      }
    }
  }

  private var small: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "cup.and.saucer.fill").font(.title2).foregroundStyle(.brown)
        Spacer()
        Text("\(entry.cups)").font(.system(.largeTitle, design: .rounded, weight: .bold))
          .contentTransition(.numericText())
      }
      Spacer()
      Text("cups today").font(.caption).foregroundStyle(
        renderingMode == .fullColor ? .secondary : .primary)
    }
    .widgetURL(URL(string: "coffee://today"))
  }
}

struct CoffeeWidget: Widget {
  let kind = "coffee"
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: ConfigurationIntent.self, provider: CoffeeProvider())
    { entry in
      CoffeeWidgetView(entry: entry)
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [.orange.opacity(0.2), .brown.opacity(0.3)], startPoint: .top, endPoint: .bottom
          )
        }
    }
    .configurationDisplayName("Coffee")
    .description("How many cups today.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
    .contentMarginsDisabled()
    .disfavoredLocations([.standBy], for: [.systemSmall])
  }
}

struct OldWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "old", provider: OldProvider()) { entry in
      if #available(iOS 17.0, *) {
        CoffeeWidgetView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
      } else {
        CoffeeWidgetView(entry: entry).padding().background()
      }
    }
    .configurationDisplayName("Old")
    .promptsForUserConfiguration2()
  }
}
extension WidgetConfiguration {
  fileprivate func promptsForUserConfiguration2() -> some WidgetConfiguration {
    supportedFamilies([.systemLarge])
  }
}

struct BrewAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var endsAt: Date; var step: String; var progress: Double
  }
  var name: String
}

struct BrewActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BrewAttributes.self) { context in
      HStack {
        VStack(alignment: .leading) {
          Text(context.attributes.name).font(.headline)
          Text(context.state.step).font(.caption)
        }
        Spacer()
        Text(timerInterval: Date.distantPast...context.state.endsAt, countsDown: true)
          .monospacedDigit().multilineTextAlignment(.trailing)
      }
      .padding()
      .activityBackgroundTint(.brown.opacity(0.3))
      .activitySystemActionForegroundColor(.white)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Image(systemName: "cup.and.saucer") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) {
          Text(context.state.progress, format: .percent)
        }
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(value: context.state.progress).tint(.brown)
        }
      } compactLeading: {
        Image(systemName: "cup.and.saucer")
      } compactTrailing: {
        Text(context.state.endsAt, style: .timer).frame(width: 40)
      } minimal: {
        ProgressView(value: context.state.progress).progressViewStyle(.circular)
      }
      .keylineTint(.brown)
      .widgetURL(URL(string: "coffee://brew"))
      .contentMargins(.trailing, 8, for: .expanded)
    }
  }
}

@MainActor enum Brewing {
  static func start() throws -> Activity<BrewAttributes>? {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return nil }
    let state = BrewAttributes.ContentState(endsAt: .now + 240, step: "Bloom", progress: 0.1)
    return try Activity.request(
      attributes: BrewAttributes(name: "V60"), content: .init(state: state, staleDate: nil),
      pushType: nil)
  }
  static func endAll() async {
    for activity in Activity<BrewAttributes>.activities {
      await activity.end(
        ActivityContent(state: activity.content.state, staleDate: .now), dismissalPolicy: .immediate
      )
    }
  }
}

struct CoffeeControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "coffee.control") {
      ControlWidgetButton(action: LogCup(size: 1)) { Label("Log", systemImage: "cup.and.saucer") }
    }
    .displayName("Coffee")
  }
}

struct CoffeeBundle: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    CoffeeWidget()
    OldWidget()
    BrewActivity()
    CoffeeControl()
  }
}

#Preview("Coffee small", as: .systemSmall) { CoffeeWidget() } timeline: {
  CoffeeEntry(date: .now, cups: 1, configuration: .init())
  CoffeeEntry(date: .now, cups: 4, configuration: .init())
}
#Preview("Coffee medium", as: .systemMedium) { CoffeeWidget() } timelineProvider: {
  CoffeeProvider()
}
#Preview("Brew", as: .content, using: BrewAttributes(name: "V60")) {
  BrewActivity()
} contentStates: {
  BrewAttributes.ContentState(endsAt: .now, step: "Pour", progress: 0.4)
}
struct CoffeeWidget_Previews2: PreviewProvider {
  static var previews: some View {
    CoffeeWidgetView(entry: .init(date: Date(), cups: 3, configuration: .init()))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
