public import Foundation
public import KumihanLocation

/// A workout.
open class HKWorkout: HKSample {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  public let workoutEvents: [HKWorkoutEvent]?
  open var totalSwimmingStrokeCount: HKQuantity? { nil }
  open var totalFlightsClimbed: HKQuantity? { nil }
  open var workoutActivities: [HKWorkoutActivity] { [] }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  open func statistics(for type: HKQuantityType) -> HKStatistics? { nil }

  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date,
    workoutEvents: [HKWorkoutEvent]? = nil, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (workoutActivityType, duration) = (activityType, end.timeIntervalSince(start))
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    self.workoutEvents = workoutEvents
    super.init(
      type: HKObjectType.workoutType(), start: start, end: end, metadata: metadata, device: device)
  }
  /// With a duration that is told, as pauses do not count.
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
    metadata: [String: Any]?
  ) {
    (workoutActivityType, self.duration, workoutEvents) = (activityType, duration, nil)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(
      type: HKObjectType.workoutType(), start: start, end: end, metadata: metadata, device: device)
  }
}

/// What happened during a workout.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Something that happened during a workout.
open class HKWorkoutEvent: NSObject {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  public let metadata: [String: Any]?
  public init(
    type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil
  ) { (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata) }
}

/// A part of a workout.
open class HKWorkoutActivity: NSObject {
  public let workoutConfiguration: HKWorkoutConfiguration
  public let startDate: Date
  public let endDate: Date?
  public let metadata: [String: Any]?
  open var uuid: UUID { .zero }
  open var duration: TimeInterval { endDate?.timeIntervalSince(startDate) ?? 0 }
  open var workoutEvents: [HKWorkoutEvent] { [] }
  open func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
  public init(
    workoutConfiguration: HKWorkoutConfiguration, start: Date, end: Date?,
    metadata: [String: Any]?
  ) {
    (self.workoutConfiguration, startDate, endDate) = (workoutConfiguration, start, end)
    self.metadata = metadata
  }
}

/// Writes a workout down, in no book.
open class HKWorkoutBuilder: NSObject {
  public let workoutConfiguration: HKWorkoutConfiguration
  public let device: HKDevice?
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) { (workoutConfiguration, self.device) = (configuration, device) }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open var metadata: [String: Any] { [:] }
  open var workoutEvents: [HKWorkoutEvent] { [] }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  open func statistics(for type: HKQuantityType) -> HKStatistics? { nil }
  open func elapsedTime(at date: Date) -> TimeInterval { 0 }
  open func beginCollection(at start: Date) async throws {}
  open func endCollection(at end: Date) async throws {}
  open func addSamples(_ samples: [HKSample]) async throws {}
  open func addMetadata(_ metadata: [String: Any]) async throws {}
  open func addWorkoutEvents(_ events: [HKWorkoutEvent]) async throws {}
  @discardableResult open func finishWorkout() async throws -> HKWorkout? { nil }
  open func beginCollection(
    withStart start: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func endCollection(
    withEnd end: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func add(
    _ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func addWorkoutEvents(
    _ events: [HKWorkoutEvent], completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func addMetadata(
    _ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {}
  open func discardWorkout() {}
  open func seriesBuilder(for type: HKSeriesType) -> HKSeriesBuilder? { nil }
}

/// Writes a workout down while it goes on, in no book.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder {
  open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
  open weak var workoutSession: HKWorkoutSession?
  open var dataSource: HKLiveWorkoutDataSource?
  open var elapsedTime: TimeInterval { 0 }
  open var shouldCollectWorkoutEvents = true
}

/// Is told what is written down.
public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
  func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
  func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}

/// What is measured during a workout: nothing.
open class HKLiveWorkoutDataSource: NSObject {
  public init(healthStore: HKHealthStore, workoutConfiguration: HKWorkoutConfiguration?) {}
  open var typesToCollect: Set<HKQuantityType> { [] }
  open func enableCollection(for type: HKQuantityType, predicate: NSPredicate?) {}
  open func disableCollection(for type: HKQuantityType) {}
}

/// How a workout stands.
public enum HKWorkoutSessionState: Int, Sendable {
  case notStarted = 1, running, ended, paused, prepared, stopped
}

/// A workout that goes on; none begins.
open class HKWorkoutSession: NSObject {
  public let workoutConfiguration: HKWorkoutConfiguration
  open weak var delegate: (any HKWorkoutSessionDelegate)?
  private let store: HKHealthStore
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
    (store, workoutConfiguration) = (healthStore, configuration)
  }
  open var state: HKWorkoutSessionState { .notStarted }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
    HKLiveWorkoutBuilder(healthStore: store, configuration: workoutConfiguration, device: nil)
  }
  open func prepare() {}
  open func startActivity(with date: Date?) {}
  open func stopActivity(with date: Date?) {}
  open func end() {}
  open func pause() {}
  open func resume() {}
  open func startMirroringToCompanionDevice() async throws {}
  open func stopMirroringToCompanionDevice() async throws {}
  open func sendToRemoteWorkoutSession(data: Data) async throws {}
}

/// Is told how a workout stands.
public protocol HKWorkoutSessionDelegate: AnyObject {
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState, date: Date)
  func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
  func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
  func workoutSession(
    _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent
  ) {}
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]
  ) {}
  public func workoutSession(
    _ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?
  ) {}
}

/// Measurements along a workout.
open class HKSeriesSample: HKSample {
  open var count: Int { 0 }
}
/// The way of a workout.
open class HKWorkoutRoute: HKSeriesSample {}

/// Writes measurements along a workout, in no book.
open class HKSeriesBuilder: NSObject {
  open func discard() {}
}

/// Writes the way of a workout, in no book.
open class HKWorkoutRouteBuilder: HKSeriesBuilder {
  public init(healthStore: HKHealthStore, device: HKDevice?) {}
  open func insertRouteData(_ routeData: [CLLocation]) async throws {}
  open func insertRouteData(
    _ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// - Throws: always: there is no way.
  @discardableResult open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?
  ) async throws -> HKWorkoutRoute { throw HKError(.errorNoData) }
}

/// A question for the way of a workout.
open class HKWorkoutRouteQuery: HKQuery {
  public init(
    route: HKWorkoutRoute,
    dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) {}
}
