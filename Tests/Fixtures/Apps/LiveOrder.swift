import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// A food delivery: live activity, island, control, iOS 16–18.

struct OrderAttributes: ActivityAttributes {
  public typealias OrderStatus = ContentState
  public struct ContentState: Codable, Hashable {
    var driver: String
    var arrival: ClosedRange<Date>
    var stage: Int
  }
  var orderNumber: Int
  var restaurant: String
}

struct OrderLockScreenView: View {
  let context: ActivityViewContext<OrderAttributes>
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Image(systemName: "bag.fill").foregroundStyle(.orange)
        Text(context.attributes.restaurant).font(.headline)
        Spacer()
        Text("#\(context.attributes.orderNumber)").font(.caption).foregroundStyle(.secondary)
      }
      HStack(spacing: 6) {
        ForEach(0..<4) { stage in
          Capsule().fill(stage <= context.state.stage ? Color.orange : Color.gray.opacity(0.3))
            .frame(height: 6)
        }
      }
      Text("\(context.state.driver) is on the way").font(.subheadline)
    }
    .padding()
    .activityBackgroundTint(Color(.systemBackground).opacity(0.9))
    .activitySystemActionForegroundColor(.orange)
  }
}

struct OrderActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: OrderAttributes.self) { context in
      OrderLockScreenView(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label("\(context.state.stage) of 3", systemImage: "bag").foregroundColor(.orange).font(
            .title3)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Label {
            Text(timerInterval: context.state.arrival, countsDown: true)
              .multilineTextAlignment(.trailing).frame(width: 50).monospacedDigit()
          } icon: {
            Image(systemName: "timer").foregroundColor(.orange)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.state.driver).lineLimit(1).font(.caption)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Button(intent: OrderRefreshIntent()) { Label("Call driver", systemImage: "phone") }.tint(
            .orange)
        }
      } compactLeading: {
        Image(systemName: "bag.fill").foregroundColor(.orange)
      } compactTrailing: {
        Text("12m").font(.caption2)
      } minimal: {
        Image(systemName: "timer")
      }
      .widgetURL(URL(string: "orders://current"))
      .keylineTint(.orange)
    }
  }
}

struct OrderRefreshIntent: AppIntent {
  static var title: LocalizedStringResource = "Refresh the order"
  static var description = IntentDescription("Asks for the newest state.")
  static var openAppWhenRun: Bool = false
  @Parameter(title: "Number") var number: Int?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Refreshed.")
  }
}

struct OrderControl: ControlWidget {
  static let kind = "org.example.order.control"
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { value in
      ControlWidgetToggle("Do not disturb", isOn: value, action: OrderMuteIntent()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "bell.slash")
      }
    }
    .displayName("Orders")
    .description("Mutes news of orders.")
  }
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }
}

struct OrderMuteIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Mute"
  @Parameter(title: "muted") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct OrderShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderRefreshIntent(), phrases: ["Refresh my order in \(.applicationName)"],
      shortTitle: "Refresh", systemImageName: "arrow.clockwise")
  }
}

struct OrderWidgets: WidgetBundle {
  var body: some Widget {
    OrderActivityWidget()
    if #available(iOS 18.0, *) {
      OrderControl()
    }
  }
}

struct OrderButton: View {
  @State private var activity: Activity<OrderAttributes>?
  var body: some View {
    VStack {
      Button("Start") { start() }
      Button("End") {
        Task {
          for activity in Activity<OrderAttributes>.activities {
            await activity.end(nil, dismissalPolicy: .immediate)
          }
        }
      }
    }
    .buttonStyle(.bordered)
  }
  private func start() {
    guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
    let attributes = OrderAttributes(orderNumber: 12, restaurant: "Trattoria")
    let state = OrderAttributes.ContentState(
      driver: "Ada", arrival: Date.now...Date.now.addingTimeInterval(600), stage: 1)
    do {
      activity = try Activity.request(
        attributes: attributes, content: .init(state: state, staleDate: nil), pushType: nil)
    } catch {
      print(error)
    }
  }
}

extension OrderAttributes {
  static var preview: OrderAttributes {
    OrderAttributes(orderNumber: 42, restaurant: "Trattoria Lago")
  }
}
extension OrderAttributes.ContentState {
  static var way: Self {
    .init(
      driver: "Ada", arrival: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 600),
      stage: 2)
  }
}

#Preview("Order, lock screen", as: .content, using: OrderAttributes.preview) {
  OrderActivityWidget()
} contentStates: {
  OrderAttributes.ContentState.way
}
#Preview("Order, island", as: .dynamicIsland(.expanded), using: OrderAttributes.preview) {
  OrderActivityWidget()
} contentStates: {
  OrderAttributes.ContentState.way
}
#Preview("Order, compact", as: .dynamicIsland(.compact), using: OrderAttributes.preview) {
  OrderActivityWidget()
} contentStates: {
  OrderAttributes.ContentState.way
}
#Preview("Order button") { OrderButton() }
