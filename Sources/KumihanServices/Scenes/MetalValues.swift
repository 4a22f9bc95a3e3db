// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanAppleNames

/// The colour of what nothing is drawn over, each part from 0 to 1.
public struct MTLClearColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double
  public init() { (red, green, blue, alpha) = (0, 0, 0, 1) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
public func MTLClearColorMake(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }

/// How many threads in each direction.
public struct MTLSize: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var depth: Int
  public init(width: Int, height: Int, depth: Int) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}
/// How colours are kept.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  case a8Unorm = 1
  case r8Unorm = 10
  case rgba8Unorm = 70
  case rgba8Unorm_srgb = 71
  case bgra8Unorm = 80
  case bgra8Unorm_srgb = 81
  case rgba16Float = 115
  case rgba32Float = 125
  case depth32Float = 252
}
/// What corners make.
public enum MTLPrimitiveType: UInt, Sendable {
  case point, line, lineStrip, triangle, triangleStrip
}
/// The numbers that name corners.
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
/// Where memory is.
public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }
/// How memory is kept.
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let storageModeShared: MTLResourceOptions = []
  public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
  public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
}
/// What a picture is for.
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let shaderRead = MTLTextureUsage(rawValue: 1)
  public static let shaderWrite = MTLTextureUsage(rawValue: 2)
  public static let renderTarget = MTLTextureUsage(rawValue: 4)
}

/// Draws into a view, which it is never asked for.
@MainActor @preconcurrency
public protocol MTKViewDelegate: AnyObject {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// A view that a graphics processor draws: its name on the colour that it would be cleared to.
open class MTKView: UIView {
  open weak var delegate: (any MTKViewDelegate)?
  open var device: (any MTLDevice)?
  open var preferredFramesPerSecond = 60
  open var enableSetNeedsDisplay = false
  open var isPaused = false
  open var framebufferOnly = true
  open var autoResizeDrawable = true
  open var drawableSize = CGSize.zero
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var presentsWithTransaction = false
  open var clearColor = MTLClearColor()
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  public init(frame: CGRect, device: (any MTLDevice)?) {
    super.init(frame: frame)
    self.device = device
    makePicture = { [unowned self] in
      let ground = UIColor(
        red: clearColor.red, green: clearColor.green, blue: clearColor.blue,
        alpha: clearColor.alpha)
      return AnyView(SceneGround("\(type(of: self))", on: ground, by: "Metal"))
    }
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
  public required init?(coder: NSCoder) { nil }
  open func draw() {}
  open func releaseDrawables() {}
}

/// Reads pictures into a device's memory.
open class MTKTextureLoader: NSObject {
  public init(device: any MTLDevice) {}
}

/// A family of graphics processors.
public enum MTLGPUFamily: Int, Sendable {
  case apple1 = 1001
  case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
  case mac2 = 2002
  case common1 = 3001
  case common2, common3
  case metal3 = 5001
}

// What a device says of itself: there is none, and so nothing that it supports.
extension MTLDevice {
  public func supportsFamily(_ family: MTLGPUFamily) -> Bool { false }
  public func supportsTextureSampleCount(_ count: Int) -> Bool { false }
  public var supportsRaytracing: Bool { false }
  public var supports32BitFloatFiltering: Bool { false }
  public var hasUnifiedMemory: Bool { false }
  public var currentAllocatedSize: Int { 0 }
  public var recommendedMaxWorkingSetSize: UInt64 { 0 }
  public var maxBufferLength: Int { 0 }
  public var maxThreadsPerThreadgroup: MTLSize { MTLSizeMake(0, 0, 0) }
  public var registryID: UInt64 { 0 }
}
