public import Foundation
public import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A Metal function that colours or moves pixels. There is no Metal here: views with one are drawn
/// without it, and a warning says so.
public struct Shader: ShapeStyle, Hashable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// The foreground style.
  public func _shading(in context: StyleContext) -> Shading {
    ForegroundStyle()._shading(in: context)
  }

  /// A value for the function.
  public struct Argument: Hashable, Sendable {
    private let words: String

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(words: "\(x)") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(words: "\(x) \(y)")
    }
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(words: "\(x) \(y) \(z)")
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(words: "\(x) \(y) \(z) \(w)")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(words: "\(array)") }
    public static func color(_ color: Color) -> Argument { Argument(words: "\(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(words: "\(array)") }
    public static func image(_ image: Image) -> Argument { Argument(words: "image") }
    public static func data(_ data: Data) -> Argument { Argument(words: "\(data.count) bytes") }
    /// The bounds of what the function is used on.
    public static var boundingRect: Argument { Argument(words: "bounds") }
  }
}

/// The name of a Metal function.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A library of Metal functions, which nobody reads.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let name: String

  /// The app's own.
  public static let `default` = ShaderLibrary(name: "default")

  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundlePath)
  }

  public init(data: Data) { name = "\(data.count) bytes" }
  public init(url: URL) { name = url.path }
  private init(name: String) { self.name = name }

  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// Content with an effect that is not drawn.
struct UndrawnEffectView<Content: View>: _PrimitiveView {
  let content: Content
  let name: String
  let site: CallSite

  func _lowerPrimitive(into lowering: inout Lowering) {
    lowering.report(.notDrawn(name), at: site)
    content._lower(into: &lowering)
  }
}

extension View {
  private func undrawn(
    _ effect: String, _ shader: Shader, _ isEnabled: Bool, _ site: CallSite
  ) -> some View {
    Group {
      if isEnabled {
        UndrawnEffectView(
          content: self, name: "the shader '\(shader.function.name)' of \(effect)", site: site)
      } else {
        self
      }
    }
  }

  /// Drawn without the shader, with a warning.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    undrawn(
      "colorEffect", shader, isEnabled, CallSite(fileID: fileID, line: line, column: column))
  }

  /// Drawn without the shader, with a warning.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    undrawn(
      "distortionEffect", shader, isEnabled, CallSite(fileID: fileID, line: line, column: column))
  }

  /// Drawn without the shader, with a warning.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    undrawn(
      "layerEffect", shader, isEnabled, CallSite(fileID: fileID, line: line, column: column))
  }
}
