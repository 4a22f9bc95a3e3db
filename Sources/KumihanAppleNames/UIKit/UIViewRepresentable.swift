import KumihanCombine
public import KumihanControls
public import KumihanViews

/// A UIKit view in a view. Where the view language has what it shows (a label, an image, a spinner, a blur, a hosting
/// controller's view), that is drawn; any other takes the proposed size and is drawn as its background.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == _UIKitPicture {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
  /// The size that the view takes of a proposed one; nil for its own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public var body: _UIKitPicture {
    let context = Context(coordinator: makeCoordinator(), environment: EnvironmentScope.values)
    let view = makeUIView(context: context)
    updateUIView(view, context: context)
    if context.environment.startsTasks { MainQueue.run() }
    return _UIKitPicture(
      content: AnyView(UIViewPicture(view: view)),
      size: { sizeThatFits($0, uiView: view, context: context) })
  }
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a UIKit view is made.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}

/// A UIKit screen in a view: that of a hosting controller is its view, any other a box with its name.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == _UIKitPicture {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator)
  /// The size that the screen takes of a proposed one; nil for its own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public var body: _UIKitPicture {
    let context = Context(coordinator: makeCoordinator(), environment: EnvironmentScope.values)
    let controller = makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    if context.environment.startsTasks { MainQueue.run() }
    return _UIKitPicture(
      content: AnyView(UIWindowed(controller: controller)),
      size: { sizeThatFits($0, uiViewController: controller, context: context) })
  }
  public static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context in which a UIKit screen is made.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}

/// What is drawn of UIKit.
public struct _UIKitPicture: View {
  let content: AnyView
  let size: @MainActor (ProposedViewSize) -> CGSize?

  public var body: some View {
    if let ideal = size(.unspecified) {
      content.frame(width: ideal.width, height: ideal.height)
    } else {
      content
    }
  }
}

/// What is drawn of a UIKit view: what it shows, what it holds, and its background.
package struct UIViewPicture: View {
  let view: UIView
  /// Whether the view has a frame, which its background fills; else it is as large as what it shows.
  var isFramed = false
  @Environment(\.isMeasuredOnly) private var isMeasured

  package init(view: UIView) { self.view = view }
  init(framed view: UIView) { (self.view, isFramed) = (view, true) }

  package var body: some View {
    if !view.isHidden { inItsTraits }
  }

  @ViewBuilder private var inItsTraits: some View {
    let traits = view.ownTraits
    if traits == UITraitCollection() { sized } else { sized.traits(traits) }
  }

  @ViewBuilder private var sized: some View {
    if !view.isOfOwnClass || view.isOfScreen {
      whole
    } else if view.hasContentSize {
      // What is measured alone is not laid out at its size.
      if isMeasured {
        resting
      } else {
        resting.environment(\.isMeasuredOnly, true).hidden().overlay { laidOut }
      }
    } else {
      laidOut
    }
  }

  /// What a class of one's own shows at its size, after it placed its parts: corners, masks and shadows may follow from it.
  private var laidOut: some View {
    GeometryReader { proxy in
      view.sized(proxy.size) {
        view.fitContent()
        view.updateProperties()
        view.withFrames { view.layoutSublayers(of: view.layer) }
        return AnyView(whole.frame(width: proxy.size.width, height: proxy.size.height))
      }
    }
  }

  private var whole: some View { moved.opacity(view.alpha) }

  @ViewBuilder private var moved: some View {
    let move = view.transform
    if move.isIdentity {
      shaded
    } else {
      let turn = atan2(move.b, move.a)
      let (across, along) = (hypot(move.a, move.b), hypot(move.c, move.d))
      let isMirrored = move.a * move.d < move.b * move.c
      let anchor = UnitPoint(x: view.layer.anchorPoint.x, y: view.layer.anchorPoint.y)
      shaded.scaleEffect(x: across, y: isMirrored ? -along : along, anchor: anchor)
        .rotationEffect(.radians(turn), anchor: anchor).offset(x: move.tx, y: move.ty)
    }
  }

  @ViewBuilder private var shaded: some View {
    let layer = view.layer
    if layer.shadowOpacity > 0, !layer.masksToBounds {
      clipped.shadow(
        color: (layer.shade ?? .black).opacity(Double(layer.shadowOpacity)),
        radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    } else {
      clipped
    }
  }

  @ViewBuilder private var clipped: some View {
    // What scrolls keeps clear of the safe area; its ground does not.
    let beyond = view.isClear ? view.shownSafeArea : .zero
    let picture = painted.background {
      view.layer.corners.fill(view.shownGround?.ground ?? AnyShapeStyle(.clear)).padding(
        EdgeInsets(
          top: -beyond.top, leading: -beyond.left, bottom: -beyond.bottom, trailing: -beyond.right))
    }
    .masked(by: view.layer.mask)
    if view.layer.masksToBounds { picture.clipShape(view.layer.corners) } else { picture }
  }

  @ViewBuilder private var painted: some View {
    if view.layer.isPainted {
      let beyond = view.isOfScreen ? view.shownSafeArea : .zero
      let drawing = ownDrawing.map { AnyView($0.padding(EdgeInsets(beyond))) }
      resting.background(
        CALayerPicture(layer: view.layer, drawing: drawing).padding(
          EdgeInsets(
            top: -beyond.top, leading: -beyond.left, bottom: -beyond.bottom,
            trailing: -beyond.right)))
    } else {
      resting.background { view.restingGround }
    }
  }

  /// What the view shows by itself, with what an app added to it.
  @ViewBuilder private var resting: some View {
    let (below, above) = (view.partsBelow, view.partsAbove)
    if below.isEmpty, above.isEmpty {
      alone
    } else {
      alone
        .background(alignment: .topLeading) {
          if !below.isEmpty { UIPartsPicture(view: view, parts: below) }
        }
        .overlay(alignment: .topLeading) {
          if !above.isEmpty { UIPartsPicture(view: view, parts: above) }
        }
    }
  }

  /// The content above what the view draws by itself, which begins at the corner of the view's frame and stands below the layers
  /// in its own where there are any, and above a cell's ground.
  @ViewBuilder private var alone: some View {
    if view.isOfOwnClass, !view.layer.isPainted {
      placed.background(alignment: .topLeading) { ownDrawing }.background { view.cellGround }
    } else if let ground = view.cellGround {
      placed.background { ground }
    } else {
      placed
    }
  }

  /// What a class of one's own draws by itself.
  private var ownDrawing: AnyView? { view.isOfOwnClass ? view.ownDrawing : nil }

  @ViewBuilder private var placed: some View {
    if isFramed {
      content.frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: view.restingPlace)
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    if let shown = view.makePicture?() ?? view.shownView {
      shown
    } else if view.heldParts.isEmpty {
      Color.clear
    } else {
      UIPartsPicture(view: view, parts: view.heldParts)
    }
  }
}

extension View {
  /// The view with traits in the place of those around.
  fileprivate func traits(_ traits: UITraitCollection) -> some View {
    transformEnvironment(\.self) { traits.apply(to: &$0) }
  }
}

extension EnvironmentValues {
  private struct IsMeasuredOnly: EnvironmentKey {
    static let defaultValue = false
  }
  /// Whether the size alone of what UIKit shows is asked.
  fileprivate var isMeasuredOnly: Bool {
    get { self[IsMeasuredOnly.self] }
    set { self[IsMeasuredOnly.self] = newValue }
  }
}

extension UIView {
  /// A part that has a frame, after it placed its own parts, with the safe area at the sides where it stands.
  func settled(_ part: UIView) -> UIView {
    var sides: Set<NSLayoutConstraint.Attribute> = []
    if part.frame.minX <= 0 { sides.insert(.left) }
    if part.frame.minY <= 0 { sides.insert(.top) }
    if part.frame.maxX >= bounds.width { sides.insert(.right) }
    if part.frame.maxY >= bounds.height { sides.insert(.bottom) }
    share(shownSafeArea, with: part, at: sides)
    part.updateProperties()
    part.layoutSublayers(of: part.layer)
    return part
  }

  /// Gives the view its size, as UIKit does before it draws, and has it place its parts.
  func settle(_ size: CGSize) {
    frame.size = size
    fitContent()
    layoutSublayers(of: layer)
  }
}

/// The view of a screen: it reaches to the screen's edges, and its safe area is what bars and cutouts leave of it.
struct UIScreenPicture: View {
  let controller: UIViewController

  var body: some View {
    GeometryReader { proxy in UIViewPicture(view: fitted(proxy)) }
  }

  private func fitted(_ proxy: GeometryProxy) -> UIView {
    let (view, safe) = (controller.view!, proxy.safeAreaInsets)
    view.isOfScreen = true
    view.shownSafeArea = UIEdgeInsets(
      top: safe.top, left: safe.leading, bottom: safe.bottom, right: safe.trailing)
    view.frame = CGRect(
      x: 0, y: 0, width: proxy.size.width + safe.leading + safe.trailing,
      height: proxy.size.height + safe.top + safe.bottom)
    controller.viewWillLayoutSubviews()
    view.withFrames {
      view.layoutSublayers(of: view.layer)
      controller.viewDidLayoutSubviews()
    }
    return view
  }
}

/// What is drawn of a UIKit screen.
package struct UIViewControllerPicture: View {
  let controller: UIViewController

  /// Loads the controller's view and tells it so, as UIKit does with a screen that is seen.
  package init(controller: UIViewController) {
    self.controller = controller
    controller.appear()
    if EnvironmentScope.values.startsTasks { MainQueue.run() }
  }

  package var body: some View {
    let traits = controller.ownTraits
    if traits == UITraitCollection() { picture } else { picture.traits(traits) }
  }

  @ViewBuilder private var picture: some View {
    if let shown = controller.shownView {
      shown
    } else if controller.isViewLoaded,
      !controller.view.subviews.isEmpty || controller.isDrawn
    {
      controller.onGround(UIScreenPicture(controller: controller))
    } else {
      UIKitBox(name: "\(type(of: controller))")
    }
  }
}

/// A box with the name of what stands in its place on an iPhone.
struct UIKitBox: View {
  let name: String

  var body: some View {
    Text(verbatim: name).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
      .multilineTextAlignment(.center).padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(uiColor: .secondarySystemBackground))
  }
}
