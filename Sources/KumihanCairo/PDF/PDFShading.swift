import Foundation
import KumihanDrawing

/// Gradients as PDF patterns.
struct PDFShading {
  /// The entries of a shading dictionary except its colour space and function; a mesh's stream.
  private let geometry: PDFBytes
  private let ramp: GradientRamp
  private let mesh: [Triangle]
  /// From the gradient's space to the current one.
  private let placement: CGAffineTransform

  private struct Triangle {
    var corners: [CGPoint]
    var colors: [RGBA]
  }

  /// True when a mask is needed for the colours' opacity.
  var isTranslucent: Bool { ramp.stops.contains { $0.color.alpha != 1 } }

  func needsGroup(opacity: Double) -> Bool { isTranslucent || (!mesh.isEmpty && opacity < 1) }

  init(linear ramp: GradientRamp, from: CGPoint, to: CGPoint) {
    self.ramp = ramp
    (mesh, placement) = ([], .identity)
    var out = PDFBytes("/ShadingType 2/Extend[true true]/Coords[")
    for value in [from.x, from.y, to.x, to.y] { out.number(value, unit: 1_000_000) }
    out.write("]")
    geometry = out
  }

  init(
    radial ramp: GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    scale: CGSize
  ) {
    self.ramp = ramp
    mesh = []
    placement = CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    var out = PDFBytes("/ShadingType 3/Extend[true true]/Coords[")
    for value in [0, 0, max(startRadius, 0), 0, 0, max(endRadius, 0)] {
      out.number(value, unit: 1_000_000)
    }
    out.write("]")
    geometry = out
  }

  /// An angular gradient as a fan of narrow triangles that covers `area`.
  init(_ sweep: AngularSweep, ramp: GradientRamp, covering area: CGRect) {
    self.ramp = ramp
    (geometry, placement) = (PDFBytes(), .identity)
    let center = sweep.center
    let far =
      [
        CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
        CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
      ].map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
    let pairs = Array(zip(sweep.directions, sweep.directions.dropFirst()))
    mesh = pairs.enumerated().map { index, pair in
      let (from, to) = pair
      // Inside the narrow triangle, so that a jump of colour stays a jump.
      let inset = (to - from) * 1e-4
      let (first, last) = (sweep.color(at: from + inset), sweep.color(at: to - inset))
      // Each overlaps the next one a little, or viewers that smooth edges show the seams.
      let before = index == 0 ? -Self.overlap : 0
      let after = index == pairs.count - 1 ? 1 : 1 + Self.overlap
      // The chord must be outside the area.
      let radius = (far + 1) / cos(min((to - from) * (after - before) / 2, 1))
      func point(_ share: CGFloat) -> CGPoint {
        let angle = from + (to - from) * share
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
      return Triangle(
        corners: [center, point(before), point(after)],
        colors: [0.5, before, after].map { first.mixed(with: last, Double($0)) })
    }
  }

  /// A mesh as narrow triangles, over its background.
  init(_ mesh: GradientMesh, covering area: CGRect) {
    ramp = GradientRamp(stops: mesh.colors.map { .init(color: $0, location: 0) })
    (geometry, placement) = (PDFBytes(), .identity)
    var triangles: [Triangle] = []
    func add(_ corners: [CGPoint], _ colors: [RGBA]) {
      for i in [1, 2] {
        triangles.append(
          Triangle(
            corners: [corners[0], corners[i], corners[i + 1]],
            colors: [colors[0], colors[i], colors[i + 1]]))
      }
    }
    let all = area.insetBy(dx: -1, dy: -1)
    if mesh.background.alpha > 0 || mesh.colors.contains(where: { $0.alpha < 1 }) {
      add(
        [
          CGPoint(x: all.minX, y: all.minY), CGPoint(x: all.maxX, y: all.minY),
          CGPoint(x: all.maxX, y: all.maxY), CGPoint(x: all.minX, y: all.maxY),
        ], Array(repeating: mesh.background, count: 4))
    }
    for patch in mesh.patches(steps: { min(max(Int(min($0, 1e4) / 4), 8), 32) }) {
      for y in 0..<patch.steps {
        for x in 0..<patch.steps {
          let places = [
            patch.index(x, y), patch.index(x + 1, y), patch.index(x + 1, y + 1),
            patch.index(x, y + 1),
          ]
          let wide = Self.widened(
            places.map { patch.points[$0] }, places.map { patch.colors[$0] },
            x: x + 1 < patch.steps, y: y + 1 < patch.steps)
          add(wide.corners, wide.colors)
        }
      }
    }
    self.mesh = triangles
  }

  /// A quadrilateral widened a little under those drawn after it, its colours extrapolated.
  private static func widened(
    _ corners: [CGPoint], _ colors: [RGBA], x: Bool, y: Bool
  ) -> (corners: [CGPoint], colors: [RGBA]) {
    var (corners, colors) = (corners, colors)
    func move(_ index: Int, awayFrom other: Int) {
      let (from, to) = (corners[other], corners[index])
      corners[index] = CGPoint(
        x: to.x + (to.x - from.x) * overlap, y: to.y + (to.y - from.y) * overlap)
      colors[index] = colors[other].mixed(with: colors[index], 1 + Double(overlap))
    }
    if x {
      move(1, awayFrom: 0)
      move(2, awayFrom: 3)
    }
    if y {
      move(2, awayFrom: 1)
      move(3, awayFrom: 0)
    }
    return (corners, colors)
  }

  /// The overlap of a fan's triangle with its neighbour, in widths.
  private static let overlap: CGFloat = 0.25

  /// Writes a pattern of the colours, transformed by `ctm`.
  func pattern(_ ctm: CGAffineTransform, to objects: PDFObjects) throws(RenderError) -> Int {
    let shading = try shading(inGrey: false, to: objects)
    var body = PDFBytes("<</Type/Pattern/PatternType 2/Shading ")
    body.reference(shading)
    body.write("/Matrix[")
    body.matrix(placement.concatenating(ctm))
    body.write("]>>")
    return try objects.add(body)
  }

  /// Writes a group whose luminosity is the colours' opacity, over an area of the current space.
  func opacityGroup(_ area: CGRect, to objects: PDFObjects) throws(RenderError) -> Int {
    let shading = try shading(inGrey: true, to: objects)
    let content = PDFContent(number: 0)
    content.concatenate(placement)
    content.resources.shadings.insert(shading)
    content.out.write("/S\(shading) sh\n")
    var dictionary = PDFBytes(
      "/Type/XObject/Subtype/Form/Group<</S/Transparency/CS/DeviceGray>>/BBox[")
    for value in [area.minX, area.minY, area.maxX, area.maxY] { dictionary.number(value) }
    dictionary.write("]")
    dictionary.write(content.resources.entry)
    return try objects.addStream(dictionary, content.out.bytes)
  }

  private func shading(inGrey: Bool, to objects: PDFObjects) throws(RenderError) -> Int {
    let space = "/ColorSpace/\(inGrey ? "DeviceGray" : "DeviceRGB")"
    func components(_ color: RGBA) -> [Double] {
      inGrey ? [color.alpha] : [color.red, color.green, color.blue]
    }
    guard mesh.isEmpty else {
      return try objects.addMesh(mesh.map(\.corners), space) { i, j in
        components(mesh[i].colors[j])
      }
    }
    var out = PDFBytes("<<\(space)")
    out.write(geometry)
    out.write("/Function ")
    out.write(Self.function(ramp.straightStops(), components))
    out.write(">>")
    return try objects.add(out)
  }

  /// Straight lines between the stops, one after another.
  private static func function(
    _ stops: [GradientRamp.Stop], _ components: (RGBA) -> [Double]
  ) -> PDFBytes {
    var places = stops.map { (at: min(max($0.location, 0), 1), color: $0.color) }
    if let first = places.first, first.at > 0 { places.insert((0, first.color), at: 0) }
    if let last = places.last, last.at < 1 { places.append((1, last.color)) }
    // Two stops at one place are a jump, with no piece between them.
    var pieces = zip(places, places.dropFirst()).filter { $0.at < $1.at }
    if pieces.isEmpty, let last = places.last { pieces = [(last, last)] }
    func line(_ from: RGBA, _ to: RGBA) -> PDFBytes {
      var out = PDFBytes("<</FunctionType 2/Domain[0 1]/N 1/C0[")
      for value in components(from) { out.number(CGFloat(value), unit: 100_000) }
      out.write("]/C1[")
      for value in components(to) { out.number(CGFloat(value), unit: 100_000) }
      out.write("]>>")
      return out
    }
    if pieces.count == 1 { return line(pieces[0].0.color, pieces[0].1.color) }
    var out = PDFBytes("<</FunctionType 3/Domain[0 1]/Functions[")
    for (from, to) in pieces { out.write(line(from.color, to.color)) }
    out.write("]/Bounds[")
    for (from, _) in pieces.dropFirst() { out.number(from.at, unit: 1_000_000) }
    out.write("]/Encode[")
    for _ in pieces { out.write("0 1 ") }
    out.write("]>>")
    return out
  }
}

extension PDFObjects {
  /// Writes triangles with colours interpolated between corners.
  fileprivate func addMesh(
    _ triangles: [[CGPoint]], _ space: String, colors: (Int, Int) -> [Double]
  ) throws(RenderError) -> Int {
    var box = CGRect.null
    for point in triangles.joined() { box = box.union(CGRect(origin: point, size: .zero)) }
    var data: [UInt8] = []
    func coordinate(_ value: CGFloat, _ low: CGFloat, _ length: CGFloat) {
      let share = length > 0 ? max(0, min((value - low) / length, 1)) : 0
      let whole = UInt32((share * 4_294_967_295).rounded(.down))
      for shift in [24, 16, 8, 0] { data.append(UInt8(whole >> UInt32(shift) & 255)) }
    }
    var count = 0
    for (i, corners) in triangles.enumerated() {
      for (j, corner) in corners.enumerated() {
        data.append(0)
        coordinate(corner.x, box.minX, box.width)
        coordinate(corner.y, box.minY, box.height)
        let values = colors(i, j)
        count = values.count
        // In this order what is no number becomes 0.
        for value in values { data.append(UInt8((max(0, min(value, 1)) * 255).rounded())) }
      }
    }
    var dictionary = PDFBytes(
      "/ShadingType 4\(space)/BitsPerCoordinate 32/BitsPerComponent 8/BitsPerFlag 8/Decode[")
    for value in [box.minX, box.maxX, box.minY, box.maxY] {
      dictionary.number(value, unit: 1_000_000)
    }
    for _ in 0..<count { dictionary.write("0 1 ") }
    dictionary.write("]")
    return try addStream(dictionary, data)
  }
}

extension RGBA {
  /// A colour on the straight line through two colours, also beyond them.
  fileprivate func mixed(with other: RGBA, _ share: Double) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { max(0, min(a + (b - a) * share, 1)) }
    return RGBA(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
