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
    "navigationSplitViewColumnWidth": "NavigationTests",
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
