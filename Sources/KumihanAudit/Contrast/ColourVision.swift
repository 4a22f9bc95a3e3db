import Foundation
package import KumihanDrawing

/// How colours are seen without one kind of cones, and without any colour.
package enum ColourVision: CaseIterable, Sendable {
  case protan, deutan, tritan, grey

  /// For whom.
  var words: String {
    switch self {
    case .protan: "without red cones"
    case .deutan: "without green cones"
    case .tritan: "without blue cones"
    case .grey: "in grey"
    }
  }

  /// Rows for linear red, green and blue. Source: Machado, Oliveira and Fernandes 2009, table of severity
  /// 1.0; grey by the luminance of Rec. 709.
  private var rows: [[Double]] {
    switch self {
    case .protan:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deutan:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritan:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    case .grey: Array(repeating: [0.2126, 0.7152, 0.0722], count: 3)
    }
  }

  /// The opaque colour as it is seen.
  package func seen(_ color: RGBA) -> RGBA {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let light = [linear(color.red), linear(color.green), linear(color.blue)]
    let mixed = rows.map { row in zip(row, light).reduce(0) { $0 + $1.0 * $1.1 } }
    return RGBA(red: encoded(mixed[0]), green: encoded(mixed[1]), blue: encoded(mixed[2]))
  }
}
