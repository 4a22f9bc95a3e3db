public import Foundation
public import KumihanAppleNames
public import KumihanViews

/// What draws an overlay.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var blendMode = BlendMode.normal
  open var contentScaleFactor: CGFloat { 2 }
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
  open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
}

/// What draws an overlay with a path.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var path: CGPath?
  open var shouldRasterize = false
  var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: max(lineWidth, 1), lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
  }
  open func createPath() {}
  open func invalidatePath() {}
}

/// What draws a line.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var polyline: MKPolyline {
    overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0)
  }
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// What draws a line of several colours, of which the first is drawn.
@MainActor @preconcurrency
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var colors: [UIColor] = []
  open private(set) var locations: [CGFloat] = []
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    (self.colors, self.locations, strokeColor) = (colors, locations, colors.first)
  }
}

/// What draws an area.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// What draws a circle.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// What draws several lines.
@MainActor @preconcurrency
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}

/// What draws several areas.
@MainActor @preconcurrency
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}

/// What draws pictures of another map: nothing, as nobody loads them.
@MainActor @preconcurrency
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
  open func reloadData() {}
}
