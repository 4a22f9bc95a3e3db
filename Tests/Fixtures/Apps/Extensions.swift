import Foundation
import SwiftUI

extension View {
  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
  func card(radius: CGFloat = 12) -> some View {
    padding()
      .background(Color(UIColor.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
      .shadow(color: Color.black.opacity(0.1), radius: 4, x: 0, y: 2)
  }
  func hideKeyboard() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

extension UIApplication {
  var firstKeyWindow: UIWindow? {
    connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive }
      .first?.windows.first(where: \.isKeyWindow)
  }
}

extension Date {
  static let sample = Date(timeIntervalSince1970: 1_700_000_000)
  func short() -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "d MMM yyyy"
    return formatter.string(from: self)
  }
}

extension Binding {
  func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { self.wrappedValue },
      set: { value in
        self.wrappedValue = value
        handler(value)
      })
  }
}

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

#Preview("Extensions", traits: .sizeThatFitsLayout) {
  VStack {
    Text(verbatim: Date.sample.short()).card()
    Text(verbatim: [1, 2][safe: 5].map(String.init) ?? "none").if(true) { $0.foregroundColor(.red) }
  }
  .padding()
}
