import Foundation
import Kumihan
import KumihanAppleNames
import KumihanGoldens
import Testing

/// For every type and modifier that is drawn, a layout as text and a picture.
@MainActor @Suite(.snapshots(root: "Goldens"))
struct SpecimenTests {
  /// Rows without a picture of their own, and the test that shows them at work.
  private static let elsewhere = [
    "AnimatableModifier": "AppsTests", "ContextMenu": "AppsTests", "EquatableView": "AppsTests",
    "CompactMenuControlGroupStyle": "partsOfNewerAppsAreDrawn",
    "DatePickerStyleConfiguration": "partsOfNewerAppsAreDrawn",
    "DefaultButtonLabel": "partsOfNewerAppsAreDrawn",
    "DefaultShareLinkLabel": "partsOfNewerAppsAreDrawn",
    "FormStyleConfiguration": "partsOfNewerAppsAreDrawn",
    "MenuControlGroupStyle": "partsOfNewerAppsAreDrawn",
    "MenuStyleConfiguration": "partsOfNewerAppsAreDrawn",
    "NavigationControlGroupStyle": "partsOfNewerAppsAreDrawn",
    "NavigationSplitViewColumn": "partsOfNewerAppsAreDrawn",
    "PaletteControlGroupStyle": "partsOfNewerAppsAreDrawn",
    "TabContent": "partsOfNewerAppsAreDrawn",
    "TabContentBuilder": "partsOfNewerAppsAreDrawn",
    "TableRow": "partsOfNewerAppsAreDrawn",
    "TableRowBuilder": "partsOfNewerAppsAreDrawn",
    "TableRowContent": "partsOfNewerAppsAreDrawn",
    "ColorResource": "assetsAreFoundBesideTheFiles",
    "DatePickerStyle": "DatePickerTests",
    "DefaultDatePickerStyle": "DatePickerTests",
    "DefaultPickerStyle": "PickerTests",
    "DefaultTextFieldStyle": "AnyStyleTests",
    "GraphicalDatePickerStyle": "DatePickerTests",
    "HelpLink": "buttonsAreTheirLabels",
    "ImageAsset": "assetsAreFoundBesideTheFiles",
    "ListItemTint": "modifiersOfPlaces",
    "deleteDisabled": "EditedListTests", "moveDisabled": "EditedListTests",
    "onDelete": "EditedListTests", "onMove": "EditedListTests",
    "listSectionSeparator": "PlainListTests", "listSectionSeparatorTint": "PlainListTests",
    "MultiDatePicker": "DatePickerTests",
    "NavigationLinkPickerStyle": "PickerTests",
    "PalettePickerStyle": "modifiersOfPlaces",
    "PasteButton": "buttonsAreTheirLabels",
    "PhotosPicker": "filesOfAppsCompileUnchanged",
    "SettingsLink": "buttonsAreTheirLabels",
    "navigationBarBackButtonHidden": "NavigationTests",
    "navigationDestination": "NavigationTests",
    "navigationSubtitle": "GlassBarTests",
    "navigationSplitViewColumnWidth": "NavigationTests",
    "navigationSplitViewStyle": "NavigationTests",
    "BalancedNavigationSplitViewStyle": "NavigationTests",
    "ScrollEdgeEffectStyle": "ScrollEdgeTests", "scrollEdgeEffectHidden": "ScrollEdgeTests",
    "scrollEdgeEffectStyle": "ScrollEdgeTests",
    "SpacerSizing": "GlassBarTests", "ToolbarSpacer": "GlassBarTests",
    "tabViewBottomAccessory": "GlassBarTests",
    "TabRole": "tabsStandInTheBarUnlessItIsHidden",
    "TabSection": "tabsStandInTheBarUnlessItIsHidden",
    "UIFont": "partsOfUIKitTakeTheirRoom",
    "UIViewControllerRepresentable": "partsOfUIKitTakeTheirRoom",
    "UIViewRepresentable": "partsOfUIKitTakeTheirRoom",
    "WheelDatePickerStyle": "DatePickerTests",
    "datePickerStyle": "DatePickerTests",
    "flipsForRightToLeftLayoutDirection": "modifiersOfPlaces",
    "listItemTint": "modifiersOfPlaces",
    "scenePadding": "modifiersOfPlaces",
    "ScenePadding": "modifiersOfPlaces",
    "EditMode": "listsAndLayoutsReadTheirSurroundings",
    "LegibilityWeight": "listsAndLayoutsReadTheirSurroundings",
    "ScenePhase": "listsAndLayoutsReadTheirSurroundings",
    "PagingScrollTargetBehavior": "scrollViewsKnowTheirTargets",
    "ViewAlignedScrollTargetBehavior": "scrollViewsKnowTheirTargets",
    "scrollTargetBehavior": "scrollViewsKnowTheirTargets",
    "environmentObject": "observableObjectsReachViews",
    "PreviewModifier": "RenderCommandTests", "PreviewProvider": "RenderCommandTests",
    "PreviewTrait": "RenderCommandTests",
    "UIImage": "UIImageTests.pictures",
    "accessibilityAddTraits": "headingsListsLinksAndDecoration",
    "accessibilityHeading": "headingsListsLinksAndDecoration",
    "accessibilityHidden": "headingsListsLinksAndDecoration",
    "accessibilityLabel": "labelsAreAlternativeText",
    "alert": "AlertTests",
    "confirmationDialog": "AlertTests",
    "sheet": "SheetTests",
    "fullScreenCover": "SheetTests",
    "presentationDetents": "SheetTests",
    "PresentationDetent": "SheetTests",
    "CustomPresentationDetent": "SheetTests",
    "DynamicViewContent": "EditedListTests",
    "TableColumnCustomization": "TableTests",
    "popover": "SourcePresentationTests",
    "contextMenu": "SourcePresentationTests",
    "swipeActions": "SourcePresentationTests",
    "refreshable": "SourcePresentationTests",
    "inspector": "SourcePresentationTests",
    "presentationCompactAdaptation": "SourcePresentationTests",
    "PresentationAdaptation": "SourcePresentationTests",
    "ActionSheet": "PresentationGoldenTests",
    "Alert": "PresentationGoldenTests",
    "actionSheet": "PresentationGoldenTests",
    "PopoverAttachmentAnchor": "PresentationGoldenTests",
    "PresentationBackgroundInteraction": "PresentationGoldenTests",
    "PresentationSizing": "PresentationGoldenTests",
    "inspectorColumnWidth": "PresentationGoldenTests",
    "presentationBackground": "PresentationGoldenTests",
    "presentationBackgroundInteraction": "PresentationGoldenTests",
    "presentationCornerRadius": "PresentationGoldenTests",
    "presentationDragIndicator": "PresentationGoldenTests",
    "presentationSizing": "PresentationGoldenTests",
  ]

  private static var names: [String] { Specimen.all.map(\.name) }

  @Test(arguments: await names) func specimenIsDrawnAsBefore(name: String) throws {
    let specimen = try #require(Specimen.all.first { $0.name == name })
    let renderer = ImageRenderer(content: specimen.view)
    renderer.proposedSize = ProposedViewSize(width: specimen.width, height: specimen.height)
    renderer.scale = 2
    renderer.isOpaque = true
    let page = try renderer.page()
    assertSnapshot(of: page, as: .frames, named: name)
    assertSnapshot(of: page, as: .image, named: name)
  }

  @Test func specimensHaveNamesAndGoldensOfTheirOwn() {
    #expect(Set(Self.names).count == Self.names.count)
    assertNoOtherSnapshots(of: "specimenIsDrawnAsBefore", than: Self.names)
  }

  @Test func everyDrawnRowOfTheCoverageHasAPicture() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "docs/Kumihan.docc/Articles/SwiftUICoverage.md"),
      encoding: .utf8)
    let drawn = page.split(separator: "\n").compactMap { line -> String? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 2, ["drawn", "approximated"].contains(cells[1]) else { return nil }
      return cells[0].filter { $0 != "`" }
    }
    let shown = Set(Specimen.all.flatMap(\.covers)).union(Self.elsewhere.keys)
    #expect(drawn.filter { !shown.contains($0) }.sorted() == [])
  }

  /// A line for each element.
  private struct LineForm: FormStyle {
    func makeBody(configuration: FormStyleConfiguration) -> some View {
      VStack { configuration.content }
    }
  }

  private struct NamedMenu: MenuStyle {
    func makeBody(configuration: MenuStyleConfiguration) -> some View {
      HStack {
        Text(verbatim: "menu of"); Menu(configuration)
      }
    }
  }

  private struct NamedPicker: DatePickerStyle {
    func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
      HStack {
        Text(verbatim: "day of"); configuration.label
      }
    }
  }

  private struct Town: Identifiable {
    let id: String
  }

  @TabContentBuilder<Int> private var tabs: some TabContent<Int> {
    Tab("First", systemImage: "star", value: 1) { Text(verbatim: "one") }
    Tab("Second", systemImage: "circle", value: 2) { Text(verbatim: "two") }
  }

  @TableRowBuilder<Town> private var rows: some TableRowContent<Town> {
    TableRow(Town(id: "Lund"))
    if "Lund".count > 9 { TableRow(Town(id: "Kiruna")) }
    ForEach(["Mora", "Falun"], id: \.self) { TableRow(Town(id: $0)) }
  }

  @Test func partsOfNewerAppsAreDrawn() throws {
    func texts(_ view: some View) throws -> [String] {
      try ImageRenderer(content: view.frame(width: 390, height: 400)).displayList().items.texts
    }
    let group = ControlGroup {
      Button("Cut") {}
      Button("Copy") {}
    } label: {
      Text(verbatim: "Edit")
    }
    for closed in [
      try texts(group.controlGroupStyle(.menu)), try texts(group.controlGroupStyle(.compactMenu)),
    ] {
      #expect(closed.contains("Edit") && !closed.contains("Cut"))
    }
    for open in [
      try texts(group.controlGroupStyle(.navigation)), try texts(group.controlGroupStyle(.palette)),
    ] {
      #expect(open.contains("Cut") && open.contains("Copy"))
    }
    #expect(try texts(Form { Text(verbatim: "a") }.formStyle(LineForm())) == ["a"])
    #expect(
      try texts(Menu("More") { Button("x") {} }.menuStyle(NamedMenu())) == ["menu of", "More"])
    let picker = DatePicker("Birth", selection: .constant(.distantPast)).datePickerStyle(
      NamedPicker())
    #expect(try texts(picker) == ["day of", "Birth"])
    #expect(try texts(TabView(selection: .constant(2)) { tabs }).contains("two"))
    let table = Table(of: Town.self) {
      TableColumn("Town") { Text(verbatim: $0.id) }
    } rows: {
      rows
    }
    #expect(
      try texts(table).filter { ["Lund", "Kiruna", "Mora", "Falun"].contains($0) }
        == ["Lund", "Mora", "Falun"])
    let split = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text(verbatim: "side")
    } detail: {
      Text(verbatim: "detail")
    }
    #expect(try texts(split).contains("detail"))
    #expect(try texts(Button(role: .confirm) {}).isEmpty == false)
    let link = try #require(URL(string: "https://example.org"))
    #expect(try texts(ShareLink(item: link)).isEmpty == false)
  }

  @Test func listsAndLayoutsReadTheirSurroundings() throws {
    struct Reading: View {
      @Environment(\.editMode) private var editMode
      @Environment(\.legibilityWeight) private var weight
      @Environment(\.scenePhase) private var phase
      var body: some View {
        Text(verbatim: "\(editMode == nil) \(weight == nil) \(phase == .active)")
      }
    }
    #expect(try ImageRenderer(content: Reading()).displayList().items.texts == ["true true true"])
  }

  @Test func scrollViewsKnowTheirTargets() throws {
    let view = ScrollView(.horizontal) { Color.red.frame(width: 30, height: 10) }
      .scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned)
    let tree = try view.layoutTree(in: CGSize(width: 100, height: 10))
    #expect(tree.nodes.contains { $0.kind == "flexible" && $0.frame.width == 30 })
  }
}
