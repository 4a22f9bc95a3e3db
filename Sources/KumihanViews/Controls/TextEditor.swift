import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

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
