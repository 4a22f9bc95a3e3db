import Foundation
import KumihanCombine
package import KumihanDrawing
package import KumihanLayout
package import KumihanText

/// Lowers and places views: the left half of the pipeline, up to the waist.
///
/// Actions of the first frame (`onAppear`, `task`, `onChange`…) run between lowering and drawing,
/// and views are lowered again until nothing is due, at most ``Rounds/limit`` times.
@MainActor
package struct ViewHost {
  package var environment: EnvironmentValues
  package let services: Services
  package var safeArea: EdgeInsets
  /// Whether the actions of the first frame run before it is drawn.
  package var runsActions: Bool
  /// How many views lazy containers take at first; nil for all.
  private var lazyLimit: Int?
  /// What is drawn over the screen, each from what is drawn by then.
  package var presenting: [PresentationName] = []
  /// Makes of the screen, with what it presents, what the device shows.
  package typealias Surround = @MainActor (AnyView) -> AnyView
  package var surround: Surround?
  /// Colour schemes that presented views wish for themselves.
  private var presentedSchemes: [Int: ColorScheme] = [:]

  package init(
    environment: EnvironmentValues, services: Services, safeArea: EdgeInsets = EdgeInsets(),
    runsActions: Bool = true
  ) {
    (self.environment, self.services) = (environment, services)
    (self.safeArea, self.runsActions) = (safeArea, runsActions)
  }

  /// Places `view` in the proposed size; a nil proposal means the view's ideal size, rounded up to
  /// pixels.
  package func place<V: View>(_ view: V, in proposal: ProposedViewSize) -> HostedView {
    var host = self
    if let width = proposal.width, let height = proposal.height {
      host.environment.picture.size = CGSize(width: width, height: height)
      host.environment.picture.containerSize = CGSize(
        width: width - safeArea.horizontal, height: height - safeArea.vertical)
      host.lazyLimit = LazyLimit.first(for: max(width, height))
      host.environment.picture.safeArea = safeArea
    }
    return Quantity.$engine.withValue(services.engine) {
      MainQueue.whileMaking { host.placeContained(view, in: proposal) }
    }
  }

  private func placeContained<V: View>(_ view: V, in proposal: ProposedViewSize) -> HostedView {
    var host = self
    for _ in 0..<Rounds.limit {
      let lowering = host.lower(view, nil)
      if runsActions, lowering.hasEvents || runsQueue { break }
      let result = host.finish(lowering, in: proposal)
      if runsActions, result.state.hasEvents || runsQueue { break }
      if host.takesMore(than: result.hosted) { continue }
      if host.adopt(result) { continue }
      if goesOn { break }
      return result.hosted
    }
    return host.placeInRounds(view, in: proposal)
  }

  /// Adopts the colour schemes that views request, for the picture and for what it presents.
  ///
  /// - Returns: whether a scheme changed.
  private mutating func adopt(_ result: (hosted: HostedView, state: GraftState)) -> Bool {
    let schemes = presentedSchemes.merging(result.state.presentedSchemes) { $1 }
    let isNew = schemes != presentedSchemes
    presentedSchemes = schemes
    guard let scheme = result.hosted.preferredColorScheme, scheme != environment.colorScheme
    else { return isNew }
    environment.colorScheme = scheme
    return true
  }

  /// Lets lazy containers take more where the end of what they took can be seen.
  ///
  /// - Returns: whether the views have to be lowered again.
  private mutating func takesMore(than hosted: HostedView) -> Bool {
    guard let limit = lazyLimit, hosted.placed.showsRemainder() else { return false }
    lazyLimit = LazyLimit.next(after: limit)
    return true
  }

  /// Whether work on the main queue has changed something; on iOS that runs after the first frame, as tasks do.
  private var runsQueue: Bool { environment.startsTasks && MainQueue.runNews() }

  /// Lets time go on to the next work that waits, up to the moment that the picture shows.
  private var goesOn: Bool {
    runsActions && environment.startsTasks
      && MainQueue.goOn(to: environment.picture.patience, ticks: environment.picture.elapsed)
  }

  private func runDue(of rounds: Rounds) -> Bool {
    guard runsActions else { return false }
    let hasActed = rounds.runDue()
    return environment.startsTasks && rounds.runQueue() || hasActed
  }

  private func placeInRounds<V: View>(_ view: V, in proposal: ProposedViewSize) -> HostedView {
    var host = self
    let rounds = Rounds()
    defer { rounds.end() }
    var left = Rounds.limit
    while left > 0 {
      left -= 1
      let lowering = host.lower(view, rounds)
      if runDue(of: rounds) { continue }
      let result = host.finish(lowering, in: proposal)
      if runDue(of: rounds) { continue }
      if host.takesMore(than: result.hosted) { continue }
      if host.adopt(result) {
        rounds.bodies = [:]
        continue
      }
      let looksOn = host.lazyLimit.map { $0 < LazyLimit.search } == true
      switch rounds.scrolling.settle(in: result.state.picture, looksOn: looksOn) {
      case .settled: break
      case .moved: continue
      case .needsMore:
        host.lazyLimit = host.lazyLimit.flatMap { LazyLimit.next(after: $0) }
        continue
      }
      guard goesOn else { return result.hosted }
      // Each moment has the rounds of a picture.
      left = Rounds.limit
      rounds.beginMoment()
    }
    var lowering = host.lower(view, rounds)
    if rounds.isBusy { lowering.report(.neverSettles(rounds: Rounds.limit), at: .unknown) }
    return host.finish(lowering, in: proposal).hosted
  }

  /// The size in which `place` would lay the view out, without placing when that cannot change it.
  package func measure<V: View>(_ view: V, in proposal: ProposedViewSize) -> CGSize {
    var lowering = Quantity.$engine.withValue(services.engine) { lower(view, nil) }
    if runsActions, lowering.hasEvents || lowering.deferred.contains(where: \.makesViews) {
      return place(view, in: proposal).placed.size
    }
    return size(of: lowering.finish(), in: proposal, options: options)
  }

  private func lower<V: View>(_ view: V, _ rounds: Rounds?) -> Lowering {
    rounds?.begin()
    var environment = environment
    environment.groundScheme = environment.colorScheme
    var lowering = Lowering(environment: environment, services: services)
    lowering.rounds = rounds
    lowering.lazyLimit = lazyLimit
    lowering.presentedSchemes = presentedSchemes
    if !presenting.isEmpty || !environment.namedStates.isEmpty {
      lowering.asked = AskedFor(
        presenting: presenting, states: Array(environment.namedStates.keys),
        hasScreen: environment.picture.size != nil)
    }
    lowering.lowerScreen(view, in: surround)
    return lowering
  }

  private func finish(
    _ lowering: Lowering, in proposal: ProposedViewSize
  ) -> (hosted: HostedView, state: GraftState) {
    var lowering = lowering
    let tree = lowering.finish()
    let options = options
    let size = size(of: tree, in: proposal, options: options)
    var placed = tree.solve(in: size, from: proposal, options: options)
    var state = GraftState(options: options, next: Int32(placed.tree.nodes.count))
    state.issues = lowering.issues
    state.readsPreferences = lowering.readsPreferences
    state.presentedSchemes = lowering.wishedSchemes
    fill(&placed, from: lowering, &state)
    state.collectIssues(of: placed)
    state.issues += services.assets.takeMissedColors().map {
      LocatedIssue(.missingColor($0), site: .unknown)
    }
    let hosted = HostedView(
      placed: placed, issues: state.issues, engine: options.text,
      colorScheme: environment.colorScheme, unknownNames: lowering.asked?.unmet ?? [],
      preferredColorScheme: lowering.preferences[PreferredColorSchemeKey.self]
        ?? state.preferredColorScheme)
    return (hosted, state)
  }

  private var options: SolveOptions {
    SolveOptions(pixel: environment.pixelLength, text: services.engine, safeArea: safeArea)
  }

  private func size(
    of tree: LayoutTree, in proposal: ProposedViewSize, options: SolveOptions
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let wish = tree.measure(proposal, options: options)
    func side(_ proposed: CGFloat?, _ wished: CGFloat, _ insets: CGFloat) -> CGFloat {
      if let proposed { return proposed }
      guard wished.isFinite else { return 0 }
      return (wished / options.pixel - 1e-6).rounded(.up) * options.pixel + insets
    }
    return CGSize(
      width: side(proposal.width, wish.width, safeArea.horizontal),
      height: side(proposal.height, wish.height, safeArea.vertical))
  }

  /// Makes the content that waited for its size, and any such content inside it.
  private func fill(
    _ placed: inout PlacedTree, from lowering: Lowering, _ state: inout GraftState,
    inside outer: [PlacedTree] = [], host: PlacedPicture.NodeName? = nil
  ) {
    let trees = outer + [placed]
    let name = PlacedPicture.TreeName(place: lowering.home, base: placed.tree.base)
    state.picture.add(placed, as: name, in: host)
    for entry in placed.deferred {
      guard case .leaf(.deferred(let number)) = placed.tree.nodes[Int(entry.node)].kind else {
        continue
      }
      let content = lowering.deferred[Int(number)]
      switch content.maker {
      case .drawing(let draw):
        let scope = EnvironmentScope(
          StyleContext(content.environment, assets: services.assets))
        EnvironmentScope.$current.withValue(scope) {
          placed.drawings[entry.node] = draw(entry.frame.size, content.environment, services)
        }
      case .views(let make):
        let proxy = GeometryProxy(
          entry: entry, environment: content.environment, trees: trees, picture: state.picture)
        var inner = Lowering(
          environment: content.environment, services: services, base: state.next)
        (inner.rounds, inner.place, inner.home) = (lowering.rounds, content.place, content.place)
        inner.lazyLimit = lowering.lazyLimit
        inner.asked = lowering.asked
        inner.deferredDepth = lowering.deferredDepth + 1
        inner.continueOrigins(of: placed.tree, at: entry.node)
        make(proxy, &inner)
        state.note(inner, at: content.place, in: lowering.place, frame: entry.frame)
        let tree = inner.finish()
        var options = state.options
        (options.root, options.origin) = (.topLeading, entry.frame.origin)
        options.safeArea = entry.safeArea
        var graft = tree.solve(in: entry.frame.size, options: options)
        state.next += Int32(graft.tree.nodes.count)
        fill(
          &graft, from: inner, &state, inside: trees, host: .init(tree: name, node: entry.node))
        placed.grafts[entry.node] = graft
      }
    }
  }
}

/// How many views lazy containers take.
private enum LazyLimit {
  /// Among so many views those are looked for that actions scroll to: long lists would take minutes.
  static let search = 1 << 14

  /// Enough for rows of half the usual height, at least enough for everyday screens.
  static func first(for side: CGFloat) -> Int {
    max(Int(min(side.isFinite ? side / 22 : 0, 1e4)), 64)
  }

  static func next(after limit: Int) -> Int? { limit < 1 << 24 ? limit * 4 : nil }
}

/// Counters and issues collected while deferred content is made.
@MainActor
private struct GraftState {
  let options: SolveOptions
  var next: Int32
  var issues: [LocatedIssue] = []
  private var reported: Set<LocatedIssue> = []
  /// True when content that waited for its size needs another round.
  var hasEvents = false
  var readsPreferences = false
  var preferredColorScheme: ColorScheme?
  var presentedSchemes: [Int: ColorScheme] = [:]
  let picture = PlacedPicture()

  init(options: SolveOptions, next: Int32) { (self.options, self.next) = (options, next) }

  mutating func note(
    _ inner: Lowering, at place: Rounds.Place, in outer: Rounds.Place, frame: CGRect
  ) {
    issues += inner.issues
    preferredColorScheme =
      preferredColorScheme ?? inner.preferences[PreferredColorSchemeKey.self]
    hasEvents = hasEvents || inner.hasEvents
    // What is presented from here is drawn over the whole screen.
    guard readsPreferences || !inner.preferences[PresentationsKey.self].isEmpty else {
      return readsPreferences = inner.readsPreferences
    }
    if let rounds = inner.rounds {
      rounds.handUp(inner.preferences, at: place, in: outer, frame: frame)
    } else if !inner.preferences.isEmpty {
      hasEvents = true
    }
  }

  /// One line of at most 24 characters.
  private static func excerpt(of text: String) -> String {
    let start = text.prefix(24).map { $0.isNewline ? " " : String($0) }.joined()
    return text.dropFirst(24).isEmpty ? start : start + "…"
  }

  mutating func collectIssues(of placed: PlacedTree) {
    for diagnostic in placed.diagnostics {
      issues.append(LocatedIssue(.nonsensicalSize(diagnostic.message), site: diagnostic.site))
    }
    // Computed only when a character is missing.
    lazy var places = placed.tree.places()
    for (node, entry) in placed.tree.nodes.enumerated() {
      guard case .leaf(.text(let number)) = entry.kind, let layout = placed.text(of: Int32(node))
      else {
        continue
      }
      let issues =
        layout.missingFamilies.map { ViewIssue.missingFont($0) }
        + layout.missing.map {
          .missingGlyph(codePoint: $0.codePoint, script: $0.script, cover: $0.cover)
        }
      for issue in issues {
        // Views made by one line, in a row, report a problem once.
        guard reported.insert(LocatedIssue(issue, site: places[node])).inserted else { continue }
        let text = placed.tree.paragraphs[Int(number)].text
        self.issues.append(
          LocatedIssue(issue, site: places[node], excerpt: Self.excerpt(of: text)))
      }
    }
    for node in placed.grafts.keys.sorted() {
      if let graft = placed.grafts[node] { collectIssues(of: graft) }
    }
  }
}

/// A view with its frames, ready to be drawn or read.
package struct HostedView: Sendable {
  package let placed: PlacedTree
  package let issues: [LocatedIssue]
  package let engine: any TextEngine
  /// The scheme of the drawing, and the scheme that the views request.
  package let colorScheme: ColorScheme
  /// What was asked for by a name that no view has.
  package let unknownNames: [UnknownName]
  let preferredColorScheme: ColorScheme?

  /// The ink, with frames' edges on whole pixels when a grid is given.
  package func displayList(on grid: PixelGrid? = nil) -> DisplayList {
    (grid.map { placed.snapped(to: $0) } ?? placed).record(text: engine)
  }
}
