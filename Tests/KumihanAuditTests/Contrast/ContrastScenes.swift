import Foundation
import Kumihan
import KumihanAudit

/// Made cases whose verdict follows from arithmetic on their colours.
@MainActor
enum ContrastScenes {
  enum Verdict: String { case pass, violation, review, notApplicable }

  struct Scene {
    var name: String
    var verdict: Verdict
    var view: AnyView

    init(_ name: String, _ verdict: Verdict, @ViewBuilder _ view: () -> some View) {
      (self.name, self.verdict, self.view) = (name, verdict, AnyView(view()))
    }
  }

  static let size = CGSize(width: 200, height: 80)

  static func white(_ value: Double) -> Color { Color(red: value, green: value, blue: value) }

  static func sample(_ value: Double) -> some View {
    Text("Sample").font(.system(size: 17)).foregroundStyle(white(value))
  }

  static func wide(_ value: Double) -> some View {
    Text("Sample sample sample").font(.system(size: 17)).foregroundStyle(white(value))
  }

  /// Pixels by a function of their place, stretched over the page.
  static func picture(_ value: (Int, Int) -> Int) -> some View {
    let (width, height) = (200, 80)
    var bytes = Data()
    for y in 0..<height {
      for x in 0..<width {
        let byte = UInt8(min(max(value(x, y), 0), 255))
        bytes += [byte, byte, byte, 255]
      }
    }
    let pixels = bytes
    let drawn = UIImage.Drawn(size: size, scale: 1, origin: 0) {
      ImageResource(content: .rgba(pixels), pixelWidth: width, pixelHeight: height)
    }
    return Image(uiImage: UIImage(drawn)).resizable()
  }

  /// Numbers without order that are the same everywhere.
  static func noise(_ x: Int, _ y: Int) -> Int {
    var state = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663)
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 24)
  }

  static func ramp(_ from: Double, _ to: Double, down: Bool = false) -> some View {
    LinearGradient(
      colors: [white(from), white(to)], startPoint: down ? .top : .leading,
      endPoint: down ? .bottom : .trailing)
  }

  static var all: [Scene] {
    gradients + pictures + groups + blends + clips + masks + veils + others
  }

  static var gradients: [Scene] {
    [
      Scene("black on a light ramp", .pass) {
        ZStack {
          ramp(1, 0.8); wide(0)
        }
      },
      Scene("black across a ramp to black", .violation) {
        ZStack {
          ramp(1, 0); wide(0)
        }
      },
      Scene("white across a ramp to white", .violation) {
        ZStack {
          ramp(0, 1); wide(1)
        }
      },
      Scene("white on a dark ramp", .pass) {
        ZStack {
          ramp(0, 0.3); wide(1)
        }
      },
      Scene("black in the light of a spot", .pass) {
        ZStack {
          RadialGradient(
            colors: [white(1), white(0)], center: .center, startRadius: 40, endRadius: 100)
          sample(0)
        }
      },
      Scene("white in the light of a spot", .violation) {
        ZStack {
          RadialGradient(
            colors: [white(1), white(0)], center: .center, startRadius: 40, endRadius: 100)
          sample(1)
        }
      },
      Scene("white on a bright sweep", .violation) {
        ZStack {
          AngularGradient(colors: [.red, .yellow, .red], center: .center); wide(1)
        }
      },
      Scene("letters in a dark ramp", .pass) {
        Text("Sample").font(.system(size: 17)).foregroundStyle(
          LinearGradient(
            colors: [white(0), white(0.35)], startPoint: .leading, endPoint: .trailing))
      },
      Scene("letters in a ramp that fades", .violation) {
        Text("Sample").font(.system(size: 17)).foregroundStyle(
          LinearGradient(
            colors: [white(0), white(0.95)], startPoint: .leading, endPoint: .trailing))
      },
      Scene("black at the light end", .pass) {
        ZStack(alignment: .top) {
          ramp(1, 0, down: true); sample(0)
        }
      },
      Scene("black at the dark end", .violation) {
        ZStack(alignment: .bottom) {
          ramp(1, 0, down: true); sample(0)
        }
      },
    ]
  }

  static var pictures: [Scene] {
    [
      Scene("black on a white picture", .pass) {
        ZStack {
          picture { _, _ in 255 }; sample(0)
        }
      },
      Scene("black on a black picture", .violation) {
        ZStack {
          picture { _, _ in 0 }; sample(0)
        }
      },
      Scene("white on a black picture", .pass) {
        ZStack {
          picture { _, _ in 0 }; sample(1)
        }
      },
      Scene("grey on a chequered picture", .violation) {
        ZStack {
          picture { ($0 / 4 + $1 / 4) % 2 * 255 }; sample(0.5)
        }
      },
      Scene("black on the light half", .pass) {
        ZStack(alignment: .leading) {
          picture { x, _ in x < 100 ? 255 : 0 }; sample(0)
        }
      },
      Scene("black across both halves", .violation) {
        ZStack {
          picture { x, _ in x < 100 ? 255 : 0 }; wide(0)
        }
      },
      Scene("black on a light photograph", .pass) {
        ZStack {
          picture { 200 + noise($0, $1) / 5 }; sample(0)
        }
      },
      Scene("grey on a grey photograph", .violation) {
        ZStack {
          picture { 80 + noise($0, $1) / 4 }; sample(0.5)
        }
      },
      Scene("white on a photograph under a dark layer", .pass) {
        ZStack {
          picture { noise($0, $1) }; Color.black.opacity(0.75); sample(1)
        }
      },
    ]
  }

  static var groups: [Scene] {
    [
      Scene("a group at 0.6", .pass) { sample(0).opacity(0.6) },
      Scene("a group at 0.4", .violation) { sample(0).opacity(0.4) },
      Scene("ground and words at 0.5 on black", .pass) {
        ZStack {
          Color.black;
          ZStack {
            Color.white; sample(0)
          }.opacity(0.5)
        }
      },
      Scene("ground and words at 0.3 on black", .violation) {
        ZStack {
          Color.black;
          ZStack {
            Color.white; sample(0)
          }.opacity(0.3)
        }
      },
      Scene("0.8 in 0.8", .pass) { sample(0).opacity(0.8).opacity(0.8) },
      Scene("0.6 in 0.6", .violation) { sample(0).opacity(0.6).opacity(0.6) },
      Scene("a colour at 0.6", .pass) {
        Text("Sample").foregroundStyle(Color.black.opacity(0.6))
      },
      Scene("a colour at 0.5", .violation) {
        Text("Sample").foregroundStyle(Color.black.opacity(0.5))
      },
      Scene("a ground at 0.2", .violation) {
        ZStack {
          Color.black.opacity(0.2); sample(1)
        }
      },
    ]
  }

  static var blends: [Scene] {
    [
      Scene("white multiplied", .violation) {
        ZStack {
          white(0.5); sample(1).blendMode(.multiply)
        }
      },
      Scene("black multiplied", .pass) {
        ZStack {
          Color.white; sample(0).blendMode(.multiply)
        }
      },
      Scene("white, by difference from white", .pass) {
        ZStack {
          Color.white; sample(1).blendMode(.difference)
        }
      },
      Scene("white, by difference from grey", .violation) {
        ZStack {
          white(0.5); sample(1).blendMode(.difference)
        }
      },
      Scene("black screened", .violation) {
        ZStack {
          Color.white; sample(0).blendMode(.screen)
        }
      },
      Scene("a grey layer multiplied over both", .pass) {
        ZStack {
          Color.white; sample(0); white(0.5).blendMode(.multiply)
        }
      },
      Scene("a light layer screened over both", .violation) {
        ZStack {
          Color.white; sample(0); white(0.7).blendMode(.screen)
        }
      },
      Scene("grey darkened", .violation) {
        ZStack {
          Color.white; sample(0.6).blendMode(.darken)
        }
      },
    ]
  }

  static var clips: [Scene] {
    [
      Scene("on a clipped white card", .pass) {
        ZStack {
          Color.black
          sample(0).padding(8).background(Color.white).clipShape(RoundedRectangle(cornerRadius: 8))
        }
      },
      Scene("half cut off", .pass) { wide(0).fixedSize().frame(width: 60).clipped() },
      Scene("cut off altogether", .notApplicable) {
        sample(1).fixedSize().offset(x: 90).frame(width: 20, height: 20).clipped()
      },
      Scene("white in a dark circle", .pass) {
        ZStack {
          white(0.4); sample(1)
        }.frame(width: 80, height: 80).clipShape(Circle())
      },
      Scene("white in a light circle", .violation) {
        ZStack {
          white(0.6); sample(1)
        }.frame(width: 80, height: 80).clipShape(Circle())
      },
      Scene("white on white beside its clipped ground", .violation) {
        ZStack {
          Color.black.frame(width: 20, height: 20).clipShape(Circle()).offset(x: -80)
          sample(1)
        }
      },
    ]
  }

  static var masks: [Scene] {
    [
      Scene("a whole mask", .pass) { sample(0).mask(Color.black) },
      Scene("a mask at 0.4", .violation) { sample(0).mask(Color.black.opacity(0.4)) },
      Scene("a mask at 0.8", .pass) { sample(0).mask(Color.black.opacity(0.8)) },
      Scene("a mask that hides all", .notApplicable) { sample(0).mask(Color.clear) },
      Scene("a mask that fades to the side", .violation) {
        wide(0).mask(
          LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
      },
      Scene("a ground that is masked away", .violation) {
        ZStack {
          Color.black.mask(Color.black.opacity(0.1)); sample(1)
        }
      },
    ]
  }

  static var veils: [Scene] {
    [
      Scene("blurred letters", .review) { sample(0).blur(radius: 2) },
      Scene("white on blurred black", .pass) {
        ZStack {
          Color.black.blur(radius: 4); sample(1)
        }
      },
      Scene("white on blurred white", .violation) {
        ZStack {
          Color.white.blur(radius: 4); sample(1)
        }
      },
      Scene("black across a blurred edge", .violation) {
        ZStack {
          HStack(spacing: 0) {
            Color.white; Color.black
          }.blur(radius: 6); wide(0)
        }
      },
      Scene("black on a material over white", .pass) {
        ZStack {
          Color.white; sample(0).padding(12).background(.regularMaterial)
        }
      },
      Scene("white on a material over white", .violation) {
        ZStack {
          Color.white; sample(1).padding(12).background(.regularMaterial)
        }
      },
      Scene("grey on a material over white", .review) {
        ZStack {
          Color.white; sample(0.5).padding(12).background(.regularMaterial)
        }
      },
      Scene("white with a shadow on grey", .review) {
        ZStack {
          white(0.6); sample(1).shadow(color: .black, radius: 2)
        }
      },
    ]
  }

  static var others: [Scene] {
    [
      Scene("black over faint large letters", .pass) {
        ZStack {
          Text("A").font(.system(size: 90)).foregroundStyle(white(0.8))
          sample(0)
        }
      },
      Scene("grey over grey letters", .violation) {
        ZStack {
          Text("MMM").font(.system(size: 70, weight: .black)).foregroundStyle(white(0.5))
          sample(0.55)
        }
      },
      Scene("turned", .pass) { sample(0.3).rotationEffect(.degrees(30)) },
      Scene("turned and faint", .violation) { sample(0.7).rotationEffect(.degrees(30)) },
      Scene("under a cover", .notApplicable) {
        ZStack {
          sample(0); white(0.5)
        }
      },
      Scene("under a dim layer", .pass) {
        ZStack {
          Color.white; sample(0); Color.black.opacity(0.5)
        }
      },
      Scene("enlarged and faint", .violation) { sample(0.7).scaleEffect(1.5) },
      Scene("decoration", .notApplicable) { sample(0.9).accessibilityHidden(true) },
      Scene("disabled", .notApplicable) {
        Button {
        } label: {
          sample(0.8)
        }.buttonStyle(.plain).disabled(true)
      },
    ]
  }
}
