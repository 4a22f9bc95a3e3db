public import Foundation
import KumihanAppleNames
public import KumihanViews

/// The name of a time that is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a device is watched.
public struct DeviceActivitySchedule: Hashable, Sendable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public let warningTime: DateComponents?
  public var nextInterval: DateInterval? { nil }
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    (self.intervalStart, self.intervalEnd) = (intervalStart, intervalEnd)
    (self.repeats, self.warningTime) = (repeats, warningTime)
  }
}

/// How much is too much.
public struct DeviceActivityEvent: Hashable, Sendable {
  /// The name of a bound.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let applications: Set<ApplicationToken>
  public let categories: Set<ActivityCategoryToken>
  public let webDomains: Set<WebDomainToken>
  public let threshold: DateComponents
  public let includesPastActivity: Bool
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents,
    includesPastActivity: Bool = false
  ) {
    (self.applications, self.categories) = (applications, categories)
    (self.webDomains, self.threshold) = (webDomains, threshold)
    self.includesPastActivity = includesPastActivity
  }
}

/// Watches a device, where nobody allowed it.
public final class DeviceActivityCenter: Sendable {
  /// Why a device is not watched.
  public enum MonitoringError: LocalizedError, Hashable, Sendable {
    case unauthorized, excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents
    public var errorDescription: String? { "The device cannot be monitored." }
  }
  public init() {}
  public var activities: [DeviceActivityName] { [] }
  /// - Throws: always; nobody allowed it.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws { throw MonitoringError.unauthorized }
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
  public func events(for activity: DeviceActivityName)
    -> [DeviceActivityEvent.Name: DeviceActivityEvent]
  { [:] }
}

/// Is told of times and bounds, in an extension that nobody starts.
open class DeviceActivityMonitor: NSObject {
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
  open func eventWillReachThresholdWarning(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}

/// What a report is about.
public struct DeviceActivityFilter: Hashable, Sendable {
  /// How time is divided.
  public enum SegmentInterval: Hashable, Sendable {
    case hourly(during: DateInterval)
    case daily(during: DateInterval)
    case weekly(during: DateInterval)
  }
  /// Whose time.
  public enum Users: Hashable, Sendable { case all, children }
  /// On which devices.
  public struct Devices: Hashable, Sendable {
    public static let all = Self([])
    public init(_ models: Set<DeviceActivityData.Device.Model>) {}
  }
  public var segmentInterval: SegmentInterval
  public var users: Users?
  public var devices: Devices
  public var applications: Set<ApplicationToken>
  public var categories: Set<ActivityCategoryToken>
  public var webDomains: Set<WebDomainToken>
  public init(
    segment: SegmentInterval = .daily(
      during: DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 0)),
    users: Users? = nil,
    devices: Devices = .all, applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
  ) {
    (segmentInterval, self.users, self.devices) = (segment, users, devices)
    (self.applications, self.categories) = (applications, categories)
    self.webDomains = webDomains
  }
}

/// A report of how a device was used, which only its device knows: a frame with its name.
public struct DeviceActivityReport: _PlacedView {
  /// Which report.
  public struct Context: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  private let context: Context
  public let _site: CallSite
  public init(
    _ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter(),
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.context = context
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
  public var body: some View {
    StandInView("how a device was used is the device's", at: _site) {
      DeviceGround(context.rawValue)
    }
  }
}

/// Results as they come: none.
public struct DeviceActivityResults<Element>: AsyncSequence, AsyncIteratorProtocol {
  public func makeAsyncIterator() -> Self { self }
  public mutating func next() async -> Element? { nil }
  public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? { nil }
}

/// How a device was used.
public struct DeviceActivityData: Hashable, Sendable {
  /// A device.
  public struct Device: Hashable, Sendable {
    /// A kind of device.
    public enum Model: Hashable, Sendable { case iPhone, iPad, iPod, mac }
    public let name: String?
    public let model: Model
  }
  /// Whose device.
  public struct User: Hashable, Sendable {
    public let nameComponents: PersonNameComponents?
    public let appleID: String?
  }
  /// A time of use.
  public struct ActivitySegment: Sendable {
    public let dateInterval: DateInterval
    public let totalActivityDuration: TimeInterval
    public let longestActivity: DateInterval?
    public let firstPickup: Date?
    public let totalPickupsWithoutApplicationActivity: Int
    public var categories: DeviceActivityResults<CategoryActivity> { .init() }
  }
  /// The use of a kind of apps.
  public struct CategoryActivity: Sendable {
    public let category: ActivityCategory
    public let totalActivityDuration: TimeInterval
    public var applications: DeviceActivityResults<ApplicationActivity> { .init() }
    public var webDomains: DeviceActivityResults<WebDomainActivity> { .init() }
  }
  /// The use of an app.
  public struct ApplicationActivity: Sendable {
    public let application: Application
    public let totalActivityDuration: TimeInterval
    public let numberOfPickups: Int
    public let numberOfNotifications: Int
  }
  /// The use of a place of the web.
  public struct WebDomainActivity: Sendable {
    public let webDomain: WebDomain
    public let totalActivityDuration: TimeInterval
  }
  public let user: User
  public let device: Device
  public let lastUpdatedDate: Date
  public var activitySegments: DeviceActivityResults<ActivitySegment> { .init() }
}

/// Scenes of reports.
@MainActor @preconcurrency
public protocol DeviceActivityReportScene {
  associatedtype Configuration
  associatedtype Content: View
  var context: DeviceActivityReport.Context { get }
  var content: (Configuration) -> Content { get }
  func makeConfiguration(representing data: DeviceActivityResults<DeviceActivityData>) async
    -> Configuration
}

/// An extension that shows reports.
@MainActor @preconcurrency
public protocol DeviceActivityReportExtension {
  associatedtype Body: DeviceActivityReportScene
  @DeviceActivityReportBuilder var body: Body { get }
  init()
}

extension DeviceActivityReportExtension {
  /// Nobody starts an extension.
  public static func main() {}
}

/// Collects scenes of reports.
@resultBuilder
public struct DeviceActivityReportBuilder {
  public static func buildBlock<Scene: DeviceActivityReportScene>(_ scene: Scene) -> Scene { scene }
  public static func buildBlock<each Scene: DeviceActivityReportScene>(
    _ scene: repeat each Scene
  ) -> _DeviceActivityReports { _DeviceActivityReports() }
}

/// Several scenes of reports, of which none is shown.
public struct _DeviceActivityReports: DeviceActivityReportScene {
  nonisolated init() {}
  public var context: DeviceActivityReport.Context { DeviceActivityReport.Context("") }
  public var content: (Int) -> EmptyView { { _ in EmptyView() } }
  public nonisolated(nonsending) func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Int { 0 }
}
