import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A line for a secret: a dot for each character.
public struct SecureField<Label: View>: View {
  let prompt: Text?
  let label: Label
  let count: Int

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.prompt, self.label, count) = (prompt, label(), text.wrappedValue.count)
  }

  public var body: some View { TextField(prompt: prompt, label: label, text: .secret(count)) }
}

extension SecureField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    (self.prompt, label, count) = (prompt, Text(title), text.wrappedValue.count)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    (self.prompt, label, count) = (prompt, Text(title), text.wrappedValue.count)
  }
}
