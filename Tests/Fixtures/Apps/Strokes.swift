import SwiftUI
import UIKit

/// A signature whose strokes are drawn with the calls of Core Graphics, and moved shapes with types of their own.
struct Signature: View {
  private let strokes: [[CGPoint]] = [
    [CGPoint(x: 20, y: 80), CGPoint(x: 60, y: 20), CGPoint(x: 90, y: 90)],
    [CGPoint(x: 110, y: 70), CGPoint(x: 170, y: 60)],
  ]
  private var seal: RotatedShape<OffsetShape<Rectangle>> {
    Rectangle().offset(x: 4).rotation(.degrees(45))
  }

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Canvas { context, size in
        context.withCGContext { cg in
          cg.setFillColor(UIColor.systemYellow.cgColor)
          cg.fill(CGRect(origin: .zero, size: size))
          cg.setStrokeColor(UIColor.systemBlue.cgColor)
          cg.setLineWidth(4)
          cg.setLineCap(.round)
          for stroke in strokes {
            cg.move(to: stroke[0])
            for point in stroke.dropFirst() { cg.addLine(to: point) }
            cg.strokePath()
          }
        }
      }
      seal.fill(.red).frame(width: 20, height: 20).padding(16)
    }
    .frame(width: 200, height: 100)
  }
}

#Preview("Signature", traits: .sizeThatFitsLayout) { Signature() }
