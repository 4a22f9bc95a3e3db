import Foundation
import KumihanDrawing

/// The drawing operators of one page or one group, with the current graphics state.
final class PDFContent {
  var out = PDFBytes()
  var resources = PDFResources()
  /// The number of the stream's object.
  let number: Int
  /// From the current space to the stream's.
  private(set) var ctm = CGAffineTransform.identity
  private var state = State()
  private var saved: [(State, CGAffineTransform)] = []
  /// The structure elements of this stream's marked content, by number.
  var markedElements: [Int] = []
  var openMark = Mark.none
  /// Where the open mark's operator begins, and how much has been drawn in it.
  var markStart = 0
  var inks = 0
  /// The operators around all of the last text, when they give words for all of it.
  var wholeWords: WordMarks?

  /// Places of operators that give words for glyphs.
  struct WordMarks {
    /// The operator before the glyphs, and in it the entry with the words.
    let open, words: Range<Int>
    /// The one after them.
    let close: Range<Int>
  }

  enum Mark: Equatable {
    case none, artifact
    /// The element's index among those of its page.
    case element(Int)
  }

  private struct State {
    var fill: RGBA? = .black
    var stroke: RGBA? = .black
    var alpha = 1.0
    var blend = BlendMode.normal
    var style = StrokeStyle()
    var font: (number: Int, size: CGFloat) = (0, 0)
    var isTextHidden = false
    /// The bounds of the clips, in the stream's space.
    var clip = CGRect.infinite
  }

  /// A page's content starts with the default state; a group's starts with the state around it.
  init(number: Int, isGroup: Bool = false) {
    self.number = number
    state.style.miterLimit = 10
    if isGroup { out.write("0 g 0 G 1 w 0 J 0 j 10 M []0 d 0 Tr\n") }
  }

  func save() {
    out.write("q\n")
    saved.append((state, ctm))
  }

  func restore() {
    guard let last = saved.popLast() else { return }
    (state, ctm) = last
    out.write("Q\n")
  }

  func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    ctm = transform.concatenating(ctm)
    out.matrix(transform)
    out.write("cm\n")
  }

  func setFill(_ color: RGBA) {
    if state.fill.map({ $0.sameInk(as: color) }) != true {
      self.color(color, "g\n", "rg\n")
      state.fill = color
    }
  }

  func setStroke(_ color: RGBA) {
    if state.stroke.map({ $0.sameInk(as: color) }) != true {
      self.color(color, "G\n", "RG\n")
      state.stroke = color
    }
  }

  private func color(_ color: RGBA, _ grey: String, _ rgb: String) {
    func component(_ value: Double) { out.number(CGFloat(min(max(value, 0), 1))) }
    component(color.red)
    if color.red == color.green, color.green == color.blue { return out.write(grey) }
    component(color.green)
    component(color.blue)
    out.write(rgb)
  }

  /// Sets a pattern as the colour of fills or strokes.
  func setPattern(_ number: Int, stroking: Bool) {
    resources.patterns.insert(number)
    out.write(stroking ? "/Pattern CS /P" : "/Pattern cs /P")
    out.integer(number)
    out.write(stroking ? " SCN\n" : " scn\n")
    if stroking { state.stroke = nil } else { state.fill = nil }
  }

  /// Sets opacity and blending, unless they are set already.
  func setBlending(alpha: Double, blend: BlendMode = .normal, states: PDFStates) throws(RenderError)
  {
    let alpha = (min(max(alpha, 0), 1) * 1000).rounded() / 1000
    guard state.alpha != alpha || state.blend != blend else { return }
    (state.alpha, state.blend) = (alpha, blend)
    use(state: try states.blending(alpha: alpha, blend: blend))
  }

  func use(state number: Int) {
    resources.states.insert(number)
    resources.isTransparent = true
    out.write("/G")
    out.integer(number)
    out.write(" gs\n")
  }

  /// Draws an image or a group.
  func show(_ number: Int) {
    resources.objects.insert(number)
    out.write("/X")
    out.integer(number)
    out.write(" Do\n")
  }

  func setStrokeStyle(_ style: StrokeStyle) {
    let old = state.style
    state.style = style
    if style.lineWidth != old.lineWidth {
      out.number(style.lineWidth, unit: decimals)
      out.write("w\n")
    }
    if style.lineCap != old.lineCap {
      let cap =
        switch style.lineCap {
        case .butt: 0
        case .round: 1
        case .square: 2
        }
      out.write("\(cap) J\n")
    }
    if style.lineJoin != old.lineJoin {
      let join =
        switch style.lineJoin {
        case .miter: 0
        case .round: 1
        case .bevel: 2
        }
      out.write("\(join) j\n")
    }
    if style.miterLimit != old.miterLimit {
      out.number(max(style.miterLimit, 1))
      out.write("M\n")
    }
    let dash = style.usableDash
    if dash != old.usableDash || style.dashPhase != old.dashPhase {
      out.write("[")
      for length in dash { out.number(CGFloat(length)) }
      out.write("]")
      out.number(dash.isEmpty ? 0 : style.dashPhase)
      out.write("d\n")
    }
  }

  func setFont(_ number: Int, size: CGFloat) {
    guard state.font != (number, size) else { return }
    state.font = (number, size)
    resources.fonts.insert(number)
    out.write("/F")
    out.integer(number)
    out.space()
    out.number(size)
    out.write("Tf\n")
  }

  func hideText(_ isHidden: Bool) {
    guard isHidden != state.isTextHidden else { return }
    state.isTextHidden = isHidden
    out.write(isHidden ? "3 Tr\n" : "0 Tr\n")
  }

  /// The bounds of the clips, in the current space.
  var clipArea: CGRect { state.clip.isInfinite ? .infinite : state.clip.applying(ctm.inverted()) }

  func narrow(to area: CGRect) { state.clip = state.clip.shared(with: area.applying(ctm)) }

  /// Coordinates in an enlarged space need more decimals.
  var decimals: UInt {
    let scale = max(abs(ctm.a), abs(ctm.b), abs(ctm.c), abs(ctm.d))
    return scale <= 4 ? 1000 : 1_000_000
  }
}

extension RGBA {
  fileprivate func sameInk(as other: RGBA) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }
}
