// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// Matrices by their columns, as in C.

/// A square matrix of 2 columns.
public struct simd_float2x2: Hashable, Sendable {
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  public init() { self.init(.zero, .zero) }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }
  public init(_ columns: [SIMD2<Float>]) {
    self.init(columns[0], columns[1])
  }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(diagonal: SIMD2<Float>) {
    self.init()
    columns.0[0] = diagonal[0]
    columns.1[1] = diagonal[1]
  }
  public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
  public init(rows: [SIMD2<Float>]) { self = simd_float2x2(rows).transpose }

  public static var identity: simd_float2x2 { simd_float2x2(1) }
  private var all: [SIMD2<Float>] { [columns.0, columns.1] }
  public subscript(column: Int) -> SIMD2<Float> { all[column] }
  public subscript(column: Int, row: Int) -> Float { all[column][row] }

  public var transpose: simd_float2x2 {
    simd_float2x2((0..<2).map { row in SIMD2<Float>(all.map { $0[row] }) })
  }
  public static func * (a: simd_float2x2, b: SIMD2<Float>) -> SIMD2<Float> {
    a.columns.0 * b[0] + a.columns.1 * b[1]
  }
  public static func * (a: simd_float2x2, b: simd_float2x2) -> simd_float2x2 {
    simd_float2x2(b.all.map { a * $0 })
  }
  public static func * (a: simd_float2x2, b: Float) -> simd_float2x2 {
    simd_float2x2(a.all.map { $0 * b })
  }
  public static func == (a: simd_float2x2, b: simd_float2x2) -> Bool { a.all == b.all }
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
public typealias float2x2 = simd_float2x2

/// A square matrix of 3 columns.
public struct simd_float3x3: Hashable, Sendable {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public init() { self.init(.zero, .zero, .zero) }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
  public init(_ columns: [SIMD3<Float>]) {
    self.init(columns[0], columns[1], columns[2])
  }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(diagonal: SIMD3<Float>) {
    self.init()
    columns.0[0] = diagonal[0]
    columns.1[1] = diagonal[1]
    columns.2[2] = diagonal[2]
  }
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
  public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }

  public static var identity: simd_float3x3 { simd_float3x3(1) }
  private var all: [SIMD3<Float>] { [columns.0, columns.1, columns.2] }
  public subscript(column: Int) -> SIMD3<Float> { all[column] }
  public subscript(column: Int, row: Int) -> Float { all[column][row] }

  public var transpose: simd_float3x3 {
    simd_float3x3((0..<3).map { row in SIMD3<Float>(all.map { $0[row] }) })
  }
  public static func * (a: simd_float3x3, b: SIMD3<Float>) -> SIMD3<Float> {
    a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2]
  }
  public static func * (a: simd_float3x3, b: simd_float3x3) -> simd_float3x3 {
    simd_float3x3(b.all.map { a * $0 })
  }
  public static func * (a: simd_float3x3, b: Float) -> simd_float3x3 {
    simd_float3x3(a.all.map { $0 * b })
  }
  public static func == (a: simd_float3x3, b: simd_float3x3) -> Bool { a.all == b.all }
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
public typealias float3x3 = simd_float3x3

/// A square matrix of 4 columns.
public struct simd_float4x4: Hashable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init() { self.init(.zero, .zero, .zero, .zero) }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
    columns = (c0, c1, c2, c3)
  }
  public init(_ columns: [SIMD4<Float>]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }
  public init(diagonal: SIMD4<Float>) {
    self.init()
    columns.0[0] = diagonal[0]
    columns.1[1] = diagonal[1]
    columns.2[2] = diagonal[2]
    columns.3[3] = diagonal[3]
  }
  public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
  public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }

  public static var identity: simd_float4x4 { simd_float4x4(1) }
  private var all: [SIMD4<Float>] { [columns.0, columns.1, columns.2, columns.3] }
  public subscript(column: Int) -> SIMD4<Float> { all[column] }
  public subscript(column: Int, row: Int) -> Float { all[column][row] }

  public var transpose: simd_float4x4 {
    simd_float4x4((0..<4).map { row in SIMD4<Float>(all.map { $0[row] }) })
  }
  public static func * (a: simd_float4x4, b: SIMD4<Float>) -> SIMD4<Float> {
    a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2] + a.columns.3 * b[3]
  }
  public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(b.all.map { a * $0 })
  }
  public static func * (a: simd_float4x4, b: Float) -> simd_float4x4 {
    simd_float4x4(a.all.map { $0 * b })
  }
  public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { a.all == b.all }
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
public typealias float4x4 = simd_float4x4

/// A square matrix of 2 columns.
public struct simd_double2x2: Hashable, Sendable {
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  public init() { self.init(.zero, .zero) }
  public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }
  public init(_ columns: [SIMD2<Double>]) {
    self.init(columns[0], columns[1])
  }
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  public init(diagonal: SIMD2<Double>) {
    self.init()
    columns.0[0] = diagonal[0]
    columns.1[1] = diagonal[1]
  }
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }
  public init(rows: [SIMD2<Double>]) { self = simd_double2x2(rows).transpose }

  public static var identity: simd_double2x2 { simd_double2x2(1) }
  private var all: [SIMD2<Double>] { [columns.0, columns.1] }
  public subscript(column: Int) -> SIMD2<Double> { all[column] }
  public subscript(column: Int, row: Int) -> Double { all[column][row] }

  public var transpose: simd_double2x2 {
    simd_double2x2((0..<2).map { row in SIMD2<Double>(all.map { $0[row] }) })
  }
  public static func * (a: simd_double2x2, b: SIMD2<Double>) -> SIMD2<Double> {
    a.columns.0 * b[0] + a.columns.1 * b[1]
  }
  public static func * (a: simd_double2x2, b: simd_double2x2) -> simd_double2x2 {
    simd_double2x2(b.all.map { a * $0 })
  }
  public static func * (a: simd_double2x2, b: Double) -> simd_double2x2 {
    simd_double2x2(a.all.map { $0 * b })
  }
  public static func == (a: simd_double2x2, b: simd_double2x2) -> Bool { a.all == b.all }
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
public typealias double2x2 = simd_double2x2

/// A square matrix of 3 columns.
public struct simd_double3x3: Hashable, Sendable {
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public init() { self.init(.zero, .zero, .zero) }
  public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) {
    columns = (c0, c1, c2)
  }
  public init(_ columns: [SIMD3<Double>]) {
    self.init(columns[0], columns[1], columns[2])
  }
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  public init(diagonal: SIMD3<Double>) {
    self.init()
    columns.0[0] = diagonal[0]
    columns.1[1] = diagonal[1]
    columns.2[2] = diagonal[2]
  }
  public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }
  public init(rows: [SIMD3<Double>]) { self = simd_double3x3(rows).transpose }

  public static var identity: simd_double3x3 { simd_double3x3(1) }
  private var all: [SIMD3<Double>] { [columns.0, columns.1, columns.2] }
  public subscript(column: Int) -> SIMD3<Double> { all[column] }
  public subscript(column: Int, row: Int) -> Double { all[column][row] }

  public var transpose: simd_double3x3 {
    simd_double3x3((0..<3).map { row in SIMD3<Double>(all.map { $0[row] }) })
  }
  public static func * (a: simd_double3x3, b: SIMD3<Double>) -> SIMD3<Double> {
    a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2]
  }
  public static func * (a: simd_double3x3, b: simd_double3x3) -> simd_double3x3 {
    simd_double3x3(b.all.map { a * $0 })
  }
  public static func * (a: simd_double3x3, b: Double) -> simd_double3x3 {
    simd_double3x3(a.all.map { $0 * b })
  }
  public static func == (a: simd_double3x3, b: simd_double3x3) -> Bool { a.all == b.all }
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
public typealias double3x3 = simd_double3x3

/// A square matrix of 4 columns.
public struct simd_double4x4: Hashable, Sendable {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public init() { self.init(.zero, .zero, .zero, .zero) }
  public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) {
    columns = (c0, c1, c2, c3)
  }
  public init(_ columns: [SIMD4<Double>]) {
    self.init(columns[0], columns[1], columns[2], columns[3])
  }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }
  public init(diagonal: SIMD4<Double>) {
    self.init()
    columns.0[0] = diagonal[0]
    columns.1[1] = diagonal[1]
    columns.2[2] = diagonal[2]
    columns.3[3] = diagonal[3]
  }
  public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }
  public init(rows: [SIMD4<Double>]) { self = simd_double4x4(rows).transpose }

  public static var identity: simd_double4x4 { simd_double4x4(1) }
  private var all: [SIMD4<Double>] { [columns.0, columns.1, columns.2, columns.3] }
  public subscript(column: Int) -> SIMD4<Double> { all[column] }
  public subscript(column: Int, row: Int) -> Double { all[column][row] }

  public var transpose: simd_double4x4 {
    simd_double4x4((0..<4).map { row in SIMD4<Double>(all.map { $0[row] }) })
  }
  public static func * (a: simd_double4x4, b: SIMD4<Double>) -> SIMD4<Double> {
    a.columns.0 * b[0] + a.columns.1 * b[1] + a.columns.2 * b[2] + a.columns.3 * b[3]
  }
  public static func * (a: simd_double4x4, b: simd_double4x4) -> simd_double4x4 {
    simd_double4x4(b.all.map { a * $0 })
  }
  public static func * (a: simd_double4x4, b: Double) -> simd_double4x4 {
    simd_double4x4(a.all.map { $0 * b })
  }
  public static func == (a: simd_double4x4, b: simd_double4x4) -> Bool { a.all == b.all }
  public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
public typealias double4x4 = simd_double4x4
