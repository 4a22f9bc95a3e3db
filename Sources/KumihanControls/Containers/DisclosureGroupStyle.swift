public import KumihanViews

/// A style for disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that a style receives.
public struct DisclosureGroupStyleConfiguration {
  /// A type-erased part.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }
  public typealias Content = Label
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

/// The label with an arrow, and below it the content while the group is open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Disclosed(configuration: configuration)
  }

  private struct Disclosed: View {
    let configuration: Configuration
    @Environment(\.listRows) private var isInList
    @Environment(\.figures) private var figures

    var body: some View {
      if isInList {
        // The views of an open group are rows of the list.
        header
        if configuration.isExpanded {
          configuration.content.padding(.leading, figures.list.indentation)
        }
      } else {
        VStack(alignment: .leading, spacing: 8) {
          header
          if configuration.isExpanded { configuration.content }
        }
      }
    }

    private var header: some View {
      HStack(spacing: 8) {
        if isInList {
          configuration.label
        } else {
          // A button as others are.
          configuration.label.modifier(DisabledInk()).defaultForeground(.tint)
        }
        Spacer(minLength: 0)
        DisclosureArrow(isOpen: configuration.isExpanded)
      }
      .buttonState(.label)
      .control(.isButton, value: configuration.isExpanded ? "Expanded" : "Collapsed")
    }
  }
}

/// The arrow of a group that can be opened.
struct DisclosureArrow: View {
  let isOpen: Bool

  var body: some View {
    Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
      .font(.footnote.weight(.semibold)).modifier(DisabledInk()).foregroundStyle(.tint)
      .part(.silent)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<DisclosureGroupStyleConfiguration> {
    AnyStyle { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Environment write: the style of disclosure groups inside.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    styled(\.disclosureGroupStyle) { style.makeBody(configuration: $0) }
  }
}
