public import Foundation
import KumihanDrawing
public import KumihanLayout
import KumihanText

/// A line to write in: what was written, or the prompt where nothing was.
public struct TextField<Label: View>: View {
  let prompt: Text?
  let label: Label
  let text: String

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.prompt, self.label, self.text) = (prompt, label(), text.wrappedValue)
  }

  public var body: some View {
    FieldBox(isEmpty: text.isEmpty, height: 22) {
      if text.isEmpty {
        if let prompt { prompt } else { label }
      } else {
        Text(verbatim: text)
      }
    }
  }
}

extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    (self.prompt, label, self.text) = (prompt, Text(title), text.wrappedValue)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    (self.prompt, label, self.text) = (prompt, Text(title), text.wrappedValue)
  }

  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    (self.prompt, label, self.text) = (prompt, Text(title), text.wrappedValue)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    (self.prompt, label, self.text) = (prompt, Text(title), text.wrappedValue)
  }

  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    (self.prompt, label, text) = (prompt, Text(title), format.format(value.wrappedValue))
  }

  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    (self.prompt, label) = (prompt, Text(title))
    text = value.wrappedValue.map { format.format($0) } ?? ""
  }
}

/// A line for a secret: a dot for each character.
public struct SecureField<Label: View>: View {
  let label: Label
  let count: Int

  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
  where Label == Text { (label, count) = (prompt ?? Text(title), text.wrappedValue.count) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil)
  where Label == Text { (label, count) = (prompt ?? Text(title), text.wrappedValue.count) }

  public var body: some View {
    FieldBox(isEmpty: count == 0, height: count == 0 ? 21 : 61 / 3) {
      if count == 0 {
        label
      } else {
        Text(verbatim: String(repeating: "•", count: count))
      }
    }
  }
}

/// A page to write on; it takes the room it is offered.
public struct TextEditor: View {
  let text: String
  public init(text: Binding<String>) { self.text = text.wrappedValue }

  public var body: some View {
    Text(verbatim: text).padding(.horizontal, 5).padding(.vertical, 8)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A field's words at the leading end, in the placeholder's colour while it is empty.
private struct FieldBox<Content: View>: View {
  let isEmpty: Bool
  let height: CGFloat
  @ViewBuilder let content: Content
  @Environment(\.hasRoundedBorder) private var hasBorder

  var body: some View {
    let field =
      content
      .foregroundStyle(
        isEmpty ? AnyShapeStyle(Color(.system(.placeholderText))) : AnyShapeStyle(.foreground)
      )
      .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
    if hasBorder {
      field.padding(.horizontal, 7).padding(.vertical, 6)
        .background(Color(.system(.systemBackground)))
        .clipShape(RoundedRectangle(cornerRadius: 5, style: .continuous))
        .overlay(
          RoundedRectangle(cornerRadius: 5, style: .continuous)
            .strokeBorder(Color(.system(.gray4)), lineWidth: 0.5))
    } else {
      field
    }
  }
}

/// How text fields look.
public protocol TextFieldStyle {
  var _hasRoundedBorder: Bool { get }
}

/// Words alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasRoundedBorder: Bool { false }
}

/// Words in a thin border, 34 points high.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _hasRoundedBorder: Bool { true }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct RoundedBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var hasRoundedBorder: Bool {
    get { self[RoundedBorderKey.self] }
    set { self[RoundedBorderKey.self] = newValue }
  }
}

extension View {
  /// Environment write: how text fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let hasBorder = style._hasRoundedBorder
    return writing { $0.hasRoundedBorder = hasBorder }
  }
}
