import SwiftUI

// iOS 26: glass, bars, tabs with roles, search tab, scroll edges, concentric corners, rich text editors, web.

struct GlassMail: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var snippet: String
  var isUnread: Bool
  static let samples = (1...12).map {
    GlassMail(
      id: $0, sender: ["Mia Wong", "Ben Ito", "Build bot"][$0 % 3], subject: "Subject \($0)",
      snippet: "A few words of what the message says, and then some more of it.",
      isUnread: $0 % 4 == 1)
  }
}

struct GlassApp: View {
  enum Place: Hashable { case inbox, archive, search, label(String) }
  @State private var place = Place.inbox
  @State private var query = ""
  @State private var customization = TabViewCustomization()
  @State private var accessory = true
  @State private var isPresented = false

  var body: some View {
    TabView(selection: $place) {
      Tab("Inbox", systemImage: "tray", value: Place.inbox) { GlassInbox() }
        .badge(3)
        .customizationID("inbox")
      Tab("Archive", systemImage: "archivebox", value: Place.archive) { Text("Archive") }
      Tab(value: Place.search, role: .search) {
        NavigationStack {
          List(GlassMail.samples.filter { query.isEmpty || $0.subject.contains(query) }) {
            Text($0.subject)
          }
          .navigationTitle("Search")
        }
        .searchable(text: $query)
      }
      TabSection("Labels") {
        ForEach(["Work", "Home"], id: \.self) { label in
          Tab(label, systemImage: "tag", value: Place.label(label)) { Text(label) }
        }
      }
      .defaultVisibility(.hidden, for: .tabBar)
      .sectionActions { Button("New", systemImage: "plus") {} }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewCustomization($customization)
    .tabViewBottomAccessory { GlassAccessory() }
  }
}

struct GlassAccessory: View {
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  var body: some View {
    HStack {
      Image(systemName: "paperplane.fill")
      Text(placement == .inline ? "Sending" : "Sending 2 messages…")
      Spacer()
      Button("Stop", systemImage: "xmark") {}.labelStyle(.iconOnly)
    }
    .padding(.horizontal)
  }
}

struct GlassInbox: View {
  @State private var selection: Set<GlassMail.ID> = []
  @State private var path = NavigationPath()
  @State private var shows = false
  @Namespace private var zoom
  @Namespace private var glass

  var body: some View {
    NavigationStack(path: $path) {
      List(GlassMail.samples, selection: $selection) { mail in
        NavigationLink(value: mail) {
          HStack(alignment: .top) {
            Circle().fill(mail.isUnread ? AnyShapeStyle(.blue) : AnyShapeStyle(.clear)).frame(
              width: 10
            ).padding(.top, 6)
            VStack(alignment: .leading, spacing: 2) {
              HStack {
                Text(mail.sender).bold(); Spacer();
                Text("09:41").font(.subheadline).foregroundStyle(.secondary)
              }
              Text(mail.subject).font(.subheadline)
              Text(mail.snippet).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
          }
        }
        .matchedTransitionSource(id: mail.id, in: zoom) {
          $0.clipShape(.rect(cornerRadius: 12)).background(.blue)
        }
        .swipeActions { Button("Trash", systemImage: "trash", role: .destructive) {} }
        .listRowSeparator(mail.id == 1 ? .hidden : .visible, edges: .top)
      }
      .listStyle(.plain)
      .scrollEdgeEffectStyle(.soft, for: .top)
      .navigationTitle("Inbox")
      .navigationSubtitle("3 unread")
      .toolbarTitleDisplayMode(.inlineLarge)
      .navigationDestination(for: GlassMail.self) { mail in
        GlassMessage(mail: mail).navigationTransition(.zoom(sourceID: mail.id, in: zoom))
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Filter", systemImage: "line.3.horizontal.decrease") {}
          Button("Select", systemImage: "checkmark.circle") {}
        }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem(placement: .topBarTrailing) {
          Button("Compose", systemImage: "square.and.pencil", role: .confirm) { shows = true }
        }
        .sharedBackgroundVisibility(.hidden)
        .matchedTransitionSource(id: "compose", in: zoom)
        DefaultToolbarItem(kind: .search, placement: .bottomBar)
        ToolbarSpacer(.flexible, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button(role: .close) {} }
      }
      .safeAreaBar(edge: .bottom, spacing: 8) {
        GlassEffectContainer(spacing: 12) {
          HStack(spacing: 12) {
            Button("Reply", systemImage: "arrowshape.turn.up.left") {}.buttonStyle(.glass)
              .glassEffectID("reply", in: glass)
            Button("Archive") {}.buttonStyle(.glassProminent).tint(.indigo).glassEffectUnion(
              id: "right", namespace: glass)
            Image(systemName: "flag.fill").padding(10).glassEffect(
              .regular.tint(.orange.opacity(0.5)).interactive(), in: .circle)
            Text("Clear").padding(8).glassEffect(.clear, in: .capsule).glassEffectTransition(
              .materialize)
          }
        }
      }
      .sheet(isPresented: $shows) {
        GlassCompose().presentationDetents([.medium, .large]).navigationTransition(
          .zoom(sourceID: "compose", in: zoom))
      }
    }
  }
}

struct GlassMessage: View {
  let mail: GlassMail
  var body: some View {
    ScrollView {
      Image(systemName: "photo.artframe").resizable().scaledToFit().backgroundExtensionEffect()
      VStack(alignment: .leading, spacing: 12) {
        Text(mail.subject).font(.title.bold())
        Text(mail.snippet).lineHeight(.loose)
        ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true).fill(
          .blue.opacity(0.2)
        ).frame(height: 60)
      }
      .padding()
    }
    .scrollEdgeEffectHidden(false, for: .bottom)
    .toolbarVisibility(.hidden, for: .tabBar)
  }
}

struct GlassCompose: View {
  @State private var text = AttributedString("Dear Mia,\n\nthank you for the photographs.")
  @State private var selection = AttributedTextSelection()
  @State private var volume = 0.4
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      VStack {
        TextEditor(text: $text, selection: $selection)
          .toolbar {
            ToolbarItem(placement: .keyboard) {
              Button("Bold", systemImage: "bold") {
                text.transformAttributes(in: &selection) { $0.font = .body.bold() }
              }
            }
          }
        Slider(value: $volume, in: 0...1) {
          Text("Importance")
        } ticks: {
          SliderTick(0)
          SliderTick(0.5) { Text("Half") }
          SliderTick(1)
        }
      }
      .padding()
      .navigationTitle("New Message")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Send", systemImage: "arrow.up") {}.buttonStyle(.glassProminent).buttonSizing(
            .flexible)
        }
        ToolbarItem(placement: .largeSubtitle) { Text("Draft") }
      }
    }
  }
}

#Preview("Glass") { GlassApp() }
#Preview("Glass message") { NavigationStack { GlassMessage(mail: GlassMail.samples[0]) } }
#Preview("Glass compose") { GlassCompose() }
