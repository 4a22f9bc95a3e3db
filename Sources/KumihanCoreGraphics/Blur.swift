package import Foundation
import KumihanCairo

/// One part of each pixel of a picture, blurred as layers are; beyond the edges it is nothing, or goes on as it is at them.
package func gaussian(
  _ part: [UInt8], width: Int, height: Int, sigma: CGFloat, keepsEdges: Bool
) -> [UInt8] {
  var plane = BlurPlane(part, width: width, height: height)
  let blur = GaussianBlur(sigma: CGSize(width: sigma, height: sigma))
  blur.blur(&plane, beyond: keepsEdges ? .edge : .value(0))
  return plane.bytes
}
