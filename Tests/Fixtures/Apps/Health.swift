import CoreMotion
import HealthKit
import Observation
import OSLog
import SwiftUI

// Rings, workouts and HealthKit behind an actor; custom gauges; a live workout with timers.

extension Logger {
  private static let subsystem = Bundle.main.bundleIdentifier ?? "app"
  static let health = Logger(subsystem: subsystem, category: "health")
}

actor HealthService {
  private let store = HKHealthStore()
  private var anchor: HKQueryAnchor?

  enum Problem: Error { case unavailable, denied }

  var readTypes: Set<HKObjectType> {
    [
      HKQuantityType(.stepCount), HKQuantityType(.activeEnergyBurned), HKQuantityType(.heartRate),
      HKObjectType.workoutType(), HKCategoryType(.sleepAnalysis),
    ]
  }

  func authorize() async throws {
    guard HKHealthStore.isHealthDataAvailable() else { throw Problem.unavailable }
    try await store.requestAuthorization(toShare: [HKQuantityType.workoutType()], read: readTypes)
  }

  func steps(on day: Date) async throws -> Double {
    let start = Calendar.current.startOfDay(for: day)
    let predicate = HKQuery.predicateForSamples(
      withStart: start, end: day, options: .strictStartDate)
    return try await withCheckedThrowingContinuation { continuation in
      let query = HKStatisticsQuery(
        quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: predicate,
        options: .cumulativeSum
      ) { _, statistics, error in
        if let error {
          Logger.health.error("steps failed: \(error.localizedDescription, privacy: .public)")
          continuation.resume(throwing: error)
          return
        }
        continuation.resume(returning: statistics?.sumQuantity()?.doubleValue(for: .count()) ?? 0)
      }
      store.execute(query)
    }
  }

  func latestHeartRate() async throws -> Double? {
    let descriptor = HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: HKQuantityType(.heartRate))],
      sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: 1)
    let unit = HKUnit.count().unitDivided(by: .minute())
    return try await descriptor.result(for: store).first?.quantity.doubleValue(for: unit)
  }

  func save(_ activity: HKWorkoutActivityType, from start: Date, to end: Date) async throws {
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = activity
    configuration.locationType = .outdoor
    let builder = HKWorkoutBuilder(
      healthStore: store, configuration: configuration, device: .local())
    try await builder.beginCollection(at: start)
    try await builder.endCollection(at: end)
    _ = try await builder.finishWorkout()
  }
}

@Observable @MainActor
final class ActivityModel {
  struct Ring: Identifiable, Hashable {
    enum Kind: String { case move, exercise, stand }
    let kind: Kind
    var value: Double
    var goal: Double
    var id: Kind { kind }
    var share: Double { goal > 0 ? value / goal : 0 }
    var color: Color {
      switch kind {
      case .move: Color(red: 0.98, green: 0.07, blue: 0.31)
      case .exercise: Color(red: 0.65, green: 1, blue: 0)
      case .stand: Color(hue: 0.5, saturation: 0.9, brightness: 0.95)
      }
    }
  }

  var rings: [Ring] = [
    Ring(kind: .move, value: 412, goal: 500), Ring(kind: .exercise, value: 36, goal: 30),
    Ring(kind: .stand, value: 7, goal: 12),
  ]
  var distance = Measurement(value: 5.42, unit: UnitLength.kilometers)
  var pace = Duration.seconds(328)
  private(set) var error: String?
  private let service = HealthService()
  private let pedometer = CMPedometer()

  func load() async {
    do {
      try await service.authorize()
      async let steps = service.steps(on: .now)
      async let rate = service.latestHeartRate()
      let (count, beat) = try await (steps, rate)
      rings[0].value = count / 20 + (beat ?? 0)
    } catch HealthService.Problem.unavailable {
      error = nil
    } catch {
      self.error = error.localizedDescription
    }
  }

  func countSteps() {
    guard CMPedometer.isStepCountingAvailable() else { return }
    pedometer.startUpdates(from: .now) { [weak self] data, _ in
      guard let steps = data?.numberOfSteps.doubleValue else { return }
      Task { @MainActor in self?.rings[0].value = steps }
    }
  }
}

struct RingShape: Shape {
  var share: Double
  var lineWidth: CGFloat
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(share, lineWidth) }
    set { (share, lineWidth) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    let radius = (min(rect.width, rect.height) - lineWidth) / 2
    return Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * min(share, 1)), clockwise: false)
    }
    .strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round))
  }
}

struct RingsView: View {
  let rings: [ActivityModel.Ring]
  var width: CGFloat = 22

  var body: some View {
    ZStack {
      ForEach(Array(rings.enumerated()), id: \.element.id) { index, ring in
        let inset = CGFloat(index) * (width + 3)
        RingShape(share: 1, lineWidth: width).fill(ring.color.opacity(0.2)).padding(inset)
        RingShape(share: ring.share, lineWidth: width)
          .fill(
            AngularGradient(
              colors: [ring.color.opacity(0.7), ring.color], center: .center, angle: .degrees(-90))
          )
          .padding(inset)
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement()
    .accessibilityLabel("Activity rings")
    .accessibilityValue(
      Text(
        rings.map {
          "\($0.kind.rawValue) \($0.share.formatted(.percent.precision(.fractionLength(0))))"
        }.formatted(.list(type: .and))))
  }
}

struct PillGaugeStyle: GaugeStyle {
  var tint: Color
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        configuration.label.font(.caption).foregroundStyle(.secondary)
        Spacer()
        configuration.currentValueLabel.font(.caption.bold())
      }
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule().fill(tint.gradient).frame(width: proxy.size.width * configuration.value)
        }
      }
      .frame(height: 10)
      HStack {
        configuration.minimumValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
      .font(.caption2).foregroundStyle(.tertiary)
    }
  }
}

extension GaugeStyle where Self == PillGaugeStyle {
  static func pill(_ tint: Color) -> PillGaugeStyle { PillGaugeStyle(tint: tint) }
}

struct WorkoutClock: View {
  let start: Date
  @State private var paused = false
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: paused)) { context in
      let elapsed = context.date.timeIntervalSince(start)
      Text(
        Duration.seconds(max(0, elapsed)).formatted(
          .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 0)))
      )
      .font(.system(size: 48, weight: .semibold, design: .rounded).monospacedDigit())
    }
  }
}

struct ActivityScreen: View {
  @State private var model = ActivityModel()
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("units") private var units = "metric"

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        RingsView(rings: model.rings).frame(maxWidth: 220)
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
          GridRow {
            tile(
              "Distance", model.distance.formatted(.measurement(width: .abbreviated, usage: .road)))
            tile("Pace", model.pace.formatted(.time(pattern: .minuteSecond)))
          }
          GridRow {
            tile(
              "Energy",
              Measurement(value: 412, unit: UnitEnergy.kilocalories).formatted(
                .measurement(width: .narrow, usage: .workout)))
            tile("Range", "\((90...146).formatted2)")
          }
        }
        Gauge(value: 146, in: 60...190) {
          Text("Heart rate")
        } currentValueLabel: {
          Text("146 BPM")
        } minimumValueLabel: {
          Text("60")
        } maximumValueLabel: {
          Text("190")
        }
        .gaugeStyle(.pill(.red))
        Gauge(value: 0.7) {
          Image(systemName: "heart.fill")
        } currentValueLabel: {
          Text(0.7, format: .percent)
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
    .onChange(of: scenePhase) { _, phase in
      if phase == .active { Task { await model.load() } }
    }
    .task { await model.load() }
  }

  private func tile(_ title: LocalizedStringKey, _ value: String) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      Text(value).font(.title3.weight(.semibold)).fontDesign(.rounded)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(12)
    .background(.background.secondary, in: .rect(cornerRadius: 14))
  }
}

extension ClosedRange where Bound: BinaryInteger {
  fileprivate var formatted2: String { "\(lowerBound)–\(upperBound)" }
}

#Preview("Activity") { ActivityScreen() }
#Preview("Clock") { WorkoutClock(start: .now.addingTimeInterval(-754)) }
