public import Foundation
import KumihanFoundation

/// Tells an app once a day how it ran: never.
open class MXMetricManager: NSObject {
  open class var shared: MXMetricManager { SharedObjects.one { MXMetricManager() } }
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// Is told how an app ran.
public protocol MXMetricManagerSubscriber: AnyObject {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// A part of a report, which can be written.
open class _MXPart: NSObject {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// How an app ran on a day.
open class MXMetricPayload: _MXPart {
  open var latestApplicationVersion: String { "" }
  open var includesMultipleApplicationVersions: Bool { false }
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open var cpuMetrics: MXCPUMetric? { nil }
  open var memoryMetrics: MXMemoryMetric? { nil }
  open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
  open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
  open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
  open var applicationExitMetrics: MXAppExitMetric? { nil }
  open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
  open var diskIOMetrics: MXDiskIOMetric? { nil }
  open var signpostMetrics: [MXSignpostMetric]? { nil }
  open var metaData: MXMetaData? { nil }
}

/// A kind of numbers about an app.
open class MXMetric: _MXPart {}
/// How long an app reckoned.
open class MXCPUMetric: MXMetric {
  open var cumulativeCPUTime: Measurement<UnitDuration> { .init(value: 0, unit: .seconds) }
}
/// How much memory an app took.
open class MXMemoryMetric: MXMetric {
  open var peakMemoryUsage: Measurement<UnitInformationStorage> { .init(value: 0, unit: .bytes) }
}
/// How long an app took to start.
open class MXAppLaunchMetric: MXMetric {
  open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
  open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
}
/// How long an app stood still.
open class MXAppResponsivenessMetric: MXMetric {
  open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram() }
}
/// How long an app was seen.
open class MXAppRunTimeMetric: MXMetric {
  open var cumulativeForegroundTime: Measurement<UnitDuration> { .init(value: 0, unit: .seconds) }
  open var cumulativeBackgroundTime: Measurement<UnitDuration> { .init(value: 0, unit: .seconds) }
}
/// How an app ended.
open class MXAppExitMetric: MXMetric {}
/// How much an app sent and received.
open class MXNetworkTransferMetric: MXMetric {}
/// How much an app wrote.
open class MXDiskIOMetric: MXMetric {}
/// How long marked work took.
open class MXSignpostMetric: MXMetric {
  open var signpostName: String { "" }
  open var signpostCategory: String { "" }
  open var totalCount: Int { 0 }
}
/// The device and the version.
open class MXMetaData: _MXPart {
  open var osVersion: String { "" }
  open var deviceType: String { "" }
  open var applicationBuildVersion: String { "" }
  open var regionFormat: String { "" }
}

/// How often values occurred: never.
public struct MXHistogram<UnitType: Unit> {
  public var totalBucketCount: Int { 0 }
  public var bucketEnumerator: NSEnumerator { NSArray().objectEnumerator() }
}

/// What went wrong on a day.
open class MXDiagnosticPayload: _MXPart {
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
}

/// Something that went wrong.
open class MXDiagnostic: _MXPart {
  open var applicationVersion: String { "" }
  open var metaData: MXMetaData { MXMetaData() }
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
}
/// An app that ended.
open class MXCrashDiagnostic: MXDiagnostic {
  open var terminationReason: String? { nil }
  open var virtualMemoryRegionInfo: String? { nil }
  open var exceptionType: NSNumber? { nil }
  open var exceptionCode: NSNumber? { nil }
  open var signal: NSNumber? { nil }
}
/// An app that stood still.
open class MXHangDiagnostic: MXDiagnostic {
  open var hangDuration: Measurement<UnitDuration> { .init(value: 0, unit: .seconds) }
}
/// An app that reckoned too long.
open class MXCPUExceptionDiagnostic: MXDiagnostic {
  open var totalCPUTime: Measurement<UnitDuration> { .init(value: 0, unit: .seconds) }
}
/// An app that wrote too much.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic {}
/// The calls in which something went wrong.
open class MXCallStackTree: NSObject {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
