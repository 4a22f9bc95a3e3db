import AppIntents
import SwiftUI
import UniformTypeIdentifiers
import UserNotifications

// An app with scenes, commands, a delegate, documents, drag and drop, focus values, accessibility.

struct OutlineDocument: FileDocument, Equatable {
  static var readableContentTypes: [UTType] { [.outline, .plainText, .json] }
  static let writableContentTypes: [UTType] = [.outline]
  var items: [OutlineItem]
  init(items: [OutlineItem] = OutlineItem.samples) { self.items = items }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    items = try JSONDecoder().decode([OutlineItem].self, from: data)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return FileWrapper(regularFileWithContents: try encoder.encode(items))
  }
}

extension UTType {
  static let outline = UTType(exportedAs: "com.example.outline", conformingTo: .json)
  static var outlineItem: UTType { UTType(importedAs: "com.example.outline-item") }
}

struct OutlineItem: Identifiable, Codable, Hashable, Transferable {
  var id = UUID()
  var title: String
  var children: [OutlineItem]?
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .outlineItem)
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.title.utf8) }
    ProxyRepresentation(exporting: \.title)
    FileRepresentation(exportedContentType: .outline) { item in
      let url = URL.temporaryDirectory.appending(component: "item.outline")
      try JSONEncoder().encode(item).write(to: url)
      return SentTransferredFile(url)
    }
  }
  static let samples: [OutlineItem] = [
    .init(
      title: "Groceries",
      children: [.init(title: "Milk"), .init(title: "Oats", children: [.init(title: "Rolled")])]),
    .init(title: "Ideas"),
  ]
}

final class AppDelegate2: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var orientation: UIInterfaceOrientationMask = .portrait
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    application.registerForRemoteNotifications()
    UINavigationBar.appearance().largeTitleTextAttributes = [
      .foregroundColor: UIColor.systemIndigo, .font: UIFont.systemFont(ofSize: 34, weight: .black),
    ]
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    UITabBar.appearance().scrollEdgeAppearance = appearance
    return true
  }
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    print(deviceToken.map { String(format: "%02x", $0) }.joined())
  }
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {}
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { orientation }
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    if let shortcut = options.shortcutItem { print(shortcut.localizedTitle) }
    return UISceneConfiguration(name: nil, sessionRole: session.role)
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound, .list] }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    print(response.notification.request.content.userInfo)
    completionHandler()
  }
}

enum ReminderScheduler {
  static func schedule(_ item: OutlineItem, at components: DateComponents) async throws {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert, .badge, .sound]) else { return }
    let content = UNMutableNotificationContent()
    content.title = item.title
    content.sound = .default
    content.interruptionLevel = .timeSensitive
    content.categoryIdentifier = "outline"
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    try await center.add(
      UNNotificationRequest(identifier: item.id.uuidString, content: content, trigger: trigger))
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "outline",
        actions: [UNNotificationAction(identifier: "done", title: "Done", options: .foreground)],
        intentIdentifiers: [])
    ])
  }
}

struct AddItemIntent: AppIntent {
  static let title: LocalizedStringResource = "Add an item"
  static let description = IntentDescription(
    "Adds an item to the outline.", categoryName: "Editing")
  static let openAppWhenRun = false
  @Parameter(title: "Title", requestValueDialog: "What should it say?") var itemTitle: String
  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 9)) var count: Int
  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$count) \(\.$itemTitle)") }
  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<
    String
  > {
    .result(value: itemTitle, dialog: "Added \(itemTitle)")
  }
}

struct OutlineShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddItemIntent(), phrases: ["Add to \(.applicationName)"], shortTitle: "Add",
      systemImageName: "plus")
  }
  static var shortcutTileColor: ShortcutTileColor { .teal }
}

struct FocusedOutlineKey: FocusedValueKey { typealias Value = Binding<OutlineDocument> }
extension FocusedValues {
  var outline: Binding<OutlineDocument>? {
    get { self[FocusedOutlineKey.self] }
    set { self[FocusedOutlineKey.self] = newValue }
  }
  @Entry var selectedItem: OutlineItem?
}

struct OutlineCommands: Commands {
  @FocusedBinding(\.outline) private var document
  @FocusedValue(\.selectedItem) private var selected
  @Environment(\.openWindow) private var openWindow
  var body: some Commands {
    SidebarCommands()
    TextEditingCommands()
    CommandMenu("Outline") {
      Button("Add Item") { document?.items.append(.init(title: "New")) }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(document == nil)
      Divider()
      Menu("Sort") { Button("By Title") {}.keyboardShortcut(.upArrow, modifiers: .option) }
    }
    CommandGroup(replacing: .help) {
      Link("Help", destination: URL(string: "https://example.com/help")!)
    }
    CommandGroup(after: .newItem) { Button("Inspector") { openWindow(id: "inspector") } }
  }
}

struct OutlineApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate2.self) private var delegate
  @Environment(\.scenePhase) private var phase
  @State private var document = OutlineDocument()

  var body: some Scene {
    DocumentGroup(newDocument: OutlineDocument()) { file in OutlineScreen(document: file.$document)
    }
    .commands { OutlineCommands() }
    WindowGroup("Inspector", id: "inspector", for: OutlineItem.ID.self) { $id in
      Text(id?.uuidString ?? "none")
    }
    .defaultSize(width: 300, height: 400)
    .windowResizability(.contentSize)
    .handlesExternalEvents(matching: ["inspector"])
    .backgroundTask(.appRefresh("refresh")) { await Self.refresh() }
    .onChange(of: phase) { if $1 == .background { print("bye") } }
  }
  static func refresh() async {}
}

struct OutlineScreen: View {
  @Binding var document: OutlineDocument
  @State private var selection: OutlineItem.ID?
  @State private var isTargeted = false
  @State private var exporting = false
  @State private var importing = false
  @State private var expanded = true
  @AccessibilityFocusState(for: .voiceOver) private var isHeaderFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
  @Namespace private var rotorSpace

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section(isExpanded: $expanded) {
          OutlineGroup(document.items, children: \.children) { item in
            Label(item.title, systemImage: item.children == nil ? "circle" : "folder")
              .draggable(item) {
                Text(item.title).padding().background(.regularMaterial, in: .rect(cornerRadius: 8))
              }
              .accessibilityRotorEntry(id: item.id, in: rotorSpace)
              .accessibilityCustomContent(
                "Children", "\(item.children?.count ?? 0)", importance: .high
              )
              .accessibilityAction(named: "Remind me") {}
          }
        } header: {
          Text("Items").accessibilityFocused($isHeaderFocused).accessibilityAddTraits(.isHeader)
            .accessibilityHeading(.h2)
        }
      }
      .listStyle(.sidebar)
      .dropDestination(for: OutlineItem.self) { items, location in
        document.items.append(contentsOf: items)
        return location.y > 0
      } isTargeted: {
        isTargeted = $0
      }
      .onDrop(of: [.outlineItem, .fileURL], isTargeted: $isTargeted) { providers in
        !providers.isEmpty
      }
      .border(isTargeted ? Color.accentColor : .clear, width: 2)
      .accessibilityRotor(
        "Folders", entries: document.items.filter { $0.children != nil }, entryLabel: \.title
      )
      .accessibilityRotor("All") {
        ForEach(document.items) { AccessibilityRotorEntry($0.title, id: $0.id) }
      }
      .focusedSceneValue(\.outline, $document)
      .focusedValue(\.selectedItem, document.items.first { $0.id == selection })
      .onDeleteCommand2 { document.items.removeAll { $0.id == selection } }
      .onKeyPress(keys: [.return, .escape], phases: .down) { press in
        press.modifiers.contains(.command) ? .handled : .ignored
      }
      .onMoveCommand3()
      .toolbar(id: "outline") {
        ToolbarItem(id: "export", placement: .primaryAction) {
          Button("Export", systemImage: "square.and.arrow.up") { exporting = true }
        }
        ToolbarItem(id: "share", placement: .secondaryAction, showsByDefault: true) {
          ShareLink(
            item: document.items[0], subject: Text("Item"), message: Text("Look"),
            preview: SharePreview(document.items[0].title, image: Image(systemName: "list.bullet")))
        }
      }
      .toolbarRole(.editor)
      .fileExporter(
        isPresented: $exporting, document: document, contentType: .outline,
        defaultFilename: "Outline"
      ) { result in
        if case .failure(let error) = result { print(error) }
      }
      .fileImporter(
        isPresented: $importing, allowedContentTypes: [.outline], allowsMultipleSelection: false
      ) { result in
        guard let url = try? result.get().first, url.startAccessingSecurityScopedResource() else {
          return
        }
        defer { url.stopAccessingSecurityScopedResource() }
      }
      .navigationTitle("Outline")
      .navigationDocument(URL(fileURLWithPath: "/tmp/outline"))
      .userActivity("com.example.outline.view", isActive: selection != nil) { activity in
        activity.title = "Outline"
        activity.isEligibleForHandoff = true
        activity.userInfo = ["id": selection?.uuidString ?? ""]
      }
      .copyable2(document.items)
    }
    .animation(reduceMotion ? nil : .default, value: document.items)
  }
}

extension View {
  fileprivate func onDeleteCommand2(_ action: @escaping () -> Void) -> some View {
    accessibilityAction(.escape, action)
  }
  fileprivate func onMoveCommand3() -> some View {
    accessibilityAdjustableAction { direction in print(direction == .increment) }
  }
  fileprivate func copyable2(_ items: [OutlineItem]) -> some View {
    accessibilityScrollAction { edge in print(edge == .top, items.count) }
  }
}

#Preview("Outline") {
  @Previewable @State var document = OutlineDocument()
  OutlineScreen(document: $document)
}
