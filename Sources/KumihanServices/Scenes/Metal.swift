// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Metal's names, as they stand in views: there is no device, so nothing is drawn.

/// - Returns: always nil, as where there is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// A graphics processor.
public protocol MTLDevice: AnyObject {
  var name: String { get }
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(
    bytes: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeDepthStencilState(
    descriptor: MTLDepthStencilDescriptor
  ) -> (any MTLDepthStencilState)?
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor
  ) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(
    function: any MTLFunction
  ) throws -> any MTLComputePipelineState
}
/// A queue of commands.
public protocol MTLCommandQueue: AnyObject {
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// Commands that are sent together.
public protocol MTLCommandBuffer: AnyObject {
  func makeRenderCommandEncoder(
    descriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  func present(_ drawable: any MTLDrawable)
  func commit()
  func waitUntilCompleted()
  func waitUntilScheduled()
  func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
}
/// Writes commands.
public protocol MTLCommandEncoder: AnyObject {
  var label: String? { get set }
  func endEncoding()
}
/// Writes commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ state: any MTLRenderPipelineState)
  func setDepthStencilState(_ state: (any MTLDepthStencilState)?)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ state: (any MTLSamplerState)?, index: Int)
  func drawPrimitives(type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(
    type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  func drawIndexedPrimitives(
    type: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
    indexBufferOffset: Int)
}
/// Writes commands that reckon.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func dispatchThreadgroups(_ groups: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threads: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// Writes commands that copy.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func generateMipmaps(for texture: any MTLTexture)
}
/// Functions of a device.
public protocol MTLLibrary: AnyObject {
  func makeFunction(name: String) -> (any MTLFunction)?
  var functionNames: [String] { get }
}
/// A function of a device.
public protocol MTLFunction: AnyObject { var name: String { get } }
/// What a device draws with.
public protocol MTLRenderPipelineState: AnyObject {}
/// What a device reckons with.
public protocol MTLComputePipelineState: AnyObject {
  var maxTotalThreadsPerThreadgroup: Int { get }
  var threadExecutionWidth: Int { get }
}
/// How depths are compared.
public protocol MTLDepthStencilState: AnyObject {}
/// How pictures are read.
public protocol MTLSamplerState: AnyObject {}
/// Memory of a device.
public protocol MTLResource: AnyObject { var label: String? { get set } }
/// Bytes of a device.
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}
/// A picture of a device.
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var pixelFormat: MTLPixelFormat { get }
}
/// What can be shown.
public protocol MTLDrawable: AnyObject { func present() }
/// A picture of a layer that can be shown.
public protocol CAMetalDrawable: MTLDrawable { var texture: any MTLTexture { get } }

/// How source is compiled.
open class MTLCompileOptions: NSObject { public override init() {} }
/// A picture of a device, before it is made.
open class MTLTextureDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var usage: MTLTextureUsage = .shaderRead
  open var storageMode = MTLStorageMode.shared
  public override init() {}
  public class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let made = MTLTextureDescriptor()
    (made.pixelFormat, made.width, made.height) = (pixelFormat, width, height)
    return made
  }
}
/// How pictures are read, before it is made.
open class MTLSamplerDescriptor: NSObject { public override init() {} }
/// How depths are compared, before it is made.
open class MTLDepthStencilDescriptor: NSObject {
  open var isDepthWriteEnabled = false
  open var depthCompareFunction = MTLCompareFunction.always
  public override init() {}
}
/// How numbers are compared.
public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}

/// What a device draws with, before it is made.
open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var vertexDescriptor: MTLVertexDescriptor?
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var sampleCount = 1
  open var rasterSampleCount = 1
  public let colorAttachments = _MTLList { MTLRenderPipelineColorAttachmentDescriptor() }
  public override init() {}
}
/// A list that makes what it is asked for.
public final class _MTLList<Element: AnyObject> {
  private let make: () -> Element
  private var made: [Int: Element] = [:]
  init(_ make: @escaping () -> Element) { self.make = make }
  public subscript(index: Int) -> Element! {
    get {
      if let element = made[index] { return element }
      let element = make()
      made[index] = element
      return element
    }
    set { made[index] = newValue }
  }
}
/// A picture that is drawn into.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var rgbBlendOperation = MTLBlendOperation.add
  open var alphaBlendOperation = MTLBlendOperation.add
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  public override init() {}
}
/// How colours are mixed.
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
/// How much of a colour is mixed in.
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha
  case destinationColor, oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha
}
/// What corners say.
open class MTLVertexDescriptor: NSObject { public override init() {} }

/// What is drawn into in one go.
open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments = _MTLList { MTLRenderPassColorAttachmentDescriptor() }
  public override init() {}
}
/// A picture that is drawn into in one go.
open class MTLRenderPassColorAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var clearColor = MTLClearColor()
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.store
  public override init() {}
}
/// What is done before drawing.
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
/// What is done after drawing.
public enum MTLStoreAction: UInt, Sendable { case dontCare, store, multisampleResolve }
