import Foundation
import Kumihan
import KumihanAppleNames

extension Specimen {
  private static let stops = Gradient(colors: [.red, .yellow, .blue])

  static let shapes = [
    Specimen(
      "shapes",
      "Rectangle RoundedRectangle Circle Ellipse Capsule UnevenRoundedRectangle "
        + "ContainerRelativeShape Shape ShapeStyle fill VStack HStack AnyShape"
    ) {
      VStack(spacing: 4) {
        HStack(spacing: 4) {
          Rectangle().fill(.red)
          RoundedRectangle(cornerRadius: 8, style: .continuous)
          Circle().fill(.blue)
          AnyShape(Ellipse()).fill(.green)
        }
        HStack(spacing: 4) {
          Capsule().fill(.orange)
          UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20).fill(.purple)
          ContainerRelativeShape().fill(.teal)
        }
      }
    },
    Specimen(
      "container-shapes", "ConcentricRectangle containerShape ContainerRelativeShape ShapeView",
      width: 200
    ) {
      HStack(spacing: 8) {
        ZStack {
          RoundedRectangle(cornerRadius: 20).fill(.gray).stroke(.black, lineWidth: 2)
          ContainerRelativeShape().fill(.orange).padding(6)
        }.containerShape(.rect(cornerRadius: 20))
        ZStack {
          Capsule().fill(.gray)
          ConcentricRectangle(corners: .concentric(minimum: .fixed(4))).fill(.blue)
            .padding(.top, 20).padding(6)
        }.containerShape(.capsule)
      }
    },
    Specimen("strokes", "stroke trim InsettableShape border cornerRadius clipShape", width: 200) {
      HStack(spacing: 8) {
        Circle().trim(from: 0, to: 0.75)
          .stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round)).padding(3)
        Capsule().strokeBorder(.blue, lineWidth: 5)
        Circle().inset(by: 10).stroke(lineWidth: 2)
        Color.yellow.border(.black, width: 3).cornerRadius(12)
        Color.green.clipShape(.rect(cornerRadius: 8))
      }
    },
    Specimen(
      "moved-shapes", "OffsetShape RotatedShape ScaledShape TransformedShape", width: 200
    ) {
      HStack(spacing: 8) {
        Rectangle().offset(x: 4, y: -4).fill(.red)
        Rectangle().rotation(.degrees(30)).fill(.orange)
        Circle().scale(x: 0.5, y: 1).fill(.green)
        Rectangle().transform(CGAffineTransform(a: 0.8, b: 0.2, c: 0, d: 0.6, tx: 0, ty: 4))
          .fill(.blue)
      }.padding(12)
    },
    Specimen(
      "gradients",
      "Gradient LinearGradient RadialGradient AngularGradient EllipticalGradient AnyGradient",
      width: 150
    ) {
      HStack(spacing: 4) {
        LinearGradient(gradient: stops, startPoint: .top, endPoint: .bottom)
        RadialGradient(gradient: stops, center: .center, startRadius: 2, endRadius: 20)
        AngularGradient(gradient: stops, center: .center)
        EllipticalGradient(gradient: stops)
        Rectangle().fill(Color.blue.gradient)
      }
    },
    Specimen("mesh-gradient", "MeshGradient", width: 150) {
      HStack(spacing: 4) {
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.2], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ],
          colors: [
            .black, .black, .black, .blue, .blue, .blue, .green, .green, .green,
          ])
        Text("M").font(.system(size: 40, weight: .black)).foregroundStyle(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.red, .yellow, .blue, .green], smoothsColors: false))
      }
    },
    Specimen("custom-shape", "Animatable AnimatablePair EmptyAnimatableData VectorArithmetic") {
      Wedge(turn: 0.3).fill(.indigo)
    },
    Specimen(
      "canvas", "Canvas ColorMatrix GraphicsContext", width: 90
    ) {
      Canvas { context, size in
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.mint))
        context.stroke(
          Path(CGRect(x: 20, y: 15, width: 50, height: 30)), with: .color(.black), lineWidth: 2)
        context.draw(Text("c").font(.headline), at: CGPoint(x: 45, y: 30))
      }
    },
  ]

  static let styles = [
    Specimen(
      "colours", "Color ColorScheme colorScheme preferredColorScheme UIColor ColorSchemeContrast",
      width: 200
    ) {
      VStack(spacing: 0) {
        ForEach(0..<2) { row in
          HStack(spacing: 0) {
            Color.red
            Color(hue: 0.3, saturation: 0.5, brightness: 0.8)
            Color(white: 0.5).opacity(0.5)
            Color.blue.mix(with: .yellow, by: 0.5)
            Color(uiColor: .systemIndigo)
            Color(.systemBackground)
          }
          .colorScheme(row == 0 ? .light : .dark)
        }
      }
    },
    Specimen(
      "foregrounds",
      "foregroundStyle foregroundColor HierarchicalShapeStyle ForegroundStyle AnyShapeStyle "
        + "tint accentColor TintShapeStyle SelectionShapeStyle ShapeRole", width: 160
    ) {
      HStack(spacing: 4) {
        Rectangle().foregroundStyle(.secondary)
        Rectangle().fill(.foreground.opacity(0.5)).foregroundColor(.red)
        Rectangle().fill(.tint).tint(.green)
        Rectangle().fill(.selection).accentColor(.orange)
        VStack(spacing: 2) {
          Rectangle()
          Rectangle().foregroundStyle(.tertiary)
        }
        .foregroundStyle(.purple, .blue, .pink)
        Rectangle().fill(AnyShapeStyle(.quaternary))
      }
    },
    Specimen(
      "backgrounds",
      "background backgroundStyle BackgroundStyle FillShapeStyle SeparatorShapeStyle Material "
        + "ImagePaint ShadowStyle", width: 160
    ) {
      HStack(spacing: 6) {
        Text("a").background(.yellow)
        Text("b").padding(4).background(in: .circle).backgroundStyle(.pink)
        Text("c").padding(6).background(.fill.tertiary, in: .capsule)
        Text("d").padding(6).background { Circle().fill(.separator) }
        Text("e").padding(6).background(.ultraThinMaterial)
        Circle().fill(.red.shadow(.drop(radius: 2, y: 2))).frame(width: 20)
        Circle().fill(.blue.secondary).frame(width: 20)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(.background.secondary)
    },
    Specimen(
      "glass", "Glass GlassButtonStyle GlassProminentButtonStyle GlassEffectContainer glassEffect"
    ) {
      GlassEffectContainer {
        VStack(spacing: 4) {
          Text("glass").padding(6).glassEffect(.regular.tint(.yellow), in: .rect(cornerRadius: 8))
          HStack {
            Button("a") {}.buttonStyle(.glass)
            Button("b") {}.buttonStyle(.glassProminent)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(.cyan)
    },
    Specimen(
      "redacted", "redacted unredacted privacySensitive RedactionReasons", width: 140, height: 110
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Two lines of words that break").redacted(reason: .placeholder)
        Text("kept").unredacted().redacted(reason: .placeholder)
        HStack {
          Text("secret").privacySensitive()
          Text("open")
        }
        .redacted(reason: .privacy)
      }
    },
  ]
}

private struct Wedge: Shape {
  var turn: Double
  var animatableData: AnimatablePair<Double, EmptyAnimatableData> {
    get { AnimatablePair(turn, EmptyAnimatableData()) }
    set { turn = newValue.first }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: centre)
    path.addArc(
      center: centre, radius: rect.height / 2, startAngle: .zero,
      endAngle: .degrees(360 * turn), clockwise: false)
    path.closeSubpath()
    return path
  }
}
