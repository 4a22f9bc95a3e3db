import Foundation
import Kumihan
import Testing

/// The zones above and below the cards of lists, beside pictures of iOS 18.
@MainActor
struct ListZoneTests {
  private func row(_ name: String) -> some View { Text(verbatim: name).probedRow(name) }

  private func list(footer: String, _ style: some ListStyle) -> some View {
    List {
      Section { row("a") }
      Section {
        row("b")
      } header: {
        Text(verbatim: "Header").probed("header")
      } footer: {
        Text(verbatim: footer).probed("footer")
      }
      Section("Header") { row("c") }
    }
    .listStyle(style)
  }

  private func frames(
    _ size: DynamicTypeSize, footer: String = "Footer", _ style: some ListStyle = .insetGrouped,
    rightToLeft: Bool = false
  ) throws -> [String: CGRect] {
    try probedFrames(list(footer: footer, style), typeSize: size, rightToLeft: rightToLeft)
  }

  /// Sides that are not named are the list's own, in each look.
  @Test(arguments: [PlatformLook.iOS18, .iOS26])
  func insetsOfSomeSides(look: PlatformLook) throws {
    func words(_ change: (Text) -> some View) throws -> CGRect {
      let row = change(Text(verbatim: "Row"))
      let list = List { row.probed("words") }.platformLook(look)
        .environment(\.defaultMinListRowHeight, 10)
      return try #require(try probedFrames(list)["words"])
    }
    let plain = try words { $0.listRowInsets(nil) }
    let vertical = try words { $0.listRowInsets(.vertical, 30) }
    #expect(isNear(vertical.minX, plain.minX) && vertical.minY > plain.minY + 10)
    let leading = try words { $0.listRowInsets(.leading, 40) }
    #expect(leading.minX > plain.minX + 10 && isNear(leading.minY, plain.minY))
  }

  @Test func zonesAsMeasured() throws {
    let large = try frames(.large)
    let (a, b, c) = (large["a"]!, large["b"]!, large["c"]!)
    #expect(isNear(a.minY, 17.667))
    // 17.667 without a footer, 38.667 with a header.
    #expect(isNear(b.minY - a.maxY, 56.333))
    // 33.667 with a footer.
    #expect(isNear(c.minY - b.maxY, 72.333))
    let medium = try frames(.medium)
    #expect(isNear(medium["b"]!.minY - medium["a"]!.maxY, 55))
  }

  @Test func bareCardsStandAsFarApartAsMeasured() throws {
    for size in DynamicTypeSize.allCases {
      let list = List {
        Section { row("a") }
        Section { row("b") }
        row("c")
      }
      let found = try probedFrames(list, typeSize: size)
      #expect(isNear(found["b"]!.minY - found["a"]!.maxY, 35.333), "\(size)")
      #expect(isNear(found["c"]!.minY - found["b"]!.maxY, 35.333), "\(size)")
    }
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func zonesAreTheirTextAndTheSameRoom(size: DynamicTypeSize) throws {
    let inset = try frames(size)
    #expect(try frames(size, .grouped).mapValues(\.minY) == inset.mapValues(\.minY))
    let mirrored = try frames(size, rightToLeft: true)
    #expect(mirrored.mapValues(\.minY) == inset.mapValues(\.minY))
    let (a, b, c) = (inset["a"]!, inset["b"]!, inset["c"]!)
    let (header, footer) = (inset["header"]!, inset["footer"]!)
    // A header's words stand 17 below its zone's edge and 6 above the card, a footer's 5.667 below it.
    #expect(isNear(header.minY - a.maxY, 34.667))
    #expect(isNear(b.minY - header.maxY, 6))
    #expect(isNear(footer.minY - b.maxY, 5.667))
    #expect(isNear(c.minY - footer.maxY, 12.333 + 23 + header.height))
    #expect(a.minX == 20 && a.width == 362)
    #expect(header.minX == 40 && isNear(mirrored["header"]!.maxX, 362))
  }

  /// Lines of a footer stand as those of the system's labels: 14 apart at 12 points.
  @Test func footersOfSeveralLines() throws {
    let one = try frames(.medium)["footer"]!
    let two = try frames(.medium, footer: "Footer\nFooter")
    let footer = two["footer"]!
    #expect(isNear(one.height, 14.333))
    #expect(isNear(footer.height, 28.333))
    let zone = two["c"]!.minY - two["b"]!.maxY - 37.333
    #expect(isNear(zone, 46.333))
    let six = try frames(.medium, footer: "a\nb\nc\nd\ne\nf")["footer"]!
    #expect(isNear(six.height, 84.333))
    // A font of one's own has lines of its own.
    let captions = List {
      Section {
        row("a")
      } footer: {
        Text(verbatim: "a\nb").font(.system(size: 20)).probed("footer")
      }
    }
    #expect(try isNear(probedFrames(captions)["footer"]!.height, 48))
  }

  @Test func spacingIsHalfInEachZone() throws {
    let list = List {
      Section { row("a") }
      Section { row("b") }
      Section("Header") { row("c") }
    }
    .listSectionSpacing(10)
    let found = try probedFrames(list)
    #expect(isNear(found["b"]!.minY - found["a"]!.maxY, 10))
    #expect(isNear(found["c"]!.minY - found["b"]!.maxY, 43.667))
  }

  @Test func plainListsHaveNoZones() throws {
    let found = try probedFrames(
      List {
        Section { row("a") }
        Section { row("b") }
      }
      .listStyle(.plain))
    #expect(found["a"]!.minY == 0 && found["b"]!.minY == 44)
    #expect(found["a"]!.width == 402)
  }

  @Test func aListInASectionGivesItsRowsToIt() throws {
    func form(@ViewBuilder _ rows: () -> some View) throws -> [String: CGRect] {
      try probedFrames(
        Form {
          Section("Header", content: rows)
          Section { row("c") }
        })
    }
    let nested = try form {
      List {
        row("a")
        row("b")
      }
    }
    let flat = try form {
      ForEach(["a", "b"], id: \.self) { row($0) }
    }
    #expect(nested == flat)
    #expect(isNear(nested["b"]!.minY, 82.667))
    #expect(isNear(nested["c"]!.minY, 162))
  }
}
