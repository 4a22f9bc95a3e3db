public import KumihanViews

/// The screen that values of a type lead to.
struct NavigationDestination {
  /// Nil for values of other types.
  let screen: @MainActor (AnyHashable) -> AnyView?
}

/// A screen of a stack, or the one that lies over it: where the path's next value leads, or what the
/// screen says is to be shown. Screens below are not drawn, but say their titles and destinations.
struct NavigationScreen<Content: View>: View {
  let content: Content
  var path: ArraySlice<AnyHashable> = []
  /// What the screens below know.
  var destinations: [NavigationDestination] = []

  var body: some View {
    content.replaced(from: NavigationBarContent.Key.self) { bar in
      let known = bar.destinations + destinations
      if let value = path.first {
        guard let screen = known.lazy.compactMap({ $0.screen(value) }).first(where: { _ in true })
        else { return nil }
        return next(screen, path.dropFirst(), known, over: bar)
      }
      if let shown = bar.shown { return next(shown, [], known, over: bar) }
      guard bar.search?.isActive == true, let suggestions = bar.suggestions else { return nil }
      return AnyView(SuggestedRows(suggestions: suggestions, content: content, bar: bar))
    }
  }

  private func next(
    _ screen: AnyView, _ path: ArraySlice<AnyHashable>, _ known: [NavigationDestination],
    over bar: NavigationBarContent
  ) -> AnyView {
    let content = screen.navigationBar {
      $0.back = BackItem(title: bar.givenTitle)
      // A screen that does not say how its title stands has it as the one below.
      $0.isInline = $0.isInline ?? bar.isInline
    }
    return AnyView(
      NavigationScreen<AnyView>(content: AnyView(content), path: path, destinations: known))
  }
}

/// What a search suggests, in rows; the screen's content where it suggests nothing.
private struct SuggestedRows<Content: View>: View {
  let suggestions: AnyView
  let content: Content
  let bar: NavigationBarContent

  var body: some View {
    Group(subviews: suggestions) { rows in
      if rows.isEmpty {
        content
      } else {
        List { ForEach(rows) { $0 } }.listStyle(.plain).navigationBar { own in
          let zone = own.beginsWithZone
          own = bar
          own.beginsWithZone = zone
        }
      }
    }
  }
}

extension View {
  /// Policy: the bar shows no way back.
  public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    navigationBar { $0.hidesBack = hidden }
  }

  /// Policy: the navigation stack around the view shows the screen for a value of its path.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationBar { bar in
      bar.destinations.append(
        NavigationDestination { value in
          if case let data as D = value.base { AnyView(destination(data)) } else { nil }
        })
    }
  }

  /// Policy: the navigation stack around the view shows the screen while the binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = isPresented.wrappedValue ? AnyView(destination()) : nil
    return navigationBar { $0.shown = screen ?? $0.shown }
  }

  /// Policy: the navigation stack around the view shows the screen while there is an item.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let screen = item.wrappedValue.map { AnyView(destination($0)) }
    return navigationBar { $0.shown = screen ?? $0.shown }
  }
}
