public import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A label at the leading end and a control at the trailing one; the label goes when hidden.
struct LabeledRow<Label: View, Control: View>: View {
  @ViewBuilder let label: Label
  @ViewBuilder let control: Control
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    if labels == .hidden {
      control
    } else {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        control
      }
    }
  }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Environment write: controls inside go without their labels.
  public func labelsHidden() -> some View { writing { $0.labelsVisibility = .hidden } }
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    writing { $0.labelsVisibility = visibility }
  }
}

/// A label with its value.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  @Environment(\.labeledContentStyle) private var style

  public var body: some View {
    AnyView(
      style.body(
        LabeledContentStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

extension LabeledContent where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) {
    (label, content) = (Text(title), Text(value))
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    (label, content) = (Text(title), Text(value))
  }

  public init<F: FormatStyle & Sendable>(
    _ title: LocalizedStringKey, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    (label, content) = (Text(title), Text(value, format: format))
  }
}
