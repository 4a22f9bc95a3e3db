import Joho
import Kumihan
import Testing

/// Chapter 11: how the items of a navigation show their state.
struct NavigationItemStyleTests {
  @Test func selectionIsYellowInAWiderBorder() {
    #expect(NavigationItemStyle.background(isSelected: true) == JohoColors.yellow)
    #expect(NavigationItemStyle.background(isSelected: false) == JohoColors.white)
    #expect(NavigationItemStyle.borderWidth(isSelected: true) == 2.5)
    #expect(NavigationItemStyle.borderWidth(isSelected: false) == 1.5)
    #expect(NavigationItemStyle.opacity(isEnabled: false) == 0.5)
    #expect(NavigationItemStyle.opacity(isEnabled: true) == 1)
  }
}
