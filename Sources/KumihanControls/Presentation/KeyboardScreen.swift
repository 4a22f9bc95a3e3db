import KumihanViews

/// A screen that makes room for the keyboard and the bar above it.
struct KeyboardScreen: View {
  let screen: PresentedScreen
  let items: [AnyView]
  @Environment(\.presentationFigures.keyboard) private var figures
  @Environment(\.figures.bar) private var bar
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var heightClass

  /// The keyboard above the safe area.
  private var height: CGFloat {
    if heightClass == .compact { return figures.sideways }
    if width == .regular { return figures.wide }
    return screen.safeArea.bottom > 0 ? figures.high : figures.low
  }

  var body: some View {
    ZStack { screen.base }.frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        VStack(spacing: 0) {
          if !items.isEmpty { accessory }
          Color(light: figures.light, dark: figures.dark)
            .frame(height: height)
            .background { Color(light: figures.light, dark: figures.dark).ignoresSafeArea() }
        }
      }
  }

  private var accessory: some View {
    HStack(spacing: bar.gap) { ForEach(items.indices, id: \.self) { items[$0] } }
      .imageScale(.large)
      .labelStyle(.iconOnly)
      .padding(.horizontal, bar.inset)
      .frame(maxWidth: .infinity, minHeight: bar.height, maxHeight: bar.height)
      .background {
        if bar.glass == nil {
          Rectangle().fill(.bar).ignoresSafeArea(edges: .horizontal)
        } else {
          // All items stand on one piece of glass.
          Color.clear.glassEffect().padding(.horizontal, bar.inset / 2)
        }
      }
      .overlay(alignment: .top) {
        if bar.glass == nil { Divider().ignoresSafeArea(edges: .horizontal) }
      }
      .leavingForScreen(in: screen.size, isElevated: false)
  }
}

extension View {
  /// Data: the keyboard that writes into this view, or that has these items above it; drawn where it
  /// is on or asked for.
  func presentsKeyboard(_ items: [AnyView] = [], isOn: Bool = false, at site: CallSite) -> some View
  {
    presenting(.keyboard, isOn: isOn, rank: items.isEmpty ? 0 : 1, at: site) { screen in
      AnyView(KeyboardScreen(screen: screen, items: items))
    }
  }
}
