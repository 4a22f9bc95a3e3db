import Joho
import SwiftUI
import Testing

/// As the book's readers write it, in a module of their own.
extension Color {
  init(hex: String) { self = Color(white: Double(hex.count) / 10) }
}

struct OwnNamesTests {
  @Test func theUsersColourWins() {
    #expect(Color(hex: "12345") == Color(white: 0.5))
  }
}
