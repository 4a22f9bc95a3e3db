import Observation
import SwiftUI

// A Mastodon client of modules in one, iOS 17–18: environment objects by type, router, themes, view modifiers.

public enum RouterDestination: Hashable {
  case status(id: String)
  case account(id: String)
  case hashTag(tag: String, account: String?)
}

public enum SheetDestination: Identifiable {
  case newStatus
  case media(index: Int)
  public var id: String {
    switch self {
    case .newStatus: "new"
    case .media: "media"
    }
  }
}

@MainActor
@Observable public class TimelineRouter {
  public var path: [RouterDestination] = []
  public var presentedSheet: SheetDestination?
  public init() {}
  public func navigate(to destination: RouterDestination) { path.append(destination) }
}

@MainActor
@Observable public final class TimelineTheme {
  class Storage {
    @AppStorage("theme.tint") var tint: String = "brand"
    @AppStorage("theme.compact") var isCompact = false
  }
  private let storage = Storage()
  public static let shared = TimelineTheme()
  public var tintColor: Color = .purple
  public var isCompact: Bool {
    didSet { storage.isCompact = isCompact }
  }
  private init() { isCompact = storage.isCompact }
}

struct TimelineStatus: Identifiable, Hashable, Codable, Sendable {
  struct Account: Hashable, Codable, Sendable {
    var displayName: String
    var acct: String
    var emoji: String
  }
  let id: String
  var account: Account
  var content: String
  var createdAt: Date
  var isBoosted = false
  var favourites: Int
  var tags: [String] = []
}

extension View {
  func withTimelineRouter() -> some View {
    navigationDestination(for: RouterDestination.self) { destination in
      switch destination {
      case .status(let id): Text("Status \(id)")
      case .account(let id): Text("Account \(id)")
      case let .hashTag(tag, account): Text("#\(tag) \(account ?? "")")
      }
    }
  }

  func withTimelineSheets(_ sheet: Binding<SheetDestination?>) -> some View {
    self.sheet(item: sheet) { destination in
      switch destination {
      case .newStatus:
        TimelineComposer().presentationBackground(.ultraThinMaterial).presentationCornerRadius(24)
      case .media(let index): Text("\(index)").presentationDetents([.fraction(0.3), .height(200)])
      }
    }
  }

  @ViewBuilder
  func when<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }

  func applyTheme(_ theme: TimelineTheme) -> some View {
    modifier(TimelineThemeModifier(theme: theme))
  }
}

struct TimelineThemeModifier: ViewModifier {
  let theme: TimelineTheme
  @Environment(\.colorScheme) private var colorScheme
  func body(content: Content) -> some View {
    content
      .tint(theme.tintColor)
      .background(colorScheme == .dark ? Color.black : Color.white)
  }
}

struct TimelineActionButton: View {
  enum Action: CaseIterable {
    case respond, boost, favourite, share
    var systemImage: String {
      switch self {
      case .respond: return "arrowshape.turn.up.left"
      case .boost: return "arrow.left.arrow.right.circle"
      case .favourite: return "star"
      case .share: return "square.and.arrow.up"
      }
    }
    var accessibilityLabel: LocalizedStringKey {
      switch self {
      case .respond: "status.action.reply"
      case .boost: "status.action.boost"
      case .favourite: "status.action.favourite"
      case .share: "status.action.share"
      }
    }
  }
  let action: Action
  let count: Int?
  @State private var animates = false
  var body: some View {
    Button {
      animates.toggle()
    } label: {
      HStack(spacing: 2) {
        Image(systemName: action.systemImage).symbolEffect(.bounce, value: animates)
        if let count, count > 0 {
          Text(count, format: .number.notation(.compactName)).contentTransition(
            .numericText(value: Double(count))
          ).font(.footnote).monospacedDigit()
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.borderless)
    .foregroundStyle(Color(UIColor.secondaryLabel))
    .accessibilityLabel(action.accessibilityLabel)
    .accessibilityAddTraits(animates ? [.isSelected] : [])
    .hoverEffect(.highlight)
  }
}

struct TimelineRow: View {
  @Environment(TimelineTheme.self) private var theme
  @Environment(TimelineRouter.self) private var router
  let status: TimelineStatus

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Text(status.account.emoji)
        .font(.title)
        .frame(width: 44, height: 44)
        .background(.quaternary, in: .rect(cornerRadius: 8))
        .onTapGesture { router.navigate(to: .account(id: status.account.acct)) }
      VStack(alignment: .leading, spacing: theme.isCompact ? 2 : 6) {
        HStack(alignment: .firstTextBaseline) {
          Group {
            Text(status.account.displayName).fontWeight(.semibold) + Text(" ")
              + Text("@\(status.account.acct)").font(.footnote).foregroundStyle(.secondary)
          }
          .lineLimit(1)
          Spacer(minLength: 0)
          Text(status.createdAt, style: .date).font(.caption).foregroundStyle(.tertiary)
        }
        Text(LocalizedStringKey(status.content))
          .fixedSize(horizontal: false, vertical: true)
          .environment(\.openURL, OpenURLAction { _ in .systemAction })
        if !status.tags.isEmpty {
          ScrollView(.horizontal) {
            HStack {
              ForEach(status.tags, id: \.self) {
                Text("#\($0)").font(.caption).padding(4).background(.thinMaterial, in: .capsule)
              }
            }
          }
          .scrollIndicators(.never)
          .scrollClipDisabled()
        }
        HStack {
          ForEach(TimelineActionButton.Action.allCases, id: \.self) {
            TimelineActionButton(action: $0, count: $0 == .favourite ? status.favourites : nil)
          }
        }
      }
    }
    .accessibilityElement(children: .contain)
    .when(status.isBoosted) { view in
      VStack(alignment: .leading) {
        Label("boosted", systemImage: "arrow.2.squarepath").font(.caption).foregroundStyle(
          .secondary)
        view
      }
    }
  }
}

struct TimelineComposer: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .scrollContentBackground(.hidden)
        .overlay(alignment: .topLeading) {
          if text.isEmpty {
            Text("What's up?").foregroundStyle(.placeholder).padding(8).allowsHitTesting(false)
          }
        }
        .padding()
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Poll", systemImage: "chart.bar") {}
            Spacer()
            Text("\(500 - text.count)").monospacedDigit()
          }
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { if isPresented { dismiss() } }
          }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct TimelineView2: View {
  @State private var router = TimelineRouter()
  @Environment(TimelineTheme.self) private var theme
  let statuses: [TimelineStatus]

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        ForEach(statuses) { status in
          TimelineRow(status: status)
            .listRowInsets(.init(top: 8, leading: 12, bottom: 8, trailing: 12))
            .listRowBackground(Color.clear)
            .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
            .swipeActions(edge: .trailing) {
              Button("Boost", systemImage: "arrow.2.squarepath") {}.tint(theme.tintColor)
            }
        }
        .listSectionSeparator(.hidden, edges: .top)
      }
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 1)
      .navigationTitle("timeline.home")
      .withTimelineRouter()
      .withTimelineSheets($router.presentedSheet)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            router.presentedSheet = .newStatus
          } label: {
            Image(systemName: "square.and.pencil")
          }
        }
      }
    }
    .environment(router)
    .applyTheme(theme)
  }
}

struct TimelineTabs: View {
  enum Page: Hashable { case home, search, profile }
  @State private var page = Page.home
  @State private var customization = TabViewCustomization()
  var body: some View {
    TabView(selection: $page) {
      Tab("Home", systemImage: "house", value: .home) {
        TimelineView2(statuses: TimelineStatus.samples)
      }
      .customizationID("home")
      Tab("Profile", systemImage: "person", value: .profile) { Text("Me") }
        .badge(3)
      Tab(value: .search, role: .search) { Text("Search") }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .environment(TimelineTheme.shared)
  }
}

extension TimelineStatus {
  static let samples: [TimelineStatus] = [
    .init(
      id: "1", account: .init(displayName: "Ada", acct: "ada@example.org", emoji: "🦊"),
      content: "Shapes drawn **without** a screen: [see](https://example.org)",
      createdAt: Date(timeIntervalSince1970: 1_700_000_000), favourites: 1_234,
      tags: ["swift", "linux"]),
    .init(
      id: "2", account: .init(displayName: "Grace", acct: "grace", emoji: "🐢"),
      content: "A second one.", createdAt: Date(timeIntervalSince1970: 1_700_100_000),
      isBoosted: true, favourites: 3),
  ]
}

#Preview("Mastodon") { TimelineTabs() }
#Preview("Composer") { TimelineComposer() }
