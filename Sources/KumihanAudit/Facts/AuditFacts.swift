public import Foundation
public import Kumihan
public import KumihanDrawing
public import KumihanViews

/// Everything that rules look at, computed once from a page.
public struct AuditFacts: Sendable {
  /// The page's size in points.
  public let size: CGSize
  /// Pixels per point of the layout.
  public let scale: CGFloat
  /// Whether it is drawn in the dark scheme.
  public let isDark: Bool
  /// What lies below all ink: the page's background, else the system's for its scheme, else paper.
  public let ground: RGBA
  /// The placed views and modifiers, parents before what is in them.
  public let nodes: [FactNode]
  /// What a screen reader finds, in its order.
  public let elements: [FactElement]
  /// What answers to touches.
  public let targets: [FactTarget]
  /// The pieces of ink, the lowest first.
  public let inks: [FactInk]
  /// The ink in the colours that were asked for, where a look for paper or for the dark changes them all;
  /// nil for pages in their own.
  let askedInks: [FactInk]?
  /// The ink as draw commands.
  public let displayList: DisplayList
  /// What could not be laid out as asked.
  public let issues: [LocatedIssue]
  /// The contrast of each control that is only a shape; nil where no rule needs pixels.
  public let controlContrasts: [ControlContrast]?
  /// What is judged, and how.
  public let options: AuditOptions
  /// The contrast of each text; nil where no rule needs pixels.
  public let contrasts: [TextContrast]?
  /// The borders; none where no rule of a system asks for them.
  package let borders: [FactBorder]
  /// The finished page within the sheet; nil where the page is the sheet.
  public let trim: CGRect?
  /// The catalogues of colours that the page was laid out with.
  let assets: AssetCatalogues
  /// What rules of contrast know of the page; nil where no rule needs pixels.
  private(set) var contrastBasis: ContrastBasis?
  private let placesOfNodes: [NodeID: Int]
  /// The first element of each node.
  private let elementsOfNodes: [Int: Int]
  private let variants: [AuditFacts]

  /// The facts of the page at text size AX3, without elements and contrasts; nil where it was laid out
  /// once only.
  public var large: AuditFacts? { variants.first }

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - page: laid out as it is shown.
  ///   - large: the same at text size AX3; nil where no rule needs it.
  ///   - options: what is judged; only facts that its rules need are computed.
  /// - Throws: ``RenderError`` where the page cannot be drawn.
  public init(
    _ page: LaidOutPage, large: LaidOutPage? = nil, options: AuditOptions = AuditOptions()
  ) throws(RenderError) {
    let needs = options.chosenRules.reduce(into: Set<AuditRule.Need>()) { $0.formUnion($1.needs) }
    try self.init(page, options: options, needsPixels: needs.contains(.pixels), large: large)
    if contrasts != nil { contrastBasis = ContrastBasis(self) }
  }

  private init(
    _ page: LaidOutPage, options: AuditOptions, needsPixels: Bool, isLarge: Bool = false,
    large: LaidOutPage?
  ) throws(RenderError) {
    (size, scale, self.options) = (page.size, page.scale, options)
    isDark = page.layout.colorScheme == .dark
    ground =
      page.background
      ?? (isDark && options.pageKind == .screen ? RGBA.black : RGBA.white)
    issues = page.layout.issues
    trim = page.boxes?.trim
    assets = page.context.services.assets
    let placed = page.layout.placed
    let places = placed.tree.places()
    nodes = NodeCollector.nodes(of: placed, places)
    placesOfNodes = Dictionary(nodes.map { ($0.id, $0.index) }) { first, _ in first }
    displayList = page.displayList()
    let (known, all) = (placesOfNodes, nodes)
    // A box that stands for what does not compile is not the page's.
    inks = try InkCollector.inks(
      of: displayList, places: placesOfNodes, rasterizer: page.context.rasterizer
    ).filter { ink in ink.node.map { !all[$0].standsForLostCode } ?? true }
    let said = isLarge ? [] : placed.accessibility(places: places).elements
    askedInks = try page.beforeAdjusting.map { page throws(RenderError) in
      try InkCollector.inks(
        of: page.displayList(), places: known, rasterizer: page.context.rasterizer)
    }
    elements = said.enumerated().map { order, element in
      FactElement(element: element, node: known[element.node], order: order)
    }
    elementsOfNodes = Dictionary(
      elements.enumerated().compactMap { index, element in element.node.map { ($0, index) } }
    ) { first, _ in first }
    let hasBorders = !isLarge && options.chosenRules.contains { $0.system != .any }
    borders =
      hasBorders
      ? BorderFinder(inks: inks, nodes: nodes, elements: elements).borders : []
    targets = Self.targets(nodes: nodes, elements: elements)
    contrasts =
      needsPixels
      ? try ContrastMeter.contrasts(
        of: inks, in: nodes, list: displayList, ground: ground,
        rasterizer: page.context.rasterizer) : nil
    controlContrasts =
      needsPixels
      ? try ControlContrast.contrasts(
        of: targets, without: Set(issues.lazy.filter(\.isOfPicture).map(\.site)), nodes: nodes,
        inks: inks, list: displayList, ground: ground,
        rasterizer: page.context.rasterizer) : nil
    variants =
      try large.map { page throws(RenderError) in
        [try AuditFacts(page, options: options, needsPixels: false, isLarge: true, large: nil)]
      } ?? []
  }

  /// The node of an identity in draw commands.
  public func node(_ id: NodeID) -> FactNode? { placesOfNodes[id].map { nodes[$0] } }

  /// The nodes around one, from the inside out.
  public func around(_ node: FactNode) -> some Sequence<FactNode> {
    sequence(state: node.parent) { next -> FactNode? in
      guard let index = next else { return nil }
      next = nodes[index].parent
      return nodes[index]
    }
  }

  /// Whether a bar of the system's holds it, at the top or the bottom of the page or of what covers it.
  public func isInBar(_ node: FactNode) -> Bool {
    var (isFound, isLow) = (false, false)
    for outer in around(node) {
      if case .container(.scroll) = outer.layout { return false }
      guard outer.author == .engine else { continue }
      switch outer.layout {
      case .container(.zStack) where isLow && coversPage(outer): return true
      // A large title or a search below it makes the bar higher, and its row of items no higher.
      case .container, .wrapper(.frame), .wrapper(.flexFrame): break
      case .wrapper, .leaf: continue
      }
      let frame = outer.drawnFrame
      guard frame.height <= 110, frame.width >= size.width * 0.8 else { continue }
      let isAtEdge = frame.minY <= 64 || frame.maxY >= size.height - 40
      (isFound, isLow) = (isFound || isAtEdge, true)
    }
    return isFound
  }

  /// Whether somebody asked for the look of a text: of words of their own, or of a button's title,
  /// which the button makes of what they wrote.
  func isAsked(_ text: FactNode) -> Bool {
    func isButton(_ node: FactNode) -> Bool { (node.semantics?.controlOrigin ?? -1) >= 0 }
    return text.isAsked || isButton(text) || around(text).contains(where: isButton)
  }

  /// Whether an alert or a dialog of the system's, which lays its buttons out itself, holds it.
  func isInDialog(_ node: FactNode) -> Bool {
    for outer in around(node) {
      if coversPage(outer) { return true }
      // Rows of a sheet scroll.
      if case .container(.scroll) = outer.layout { return false }
      if outer.author != .engine, case .container = outer.layout { return false }
    }
    return false
  }

  /// Whether layers lie over a page that readers skip, as a sheet does.
  private func coversPage(_ layers: FactNode) -> Bool {
    guard layers.children.count > 1, let base = layers.children.first else { return false }
    // Without the safe areas.
    return nodes[base].isSilent && nodes[base].frame.height >= size.height * 0.6
  }

  /// The nodes inside one and itself, parents first.
  public func inside(_ node: FactNode) -> ArraySlice<FactNode> {
    var end = node.index + 1
    while end < nodes.count, nodes[end].depth > node.depth { end += 1 }
    return nodes[node.index..<end]
  }

  /// The element that a node is or is in; nil where it is in none.
  public func element(of node: FactNode) -> FactElement? {
    var next: Int? = node.index
    while let index = next {
      if let found = elementsOfNodes[index] { return elements[found] }
      next = nodes[index].parent
    }
    return nil
  }

  /// The kinds of the views around a node and of itself, from the outermost, each with its place among
  /// its neighbours.
  public func path(of node: FactNode) -> String {
    var chain = [node.index]
    while let parent = nodes[chain[chain.count - 1]].parent { chain.append(parent) }
    var path = ""
    path.reserveCapacity(chain.count * 10)
    for (place, index) in chain.enumerated().reversed() {
      path += nodes[index].kind
      if place + 1 < chain.count {
        let around = nodes[chain[place + 1]].children
        // A modifier has one view, so its place says nothing.
        if around.count > 1 { path += "[\(around.firstIndex(of: index) ?? 0)]" }
      }
      if place > 0 { path += "/" }
    }
    return path
  }

  /// A finding about a node.
  public func finding(
    _ rule: String, _ result: Finding.Result, at node: FactNode,
    level: AuditRule.Level = .error, message: String = "", measured: String? = nil,
    wanted: String? = nil, frame: CGRect? = nil, fix: Fix? = nil
  ) -> Finding {
    var finding = Finding(
      rule: rule, result, level: level, message: message, measured: measured, wanted: wanted,
      fix: fix)
    (finding.node, finding.site) = (node.id, node.site)
    finding.frame = frame ?? node.drawnFrame
    switch result {
    case .violation, .needsReview:
      finding.path = path(of: node)
      finding.identifier =
        node.identifier ?? around(node).lazy.compactMap(\.identifier).first { _ in true }
    case .pass, .notApplicable: break
    }
    return finding
  }

  /// A finding about an element.
  public func finding(
    _ rule: String, _ result: Finding.Result, at element: FactElement,
    level: AuditRule.Level = .error, message: String = "", measured: String? = nil,
    wanted: String? = nil, fix: Fix? = nil
  ) -> Finding {
    guard let node = element.node else {
      var finding = Finding(
        rule: rule, result, level: level, message: message, measured: measured, wanted: wanted,
        fix: fix)
      (finding.site, finding.frame) = (element.element.site, element.hitFrame)
      finding.identifier = element.element.identifier
      return finding
    }
    var finding = finding(
      rule, result, at: nodes[node], level: level, message: message, measured: measured,
      wanted: wanted, frame: element.hitFrame, fix: fix)
    finding.identifier = element.element.identifier ?? finding.identifier
    if element.element.site.isKnown { finding.site = element.element.site }
    return finding
  }

  /// A finding about something to touch, at the control's line rather than at its label's.
  func finding(
    _ rule: String, _ result: Finding.Result, at target: FactTarget,
    level: AuditRule.Level = .error, message: String = "", measured: String? = nil,
    wanted: String? = nil, frame: CGRect? = nil, fix: Fix? = nil
  ) -> Finding {
    var finding = finding(
      rule, result, at: nodes[target.node], level: level, message: message, measured: measured,
      wanted: wanted, frame: frame, fix: fix)
    if target.isGesture {
      // The view that the modifiers around it stand at.
      var node = nodes[target.node]
      while case .wrapper = node.layout, let inner = node.children.first { node = nodes[inner] }
      if node.author == nodes[target.node].author, node.site.isKnown { finding.site = node.site }
    } else if let element = target.element {
      let site = elements[element].element.site
      if site.isKnown { finding.site = site }
    }
    return finding
  }

  /// The finding with the words that are in its view: a line that is right elsewhere, such as one of a
  /// modifier of somebody's own, does not tell which of its views is meant.
  private func naming(_ finding: Finding) -> Finding {
    guard finding.result == .violation, let node = finding.node.flatMap({ self.node($0) }),
      node.text == nil
    else { return finding }
    let inside = inside(node).first { $0.text != nil && $0.isVisible }
    guard let words = (inside ?? texts(in: finding.frame).first)?.text?.string,
      !finding.message.contains(words.excerpt)
    else { return finding }
    var finding = finding
    finding.message += ", with the words '\(words.excerpt)'"
    return finding
  }

  /// What a rule finds, or that it cannot look.
  func findings(of rule: AuditRule) -> [Finding] {
    func review(_ reason: String) -> [Finding] {
      [Finding(rule: rule.id, .needsReview(reason), level: rule.level, message: reason)]
    }
    if rule.needs.contains(.screen), options.pageKind != .screen {
      return [Finding(rule: rule.id, .notApplicable("the page is for paper"))]
    }
    if rule.needs.contains(.pixels), contrasts == nil { return review("the page was not drawn") }
    if rule.needs.contains(.largeText), large == nil {
      return review("the page was laid out at one size of text only")
    }
    if rule.needs.contains(.source) {
      return [Finding(rule: rule.id, .notApplicable("a still picture does not tell"))]
    }
    if rule.needs.contains(.paper), options.pageKind != .paper {
      return [Finding(rule: rule.id, .notApplicable("the page is for a screen"))]
    }
    let found = rule.check(self).map { finding -> Finding in
      var finding = finding
      if rule.level == .info {
        finding.level = .info
        // What only informs asks nobody to look.
        if case .needsReview(let reason) = finding.result {
          finding.result = .notApplicable(reason)
        }
      }
      return finding
    }
    guard rule.system != .any, found.contains(where: { $0.result == .violation }) else {
      return found
    }
    // The same words on a line are said once, however often a loop repeats it.
    var said: Set<String> = []
    let right = Set(found.lazy.filter { $0.result == .pass }.map(\.site))
    return found.filter { finding in
      guard finding.result == .violation, finding.site.isKnown else { return true }
      return said.insert("\(finding.site) \(finding.message)").inserted
    }.map { right.contains($0.site) ? naming($0) : $0 }
  }
}

extension LaidOutPage {
  /// What rules of design and accessibility find on the page.
  ///
  /// - Parameters:
  ///   - options: what is judged.
  ///   - large: the same views at text size AX3, for the rules that compare the two.
  /// - Throws: ``RenderError`` where the page cannot be drawn.
  public func audit(
    _ options: AuditOptions = AuditOptions(), large: LaidOutPage? = nil
  ) throws(RenderError) -> AuditReport {
    AuditReport(try AuditFacts(self, large: large, options: options))
  }
}

extension RenderingContext {
  /// Lays a view out twice, as asked and at text size AX3, and judges it.
  ///
  /// - Throws: ``RenderError`` as layout and drawing do.
  @MainActor
  public func audit<Content: View>(
    _ view: Content, layout: LayoutOptions, _ options: AuditOptions = AuditOptions()
  ) throws(RenderError) -> AuditReport {
    let page = try self.layout(view, options: layout)
    let needs = options.chosenRules.contains { $0.needs.contains(.largeText) }
    var large: LaidOutPage?
    if needs {
      var enlarged = layout
      enlarged.environment.dynamicTypeSize = .accessibility3
      large = try self.layout(view, options: enlarged)
    }
    return try page.audit(options, large: large)
  }
}
