import ActivityKit
import AlarmKit
import AppIntents
import Combine
import DeviceActivity
import FamilyControls
import GroupActivities
import ManagedSettings
import SwiftUI
import WidgetKit

extension DeviceActivityReport.Context {
  static let focusDay = Self("Focus of the day")
}

extension DeviceActivityName {
  static let focusSession = Self("focus.session")
}

extension ManagedSettingsStore.Name {
  static let focus = Self("focus")
}

@MainActor
final class FocusModel: ObservableObject {
  @Published var selection = FamilyActivitySelection()
  @Published var isPicking = false
  @Published var message: String?
  @Published private(set) var status = AuthorizationCenter.shared.authorizationStatus
  private let store = ManagedSettingsStore(named: .focus)
  private let center = DeviceActivityCenter()
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    AuthorizationCenter.shared.$authorizationStatus
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.status = $0 }
      .store(in: &subscriptions)
  }

  func authorize() async {
    do {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    } catch let error as FamilyControlsError {
      message = error == .authorizationCanceled ? "Cancelled" : error.localizedDescription
    } catch {
      message = error.localizedDescription
    }
  }

  func begin() {
    store.shield.applications =
      selection.applicationTokens.isEmpty ? nil : selection.applicationTokens
    store.shield.applicationCategories = .specific(selection.categoryTokens)
    store.shield.webDomains = selection.webDomainTokens
    store.application.denyAppRemoval = true
    let schedule = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 9, minute: 0),
      intervalEnd: DateComponents(hour: 17, minute: 0), repeats: true,
      warningTime: DateComponents(minute: 5))
    let event = DeviceActivityEvent(
      applications: selection.applicationTokens, categories: selection.categoryTokens,
      webDomains: selection.webDomainTokens, threshold: DateComponents(minute: 30))
    do {
      try center.startMonitoring(
        .focusSession, during: schedule, events: [DeviceActivityEvent.Name("limit"): event])
    } catch {
      message = "Not monitored"
    }
  }

  func end() {
    store.clearAllSettings()
    center.stopMonitoring([.focusSession])
  }
}

final class FocusMonitor: DeviceActivityMonitor {
  let store = ManagedSettingsStore()
  override func intervalDidStart(for activity: DeviceActivityName) {
    super.intervalDidStart(for: activity)
    store.shield.applicationCategories = .all(except: [])
  }
  override func intervalDidEnd(for activity: DeviceActivityName) {
    super.intervalDidEnd(for: activity)
    store.shield.applications = nil
  }
}

final class FocusShield: ShieldConfigurationDataSource {
  override func configuration(shielding application: Application) -> ShieldConfiguration {
    ShieldConfiguration(
      backgroundBlurStyle: .systemMaterial, backgroundColor: .black,
      icon: UIImage(systemName: "moon.fill"),
      title: ShieldConfiguration.Label(text: "Focus", color: .white),
      subtitle: ShieldConfiguration.Label(
        text: application.localizedDisplayName ?? "", color: .lightGray),
      primaryButtonLabel: ShieldConfiguration.Label(text: "OK", color: .white))
  }
}

struct FocusReportScene: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .focusDay
  let content: (String) -> Text

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> String {
    let seconds = await data.flatMap { $0.activitySegments }
      .reduce(0) { $0 + $1.totalActivityDuration }
    return "\(Int(seconds / 60)) min"
  }
}

struct FocusReportExtension: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    FocusReportScene { minutes in Text(minutes) }
  }
}

struct FocusAlarm: AlarmMetadata {
  var task = "Read"
}

struct StopFocusIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Stop"
  @Parameter(title: "Alarm") var alarmID: String
  init() { alarmID = "" }
  init(alarmID: String) { self.alarmID = alarmID }
  func perform() async throws -> some IntentResult {
    if let id = UUID(uuidString: alarmID) { try AlarmManager.shared.stop(id: id) }
    return .result()
  }
}

enum FocusTimer {
  static func presentation(of task: String) -> AlarmAttributes<FocusAlarm> {
    let stop = AlarmButton(text: "Done", textColor: .white, systemImageName: "stop.circle")
    let pause = AlarmButton(text: "Pause", textColor: .orange, systemImageName: "pause.fill")
    let resume = AlarmButton(text: "Resume", textColor: .orange, systemImageName: "play.fill")
    return AlarmAttributes(
      presentation: AlarmPresentation(
        alert: AlarmPresentation.Alert(
          title: "\(task) is over", stopButton: stop, secondaryButton: resume,
          secondaryButtonBehavior: .countdown),
        countdown: AlarmPresentation.Countdown(title: "Focus", pauseButton: pause),
        paused: AlarmPresentation.Paused(title: "Paused", resumeButton: resume)),
      metadata: FocusAlarm(task: task), tintColor: .orange)
  }

  static func start(_ task: String, minutes: Double) async throws -> Alarm {
    let manager = AlarmManager.shared
    switch manager.authorizationState {
    case .notDetermined: _ = try await manager.requestAuthorization()
    case .denied: throw CancellationError()
    case .authorized: break
    @unknown default: break
    }
    let id = UUID()
    let schedule = Alarm.Schedule.relative(
      .init(time: .init(hour: 7, minute: 30), repeats: .weekly([.monday, .friday])))
    let configuration = AlarmManager.AlarmConfiguration<FocusAlarm>(
      countdownDuration: .init(preAlert: minutes * 60, postAlert: nil), schedule: schedule,
      attributes: presentation(of: task), stopIntent: StopFocusIntent(alarmID: id.uuidString),
      sound: .default)
    return try await manager.schedule(id: id, configuration: configuration)
  }
}

struct FocusAlarmWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlarmAttributes<FocusAlarm>.self) { context in
      HStack {
        Text(context.attributes.metadata?.task ?? "Focus")
        if case .countdown(let countdown) = context.state.mode {
          Text(timerInterval: countdown.startDate...countdown.fireDate)
        }
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Focus") }
      } compactLeading: {
        Image(systemName: "timer")
      } compactTrailing: {
        Text(context.attributes.presentation.alert.title)
      } minimal: {
        Image(systemName: "timer")
      }
    }
  }
}

struct FocusTogether: GroupActivity {
  static let activityIdentifier = "example.focus.together"
  let minutes: Int
  var metadata: GroupActivityMetadata {
    var metadata = GroupActivityMetadata()
    metadata.title = "Focus for \(minutes) minutes"
    metadata.type = .generic
    return metadata
  }
}

@MainActor
final class FocusSession: ObservableObject {
  @Published var session: GroupSession<FocusTogether>?
  private var messenger: GroupSessionMessenger?
  private var subscriptions = Set<AnyCancellable>()

  func invite() async {
    switch await FocusTogether(minutes: 25).prepareForActivation() {
    case .activationPreferred: _ = try? await FocusTogether(minutes: 25).activate()
    case .activationDisabled, .cancelled: break
    default: break
    }
  }

  func listen() async {
    for await session in FocusTogether.sessions() {
      self.session = session
      let messenger = GroupSessionMessenger(session: session)
      self.messenger = messenger
      session.$activeParticipants.sink { people in print(people.count) }
        .store(in: &subscriptions)
      session.join()
      for await (message, context) in messenger.messages(of: String.self) {
        print(message, context.source)
      }
    }
  }
}

struct FocusScreen: View {
  @StateObject private var model = FocusModel()
  @StateObject private var together = FocusSession()
  @StateObject private var calls = GroupStateObserver()

  var body: some View {
    NavigationStack {
      List {
        Section("Apps") {
          Button("Choose apps") { model.isPicking = true }
          Text("\(model.selection.applicationTokens.count) apps")
          ForEach(Array(model.selection.applicationTokens), id: \.self) { token in
            Label(token).labelStyle(.titleAndIcon)
          }
        }
        Section("Today") {
          DeviceActivityReport(
            .focusDay,
            filter: DeviceActivityFilter(
              segment: .daily(during: DateInterval(start: .now, duration: 86_400)),
              users: .all, devices: .init([.iPhone, .iPad]))
          )
          .frame(height: 80)
        }
        Section {
          Text(model.status == .approved ? "Allowed" : "Not allowed")
          Text(calls.isEligibleForGroupSession ? "In a call" : "Alone")
          Button("Begin") { model.begin() }
        } footer: {
          Text(model.message ?? "Nothing is watched")
        }
      }
      .navigationTitle("Focus")
      .familyActivityPicker(isPresented: $model.isPicking, selection: $model.selection)
      .task { await together.listen() }
    }
  }
}

#Preview("Focus") {
  FocusScreen()
}
