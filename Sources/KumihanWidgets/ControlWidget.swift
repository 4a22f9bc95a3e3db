public import KumihanIntents
public import KumihanViews

/// A control of the control centre, which no picture shows.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  init()
}

extension WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: ControlWidget>(_ content: Content) -> WidgetGroup {
    WidgetGroup()
  }
}

/// What a control is made of.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// No-op: no picture shows a control.
  public func displayName(_ name: LocalizedStringResource) -> Self { self }
  public func description(_ description: LocalizedStringResource) -> Self { self }
  public func promptsForUserConfiguration() -> Self { self }
}

/// What a control shows.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// Gives a control its value.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// A control that nobody sets up.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  public init(kind: String, @ControlWidgetTemplateBuilder content: () -> Content) {}
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// Turns a closure's part into what a control shows.
@MainActor @preconcurrency @resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// A button as a control.
public struct ControlWidgetButton<Label: View, Action: AppIntent>: ControlWidgetTemplate {
  public init(action: Action, @ViewBuilder label: () -> Label) {}
}

extension ControlWidgetButton where Label == Text {
  public init(_ title: LocalizedStringKey, action: Action) {}
}

/// A switch as a control.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

extension ControlWidgetTemplate {
  /// No-op: no picture shows a control.
  public func tint(_ color: Color?) -> Self { self }
  public func disabled(_ isDisabled: Bool) -> Self { self }
}

/// Would draw the controls of an app anew.
public struct ControlCenter: Sendable {
  public static let shared = ControlCenter()
  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
}
