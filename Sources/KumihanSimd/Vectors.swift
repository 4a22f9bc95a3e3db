// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
import Foundation

// The module for `import simd`: the vectors of the standard library by their names in C, and what is computed of them.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>

public func simd_dot(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { (a * b).sum() }
public func simd_length(_ a: SIMD2<Float>) -> Float { (a * a).sum().squareRoot() }
public func simd_length_squared(_ a: SIMD2<Float>) -> Float { (a * a).sum() }
public func simd_distance(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { simd_length(a - b) }
public func simd_distance_squared(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float {
  simd_length_squared(a - b)
}
public func simd_normalize(_ a: SIMD2<Float>) -> SIMD2<Float> { a / simd_length(a) }
public func simd_mix(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ t: SIMD2<Float>) -> SIMD2<Float> {
  a + (b - a) * t
}
public func simd_min(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> {
  a.replacing(with: b, where: b .< a)
}
public func simd_max(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> {
  a.replacing(with: b, where: b .> a)
}
public func simd_clamp(_ a: SIMD2<Float>, _ low: SIMD2<Float>, _ high: SIMD2<Float>) -> SIMD2<Float>
{ a.clamped(lowerBound: low, upperBound: high) }
public func simd_abs(_ a: SIMD2<Float>) -> SIMD2<Float> { simd_max(a, -a) }
public func dot(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { simd_dot(a, b) }
public func length(_ a: SIMD2<Float>) -> Float { simd_length(a) }
public func length_squared(_ a: SIMD2<Float>) -> Float { simd_length_squared(a) }
public func distance(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { simd_distance(a, b) }
public func distance_squared(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float {
  simd_distance_squared(a, b)
}
public func normalize(_ a: SIMD2<Float>) -> SIMD2<Float> { simd_normalize(a) }
public func mix(_ a: SIMD2<Float>, _ b: SIMD2<Float>, t: SIMD2<Float>) -> SIMD2<Float> {
  simd_mix(a, b, t)
}
public func mix(_ a: SIMD2<Float>, _ b: SIMD2<Float>, t: Float) -> SIMD2<Float> { a + (b - a) * t }
public func min(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> { simd_min(a, b) }
public func max(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> { simd_max(a, b) }
public func clamp(_ a: SIMD2<Float>, min low: SIMD2<Float>, max high: SIMD2<Float>) -> SIMD2<Float>
{ simd_clamp(a, low, high) }
public func abs(_ a: SIMD2<Float>) -> SIMD2<Float> { simd_abs(a) }
public func reflect(_ a: SIMD2<Float>, n: SIMD2<Float>) -> SIMD2<Float> {
  a - 2 * simd_dot(a, n) * n
}

public func simd_dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { (a * b).sum() }
public func simd_length(_ a: SIMD2<Double>) -> Double { (a * a).sum().squareRoot() }
public func simd_length_squared(_ a: SIMD2<Double>) -> Double { (a * a).sum() }
public func simd_distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { simd_length(a - b) }
public func simd_distance_squared(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
  simd_length_squared(a - b)
}
public func simd_normalize(_ a: SIMD2<Double>) -> SIMD2<Double> { a / simd_length(a) }
public func simd_mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> {
  a + (b - a) * t
}
public func simd_min(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
  a.replacing(with: b, where: b .< a)
}
public func simd_max(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
  a.replacing(with: b, where: b .> a)
}
public func simd_clamp(_ a: SIMD2<Double>, _ low: SIMD2<Double>, _ high: SIMD2<Double>) -> SIMD2<
  Double
> { a.clamped(lowerBound: low, upperBound: high) }
public func simd_abs(_ a: SIMD2<Double>) -> SIMD2<Double> { simd_max(a, -a) }
public func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { simd_dot(a, b) }
public func length(_ a: SIMD2<Double>) -> Double { simd_length(a) }
public func length_squared(_ a: SIMD2<Double>) -> Double { simd_length_squared(a) }
public func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { simd_distance(a, b) }
public func distance_squared(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
  simd_distance_squared(a, b)
}
public func normalize(_ a: SIMD2<Double>) -> SIMD2<Double> { simd_normalize(a) }
public func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, t: SIMD2<Double>) -> SIMD2<Double> {
  simd_mix(a, b, t)
}
public func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, t: Double) -> SIMD2<Double> {
  a + (b - a) * t
}
public func min(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { simd_min(a, b) }
public func max(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { simd_max(a, b) }
public func clamp(_ a: SIMD2<Double>, min low: SIMD2<Double>, max high: SIMD2<Double>) -> SIMD2<
  Double
> { simd_clamp(a, low, high) }
public func abs(_ a: SIMD2<Double>) -> SIMD2<Double> { simd_abs(a) }
public func reflect(_ a: SIMD2<Double>, n: SIMD2<Double>) -> SIMD2<Double> {
  a - 2 * simd_dot(a, n) * n
}

public func simd_dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { (a * b).sum() }
public func simd_length(_ a: SIMD3<Float>) -> Float { (a * a).sum().squareRoot() }
public func simd_length_squared(_ a: SIMD3<Float>) -> Float { (a * a).sum() }
public func simd_distance(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { simd_length(a - b) }
public func simd_distance_squared(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float {
  simd_length_squared(a - b)
}
public func simd_normalize(_ a: SIMD3<Float>) -> SIMD3<Float> { a / simd_length(a) }
public func simd_mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> {
  a + (b - a) * t
}
public func simd_min(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
  a.replacing(with: b, where: b .< a)
}
public func simd_max(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
  a.replacing(with: b, where: b .> a)
}
public func simd_clamp(_ a: SIMD3<Float>, _ low: SIMD3<Float>, _ high: SIMD3<Float>) -> SIMD3<Float>
{ a.clamped(lowerBound: low, upperBound: high) }
public func simd_abs(_ a: SIMD3<Float>) -> SIMD3<Float> { simd_max(a, -a) }
public func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { simd_dot(a, b) }
public func length(_ a: SIMD3<Float>) -> Float { simd_length(a) }
public func length_squared(_ a: SIMD3<Float>) -> Float { simd_length_squared(a) }
public func distance(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { simd_distance(a, b) }
public func distance_squared(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float {
  simd_distance_squared(a, b)
}
public func normalize(_ a: SIMD3<Float>) -> SIMD3<Float> { simd_normalize(a) }
public func mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, t: SIMD3<Float>) -> SIMD3<Float> {
  simd_mix(a, b, t)
}
public func mix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, t: Float) -> SIMD3<Float> { a + (b - a) * t }
public func min(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> { simd_min(a, b) }
public func max(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> { simd_max(a, b) }
public func clamp(_ a: SIMD3<Float>, min low: SIMD3<Float>, max high: SIMD3<Float>) -> SIMD3<Float>
{ simd_clamp(a, low, high) }
public func abs(_ a: SIMD3<Float>) -> SIMD3<Float> { simd_abs(a) }
public func reflect(_ a: SIMD3<Float>, n: SIMD3<Float>) -> SIMD3<Float> {
  a - 2 * simd_dot(a, n) * n
}

public func simd_dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
public func simd_length(_ a: SIMD3<Double>) -> Double { (a * a).sum().squareRoot() }
public func simd_length_squared(_ a: SIMD3<Double>) -> Double { (a * a).sum() }
public func simd_distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { simd_length(a - b) }
public func simd_distance_squared(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  simd_length_squared(a - b)
}
public func simd_normalize(_ a: SIMD3<Double>) -> SIMD3<Double> { a / simd_length(a) }
public func simd_mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double> {
  a + (b - a) * t
}
public func simd_min(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  a.replacing(with: b, where: b .< a)
}
public func simd_max(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  a.replacing(with: b, where: b .> a)
}
public func simd_clamp(_ a: SIMD3<Double>, _ low: SIMD3<Double>, _ high: SIMD3<Double>) -> SIMD3<
  Double
> { a.clamped(lowerBound: low, upperBound: high) }
public func simd_abs(_ a: SIMD3<Double>) -> SIMD3<Double> { simd_max(a, -a) }
public func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { simd_dot(a, b) }
public func length(_ a: SIMD3<Double>) -> Double { simd_length(a) }
public func length_squared(_ a: SIMD3<Double>) -> Double { simd_length_squared(a) }
public func distance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { simd_distance(a, b) }
public func distance_squared(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
  simd_distance_squared(a, b)
}
public func normalize(_ a: SIMD3<Double>) -> SIMD3<Double> { simd_normalize(a) }
public func mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>, t: SIMD3<Double>) -> SIMD3<Double> {
  simd_mix(a, b, t)
}
public func mix(_ a: SIMD3<Double>, _ b: SIMD3<Double>, t: Double) -> SIMD3<Double> {
  a + (b - a) * t
}
public func min(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> { simd_min(a, b) }
public func max(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> { simd_max(a, b) }
public func clamp(_ a: SIMD3<Double>, min low: SIMD3<Double>, max high: SIMD3<Double>) -> SIMD3<
  Double
> { simd_clamp(a, low, high) }
public func abs(_ a: SIMD3<Double>) -> SIMD3<Double> { simd_abs(a) }
public func reflect(_ a: SIMD3<Double>, n: SIMD3<Double>) -> SIMD3<Double> {
  a - 2 * simd_dot(a, n) * n
}

public func simd_dot(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { (a * b).sum() }
public func simd_length(_ a: SIMD4<Float>) -> Float { (a * a).sum().squareRoot() }
public func simd_length_squared(_ a: SIMD4<Float>) -> Float { (a * a).sum() }
public func simd_distance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { simd_length(a - b) }
public func simd_distance_squared(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
  simd_length_squared(a - b)
}
public func simd_normalize(_ a: SIMD4<Float>) -> SIMD4<Float> { a / simd_length(a) }
public func simd_mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float> {
  a + (b - a) * t
}
public func simd_min(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
  a.replacing(with: b, where: b .< a)
}
public func simd_max(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
  a.replacing(with: b, where: b .> a)
}
public func simd_clamp(_ a: SIMD4<Float>, _ low: SIMD4<Float>, _ high: SIMD4<Float>) -> SIMD4<Float>
{ a.clamped(lowerBound: low, upperBound: high) }
public func simd_abs(_ a: SIMD4<Float>) -> SIMD4<Float> { simd_max(a, -a) }
public func dot(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { simd_dot(a, b) }
public func length(_ a: SIMD4<Float>) -> Float { simd_length(a) }
public func length_squared(_ a: SIMD4<Float>) -> Float { simd_length_squared(a) }
public func distance(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float { simd_distance(a, b) }
public func distance_squared(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Float {
  simd_distance_squared(a, b)
}
public func normalize(_ a: SIMD4<Float>) -> SIMD4<Float> { simd_normalize(a) }
public func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, t: SIMD4<Float>) -> SIMD4<Float> {
  simd_mix(a, b, t)
}
public func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, t: Float) -> SIMD4<Float> { a + (b - a) * t }
public func min(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { simd_min(a, b) }
public func max(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { simd_max(a, b) }
public func clamp(_ a: SIMD4<Float>, min low: SIMD4<Float>, max high: SIMD4<Float>) -> SIMD4<Float>
{ simd_clamp(a, low, high) }
public func abs(_ a: SIMD4<Float>) -> SIMD4<Float> { simd_abs(a) }
public func reflect(_ a: SIMD4<Float>, n: SIMD4<Float>) -> SIMD4<Float> {
  a - 2 * simd_dot(a, n) * n
}

public func simd_dot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { (a * b).sum() }
public func simd_length(_ a: SIMD4<Double>) -> Double { (a * a).sum().squareRoot() }
public func simd_length_squared(_ a: SIMD4<Double>) -> Double { (a * a).sum() }
public func simd_distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { simd_length(a - b) }
public func simd_distance_squared(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
  simd_length_squared(a - b)
}
public func simd_normalize(_ a: SIMD4<Double>) -> SIMD4<Double> { a / simd_length(a) }
public func simd_mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: SIMD4<Double>) -> SIMD4<Double> {
  a + (b - a) * t
}
public func simd_min(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
  a.replacing(with: b, where: b .< a)
}
public func simd_max(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
  a.replacing(with: b, where: b .> a)
}
public func simd_clamp(_ a: SIMD4<Double>, _ low: SIMD4<Double>, _ high: SIMD4<Double>) -> SIMD4<
  Double
> { a.clamped(lowerBound: low, upperBound: high) }
public func simd_abs(_ a: SIMD4<Double>) -> SIMD4<Double> { simd_max(a, -a) }
public func dot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { simd_dot(a, b) }
public func length(_ a: SIMD4<Double>) -> Double { simd_length(a) }
public func length_squared(_ a: SIMD4<Double>) -> Double { simd_length_squared(a) }
public func distance(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { simd_distance(a, b) }
public func distance_squared(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
  simd_distance_squared(a, b)
}
public func normalize(_ a: SIMD4<Double>) -> SIMD4<Double> { simd_normalize(a) }
public func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, t: SIMD4<Double>) -> SIMD4<Double> {
  simd_mix(a, b, t)
}
public func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, t: Double) -> SIMD4<Double> {
  a + (b - a) * t
}
public func min(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { simd_min(a, b) }
public func max(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { simd_max(a, b) }
public func clamp(_ a: SIMD4<Double>, min low: SIMD4<Double>, max high: SIMD4<Double>) -> SIMD4<
  Double
> { simd_clamp(a, low, high) }
public func abs(_ a: SIMD4<Double>) -> SIMD4<Double> { simd_abs(a) }
public func reflect(_ a: SIMD4<Double>, n: SIMD4<Double>) -> SIMD4<Double> {
  a - 2 * simd_dot(a, n) * n
}

public func simd_cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3<Float>(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
public func cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> { simd_cross(a, b) }
public func mix(_ a: Float, _ b: Float, t: Float) -> Float { a + (b - a) * t }
public func simd_mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }
public func clamp(_ a: Float, min low: Float, max high: Float) -> Float {
  Swift.min(Swift.max(a, low), high)
}
public func simd_clamp(_ a: Float, _ low: Float, _ high: Float) -> Float {
  Swift.min(Swift.max(a, low), high)
}
public func simd_smoothstep(_ low: Float, _ high: Float, _ a: Float) -> Float {
  let t = Swift.min(Swift.max((a - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}
public func smoothstep(_ a: Float, edge0: Float, edge1: Float) -> Float {
  simd_smoothstep(edge0, edge1, a)
}

public func simd_cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3<Double>(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
public func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> { simd_cross(a, b) }
public func mix(_ a: Double, _ b: Double, t: Double) -> Double { a + (b - a) * t }
public func simd_mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
public func clamp(_ a: Double, min low: Double, max high: Double) -> Double {
  Swift.min(Swift.max(a, low), high)
}
public func simd_clamp(_ a: Double, _ low: Double, _ high: Double) -> Double {
  Swift.min(Swift.max(a, low), high)
}
public func simd_smoothstep(_ low: Double, _ high: Double, _ a: Double) -> Double {
  let t = Swift.min(Swift.max((a - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}
public func smoothstep(_ a: Double, edge0: Double, edge1: Double) -> Double {
  simd_smoothstep(edge0, edge1, a)
}
