import Foundation
import KumihanDrawing

/// Turns runs into shaped segments.
struct TextShaper {
  let setter: TextSetter
  let style: ParagraphStyle

  private struct Part {
    var run: Int
    var text: Substring

    var isTab: Bool { text.utf8.first == 0x09 }
  }

  func setText(_ runs: [TextRun]) -> SetText {
    var segments: [Segment] = []
    var missing: [Unicode.Scalar] = []
    var parts: [Part] = []
    for (index, run) in runs.enumerated() {
      let stretches =
        Self.hasLineEnd(run.text) ? LineEnds.split(run.text) : [run.text[...]]
      for (number, stretch) in stretches.enumerated() {
        if number > 0 {
          segments.append(segment(parts, of: runs, emptyRun: index, missing: &missing))
          parts = []
        }
        parts += Self.parts(of: stretch, run: index)
      }
    }
    if !runs.isEmpty {
      segments.append(segment(parts, of: runs, emptyRun: runs.count - 1, missing: &missing))
    }
    return SetText(
      segments: segments, missing: report(missing), missingFamilies: missingFamilies(of: runs))
  }

  func ellipsis(like runs: [TextRun], at run: Int) -> LineMark { mark("…", like: runs, at: run) }

  /// A hyphen with the text of its soft hyphen, so that words can be rejoined.
  private func hyphen(like runs: [TextRun], at run: Int) -> LineMark {
    let face = setter.cascade(runs[run].font).primary?.face
    var mark = mark(face?.glyph(for: "\u{2010}") == nil ? "-" : "\u{2010}", like: runs, at: run)
    mark.segment.utf8 = Array("\u{AD}".utf8)
    return mark
  }

  private func mark(_ text: Substring, like runs: [TextRun], at run: Int) -> LineMark {
    var missing: [Unicode.Scalar] = []
    var plain = runs
    plain[run].attachment = nil
    return LineMark(
      segment: segment([Part(run: run, text: text)], of: plain, emptyRun: run, missing: &missing))
  }

  /// The parts of a stretch, each tab one of them.
  private static func parts(of stretch: Substring, run: Int) -> [Part] {
    guard stretch.utf8.contains(0x09) else {
      return stretch.isEmpty ? [] : [Part(run: run, text: stretch)]
    }
    var parts: [Part] = []
    var start = stretch.startIndex
    for index in stretch.utf8.indices where stretch.utf8[index] == 0x09 {
      if start < index { parts.append(Part(run: run, text: stretch[start..<index])) }
      start = stretch.utf8.index(after: index)
      parts.append(Part(run: run, text: stretch[index..<start]))
    }
    if start < stretch.endIndex { parts.append(Part(run: run, text: stretch[start...])) }
    return parts
  }

  private static func hasLineEnd(_ text: String) -> Bool {
    text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  }

  private func missingFamilies(of runs: [TextRun]) -> [String] {
    var names: [String] = []
    for run in runs {
      guard case .named(let name) = run.font.family, !names.contains(name),
        setter.cascade(run.font).isSubstitute
      else { continue }
      names.append(name)
    }
    return names
  }

  private func report(_ scalars: [Unicode.Scalar]) -> [MissingGlyph] {
    var seen: Set<Unicode.Scalar> = []
    return scalars.filter { seen.insert($0).inserted }.map {
      let script = Script.name(setter.pool.library.script(of: $0))
      return MissingGlyph(
        codePoint: $0.value, script: script,
        cover: FontAdvice.cover($0, script: script, name: setter.analyzer.scriptName(script)))
    }
  }

  private func segment(
    _ parts: [Part], of runs: [TextRun], emptyRun: Int, missing: inout [Unicode.Scalar]
  ) -> Segment {
    var utf8: [UInt8] = []
    for part in parts { utf8 += part.text.utf8 }
    for index in utf8.indices
    where utf8[index] < 0x20 && utf8[index] != 0x09 || utf8[index] == 0x7F {
      utf8[index] = 0x20
    }
    // Tabs separate right-to-left text; for everything else they are spaces.
    let levels =
      Self.needsBidi(utf8) || style.isRightToLeft
      ? setter.analyzer.bidi(utf8, defaultsToRightToLeft: style.isRightToLeft)
      : BidiLevels(base: 0)
    for index in utf8.indices where utf8[index] == 0x09 { utf8[index] = 0x20 }

    var itemizer = Itemizer(library: setter.pool.library, levels: levels)
    for part in parts {
      if part.isTab {
        itemizer.appendTab(run: part.run)
      } else if runs[part.run].attachment == nil {
        let font = runs[part.run].font
        let cascade = setter.cascade(font)
        if let small = SmallCapitals(font, cascade) {
          itemizer.appendSmallCapitals(part.text, small, run: part.run, cascade: cascade)
        } else {
          itemizer.append(part.text, run: part.run, cascade: cascade)
        }
      } else {
        itemizer.appendAttachment(part.text.utf8.count, run: part.run)
      }
    }
    missing += itemizer.missing

    let empty = runs[emptyRun]
    var segment = Segment(
      utf8: utf8, items: [], clusters: [], spacings: [], baseLevel: levels.base,
      emptyLine: LineMeasures(setter.metrics(empty.font), raisedBy: 0), emptyRun: emptyRun,
      breaks: LineBreaks(analyzer: setter.analyzer, language: style.language))
    for draft in itemizer.drafts { append(draft, of: runs[draft.run], to: &segment) }
    for cluster in segment.clusters where cluster.isSoftHyphen {
      let run = segment.items[Int(cluster.item)].run
      if segment.hyphens[run] == nil { segment.hyphens[run] = hyphen(like: runs, at: run) }
    }
    return segment
  }

  private func append(_ draft: Itemizer.Draft, of run: TextRun, to segment: inout Segment) {
    let first = segment.clusters.count
    let number = Int32(segment.items.count)
    let (content, measures) = content(of: draft, of: run, in: segment.utf8)
    if case .glyphs(let glyphs) = content {
      segment.clusters += Cluster.clusters(
        of: glyphs, in: segment.utf8, bytes: draft.utf8, item: number)
    } else if case .boxes(let boxes) = content {
      segment.clusters += boxes.clusters(bytes: draft.utf8, item: number)
    } else {
      var advance: CGFloat = 0
      if case .image(_, let size) = content { advance = size.width }
      segment.clusters.append(
        Cluster(
          offset: Int32(draft.utf8.lowerBound), item: number, glyph: 0, glyphCount: 0,
          isSpace: false, isUnsafeToBreak: false, advance: advance))
    }
    // A tab is set as a space that extends to the next stop.
    if draft.isTab {
      for index in first..<segment.clusters.count { segment.clusters[index].isTab = true }
    }
    let added = run.tracking != 0 ? run.tracking : run.kerning
    let spacing = Spacing(
      after: Script.joins(draft.script) ? 0 : added, keepsLast: run.tracking != 0,
      fontSize: run.font.size)
    segment.items.append(
      Item(
        content: content, run: draft.run, level: draft.level, utf8: draft.utf8,
        clusters: first..<segment.clusters.count, measures: measures, spacing: spacing,
        baselineOffset: run.baselineOffset))
    segment.spacings.append(spacing)
  }

  private func content(
    of draft: Itemizer.Draft, of run: TextRun, in utf8: [UInt8]
  ) -> (Item.Content, LineMeasures) {
    let cascade = setter.cascade(run.font)
    var measures = LineMeasures(cascade.metrics(run.font), raisedBy: run.baselineOffset)
    switch run.attachment {
    case .image(let image, let size):
      measures.ascent = max(measures.ascent, size.height + run.baselineOffset)
      return (.image(image, size), measures)
    case .symbol(let name):
      let glyphs = setter.symbolGlyphs(name, font: run.font)
      return (glyphs.map { .glyphs($0) } ?? .nothing, measures)
    case nil:
      guard let link = cascade.link(draft.link) else { return (.nothing, measures) }
      if draft.isMissing {
        if style.missingGlyphs == .skip { return (.nothing, measures) }
        return (.boxes(MissingBoxes(utf8[draft.utf8], link: link, size: run.font.size)), measures)
      }
      let options = ShapingOptions(
        script: draft.script, isRightToLeft: draft.level % 2 == 1, language: style.language,
        features: run.font.features, usesLigatures: run.kerning == 0 || run.tracking != 0)
      if draft.link != 0, Script.isTall(draft.script) {
        measures.unite(link.lines(size: run.font.size, raisedBy: run.baselineOffset))
      }
      let substitute = Substitute(draft, in: utf8)
      let shaped =
        substitute?.shape(link.face, options)
        ?? setter.words.shape(link.face, utf8, draft.utf8, options)
      if shaped.isEmpty { return (.nothing, measures) }
      var glyphs = Item.Glyphs(
        link: link, options: options, slant: cascade.slant, shaped: shaped,
        unit: link.unit * run.font.size * (substitute?.scale ?? 1))
      if draft.link == 0, let tracking = cascade.tracking {
        glyphs.tracking = tracking.points(at: run.font.size)
      }
      if link.face.isColored {
        // Emoji are upright, centred on half the height of the text's capitals.
        let face = link.face.measures
        glyphs.slant = 0
        glyphs.shift =
          ((face.ascent - face.descent) * link.scale * run.font.size
            - cascade.metrics(run.font).capHeight) / 2
      }
      return (.glyphs(glyphs), measures)
    }
  }

  /// Whether a text may contain right-to-left characters.
  private static func needsBidi(_ utf8: [UInt8]) -> Bool {
    guard utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return String(decoding: utf8, as: UTF8.self).unicodeScalars.contains {
      switch $0.value {
      case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
        0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
