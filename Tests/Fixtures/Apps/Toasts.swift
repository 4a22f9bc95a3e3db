import SwiftUI

// A modifier with an environment value and preferences.

private struct ToastKey: EnvironmentKey { static let defaultValue: (String) -> Void = { _ in } }
extension EnvironmentValues {
  var toast: (String) -> Void {
    get { self[ToastKey.self] }
    set { self[ToastKey.self] = newValue }
  }
}

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

extension View {
  func readSize(_ change: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in Color.clear.preference(key: SizeKey.self, value: proxy.size) }
    )
    .onPreferenceChange(SizeKey.self, perform: change)
  }
  func toastHost() -> some View { modifier(ToastHost()) }
}

struct ToastHost: ViewModifier {
  @State private var message: String?
  func body(content: Content) -> some View {
    content
      .environment(\.toast, { text in withAnimation(.spring()) { message = text } })
      .overlay(
        Group {
          if let message = message {
            Text(message).padding().background(.thinMaterial, in: Capsule())
              .transition(.move(edge: .bottom).combined(with: .opacity))
          }
        }, alignment: .bottom)
  }
}

struct Toaster: View {
  @Environment(\.toast) private var toast
  @State private var size = CGSize.zero
  var body: some View {
    Text(verbatim: "toaster")
      .frame(width: 120, height: 44)
      .readSize { size = $0 }
      .onAppear { toast("saved at \(Int(120)) pt") }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview("Toast") { Toaster().toastHost() }
