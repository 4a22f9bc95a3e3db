public import Foundation

/// Three numbers along the axes of a device.
public struct CMAcceleration: Hashable, Sendable {
  public var (x, y, z): (Double, Double, Double)
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How a device is held: upright and level.
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}

/// What a device feels.
open class CMDeviceMotion: NSObject {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration(z: -1) }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var heading: Double { 0 }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// What a device is pulled to.
open class CMAccelerometerData: NSObject {
  open var acceleration: CMAcceleration { CMAcceleration(z: -1) }
}

/// What a device's turning is told against.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = Self(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

/// Feels how a device moves: it lies still.
open class CMMotionManager: NSObject {
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var deviceMotion: CMDeviceMotion? { nil }
  open var accelerometerData: CMAccelerometerData? { nil }
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: Foundation.OperationQueue,
    withHandler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(
    using frame: CMAttitudeReferenceFrame, to queue: Foundation.OperationQueue,
    withHandler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  public class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open var showsDeviceMovementDisplay = false
  open func stopDeviceMotionUpdates() {}
  open var gyroUpdateInterval: TimeInterval = 0
  open var gyroData: CMGyroData? { nil }
  open func startGyroUpdates() {}
  open func startGyroUpdates(
    to queue: Foundation.OperationQueue, withHandler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {}
  open func stopGyroUpdates() {}
  open var isMagnetometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: Foundation.OperationQueue,
    withHandler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func stopAccelerometerUpdates() {}
}

/// Steps of a day.
open class CMPedometerData: NSObject {
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
  open var floorsAscended: NSNumber? { nil }
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
}

/// Counts steps: none.
open class CMPedometer: NSObject {
  public class func isStepCountingAvailable() -> Bool { false }
  public class func isDistanceAvailable() -> Bool { false }
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func stopUpdates() {}
}

/// How fast a device turns about its axes, in radians a second.
public struct CMRotationRate: Hashable, Sendable {
  public var (x, y, z): (Double, Double, Double)
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How a device turns.
open class CMGyroData: NSObject {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How sure a device is.
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// What a device's owner does: nothing.
open class CMMotionActivity: NSObject {
  open var confidence: CMMotionActivityConfidence { .low }
  open var startDate: Date { .distantPast }
  open var stationary: Bool { true }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var cycling: Bool { false }
  open var automotive: Bool { false }
  open var unknown: Bool { false }
}

/// Whether motion may be read: nobody was asked.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Knows what a device's owner does: nothing.
open class CMMotionActivityManager: NSObject {
  public class func isActivityAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startActivityUpdates(
    to queue: Foundation.OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  open func stopActivityUpdates() {}
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: Foundation.OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {}
}

/// How high a device is.
open class CMAltitudeData: NSObject {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

/// Knows how high a device is: nothing.
open class CMAltimeter: NSObject {
  public class func isRelativeAltitudeAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startRelativeAltitudeUpdates(
    to queue: Foundation.OperationQueue,
    withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  open func stopRelativeAltitudeUpdates() {}
}

extension CMPedometer {
  public class func isFloorCountingAvailable() -> Bool { false }
  public class func isCadenceAvailable() -> Bool { false }
  public class func isPaceAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
}
