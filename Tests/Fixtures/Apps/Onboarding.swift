import SwiftUI

// A carousel with hand-made buttons, iOS 15.

struct FilledButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(RoundedRectangle(cornerRadius: 14, style: .continuous).fill(Color.accentColor))
      .opacity(configuration.isPressed ? 0.7 : isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 0.98 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct OnboardingPage: Identifiable {
  var id: String { title }
  let title, text, symbol: String
}

struct OnboardingScreen: View {
  @AppStorage("hasSeenOnboarding") private var hasSeen = false
  @State private var page = 0
  private let pages = [
    OnboardingPage(title: "Plan", text: "Your week at a glance.", symbol: "calendar"),
    OnboardingPage(title: "Share", text: "With those who matter.", symbol: "person.2.fill"),
  ]
  var body: some View {
    VStack(spacing: 24) {
      TabView(selection: $page) {
        ForEach(pages.indices, id: \.self) { index in
          VStack(spacing: 16) {
            Image(systemName: pages[index].symbol)
              .font(.system(size: 72, weight: .light))
              .symbolRenderingMode(.hierarchical)
              .foregroundColor(.accentColor)
            Text(pages[index].title).font(.largeTitle.bold())
            Text(pages[index].text).foregroundColor(.secondary).multilineTextAlignment(.center)
          }
          .padding(32)
          .tag(index)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
      Button(page == pages.count - 1 ? "Start" : "Next") {
        withAnimation { page = min(page + 1, pages.count - 1) }
        hasSeen = page == pages.count - 1
      }
      .buttonStyle(FilledButton())
      .padding(.horizontal)
      Button("Skip") { hasSeen = true }.disabled(hasSeen)
    }
    .padding(.bottom)
  }
}

struct OnboardingScreen_Previews: PreviewProvider {
  static var previews: some View {
    OnboardingScreen()
  }
}
