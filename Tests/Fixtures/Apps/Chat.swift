import SwiftUI
import PhotosUI
import Observation

// Chat, iOS 17, with observation, scroll positions and photos.

struct ChatMessage: Identifiable, Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case text(AttributedString)
    case image(name: String, ratio: CGFloat)
    case typing
  }
  let id: UUID
  let isMine: Bool
  let date: Date
  var kind: Kind
  var reactions: [String: Int] = [:]
}

@Observable @MainActor
final class ChatModel {
  private(set) var messages: [ChatMessage] = []
  var draft = AttributedString()
  var text = ""
  var isSending = false
  @ObservationIgnored private var task: Task<Void, Never>?

  init(messages: [ChatMessage]) { self.messages = messages }

  func send() {
    guard !text.isEmpty else { return }
    messages.append(
      .init(id: UUID(), isMine: true, date: .now, kind: .text(AttributedString(text))))
    text = ""
    task?.cancel()
    task = Task { [weak self] in
      try? await Task.sleep(for: .seconds(1))
      guard !Task.isCancelled else { return }
      await MainActor.run { self?.isSending = false }
    }
  }

  static var sample: ChatModel {
    var styled = try! AttributedString(markdown: "See **this** and [that](https://example.org)")
    styled.foregroundColor = .primary
    if let range = styled.range(of: "this") { styled[range].backgroundColor = .yellow.opacity(0.3) }
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    return ChatModel(messages: [
      .init(
        id: UUID(), isMine: false, date: start,
        kind: .text("Hello there! How was the hike yesterday?")),
      .init(
        id: UUID(), isMine: true, date: start.addingTimeInterval(60),
        kind: .text("Long, but the view was worth it."), reactions: ["👍": 2]),
      .init(
        id: UUID(), isMine: true, date: start.addingTimeInterval(90),
        kind: .image(name: "photo", ratio: 1.5)),
      .init(id: UUID(), isMine: false, date: start.addingTimeInterval(120), kind: .text(styled)),
      .init(id: UUID(), isMine: false, date: start.addingTimeInterval(180), kind: .typing),
    ])
  }
}

struct ChatBubble: Shape {
  var isMine: Bool
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .topRight, isMine ? .bottomLeft : .bottomRight],
      cornerRadii: CGSize(width: 18, height: 18))
    return Path(path.cgPath)
  }
}

struct ChatTypingIndicator: View {
  @State private var phase = 0.0
  var body: some View {
    PhaseAnimator([0, 1, 2]) { phase in
      HStack(spacing: 4) {
        ForEach(0..<3) { index in
          Circle().frame(width: 8, height: 8).opacity(phase == index ? 1 : 0.4)
        }
      }
    } animation: { _ in
      .easeInOut(duration: 0.3)
    }
    .foregroundStyle(.secondary)
  }
}

struct ChatRow: View {
  let message: ChatMessage
  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 60) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 4) {
        content
          .overlay(alignment: .bottomTrailing) {
            if let (emoji, count) = message.reactions.first {
              Text("\(emoji) \(count)").font(.caption2).padding(4)
                .background(.thinMaterial, in: Capsule())
                .offset(x: 8, y: 12)
            }
          }
        Text(message.date, style: .time).font(.caption2).foregroundStyle(.tertiary)
      }
      if !message.isMine { Spacer(minLength: 60) }
    }
    .id(message.id)
    .transition(
      .asymmetric(
        insertion: .move(edge: message.isMine ? .trailing : .leading).combined(with: .opacity),
        removal: .scale))
  }

  @ViewBuilder private var content: some View {
    switch message.kind {
    case .text(let text):
      Text(text)
        .padding(.horizontal, 14).padding(.vertical, 9)
        .foregroundStyle(message.isMine ? Color.white : Color.primary)
        .background {
          ChatBubble(isMine: message.isMine)
            .fill(
              message.isMine
                ? AnyShapeStyle(.blue.gradient)
                : AnyShapeStyle(Color(uiColor: .secondarySystemBackground)))
        }
        .textSelection(.enabled)
    case let .image(name, ratio):
      Image(systemName: name)
        .resizable().scaledToFit()
        .aspectRatio(ratio, contentMode: .fill)
        .frame(maxWidth: 180, maxHeight: 120)
        .clipShape(.rect(cornerRadius: 16))
    case .typing:
      ChatTypingIndicator()
        .padding(12)
        .background(ChatBubble(isMine: false).fill(Color(.systemGray6)))
    }
  }
}

struct ChatScreen: View {
  @State private var model: ChatModel
  @State private var selection: PhotosPickerItem?
  @State private var position: UUID?
  @State private var isAtBottom = true
  @FocusState private var focus: Field?
  enum Field: Hashable { case message, search }

  init(model: ChatModel) { _model = State(initialValue: model) }

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 12) {
            ForEach(model.messages) { message in
              ChatRow(message: message)
                .scrollTransition(.animated.threshold(.visible(0.2))) { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0.5).blur(radius: phase.isIdentity ? 0 : 2)
                }
            }
          }
          .scrollTargetLayout()
          .padding()
        }
        .scrollPosition(id: $position, anchor: .bottom)
        .defaultScrollAnchor(.bottom)
        .scrollDismissesKeyboard(.interactively)
        .onChange(of: model.messages) { old, new in
          guard new.count > old.count, let last = new.last else { return }
          withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
        }
        .safeAreaInset(edge: .bottom) { composer }
      }
      .navigationTitle("Ada")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text("Ada").font(.headline)
            Text("online").font(.caption2).foregroundStyle(.green)
          }
        }
        ToolbarItem(placement: .primaryAction) { Button("Call", systemImage: "phone") {} }
      }
      .task(id: selection) {
        guard let data = try? await selection?.loadTransferable(type: Data.self) else { return }
        print(data.count)
      }
      .sensoryFeedback(.impact(weight: .light), trigger: model.messages.count)
    }
  }

  private var composer: some View {
    HStack(alignment: .bottom) {
      PhotosPicker(selection: $selection, matching: .any(of: [.images, .livePhotos])) {
        Image(systemName: "photo.on.rectangle.angled").font(.title3)
      }
      TextField("Message", text: $model.text, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.roundedBorder)
        .focused($focus, equals: .message)
        .onSubmit(of: .text, model.send)
      Button(action: model.send) {
        Image(systemName: "arrow.up.circle.fill").font(.title2)
          .contentTransition(.symbolEffect(.replace))
      }
      .disabled(model.text.isEmpty)
      .keyboardShortcut(.return, modifiers: .command)
    }
    .padding(.horizontal).padding(.vertical, 8)
    .background(.bar)
  }
}

#Preview("Chat") { ChatScreen(model: .sample) }
#Preview("Chat rows", traits: .sizeThatFitsLayout) {
  VStack { ForEach(ChatModel.sample.messages.prefix(2)) { ChatRow(message: $0) } }.padding()
}
