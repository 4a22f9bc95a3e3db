public import KumihanViews

/// The position of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Below the title, whatever the look.
  var isInDrawer = false
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement(isInDrawer: true)
  /// The time when a search field in a drawer would appear.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// The time when search scopes would appear.
public struct SearchScopeActivation: Hashable, Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// A search field, and whether it stays below the title where others stand at the bottom.
struct SearchItem {
  let view: AnyView
  let isInDrawer: Bool

  func standsAtBottom(_ othersDo: Bool) -> Bool { othersDo && !isInDrawer }
}

/// Where a search field is drawn.
enum SearchFieldForm { case drawer, bottom }

private struct SearchFieldKey: EnvironmentKey {
  static var defaultValue: SearchFieldForm { .drawer }
}

private struct HasTabsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var searchField: SearchFieldForm {
    get { self[SearchFieldKey.self] }
    set { self[SearchFieldKey.self] = newValue }
  }

  /// Whether a bar of tabs takes the bottom of the screen.
  var hasTabs: Bool {
    get { self[HasTabsKey.self] }
    set { self[HasTabsKey.self] = newValue }
  }

  /// Whether search fields stand at the bottom of the screen: on phones whose bars are of glass,
  /// unless tabs stand there.
  var searchesAtBottom: Bool {
    figures.bar.glass != nil && horizontalSizeClass != .regular && !hasTabs
  }
}

/// The text of the field, or the prompt.
struct SearchField: View {
  let text: String
  let prompt: Text
  @Environment(\.figures) private var figures
  @Environment(\.searchField) private var form

  var body: some View {
    if form == .bottom, let glass = figures.bar.glass {
      words.padding(.horizontal, glass.itemInset).frame(height: glass.searchHeight).glassEffect()
    } else {
      words
        .padding(.horizontal, 8)
        // It grows with large words.
        .padding(.vertical, 7).frame(minHeight: figures.bar.search.height)
        .background(Color(.system(.tertiarySystemFill)), in: figures.bar.search.corner.shape)
        .padding(.horizontal, figures.bar.inset)
        .padding(.top, figures.bar.search.room.above)
        .padding(.bottom, figures.bar.search.room.below)
    }
  }

  private var words: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      if text.isEmpty {
        prompt.foregroundStyle(.secondary)
      } else {
        Text(verbatim: text)
      }
      Spacer(minLength: 0)
      if !text.isEmpty {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .says(prompt).says(.value, text.isEmpty ? nil : Text(verbatim: text))
    .control(.isSearchField, children: .ignore)
  }
}

extension View {
  func searched(
    _ text: Binding<String>, _ prompt: Text?, _ placement: SearchFieldPlacement, _ site: CallSite
  ) -> some View {
    let field = SearchField(
      text: text.wrappedValue, prompt: prompt ?? Text(verbatim: "Search"))
    let item = SearchItem(
      view: AnyView(field._placed(at: site)), isInDrawer: placement.isInDrawer)
    return navigationBar { $0.search = item }
  }

  /// Policy: the navigation stack around the view draws the field below its title; in the look of
  /// iOS 26 at the bottom of a phone's screen, where the placement leaves it open.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, prompt, placement, CallSite(fileID: fileID, line: line, column: column))
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column))
  }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column))
  }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, prompt, placement, CallSite(fileID: fileID, line: line, column: column))
  }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    searched(text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column))
  }
  /// No-op: no search has begun.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }
  public func searchCompletion(_ completion: String) -> Self { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> Self { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> Self { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
}
