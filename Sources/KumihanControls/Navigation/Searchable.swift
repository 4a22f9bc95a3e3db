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

/// The time when search scopes appear: with words in the field, or, by default, once it is in use.
public struct SearchScopeActivation: Hashable, Sendable {
  fileprivate var waitsForText = false
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation(waitsForText: true)
  public static let onSearchPresentation = SearchScopeActivation()
}

/// A search field, and whether it stays below the title where others stand at the bottom or in the bar.
struct SearchItem {
  let text: String
  let prompt: Text
  let isInDrawer: Bool
  /// What was chosen to search for, before the text.
  let tokens: [AnyView]
  /// Whether a search has begun.
  var isActive: Bool
  let site: CallSite

  /// Whether the field stands where those of its look do, at the bottom or in the bar.
  func follows(_ othersDo: Bool) -> Bool { othersDo && !isInDrawer }

  @MainActor var view: AnyView {
    AnyView(
      SearchField(text: text, prompt: prompt, tokens: tokens, isActive: isActive)
        .presentsKeyboard(isOn: isActive, at: site)._placed(at: site))
  }
}

/// The scopes of a search, to choose from below its field.
struct SearchScopes {
  let view: AnyView
  /// Whether they wait for words in the field.
  let waitForText: Bool

  /// Whether they stand below a field.
  func belong(to search: SearchItem) -> Bool {
    search.isActive && !(waitForText && search.text.isEmpty)
  }
}

/// Where a search field is drawn; at the bottom also as a button.
enum SearchFieldForm { case drawer, bottom, button, bar }

private struct SearchFieldKey: EnvironmentKey {
  static var defaultValue: SearchFieldForm { .drawer }
}

private struct IsBeforeDetailKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct HasTabsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var searchField: SearchFieldForm {
    get { self[SearchFieldKey.self] }
    set { self[SearchFieldKey.self] = newValue }
  }

  /// Whether the screen is a column before the detail of a split view.
  var isBeforeDetail: Bool {
    get { self[IsBeforeDetailKey.self] }
    set { self[IsBeforeDetailKey.self] = newValue }
  }

  /// Whether search fields stand in the trailing corner of bars: on tablets, but in narrow columns and
  /// where tabs in the middle of the bar leave no room for them.
  var searchesInBar: Bool {
    guard horizontalSizeClass == .regular, verticalSizeClass == .regular, !isBeforeDetail
    else { return false }
    return !hasTopTabs || picture.size.map { $0.width >= figures.bar.search.besideTabs } ?? true
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

/// The text of the field, or the prompt; while a search goes on, before the button that ends it.
package struct SearchField: View {
  let text: String
  let prompt: Text
  var tokens: [AnyView] = []
  let isActive: Bool
  /// Around a field that stands in no bar of navigation, in points.
  var edges: EdgeInsets?
  @Environment(\.figures) private var figures
  @Environment(\.searchField) private var form

  package var body: some View {
    if form != .drawer, let glass = figures.bar.glass {
      HStack(spacing: figures.bar.gap) {
        if form == .button {
          button("magnifyingglass", .regular, says: prompt, size: glass.searchHeight)
        } else {
          let isAtBottom = form == .bottom
          words.padding(.horizontal, glass.itemInset)
            .frame(height: isAtBottom ? glass.searchHeight : figures.bar.height).glassEffect()
            // Beside items that leave it less room (*estimated*) it is a button.
            .frame(idealWidth: isAtBottom && !isActive ? 140 : nil)
        }
        if isActive {
          button("xmark", .medium, says: Text(verbatim: "Cancel"), size: glass.searchHeight)
        }
      }
    } else {
      let field = HStack(spacing: figures.bar.search.cancelGap) {
        words
          .padding(.horizontal, 8)
          // It grows with large words.
          .padding(.vertical, 7).frame(minHeight: figures.bar.search.height)
          .background(Color(.system(.tertiarySystemFill)), in: figures.bar.search.corner.shape)
        if isActive { Button("Cancel") {}.fixedSize() }
      }
      if form == .bar {
        field
      } else {
        field
          .padding(.horizontal, edges?.leading ?? figures.bar.inset)
          .padding(.top, edges?.top ?? figures.bar.search.room.above)
          .padding(.bottom, edges?.bottom ?? figures.bar.search.room.below)
      }
    }
  }

  private func button(
    _ symbol: String, _ weight: Font.Weight, says words: Text, size: CGFloat
  ) -> some View {
    Image(systemName: symbol).font(.system(size: 17, weight: weight)).imageScale(.large)
      .frame(width: size, height: size).glassEffect()
      .says(words).control(.isButton, children: .ignore)
  }

  private var words: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      ForEach(tokens.indices, id: \.self) { index in
        tokens[index].labelStyle(.titleAndIcon)
          .padding(.horizontal, 6).padding(.vertical, 2)
          .background(
            Color(.system(.secondarySystemFill)),
            in: RoundedRectangle(cornerRadius: 5, style: .continuous))
      }
      Group {
        if text.isEmpty, tokens.isEmpty {
          prompt.foregroundStyle(.secondary)
        } else {
          Text(verbatim: text)
        }
      }
      .modifier(FieldCaret(isEmpty: text.isEmpty && tokens.isEmpty))
      .viewState(isActive ? .focused : [])
      Spacer(minLength: 0)
      if !text.isEmpty || !tokens.isEmpty {
        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .says(prompt).says(.value, text.isEmpty ? nil : Text(verbatim: text))
    .control(.isSearchField, children: .ignore)
  }
}

extension SearchField {
  /// A field that stands by itself, where UIKit puts one.
  package init(text: String, prompt: String, isActive: Bool) {
    self.init(
      text: text, prompt: Text(verbatim: prompt), isActive: isActive,
      edges: EdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8))
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a search around the view has begun.
  package var hasActiveSearch: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}

extension View {
  func searched(
    _ text: Binding<String>, _ prompt: Text?, _ placement: SearchFieldPlacement,
    _ site: CallSite, _ isPresented: Binding<Bool>? = nil, tokens: [AnyView] = []
  ) -> some View {
    let isActive = isPresented?.wrappedValue == true
    let item = SearchItem(
      text: text.wrappedValue, prompt: prompt ?? Text(verbatim: "Search"),
      isInDrawer: placement.isInDrawer, tokens: tokens, isActive: isActive, site: site)
    return navigationBar { $0.search = item }
      .writing { $0.hasActiveSearch = $0.hasActiveSearch || isActive }
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
    searched(
      text, prompt, placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented)
  }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented)
  }
  /// Policy: while a search goes on, the navigation stack around the view draws the suggestions in
  /// place of its content, if there are any.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let view = AnyView(suggestions())
    return navigationBar { $0.suggestions = view }
  }
  public func searchCompletion(_ completion: String) -> Self { self }
  public func searchCompletion<T: Identifiable>(_ token: T) -> Self { self }
  /// Policy: the navigation stack draws the scopes below the search field while a search goes on.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }
  /// Policy: the navigation stack draws the scopes below the search field while a search goes on.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes) { EmptyView() }
      .pickerStyle(.segmented)
    let item = SearchScopes(view: AnyView(picker), waitForText: activation.waitsForText)
    return navigationBar { $0.scopes = item }
  }
  /// Policy: a search goes on while the field has the focus.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    let isFocused = binding.wrappedValue == value
    return navigationBar { if isFocused { $0.search?.isActive = true } }
  }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    let isFocused = binding.wrappedValue
    return navigationBar { if isFocused { $0.search?.isActive = true } }
  }
}
