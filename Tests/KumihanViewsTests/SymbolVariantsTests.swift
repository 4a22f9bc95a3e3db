import KumihanViews
import Testing

struct SymbolVariantsTests {
  @Test func composeNamesInTheOrderOfSymbolNames() {
    #expect(SymbolVariants.none.names(of: "heart") == ["heart"])
    #expect(SymbolVariants.fill.circle.names(of: "heart").first == "heart.circle.fill")
    #expect(SymbolVariants.circle.fill.names(of: "heart").first == "heart.circle.fill")
    #expect(SymbolVariants.fill.slash.names(of: "bell").first == "bell.slash.fill")
    #expect(SymbolVariants.square.names(of: "plus") == ["plus.square", "plus"])
  }

  @Test func aFilledNameStaysFilled() {
    #expect(SymbolVariants.none.names(of: "heart.fill").first == "heart.fill")
    #expect(SymbolVariants.fill.names(of: "heart.fill").first == "heart.fill")
    #expect(SymbolVariants.circle.names(of: "heart.fill").first == "heart.circle.fill")
  }

  @Test func compoundNamesSayFillInTheirMiddle() {
    #expect(
      SymbolVariants.fill.names(of: "photo.on.rectangle") == [
        "photo.on.rectangle.fill", "photo.fill.on.rectangle.fill", "photo.fill.on.rectangle",
        "photo.on.rectangle",
      ])
    #expect(
      SymbolVariants.fill.names(of: "person.badge.plus") == [
        "person.badge.plus.fill", "person.fill.badge.plus", "person.badge.plus",
      ])
    #expect(SymbolVariants.none.names(of: "person.badge.plus") == ["person.badge.plus"])
  }

  @Test func fallBackToFewer() {
    let names = SymbolVariants.fill.slash.names(of: "wifi")
    #expect(names == ["wifi.slash.fill", "wifi.slash", "wifi.fill", "wifi"])
  }
}
