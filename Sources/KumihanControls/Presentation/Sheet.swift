public import KumihanViews

extension View {
  /// Policy: while the binding is true, the content is drawn in a sheet over the screen.
  public func sheet<V: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    sheet(
      .sheet, isPresented: isPresented, onDismiss,
      CallSite(fileID: fileID, line: line, column: column), content)
  }

  /// Policy: while there is an item, its content is drawn in a sheet over the screen.
  public func sheet<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    sheet(
      .sheet, item: item, onDismiss, CallSite(fileID: fileID, line: line, column: column), content)
  }

  /// Policy: while the binding is true, the content is drawn over the whole screen.
  public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    sheet(
      .fullScreenCover, isPresented: isPresented, onDismiss,
      CallSite(fileID: fileID, line: line, column: column), content)
  }

  /// Policy: while there is an item, its content is drawn over the whole screen.
  public func fullScreenCover<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> V, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    sheet(
      .fullScreenCover, item: item, onDismiss,
      CallSite(fileID: fileID, line: line, column: column), content)
  }

  private func sheet<V: View>(
    _ kind: PresentationName, isPresented: Binding<Bool>, _ onDismiss: (@MainActor () -> Void)?,
    _ site: CallSite, _ content: @escaping () -> V
  ) -> some View {
    presenting(kind, isOn: isPresented.wrappedValue, at: site, onDismiss: onDismiss) { screen in
      AnyView(
        SheetScreen(
          screen: screen, kind: kind,
          content: PresentedContent(dismiss: DismissAction { isPresented.wrappedValue = false }) {
            content()
          }))
    }
  }

  @ViewBuilder private func sheet<Item: Identifiable, V: View>(
    _ kind: PresentationName, item: Binding<Item?>, _ onDismiss: (@MainActor () -> Void)?,
    _ site: CallSite, _ content: @escaping (Item) -> V
  ) -> some View {
    let value = item.wrappedValue
    presenting(
      kind, isOn: value != nil, canShow: value != nil, at: site, onDismiss: onDismiss
    ) { screen in
      AnyView(
        SheetScreen(
          screen: screen, kind: kind,
          content: PresentedContent(dismiss: DismissAction { item.wrappedValue = nil }) {
            if let value { content(value) }
          }))
    }
  }
}

/// What is presented, in an environment that can end it.
struct PresentedContent<Content: View>: View {
  let dismiss: DismissAction
  @ViewBuilder let content: () -> Content

  var body: some View {
    // Made here, so that its state is that of what is presented.
    content().environment(\.dismiss, dismiss)
  }
}

extension View {
  /// Environment write: what holds for the row or the bar that presents does not hold for what it
  /// presents.
  func leavingForScreen(in size: CGSize, isElevated: Bool, isNarrow: Bool = false)
    -> some View
  {
    writing {
      $0.leaveBar()
      $0.hasTopTabs = false
      $0.listRows = false
      $0.rowTraits = RowTraits()
      $0.rowBadge = nil
      $0.leaveForScreen(in: size, isElevated: isElevated)
      if isNarrow { $0.horizontalSizeClass = .compact }
    }
  }
}

/// The screen below with a layer over all of it.
struct LayeredScreen<Layer: View>: View {
  let base: AnyView
  /// Whether the screen below is out of reach, for a screen reader too.
  var isModal = true
  @ViewBuilder let layer: Layer

  var body: some View {
    ZStack {
      // The stack keeps what the screen's views say of themselves to itself.
      ZStack { base }.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityHidden(isModal)
      layer
    }
  }
}

/// A sheet, or a cover of the whole screen.
struct SheetScreen<Content: View>: View {
  let screen: PresentedScreen
  let kind: PresentationName
  let content: Content
  @Environment(\.presentationFigures.sheet) private var figures
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height

  private var isWide: Bool { width == .regular && height != .compact }

  var body: some View {
    // Of the screen: the content's own are another matter.
    let (isWide, isLow) = (isWide, height == .compact)
    content
      .environment(\.barRoom, kind == .fullScreenCover || isLow ? nil : figures.room)
      .screen(from: PresentationSettings.Key.self) { settings, content in
        if kind == .fullScreenCover || isLow && settings.adaptation != .some(.none) {
          CoverScreen(screen: screen, settings: settings, content: content)
        } else if isWide {
          FormScreen(screen: screen, settings: settings, content: content)
        } else {
          PageSheetScreen(screen: screen, settings: settings, content: content)
        }
      }
      .leavingForScreen(
        in: screen.size, isElevated: kind != .fullScreenCover,
        isNarrow: isWide && kind != .fullScreenCover)
  }
}

/// Content over the whole screen, in its safe area.
struct CoverScreen: View {
  let screen: PresentedScreen
  let settings: PresentationSettings
  let content: AnyView
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let scheme = scheme
    LayeredScreen(base: screen.base) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .transformPreference(TopSchemeKey.self) { $0 = $0 ?? scheme }
        .background { PanelBackground(view: settings.background).ignoresSafeArea() }
    }
  }
}

/// The background that the content asks for, else the system's.
struct PanelBackground: View {
  let view: AnyView?

  var body: some View {
    if let view { view } else { Color(.system(.systemBackground)) }
  }
}

/// The colour over what is below.
struct DimLayer: View {
  let figure: DimFigure
  @Environment(\.colorScheme) private var scheme

  var body: some View { figure.color(scheme).ignoresSafeArea() }
}

/// A sheet from the bottom of a narrow screen.
private struct PageSheetScreen: View {
  let screen: PresentedScreen
  let settings: PresentationSettings
  let content: AnyView
  @Environment(\.self) private var environment
  @Environment(\.presentationFigures.sheet) private var figures

  /// The height of a sheet at its full height.
  private var room: CGFloat {
    max(screen.size.height - screen.safeArea.top - figures.topGap, 0)
  }

  private func points(_ detent: PresentationDetent) -> CGFloat? {
    detent.points(
      on: screen.size.height, room: room, below: screen.safeArea.bottom, in: environment)
  }

  /// The sheet's height, from the bottom of the screen.
  private var height: CGFloat {
    let detents = settings.detents ?? []
    if let selection = settings.selection, detents.contains(selection),
      let points = points(selection)
    {
      return points
    }
    return detents.compactMap(points).min() ?? room
  }

  private var isFull: Bool { height > room - 0.5 }

  private var hasGrabber: Bool {
    switch settings.indicator {
    case .visible: true
    case .hidden: false
    case .automatic: (settings.detents?.count ?? 0) > 1
    }
  }

  var body: some View {
    let isFull = isFull
    let margin = isFull ? 0 : figures.margin
    let isModal = settings.interaction?.dimsBelow != false
    LayeredScreen(base: isFull ? AnyView(setBack) : screen.base, isModal: isModal) {
      ZStack(alignment: .bottom) {
        if isModal { DimLayer(figure: figures.dim) }
        panel(isFull ? figures.corner : figures.lowCorner, margin)
          .frame(
            width: max(screen.size.width - 2 * margin, 0), height: max(height - margin, 0)
          )
          .padding(.bottom, margin)
      }
      // No larger than the screen's safe area to the views around, so that the screen below stays.
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottom
      )
      .ignoresSafeArea()
    }
  }

  private func panel(_ corner: CornerFigure, _ margin: CGFloat) -> some View {
    let radius = settings.cornerRadius ?? corner.radius
    let foot = margin > 0 ? radius : 0
    return content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(
        EdgeInsets(
          top: 0, leading: 0, bottom: max(screen.safeArea.bottom - margin, 0), trailing: 0)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { PanelBackground(view: settings.background) }
      .overlay(alignment: .top) {
        if hasGrabber {
          Capsule().fill(Color(.system(.tertiaryLabel)))
            .frame(width: figures.grabber.width, height: figures.grabber.height)
            .padding(.top, figures.grabberTop)
        }
      }
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: radius, bottomLeadingRadius: foot, bottomTrailingRadius: foot,
          topTrailingRadius: radius, style: corner.style))
  }

  /// The screen below a sheet at its full height: smaller, its top at the safe area.
  @ViewBuilder private var setBack: some View {
    if let inset = figures.inset, screen.depth == 1, screen.size.width > 2 * inset {
      ZStack {
        Color.black.ignoresSafeArea()
          .preference(key: TopSchemeKey.self, value: .dark)
        ZStack {
          Color(.system(.systemBackground)).ignoresSafeArea()
          screen.base
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .writing { $0.style.isElevated = false }
        .modifier(SetBack(screen: screen, inset: inset, corner: figures.insetCorner))
      }
    } else {
      screen.base
    }
  }
}

/// Shrinks a screen to its width without the insets, and moves its top to the safe area.
private struct SetBack: ViewModifier {
  let screen: PresentedScreen
  let inset: CGFloat
  let corner: CornerFigure

  /// The point of the safe area about which the top of the screen moves to the safe area's. An
  /// offset would take the views away from the border that they extend into.
  private func anchor(_ scale: CGFloat) -> UnitPoint {
    let (top, height) = (screen.safeArea.top, screen.size.height - screen.safeArea.vertical)
    return UnitPoint(x: 0.5, y: height > 0 ? (top / (1 - scale) - top) / height : 0)
  }

  func body(content: Content) -> some View {
    let scale = 1 - 2 * inset / screen.size.width
    content
      .background { Color.clear.ignoresSafeArea() }
      .clipShape(
        ScreenOutline(
          size: screen.size, safeArea: screen.safeArea, radius: corner.radius / scale,
          style: corner.style)
      )
      .scaleEffect(scale, anchor: anchor(scale))
  }
}

/// The outline of the whole screen around views in its safe area.
private struct ScreenOutline: Shape {
  let size: CGSize
  let safeArea: EdgeInsets
  let radius: CGFloat
  let style: RoundedCornerStyle

  func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: radius, style: style).path(
      in: CGRect(
        x: rect.minX - safeArea.leading, y: rect.minY - safeArea.top,
        width: size.width, height: size.height))
  }
}

/// A sheet in the middle of a wide screen.
private struct FormScreen: View {
  let screen: PresentedScreen
  let settings: PresentationSettings
  let content: AnyView
  @Environment(\.presentationFigures.sheet) private var figures

  /// Never higher or wider than the screen with a little room around.
  private var size: CGSize {
    let room = CGSize(
      width: screen.size.width - 2 * figures.topGap,
      height: screen.size.height - screen.safeArea.top - screen.safeArea.bottom
        - 2 * figures.topGap)
    let wish =
      settings.sizing == .page
      ? CGSize(width: figures.page, height: room.height) : figures.form
    return CGSize(
      width: max(min(wish.width, room.width), 0), height: max(min(wish.height, room.height), 0))
  }

  var body: some View {
    let size = size
    let isModal = settings.interaction?.dimsBelow != false
    LayeredScreen(base: screen.base, isModal: isModal) {
      ZStack {
        if isModal { DimLayer(figure: figures.dim) }
        panel(size)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .ignoresSafeArea()
    }
  }

  @ViewBuilder private func panel(_ size: CGSize) -> some View {
    let corner =
      settings.cornerRadius.map { CornerFigure(radius: $0, style: .continuous) }
      ?? figures.formCorner
    if settings.sizing == .fitted {
      content.frame(maxWidth: size.width, maxHeight: size.height).fixedSize()
        .background { PanelBackground(view: settings.background) }
        .clipShape(corner.shape)
    } else {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(width: size.width, height: size.height)
        .background { PanelBackground(view: settings.background) }
        .clipShape(corner.shape)
    }
  }
}
