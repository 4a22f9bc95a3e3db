import Foundation
import Kumihan
import Testing

/// Rows of lists: their heights, what stands in them and the lines between them, beside pictures of
/// iOS 18.
@MainActor
struct ListRowTests {

  private struct Style: ListStyle { let _form: _ListForm }

  /// A row for each of the system's controls, named by it.
  @ViewBuilder private var controls: some View {
    Toggle(isOn: .constant(true)) { Text(verbatim: "Row") }.probedRow("switch")
    Stepper(value: .constant(1)) { Text(verbatim: "Row") }.probedRow("stepper")
    Slider(value: .constant(0.5)).probedRow("slider")
    DatePicker(selection: .constant(.init(timeIntervalSince1970: 0))) { Text(verbatim: "Row") }
      .probedRow("date")
    ColorPicker(selection: .constant(.red)) { Text(verbatim: "Row") }.probedRow("colour")
    Picker(selection: .constant(1)) {
      Text(verbatim: "One").tag(1)
      Text(verbatim: "Two").tag(2)
    } label: {
      Text(verbatim: "Row")
    }
    .pickerStyle(.segmented).probedRow("segments")
    HStack {
      Text(verbatim: "Row")
      Spacer()
      Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden()
    }
    .probedRow("own")
  }

  @Test(arguments: [_ListForm.plain, .grouped, .insetGrouped], [false, true])
  func controlsDoNotMakeTheirRowsHigher(form: _ListForm, inSection: Bool) throws {
    for size in DynamicTypeSize.allCases where !size.isAccessibilitySize {
      let list = List {
        Text(verbatim: "Row").probedRow("text")
        if inSection { Section { controls } } else { controls }
      }
      .listStyle(Style(_form: form))
      let rows = try probedFrames(list, typeSize: size)
      let text = rows["text"]!.height
      #expect(rows.count == 8)
      if size <= .large { #expect(text == 44) }
      // The segments' words do not grow, the slider has none.
      for (name, row) in rows where !["segments", "slider"].contains(name) {
        #expect(isNear(row.height, text), "\(name) at \(size)")
      }
      #expect(rows["segments"]!.height == 44 && rows["slider"]!.height == 44)
    }
  }

  /// The column of icons is wide enough for the wide ones at every size of text.
  @Test(arguments: DynamicTypeSize.allCases)
  func titlesOfLabelsBeginTogether(size: DynamicTypeSize) throws {
    let symbols = ["lightbulb", "airplane", "suitcase", "book"]
    let list = List {
      ForEach(symbols, id: \.self) { symbol in
        Label {
          Text(verbatim: "Row").probed(symbol)
        } icon: {
          Image(systemName: symbol)
        }
      }
    }
    let found = try probedFrames(list, typeSize: size)
    #expect(found.count == symbols.count)
    #expect(Set(found.values.map { ($0.minX * 3).rounded() }).count == 1)
  }

  @Test func textHasItsInsets() throws {
    let list = List { Text(verbatim: "a\nb").probed("text").probedRow("row") }
    let found = try probedFrames(list, typeSize: .medium)
    #expect(isNear(found["row"]!.height, 62.333))
    #expect(isNear(found["text"]!.minY - found["row"]!.minY, 11))
  }

  /// What is wider than its row makes neither the row nor the card wider.
  @Test func wideContentKeepsTheCard() throws {
    let list = List {
      Color.red.frame(width: 500, height: 20).probedRow("wide")
      Text(verbatim: "Row").probedRow("other")
    }
    let found = try probedFrames(list)
    #expect(found["wide"]!.width == 362 && found["other"]!.width == 362)
    #expect(found["wide"]!.minX == 20)
  }

  /// The line below an editor begins where other lines do, before its words.
  @Test func linesBelowEditorsBeginWithTheRow() throws {
    let list = List {
      TextEditor(text: .constant("Words")).frame(height: 60)
      Text(verbatim: "Row")
      Text(verbatim: "Row")
    }
    #expect(try separators(list).map(\.minX) == [40, 40])
  }

  /// A switch ends 18 before its card; it stands in the middle of the row.
  @Test func switchesStandWhereMeasured() throws {
    func trackAndRow(_ rightToLeft: Bool) throws -> (CGRect, CGRect) {
      let list = List { Toggle("Row", isOn: .constant(true)).probedRow("row") }
      let renderer = ImageRenderer(content: list)
      renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
      renderer.scale = 3
      renderer.environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      let track = try renderer.layout().nodes.first {
        $0.frame.size == CGSize(width: 51, height: 31)
      }
      let row = try probedFrames(list, rightToLeft: rightToLeft)["row"]!
      return (try #require(track).frame, row)
    }
    let (track, row) = try trackAndRow(false)
    #expect(isNear(row.maxX - track.maxX, 18))
    #expect(isNear(track.midY, row.midY))
    let (mirrored, mirroredRow) = try trackAndRow(true)
    #expect(isNear(mirrored.minX - mirroredRow.minX, 18))
  }

  /// Insets count for text: below other views a control keeps its height.
  @Test func controlsBelowTextKeepTheirHeight() throws {
    let list = List {
      VStack(spacing: 4) {
        Text(verbatim: "Above").probed("text")
        Slider(value: .constant(0.5)).probed("slider")
      }
      .probedRow("row")
    }
    let found = try probedFrames(list)
    #expect(isNear(found["slider"]!.minY - found["text"]!.maxY, 4))
    #expect(isNear(found["row"]!.height, 80.333))
  }

  /// A control reaches no further than the row has insets.
  @Test func insetsOfOnesOwn() throws {
    let list = List {
      Toggle(isOn: .constant(true)) { Text(verbatim: "Row") }
        .listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 8, trailing: 9)).probedRow("row")
    }
    .environment(\.defaultMinListRowHeight, 10)
    #expect(try isNear(probedFrames(list)["row"]!.height, 37))
    let section = List {
      Section {
        Toggle(isOn: .constant(true)) { Text(verbatim: "Row") }.probedRow("row")
      }
      .listRowInsets(EdgeInsets(top: 2, leading: 30, bottom: 8, trailing: 9))
    }
    .environment(\.defaultMinListRowHeight, 10)
    #expect(try isNear(probedFrames(section)["row"]!.height, 37))
  }

  @Test func arrowsStandTenAfterTheValue() throws {
    let list = List {
      NavigationLink(value: 1) {
        LabeledContent {
          Text(verbatim: "Value").probed("value")
        } label: {
          Text(verbatim: "Row")
        }
      }
      .probedRow("row")
    }
    for rightToLeft in [false, true] {
      let renderer = ImageRenderer(content: list)
      renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
      renderer.scale = 3
      renderer.environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      let arrow = try #require(renderer.layout().nodes.first { $0.kind == "fixed" }).frame
      let value = try probedFrames(list, rightToLeft: rightToLeft)["value"]!
      #expect(isNear(rightToLeft ? value.minX - arrow.maxX : arrow.minX - value.maxX, 10))
      #expect(isNear(rightToLeft ? arrow.minX - 20 : 382 - arrow.maxX, 20))
    }
  }

  @Test func arrowsTurnFromRightToLeft() throws {
    let list = List { NavigationLink(value: 1) { Text(verbatim: "Row") } }
    var environment = EnvironmentValues()
    func turns() throws -> Bool {
      try drawnItems(list, width: 402, height: 200, in: environment).groups
        .contains { $0.transform.a == -1 }
    }
    #expect(try !turns())
    environment.layoutDirection = .rightToLeft
    #expect(try turns())
  }

  @Test func linesBeginAtTheFirstText() throws {
    let picture = Color.red.frame(width: 40, height: 30)
    let list = List {
      Text(verbatim: "Text")
      HStack(spacing: 10) {
        picture
        VStack(alignment: .leading) {
          Text(verbatim: "First")
          Text(verbatim: "Second")
        }
        Spacer()
        Text(verbatim: "Third")
      }
      NavigationLink(value: 1) {
        HStack(spacing: 12) {
          picture
          Text(verbatim: "Leads on")
        }
      }
      picture.overlay { Text(verbatim: "Over") }
      HStack {
        Text(verbatim: "Own")
        Text(verbatim: "Guide").alignmentGuide(.listRowSeparatorLeading) { $0.width }
      }
      .alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
      picture.listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0))
      Text(verbatim: "Last")
    }
    let lines = try separators(list)
    #expect(lines.map(\.minX) == [40, 90, 92, 40, 45, 23])
    #expect(lines.allSatisfy { isNear($0.maxX, 382) })
    let mirrored = try separators(list, rightToLeft: true)
    #expect(mirrored.map { 402 - $0.maxX } == lines.map(\.minX))
    #expect(mirrored.allSatisfy { isNear($0.minX, 20) })
    let plain = try separators(list.listStyle(.plain))
    // One above the first row too, and one below the last.
    #expect(plain.map(\.minX) == [20, 20, 70, 72, 20, 25, 3, 20])
    #expect(plain.allSatisfy { isNear($0.maxX, 402) })
  }

  /// The words in a control are not the row's.
  @Test func linesPassTheWordsOfControlsBy() throws {
    let list = List {
      Picker("", selection: .constant(1)) {
        Text(verbatim: "a").tag(1)
        Text(verbatim: "b").tag(2)
      }
      .pickerStyle(.segmented)
      DatePicker("", selection: .constant(.init(timeIntervalSince1970: 0))).labelsHidden()
      Text(verbatim: "Last")
    }
    #expect(try separators(list).map(\.minX) == [40, 40])
  }

  @Test func badgesStandAtTheEndButBeforeArrows() throws {
    func texts(_ row: some View) throws -> [CGRect] {
      let renderer = ImageRenderer(content: List { row })
      renderer.proposedSize = ProposedViewSize(width: 402, height: 874)
      return try renderer.layout().nodes.filter { ["text", "fixed"].contains($0.kind) }
        .map(\.frame)
    }
    let plain = try texts(Text(verbatim: "Row").badge(4))
    #expect(plain.count == 2 && abs(plain[1].maxX - 362) < 1)
    let link = try texts(NavigationLink(value: 1) { Text(verbatim: "Row") }.badge(4))
    #expect(link.count == 3 && abs(link[2].minX - link[1].maxX - 10) < 1)
    let label = try texts(NavigationLink(value: 1) { Text(verbatim: "Row").badge(4) })
    #expect(label == link)
  }

  @Test func linesOfLabelsBeginAtTheTitle() throws {
    let list = List {
      Label("Title", systemImage: "star")
      Toggle("Title", systemImage: "star", isOn: .constant(true))
      Text(verbatim: "Last")
    }
    // After the inset, the column of icons and its gap.
    #expect(try separators(list).map(\.minX) == [84, 84])
  }

  @Test func linesMayBeHiddenAndTinted() throws {
    let list = List {
      Text(verbatim: "a")
      Text(verbatim: "b").listRowSeparator(.hidden)
      Text(verbatim: "c").listRowSeparator(.hidden, edges: .top)
      Text(verbatim: "d").listRowSeparator(.hidden).listRowSeparator(.visible)
      Section {
        Text(verbatim: "e")
        Text(verbatim: "f").listRowSeparator(.visible)
        Text(verbatim: "g")
      }
      .listRowSeparator(.hidden)
    }
    let tops = try separators(list).map(\.maxY)
    let expected = [17.667 + 44, 17.667 + 132, 17.667 + 220 + 35.333 + 88 - 44]
    #expect(
      tops.count == 3 && zip(tops, expected).allSatisfy { isNear(CGFloat($0), $1) }, "\(tops)")
  }

  /// On a card the line is one colour, as iOS shows it; on a row's own ground it lets that through.
  @Test(arguments: [(ColorScheme.light, [198, 198, 200, 255]), (.dark, [62, 62, 65, 255])])
  func linesHaveTheMeasuredColour(_ scheme: ColorScheme, _ expected: [Int]) throws {
    func colours(_ list: some View) throws -> [[Int]] {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return try drawnItems(list, width: 402, height: 200, in: environment).fills
        .filter { $0.path.boundingRect.height == 1 }
        .compactMap { if case .color(let color) = $0.paint { color.bytes } else { nil } }
    }
    func list(_ background: Color?) -> some View {
      List {
        Text(verbatim: "a").listRowBackground(background)
        Text(verbatim: "b")
      }
    }
    #expect(try colours(list(nil)) == [expected])
    #expect(try colours(list(.red)).first?.last != 255)
    #expect(try colours(list(nil).listStyle(.plain)).first?.last != 255)
  }

  /// What is said of a group or a section holds for its rows; what is nearest the row wins.
  @Test func backgroundsReachTheRowsOfGroupsAndSections() throws {
    func red(_ list: some View) throws -> Int {
      try drawnItems(list, width: 402, height: 400).fillColors.count { $0.bytes == [9, 8, 7, 255] }
    }
    let ink = Color(red: 9 / 255, green: 8 / 255, blue: 7 / 255)
    let group = Form {
      Group {
        Section("A") {
          Text(verbatim: "a")
          Text(verbatim: "b").listRowBackground(Color.blue)
        }
        Text(verbatim: "c")
      }
      .listRowBackground(ink)
      Text(verbatim: "d")
    }
    #expect(try red(group) == 2)
    let section = List {
      Section {
        ForEach(0..<3) { Text(verbatim: "\($0)") }
        Text(verbatim: "own").listRowBackground(Color?.none)
      }
      .listRowBackground(ink)
    }
    #expect(try red(section) == 3)
    #expect(try red(List { Section { Text(verbatim: "a") } }.listRowBackground(ink)) == 0)
  }

  /// A row's ground replaces that of its card: a clear one shows the page.
  @Test(arguments: [_ListForm.grouped, .insetGrouped])
  func groundsReplaceTheCard(form: _ListForm) throws {
    func white(@ViewBuilder _ rows: () -> some View) throws -> [CGFloat] {
      try drawnItems(List(content: rows).listStyle(Style(_form: form)), width: 402, height: 400)
        .fills.filter { fill in
          guard case .color(let color) = fill.paint else { return false }
          return color.bytes == [255, 255, 255, 255]
        }
        .map(\.path.boundingRect.height)
    }
    #expect(
      try white {
        Text(verbatim: "a")
        Text(verbatim: "b")
      } == [88])
    #expect(
      try white {
        Text(verbatim: "a").listRowBackground(Color.clear)
        Text(verbatim: "b")
      } == [44])
    #expect(try white { Section { Text(verbatim: "a") }.listRowBackground(Color.clear) } == [])
  }

  /// Words on a wheel are a control's own: the line below begins where the row's words would.
  @Test func linesBelowWheelsBeginAtTheInset() throws {
    let list = List {
      Picker(selection: .constant(1)) {
        ForEach(0..<5) { Text(verbatim: "Value \($0)").tag($0) }
      } label: {
        Text(verbatim: "Wheel")
      }
      .pickerStyle(.wheel)
      Text(verbatim: "Row")
    }
    #expect(try separators(list).map(\.minX) == [40])
  }

  /// The headers of sidebars have an arrow, which says whether their section is open.
  @Test func sectionsOfSidebarsHaveArrows() throws {
    func arrows(_ style: some ListStyle) throws -> Int {
      try drawnItems(
        List {
          Section("One") { Text(verbatim: "a") }
          Section("Two", isExpanded: .constant(false)) { Text(verbatim: "b") }
        }.listStyle(style), width: 402, height: 874
      ).glyphColors.filter { $0.blue > 0.9 && $0.red < 0.1 }.count
    }
    #expect(try arrows(.sidebar) == 2)
    #expect(try arrows(.insetGrouped) == 0)
  }
}
