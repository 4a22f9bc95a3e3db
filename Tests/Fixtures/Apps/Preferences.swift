import StoreKit
import SwiftUI
import TipKit

// Settings, subscriptions, tips, documents and menus, iOS 16–18.

enum PreferenceIcon: String, CaseIterable, Identifiable {
  case primary = "AppIcon", night = "AppIcon-Night"
  var id: String { rawValue }
}

struct PreferenceFavoriteTip: Tip {
  static let opened = Event(id: "opened")
  @Parameter static var isPro: Bool = false
  var title: Text { Text("Save as a favorite") }
  var message: Text? { Text("Your favorites stand at the top.") }
  var image: Image? { Image(systemName: "star") }
  var rules: [Rule] {
    #Rule(Self.$isPro) { $0 == true }
    #Rule(Self.opened) { $0.donations.count >= 3 }
  }
  var actions: [Action] { Action(id: "more", title: "Learn more") }
  var options: [TipOption] { [Tips.MaxDisplayCount(2)] }
}

@MainActor
final class PreferenceStore: ObservableObject {
  @Published private(set) var products: [Product] = []
  @Published private(set) var purchased: Set<String> = []
  private var updates: Task<Void, Never>?

  init() {
    updates = Task { [weak self] in
      for await result in Transaction.updates {
        guard case .verified(let transaction) = result else { continue }
        self?.purchased.insert(transaction.productID)
        await transaction.finish()
      }
    }
  }
  deinit { updates?.cancel() }

  func load() async {
    do {
      products = try await Product.products(for: ["pro.monthly", "pro.yearly"]).sorted {
        $0.price < $1.price
      }
    } catch { print(error) }
  }

  func buy(_ product: Product) async throws -> Bool {
    let result = try await product.purchase()
    switch result {
    case .success(let verification):
      switch verification {
      case .verified(let transaction): await transaction.finish(); return true
      case .unverified(_, let error): throw error
      }
    case .userCancelled, .pending: return false
    @unknown default: return false
    }
  }
}

struct PreferenceRow<Trailing: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color
  @ViewBuilder var trailing: Trailing
  var body: some View {
    HStack {
      Label {
        Text(title)
      } icon: {
        Image(systemName: symbol).font(.system(size: 15, weight: .medium)).foregroundStyle(.white)
          .frame(width: 28, height: 28).background(
            color.gradient, in: RoundedRectangle(cornerRadius: 6, style: .continuous))
      }
      Spacer()
      trailing
    }
  }
}

extension PreferenceRow where Trailing == EmptyView {
  init(_ title: LocalizedStringKey, symbol: String, color: Color) {
    self.init(title: title, symbol: symbol, color: color) { EmptyView() }
  }
}

struct PreferenceCapsuleMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(.horizontal, 10).padding(.vertical, 4).background(
      .quaternary, in: Capsule())
  }
}

struct PreferenceGroup: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline); configuration.content
    }
    .padding().background(.background.secondary, in: .rect(cornerRadius: 12))
  }
}

struct PreferenceDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label; Spacer();
          Image(systemName: "chevron.right").rotationEffect(
            .degrees(configuration.isExpanded ? 90 : 0))
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct PreferenceScreen: View {
  @AppStorage("notifications", store: UserDefaults(suiteName: "group.example")) private
    var notifications = true
  @AppStorage("size") private var fontSize = 16.0
  @AppStorage("icon") private var icon: PreferenceIcon = .primary
  @AppStorage("lastSync") private var lastSync: Date?
  @StateObject private var store = PreferenceStore()
  @State private var accent = Color.blue
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var days: Set<DateComponents> = []
  @State private var isExpanded = true
  @State private var confirms = false
  @State private var exports = false
  @State private var isPaywallShown = false
  @Environment(\.requestReview) private var requestReview
  @Environment(\.dynamicTypeSize) private var typeSize
  private let tip = PreferenceFavoriteTip()

  var body: some View {
    NavigationStack {
      Form {
        TipView(tip, arrowEdge: .bottom) { action in
          if action.id == "more" { tip.invalidate(reason: .actionPerformed) }
        }
        Section {
          Toggle(isOn: $notifications) {
            PreferenceRow("Notifications", symbol: "bell.fill", color: .red)
          }
          ColorPicker("Accent", selection: $accent, supportsOpacity: false)
          Picker(selection: $icon) {
            ForEach(PreferenceIcon.allCases) { Text($0.rawValue) }
          } label: {
            PreferenceRow("Icon", symbol: "app.fill", color: .indigo)
          }
          .pickerStyle(.navigationLink)
          Picker("Accent", selection: $icon) {
            ForEach(PreferenceIcon.allCases) { Text($0.rawValue).tag($0) }
          }.pickerStyle(.inline).labelsHidden()
          LabeledContent(
            "Version",
            value: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0")
          LabeledContent {
            Text(fontSize, format: .number.precision(.fractionLength(0))).foregroundStyle(
              .secondary)
          } label: {
            Text("Text size"); Text("in points")
          }
          Slider(value: $fontSize, in: 12...24, step: 1) { editing in print(editing) }
        } header: {
          Text("General")
        } footer: {
          Text("Icons change at the next start. [More](https://example.org)")
        }
        .headerProminence(.increased)
        Section("Plan", isExpanded: $isExpanded) {
          DatePicker(
            selection: $date, in: ...Date(timeIntervalSince1970: 1_800_000_000),
            displayedComponents: .hourAndMinute
          ) { Text("Quiet from") }
          MultiDatePicker("Days off", selection: $days)
          Menu {
            Button("Copy", systemImage: "doc.on.doc", action: {})
            Menu("More") {
              Button("Duplicate") {}; Button("Archive", role: .destructive) {}
            }
            Section("Order") { Toggle("By name", isOn: .constant(true)) }
            ControlGroup {
              Button("Cut", systemImage: "scissors") {};
              Button("Paste", systemImage: "doc.on.clipboard") {}
            }.controlGroupStyle(.compactMenu)
          } label: {
            Label("Actions", systemImage: "ellipsis.circle")
          } primaryAction: {
            confirms = true
          }
          .menuStyle(PreferenceCapsuleMenu())
        }
        Section {
          GroupBox("Storage") { Gauge(value: 0.4) { Text("40 %") }.gaugeStyle(.linearCapacity) }
            .groupBoxStyle(PreferenceGroup())
          DisclosureGroup("Advanced") { Text("Nothing here") }.disclosureGroupStyle(
            PreferenceDisclosure())
        }
        .listRowSeparator(.hidden)
        Section {
          Button("Rate the app") { requestReview() }
          Button("Upgrade") { isPaywallShown = true }
          ShareLink(
            "Share the app", item: URL(string: "https://example.org")!, subject: Text("An app"),
            message: Text("Try it"))
          Link(destination: URL(string: "https://example.org/privacy")!) {
            Label("Privacy", systemImage: "hand.raised")
          }
          Button("Delete all", role: .destructive) { confirms = true }
            .confirmationDialog("Delete all?", isPresented: $confirms, titleVisibility: .visible) {
              Button("Delete", role: .destructive) {}
            } message: {
              Text("This cannot be undone.")
            }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Settings")
      .scrollContentBackground(typeSize.isAccessibilitySize ? .hidden : .automatic)
      .fileExporter(
        isPresented: $exports, document: PreferenceDocument(text: ""), contentType: .json,
        defaultFilename: "settings"
      ) { _ in }
      .sheet(isPresented: $isPaywallShown) {
        SubscriptionStoreView(groupID: "pro") { Text("Pro").font(.largeTitle) }
          .subscriptionStoreControlStyle(.prominentPicker)
          .storeButton(.visible, for: .restorePurchases)
      }
      .task {
        try? Tips.configure([.displayFrequency(.immediate)]); await store.load()
      }
    }
  }
}

import UniformTypeIdentifiers

struct PreferenceDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.json, .plainText] }
  var text: String
  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    text = string
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

#Preview("Preferences") { PreferenceScreen() }
