import Foundation
import KumihanDrawing
import KumihanText

// The form of values in layout texts: no spaces outside quotation marks.

extension String {
  /// In quotation marks, on one line.
  var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// In quotation marks where it would not stand as one word.
  var unbroken: String {
    contains { $0 == " " || $0 == "\"" || $0.isNewline } ? quoted : self
  }

  /// FNV-1a of the UTF-8 bytes, 64 bits in hexadecimal digits: equal on every machine.
  var stableHash: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension CGPoint {
  var words: String { "\(x.shortText),\(y.shortText)" }
}

extension CGSize {
  var words: String { "\(width.shortText),\(height.shortText)" }
}

extension EdgeInsets {
  /// Top, leading, bottom, trailing; one number when all are equal.
  var words: String {
    let all = [top, leading, bottom, trailing]
    return all.allSatisfy { $0 == top }
      ? top.shortText : all.map(\.shortText).joined(separator: ",")
  }
}

extension UnitPoint {
  var words: String { "\(x.shortText),\(y.shortText)" }
}

extension Axis.Set {
  var words: String {
    ((contains(.horizontal) ? ["horizontal"] : []) + (contains(.vertical) ? ["vertical"] : []))
      .joined(separator: ",")
  }
}

extension Edge.Set {
  var words: String {
    self == .all
      ? "all"
      : Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: ",")
  }
}

extension AlignmentKey {
  /// The guide's name: a custom one's is that of its type.
  var words: String {
    switch base {
    case .hCenter, .vCenter: "center"
    case .customHorizontal, .customVertical: id.map { "\($0)".quoted } ?? "custom"
    case .leading, .trailing, .top, .bottom, .firstTextBaseline, .lastTextBaseline,
      .firstTextLineCenter, .lastTextLineEnd:
      "\(base)"
    }
  }
}

extension Alignment {
  var words: String { "\(horizontal.key.words),\(vertical.key.words)" }
}

extension LazyGrid.Item {
  var words: String {
    let size =
      switch track {
      case .fixed(let size): "fixed(\(size.shortText))"
      case .flexible(let minimum, let maximum):
        "flexible(\(minimum.shortText),\(maximum.shortText))"
      case .adaptive(let minimum, let maximum):
        "adaptive(\(minimum.shortText),\(maximum.shortText))"
      }
    return size + (spacing.map { ",spacing:\($0.shortText)" } ?? "")
      + (alignment.map { ",\($0.words)" } ?? "")
  }
}

extension FontRequest.Family {
  var words: String {
    switch self {
    case .system(.default): "system"
    case .system(let design): "system-\(design)"
    case .named(let name): name.quoted
    }
  }
}

extension TextLine? {
  var words: String {
    map { "\($0.pattern)" + ($0.color.map { ",\($0.shortText)" } ?? "") } ?? "none"
  }
}

extension TextAttachment? {
  var words: String {
    switch self {
    case nil: "none"
    case .symbol(let name): name.quoted
    case .image(let image, let size): "\(image.pixelWidth)x\(image.pixelHeight),\(size.words)"
    }
  }
}
