import AppIntents
import SwiftUI
import WidgetKit

struct WaterEntry: TimelineEntry {
  let date: Date
  let glasses: Int
  let goal: Int
}

struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry {
    WaterEntry(date: .now, glasses: 0, goal: 8)
  }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    completion(WaterEntry(date: .now, glasses: 3, goal: 8))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    let entries = (0..<4).map {
      WaterEntry(date: .now.addingTimeInterval(Double($0) * 3600), glasses: $0, goal: 8)
    }
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(3600))))
  }
}

struct DrinkIntent: AppIntent {
  static let title: LocalizedStringResource = "Drink a glass"
  static let description = IntentDescription("Counts one more glass of water.")

  @Parameter(title: "Glasses", default: 1) var amount: Int

  static var parameterSummary: some ParameterSummary { Summary("Drink \(\.$amount) glasses") }

  init() {}
  init(amount: Int) { self.amount = amount }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    WidgetCenter.shared.reloadTimelines(ofKind: "Water")
    return .result(dialog: "Counted \(amount).")
  }
}

struct WaterWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: WaterEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: Double(entry.glasses), in: 0...Double(entry.goal)) {
        Image(systemName: "drop.fill")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Label("Water", systemImage: "drop.fill").font(.headline).widgetAccentable()
        Text("\(entry.glasses) of \(entry.goal) glasses")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    default:
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Image(systemName: "drop.fill").foregroundStyle(.cyan)
          Text("Water").font(.headline)
          Spacer()
        }
        Spacer()
        Text("\(entry.glasses)").font(.system(size: 34, weight: .bold, design: .rounded))
        Text("of \(entry.goal) glasses").font(.caption).foregroundStyle(.secondary)
        if family != .systemSmall {
          Button(intent: DrinkIntent(amount: 1)) { Label("Add a glass", systemImage: "plus") }
            .tint(.cyan)
        }
      }
    }
  }
}

struct WaterWidget: Widget {
  let kind = "Water"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: WaterProvider()) { entry in
      if #available(iOS 17.0, *) {
        WaterWidgetView(entry: entry)
          .containerBackground(for: .widget) {
            LinearGradient(
              colors: [.cyan.opacity(0.25), .blue.opacity(0.1)], startPoint: .top,
              endPoint: .bottom)
          }
      } else {
        WaterWidgetView(entry: entry).padding().background()
      }
    }
    .configurationDisplayName("Water")
    .description("How much you drank today.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}

struct CityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "City"
  @Parameter(title: "City", default: "Zürich") var city: String
}

struct CityEntry: TimelineEntry {
  let date: Date
  let city: String
}

struct CityProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: .now, city: "–") }
  func snapshot(for configuration: CityIntent, in context: Context) async -> CityEntry {
    CityEntry(date: .now, city: configuration.city)
  }
  func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<CityEntry> {
    Timeline(entries: [CityEntry(date: .now, city: configuration.city)], policy: .never)
  }
}

struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "City", intent: CityIntent.self, provider: CityProvider()) {
      entry in
      Text(entry.city).containerBackground(.fill.tertiary, for: .widget)
    }
    .contentMarginsDisabled()
  }
}

@main
struct WaterWidgets: WidgetBundle {
  var body: some Widget {
    WaterWidget()
    CityWidget()
  }
}

#Preview("Water, small", as: .systemSmall) {
  WaterWidget()
} timeline: {
  WaterEntry(date: .now, glasses: 5, goal: 8)
  WaterEntry(date: .now, glasses: 6, goal: 8)
}

#Preview("Water, medium", as: .systemMedium) {
  WaterWidget()
} timeline: {
  WaterEntry(date: .now, glasses: 2, goal: 8)
}

#Preview("Water, circle", as: .accessoryCircular) {
  WaterWidget()
} timeline: {
  WaterEntry(date: .now, glasses: 2, goal: 8)
}

struct WaterWidget_Previews: PreviewProvider {
  static var previews: some View {
    WaterWidgetView(entry: WaterEntry(date: .now, glasses: 7, goal: 8))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
