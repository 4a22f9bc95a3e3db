import Foundation
import Kumihan
import KumihanStore
import KumihanTips
import KumihanWidgets
import Testing

/// Widgets in their sizes, tips and the store's views.
@MainActor
struct WidgetTests {
  private struct Entry: TimelineEntry {
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var words: String
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(words: "\(context.family)") }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {}
  }

  private struct Ground: View {
    let entry: Entry
    @Environment(\.widgetFamily) private var family
    var body: some View {
      Text("\(entry.words) in \(family.description)")
        .containerBackground(for: .widget) {
          Color.red.accessibilityElement().accessibilityLabel("ground")
        }
    }
  }

  private struct Plain: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "plain", provider: Provider()) { Ground(entry: $0) }
    }
  }

  private struct Wide: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "wide", provider: Provider()) { entry in
        Color.blue.accessibilityElement().accessibilityLabel(entry.words)
      }
      .supportedFamilies([.systemSmall]).contentMarginsDisabled()
    }
  }

  private func elements(_ view: some View) throws -> [AccessibilityElement] {
    try view.layoutTree(in: CGSize(width: 400, height: 400)).accessibility.elements
  }

  @Test(arguments: WidgetFamily.allCases) func aWidgetHasItsFamilysSize(
    family: WidgetFamily
  ) throws {
    let view = WidgetPreview.view(as: family) {
      Wide()
    } timeline: {
      Entry(words: "all")
    }
    let frame = try #require(elements(view).first { $0.label == "all" }).frame
    #expect(frame.size == family._size)
  }

  @Test func aPaymentMayBeChangedAndALinkOpened() async throws {
    let payment = SKMutablePayment()
    payment.productIdentifier = "a.b"
    payment.quantity = 3
    payment.applicationUsername = "me"
    let plain: SKPayment = payment
    #expect(plain.productIdentifier == "a.b" && plain.quantity == 3)
    #expect(plain.applicationUsername == "me" && !plain.simulatesAskToBuyInSandbox)
    let url = URL(filePath: "/a")
    #expect(OpenURLIntent(url).url == url)
    _ = try await OpenURLIntent(url).perform()
  }

  @Test func theGroundIsTheWidgetsAndTheContentKeepsItsMargins() throws {
    let view = WidgetPreview.view(as: .systemSmall) {
      Plain()
    } timeline: {
      Entry(words: "first")
      Entry(words: "second")
    }
    let elements = try elements(view)
    let ground = try #require(elements.first { $0.label == "ground" }).frame
    #expect(ground.size == CGSize(width: 158, height: 158))
    let text = try #require(elements.first { $0.label == "first in systemSmall" }).frame
    #expect(text.minX >= ground.minX + 16 && text.maxX <= ground.maxX - 16)
    #expect(!elements.contains { $0.label?.contains("second") ?? false })
  }

  @Test func withoutEntriesThePlaceholderIsDrawn() throws {
    let view = WidgetPreview.view(as: .systemMedium) { Plain() }
    #expect(try elements(view).contains { $0.label == "systemMedium in systemMedium" })
  }

  @Test func outsideOfWidgetsABackgroundIsTheContents() throws {
    let view = Text("a").containerBackground(for: .widget) {
      Color.red.accessibilityElement().accessibilityLabel("ground")
    }
    let ground = try #require(elements(view).first { $0.label == "ground" }).frame
    #expect(ground.width < 100)
  }

  private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stage: Int }
    var shop: String
  }

  private struct DeliveryWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Delivery.self) { context in
        Text("\(context.attributes.shop), stage \(context.state.stage)")
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("leading") }
          DynamicIslandExpandedRegion(.bottom) { Text("stage \(context.state.stage)") }
        } compactLeading: {
          Text("left")
        } compactTrailing: {
          Text("right")
        } minimal: {
          Text("least")
        }
      }
    }
  }

  /// The first state, in the place that the preview names.
  @Test(
    arguments: [
      (ActivityPreviewViewKind.content, ["Lake, stage 2"]),
      (.dynamicIsland(.compact), ["left", "right"]), (.dynamicIsland(.minimal), ["least"]),
      (.dynamicIsland(.expanded), ["leading", "stage 2"]),
    ]) func anActivityIsDrawnWhereItIsShown(
      kind: ActivityPreviewViewKind, words: [String]
    ) throws
  {
    let view = WidgetPreview.view(as: kind, using: Delivery(shop: "Lake")) {
      DeliveryWidget()
    } contentStates: {
      Delivery.ContentState(stage: 2)
      Delivery.ContentState(stage: 3)
    }
    #expect(try elements(view).compactMap(\.label) == words)
  }

  private struct Hint: Tip {
    var title: Text { Text("Title") }
    var message: Text? { Text("Message") }
    var actions: [Action] { Action(title: "More") }
  }

  @Test func aTipIsACard() throws {
    let labels = try elements(TipView(Hint())).compactMap(\.label)
    #expect(
      labels == ["Title", "Message", "Close", "More"]
        || labels == ["Title", "Close", "Message", "More"], "\(labels)")
    #expect(try elements(TipView(Hint?.none)).isEmpty)
  }

  private struct Badge: TipViewStyle {
    func makeBody(configuration: TipViewStyle.Configuration) -> some View {
      HStack {
        Text("New")
        configuration.title
        ForEach(configuration.actions) { action in Button("\(action.id)!", action: action.handler) }
      }
    }
  }

  @Test func stylesArrangeTips() throws {
    let labels = try elements(TipView(Hint()).tipViewStyle(Badge())).compactMap(\.label)
    #expect(labels == ["New", "Title", "!"])
    #expect(
      try elements(TipView(Hint()).tipViewStyle(.miniTip)).compactMap(\.label).contains("More"))
  }

  @Test func aTipOverAScreenIsShownWhereItIsAskedFor() throws {
    let view = Text("Star").popoverTip(Hint())
    #expect(try elements(view).compactMap(\.label) == ["Star"])
    var options = LayoutOptions()
    options.proposedSize = ProposedViewSize(width: 400, height: 400)
    options.presenting = [.popover]
    let asked = try RenderingContext.bundled().layout(view, options: options).accessibility
      .elements.compactMap(\.label)
    #expect(asked.contains("Title") && asked.contains("More"), "\(asked)")
    #expect(try elements(Text("Star").popoverTip(Hint?.none)).compactMap(\.label) == ["Star"])
  }

  @Test func theFirstTipOfAGroupIsShown() throws {
    let group = TipGroup(.ordered) { Hint() }
    #expect(group.currentTip is Hint)
  }

  @Test func theStoresViewsNameWhatIsSold() throws {
    let layout = try ProductView(id: "a.b.c").layoutTree(in: CGSize(width: 300, height: 100))
    #expect(layout.accessibility.elements.contains { $0.label == "a.b.c" })
    #expect(layout.issues.count == 1)
    let views = try elements(SubscriptionStoreView(productIDs: ["month", "year"]))
    #expect(views.contains { $0.label == "month" } && views.contains { $0.label == "year" })
  }
}
