import Foundation
import Kumihan
import KumihanAppleNames

extension Specimen {
  /// A picture with an edge, a hue and a direction.
  private static var flag: some View {
    HStack(spacing: 0) {
      Color.red
      Color.yellow
      Circle().fill(.blue)
    }
    .frame(width: 36, height: 24)
  }

  static let effects = [
    Specimen(
      "colour-effects",
      "brightness contrast saturation grayscale hueRotation colorInvert colorMultiply "
        + "luminanceToAlpha", width: 170, height: 70
    ) {
      VStack(spacing: 4) {
        HStack(spacing: 4) {
          flag.brightness(0.3)
          flag.contrast(0.5)
          flag.saturation(0.4)
          flag.grayscale(1)
        }
        HStack(spacing: 4) {
          flag.hueRotation(.degrees(90))
          flag.colorInvert()
          flag.colorMultiply(.orange)
          flag.luminanceToAlpha()
        }
      }
    },
    Specimen(
      "ink-effects",
      "opacity blur shadow mask clipped hidden blendMode compositingGroup drawingGroup", width: 200,
      height: 70
    ) {
      VStack(spacing: 6) {
        HStack(spacing: 8) {
          flag.opacity(0.4)
          flag.blur(radius: 2)
          flag.shadow(radius: 3, x: 2, y: 2)
          flag.mask { Circle() }
        }
        HStack(spacing: 8) {
          flag.frame(width: 20, height: 14).clipped()
          flag.hidden()
          ZStack {
            flag
            flag.rotationEffect(.degrees(90)).blendMode(.multiply)
          }
          .compositingGroup()
          flag.drawingGroup().opacity(0.5)
        }
      }
    },
    Specimen(
      "transforms",
      "rotationEffect scaleEffect rotation3DEffect projectionEffect transformEffect offset position "
        + "visualEffect VisualEffect scrollTransition GeometryEffect", width: 220, height: 70
    ) {
      HStack(spacing: 14) {
        flag.rotationEffect(.degrees(30))
        flag.scaleEffect(x: 0.5, y: 1.5)
        flag.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        flag.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 10))
      }
      .overlay {
        Circle().frame(width: 6).position(x: 10, y: 10)
        Circle().fill(.green).frame(width: 6).offset(x: 50, y: 20)
        Circle().fill(.pink).frame(width: 8, height: 8)
          .visualEffect { $0.offset(y: $1.size.height * 2) }
        Circle().fill(.indigo).frame(width: 8, height: 8).modifier(Halfway())
        Circle().fill(.brown).frame(width: 8, height: 8)
          .projectionEffect(ProjectionTransform(CATransform3DMakeTranslation(-40, 24, 0)))
        Circle().fill(.mint).frame(width: 8, height: 8)
          .scrollTransition { $0.offset(x: $1.isIdentity ? 20 : 0) }
      }
    },
    Specimen(
      "animators", "PhaseAnimator phaseAnimator KeyframeAnimator keyframeAnimator PlaceholderView"
    ) {
      HStack {
        flag.phaseAnimator([0.4, 1]) { $0.opacity($1) }
        flag.keyframeAnimator(initialValue: 0.7) {
          $0.scaleEffect($1)
        } keyframes: { _ in
          KeyframeTrack { LinearKeyframe(1, duration: 1) }
        }
      }
    },
  ]
}

private struct Halfway: GeometryEffect {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -8 * size.width, y: 0))
  }
}
