import Foundation
import Kumihan
import KumihanAppleNames
import KumihanCombine
import Observation

struct OnboardingPage: Identifiable, Equatable {
  let id: Int
  let symbol: String
  let title: LocalizedStringKey
  let message: String
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(
        isEnabled ? Color.accentColor : .gray,
        in: RoundedRectangle(cornerRadius: 14, style: .continuous)
      )
      .foregroundStyle(.white)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .scaleEffect(configuration.isPressed ? 0.98 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { .init() }
}

struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square").imageScale(
          .large)
      }
    }
    .buttonStyle(.plain)
  }
}

private struct BrandKey: EnvironmentKey {
  static let defaultValue = Color.teal
}

extension EnvironmentValues {
  var brand: Color {
    get { self[BrandKey.self] }
    set { self[BrandKey.self] = newValue }
  }
}

struct OnboardingScreen: View {
  @Binding var isDone: Bool
  @State private var page = 0
  @State private var accepted = false
  @State private var isShown = false
  @Environment(\.brand) private var brand
  @Environment(\.colorScheme) var colorScheme

  init(isDone: Binding<Bool> = .constant(false)) { _isDone = isDone }

  private let pages = [
    OnboardingPage(
      id: 0, symbol: "calendar", title: "Plan your week", message: "See everything at a glance."),
    OnboardingPage(
      id: 1, symbol: "bell", title: "Never miss", message: "Gentle reminders when it matters."),
    OnboardingPage(
      id: 2, symbol: "lock.shield", title: "Private", message: "Your data stays on your device."),
  ]

  private var isLast: Bool { page == pages.count - 1 }

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(pages) { item in
          VStack(spacing: 20) {
            Image(systemName: item.symbol)
              .font(.system(size: 80, weight: .light))
              .symbolRenderingMode(.hierarchical)
              .foregroundStyle(brand)
              .symbolEffect(.bounce, value: page)
              .phaseAnimator([false, true]) { content, phase in
                content.offset(y: phase ? -8 : 0)
              } animation: { _ in
                .easeInOut(duration: 1)
              }
            Text(item.title).font(.largeTitle.bold()).multilineTextAlignment(.center)
            Text(item.message).font(.body).foregroundStyle(.secondary).multilineTextAlignment(
              .center)
          }
          .padding(32)
          .opacity(isShown ? 1 : 0)
          .offset(y: isShown ? 0 : 24)
          .tag(item.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .interactive))
      Toggle("I accept the terms", isOn: $accepted).toggleStyle(CheckboxStyle()).padding(
        .horizontal)
      Group {
        if isLast {
          Button("Get started") { isDone = true }.disabled(!accepted)
        } else {
          Button("Continue") { withAnimation { page += 1 } }
        }
      }
      .buttonStyle(.primary)
      .padding(.horizontal)
      Button("Skip", action: skip).font(.footnote).padding(.bottom).opacity(isLast ? 0 : 1)
    }
    .background {
      LinearGradient(
        colors: [brand.opacity(0.25), Color(uiColor: .systemBackground)], startPoint: .top,
        endPoint: .center
      )
      .ignoresSafeArea()
    }
    .onAppear(perform: show)
    .preferredColorScheme(.light)
    .statusBarHidden()
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("done"))) { _ in
      isDone = true
    }
  }

  private func show() { withAnimation(.easeOut(duration: 0.6).delay(0.1)) { isShown = true } }
  private func skip() { isDone = true }
}

struct OnboardingScreen_Previews: PreviewProvider {
  static var previews: some View {
    OnboardingScreen().environment(\.brand, .pink).previewDisplayName("Pink")
  }
}
