import Foundation
import Kumihan

private struct Rising: TextAttribute {}

/// Letters that are marked rise one after another; the text has room for them.
private struct RisingLetters: TextRenderer {
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + 10)
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      for (index, letter) in run.enumerated() {
        var copy = context
        if run[Rising.self] != nil { copy.translateBy(x: 0, y: -CGFloat(index)) }
        copy.draw(letter)
      }
    }
  }
}

extension Specimen {
  static let texts = [
    Specimen(
      "fonts",
      "Text Font font fontWeight fontDesign fontWidth bold italic monospaced monospacedDigit "
        + "dynamicTypeSize DynamicTypeSize", width: 220, height: 100
    ) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Title").font(.title)
        HStack {
          Text("bold").bold()
          Text("italic").italic()
          Text("black").fontWeight(.black)
          Text("rounded").fontDesign(.rounded)
        }
        HStack {
          Text("mono").monospaced()
          Text("0123").monospacedDigit()
          Text("small").dynamicTypeSize(.xSmall)
          Text("wide").fontWidth(.expanded)
        }
      }
    },
    Specimen("text-renderer", "TextRenderer TextProxy", width: 200, height: 60) {
      Text("Rising \(Text("letters").customAttribute(Rising())) again")
        .textRenderer(RisingLetters())
    },
    Specimen(
      "typesetting", "lineHeight LineHeight textScale writingDirection", width: 200, height: 80
    ) {
      HStack {
        Text("Two lines\nfar apart").lineHeight(.exact(points: 36))
        VStack {
          Text("Less").textScale(.secondary)
          Text("שלום abc.").writingDirection(strategy: .contentBased)
        }
      }
    },
    Specimen(
      "text-marks",
      "underline strikethrough kerning tracking baselineOffset textCase", width: 200, height: 60
    ) {
      VStack(alignment: .leading) {
        HStack {
          Text("under").underline()
          Text("through").strikethrough(true, color: .red)
          Text("up").baselineOffset(6)
        }
        HStack {
          Text("kern").kerning(3)
          Text("track").tracking(3)
          Text("case").textCase(.uppercase)
        }
      }
    },
    Specimen(
      "text-lines",
      "lineLimit lineSpacing multilineTextAlignment TextAlignment truncationMode "
        + "minimumScaleFactor allowsTightening", width: 240, height: 90
    ) {
      HStack(alignment: .top, spacing: 10) {
        Text("Two lines of words, spaced").lineSpacing(6).multilineTextAlignment(.trailing)
        VStack(alignment: .leading) {
          Text("Cut off in the middle").lineLimit(1).truncationMode(.middle)
          Text("Made smaller to fit here").lineLimit(1).minimumScaleFactor(0.5)
          Text("Tightened words").lineLimit(1).allowsTightening(true)
        }
      }
    },
    Specimen(
      "images",
      "Image imageScale symbolVariant symbolRenderingMode SymbolVariants SymbolRenderingMode "
        + "AsyncImage AsyncImagePhase", width: 160
    ) {
      HStack {
        Image(systemName: "star")
        Image(systemName: "star").symbolVariant(.fill).imageScale(.large)
        Image(systemName: "star.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.orange)
        AsyncImage(url: nil) { phase in phase.image ?? Image(systemName: "photo") }
      }
    },
    Specimen(
      "labels",
      "Label LabelStyle LabelStyleConfiguration labelStyle DefaultLabelStyle IconOnlyLabelStyle "
        + "TitleOnlyLabelStyle TitleAndIconLabelStyle", width: 200, height: 70
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Label("Both", systemImage: "star")
        HStack {
          Label("Icon", systemImage: "heart").labelStyle(.iconOnly)
          Label("Title", systemImage: "heart").labelStyle(.titleOnly)
          Label("Swapped", systemImage: "plus").labelStyle(Swapped())
        }
      }
    },
  ]
}

private struct Swapped: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      configuration.title
      configuration.icon
    }
  }
}
