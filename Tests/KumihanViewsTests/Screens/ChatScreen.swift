import Foundation
import Kumihan
import KumihanAppleNames
import KumihanCombine
import Observation

struct Chat: Identifiable, Hashable {
  var id: Int
  var name: String
  var last: String
  var date: Date
  var unread = 0
  var isPinned = false
  var avatar: URL? { URL(string: "https://example.org/\(id).png") }
}

@MainActor
final class ChatList: ObservableObject {
  @Published var chats: [Chat] = []
  @Published private(set) var isLoading = false
  @Published var query = ""

  var filtered: [Chat] {
    query.isEmpty ? chats : chats.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  func load() async throws {
    isLoading = true
    defer { isLoading = false }
    chats = (1...6).map {
      Chat(
        id: $0, name: ["Grace", "Alan", "Edsger", "Barbara", "Donald", "Ken"][$0 - 1],
        last: "See you at the station, platform \($0). Bring the tickets, please!",
        date: Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), unread: $0 % 3,
        isPinned: $0 == 1)
    }
  }

  func delete(at offsets: IndexSet) { chats.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) {
    chats.move(fromOffsets: source, toOffset: destination)
  }
}

struct Avatar: View {
  let url: URL?
  let initials: String
  var body: some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .success(let image): image.resizable().scaledToFill()
      case .failure: Color.gray
      case .empty:
        ZStack {
          Circle().fill(.tint.opacity(0.2))
          Text(initials).font(.headline).foregroundStyle(.tint)
        }
      @unknown default: EmptyView()
      }
    }
    .frame(width: 44, height: 44)
    .clipShape(.circle)
  }
}

struct ChatRow: View {
  let chat: Chat
  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Avatar(url: chat.avatar, initials: String(chat.name.prefix(1)))
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(chat.name).font(.headline)
          if chat.isPinned {
            Image(systemName: "pin.fill").imageScale(.small).foregroundStyle(.secondary)
          }
          Spacer()
          Text(chat.date, format: .dateTime.day().month()).font(.caption).foregroundStyle(
            .secondary)
        }
        Text(chat.last).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
    }
    .padding(.vertical, 4)
    .badge(chat.unread)
    .contentShape(Rectangle())
  }
}

struct ChatScreen: View {
  @StateObject private var model = ChatList()
  @State private var path = NavigationPath()
  @State private var isComposing = false
  @State private var toDelete: Chat?
  @State private var selection = Set<Chat.ID>()
  @Environment(\.editMode) private var editMode

  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $selection) {
        ForEach(model.filtered) { chat in
          NavigationLink(value: chat) { ChatRow(chat: chat) }
            .swipeActions(edge: .leading) {
              Button {
              } label: {
                Label("Unread", systemImage: "envelope.badge")
              }.tint(.blue)
            }
            .swipeActions(allowsFullSwipe: false) {
              Button(role: .destructive) {
                toDelete = chat
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
            .contextMenu {
              Button("Pin", systemImage: "pin") {}
              ShareLink(item: chat.name)
            }
            .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        }
        .onDelete(perform: model.delete)
        .onMove(perform: model.move)
      }
      .listStyle(.plain)
      .animation(.default, value: model.chats)
      .searchable(
        text: $model.query, placement: .navigationBarDrawer(displayMode: .always),
        prompt: "Search chats"
      )
      .navigationTitle("Chats")
      .navigationDestination(for: Chat.self) { ConversationScreen(chat: $0) }
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Compose", systemImage: "square.and.pencil") { isComposing.toggle() }
        }
        ToolbarItem(placement: .status) { Text("Updated just now").font(.footnote) }
        ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
      }
      .refreshable { try? await model.load() }
      .task { try? await model.load() }
      .alert(
        "Delete chat?",
        isPresented: Binding(get: { toDelete != nil }, set: { if !$0 { toDelete = nil } })
      ) {
        Button("Delete", role: .destructive) { model.chats.removeAll { $0.id == toDelete?.id } }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("\(toDelete?.name ?? "") will be gone.")
      }
      .fullScreenCover(isPresented: $isComposing) { Text("Compose").interactiveDismissDisabled() }
    }
  }
}

struct Bubble: View {
  let text: String
  let isMine: Bool
  var body: some View {
    Text(text)
      .padding(.horizontal, 14)
      .padding(.vertical, 9)
      .foregroundStyle(isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background(
        isMine ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.quaternary),
        in: UnevenRoundedRectangle(
          topLeadingRadius: 18, bottomLeadingRadius: isMine ? 18 : 4,
          bottomTrailingRadius: isMine ? 4 : 18, topTrailingRadius: 18)
      )
      .frame(maxWidth: 280, alignment: isMine ? .trailing : .leading)
      .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
  }
}

struct ConversationScreen: View {
  let chat: Chat
  @State private var draft = ""
  @FocusState private var isWriting: Bool
  @Namespace private var bottom

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8, pinnedViews: [.sectionHeaders]) {
          Section {
            Bubble(text: "Are you on the train?", isMine: false)
            Bubble(text: "Almost! Two more stops and then I walk the rest.", isMine: true)
            Bubble(text: "👍", isMine: false)
          } header: {
            Text("Today").font(.caption.weight(.semibold)).foregroundStyle(.secondary)
              .padding(.vertical, 4).frame(maxWidth: .infinity).background(.bar)
          }
          Color.clear.frame(height: 1).id(bottom)
        }
        .padding()
      }
      .defaultScrollAnchor(.bottom)
      .onAppear { proxy.scrollTo(bottom, anchor: .bottom) }
    }
    .safeAreaInset(edge: .bottom) {
      HStack(alignment: .bottom) {
        TextField("Message", text: $draft, axis: .vertical)
          .lineLimit(1...5)
          .textFieldStyle(.roundedBorder)
          .focused($isWriting)
        Button {
          draft = ""
        } label: {
          Image(systemName: "arrow.up.circle.fill").font(.title)
        }
        .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
        .keyboardShortcut(.return, modifiers: .command)
      }
      .padding(.horizontal)
      .padding(.vertical, 8)
      .background(.ultraThinMaterial)
    }
    .navigationTitle(chat.name)
    .toolbar(.hidden, for: .tabBar)
  }
}
