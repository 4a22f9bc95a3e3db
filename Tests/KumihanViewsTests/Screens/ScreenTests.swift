import Foundation
import Kumihan
import KumihanGoldens
import Testing

/// Screens as apps have them: that they compile is the test, that they look right its picture.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct ScreenTests {
  private func check(
    _ view: some View, _ name: String, testName: String = #function, line: UInt = #line
  ) throws {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    renderer.environment.horizontalSizeClass = .compact
    renderer.isOpaque = true
    assertSnapshot(
      of: try renderer.page(), as: .image, named: name, testName: testName, line: line)
  }

  @Test func settings() throws { try check(SettingsScreen(), "settings") }
  @Test func dashboard() throws { try check(DashboardScreen(), "dashboard") }
  @Test func chats() throws { try check(ChatScreen(), "chats") }
  @Test func conversation() throws {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let chat = Chat(id: 1, name: "Grace", last: "", date: date)
    try check(NavigationStack { ConversationScreen(chat: chat) }, "conversation")
  }
  @Test func profile() throws { try check(ProfileScreen(), "profile") }
  @Test func onboarding() throws { try check(OnboardingScreen(), "onboarding") }
  @Test func tabs() throws {
    let view = TabView {
      DashboardScreen().tabItem { Label("Summary", systemImage: "heart") }
      ChatScreen().tabItem { Label("Chats", systemImage: "message") }.badge(3)
    }
    try check(view, "tabs")
  }
}
