import SwiftUI
import Foundation
import UniformTypeIdentifiers
import CoreTransferable

extension UTType { static let boardTask = UTType(exportedAs: "com.example.board.task") }
struct BoardTask: Codable, Identifiable, Hashable, Transferable {
  var id: UUID = .init(); var title: String; var status: Status; var assignee: String?;
  var tags: Set<String> = []; var estimate: Duration = .seconds(3600)
  enum Status: String, Codable, CaseIterable, Hashable {
    case backlog = "Backlog", doing = "In Progress", done = "Done";
    var tint: Color {
      switch self {
      case .backlog: return .gray;
      case .doing: return .blue;
      case .done: return .green
      }
    }
  }
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .boardTask);
    DataRepresentation(contentType: .json) {
      try JSONEncoder().encode($0)
    } importing: {
      try JSONDecoder().decode(BoardTask.self, from: $0)
    };
    FileRepresentation(exportedContentType: .plainText) { task in
      let url = URL.temporaryDirectory.appending(path: "\(task.id).txt");
      try task.title.write(to: url, atomically: true, encoding: .utf8);
      return SentTransferredFile(url, allowAccessingOriginalFile: false)
    }; ProxyRepresentation { task in task.title }
  }
}
@MainActor @Observable final class Board {
  private(set) var tasks: [BoardTask]; var undoManager: UndoManager?;
  init(_ tasks: [BoardTask]) { self.tasks = tasks }
  subscript(status: BoardTask.Status) -> [BoardTask] {
    tasks.lazy.filter { $0.status == status }.sorted {
      $0.title.localizedStandardCompare($1.title) == .orderedAscending
    }
  }
  func move(_ ids: some Collection<BoardTask.ID>, to status: BoardTask.Status) {
    for id in ids {
      guard let i = tasks.firstIndex(where: { $0.id == id }) else { continue };
      let old = tasks[i].status; tasks[i].status = status;
      undoManager?.registerUndo(withTarget: self) { target in
        MainActor.assumeIsolated { target.move([id], to: old) }
      }; undoManager?.setActionName(String(localized: "Move Task"))
    }
  }
}
struct TaskCard: View {
  let task: BoardTask; @Environment(\.isFocused) private var focused;
  @Environment(\.isEnabled) var enabled; @State private var hovering = false
  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(task.title).font(.subheadline.weight(.medium));
      HStack {
        ForEach(task.tags.sorted(), id: \.self) { tag in
          Text("#" + tag).font(.caption2).padding(.horizontal, 6).padding(.vertical, 2).background(
            Color(
              hue: Double(abs(tag.hashValueStable) % 100) / 100, saturation: 0.3, brightness: 1),
            in: .capsule)
        }; Spacer();
        Text(task.estimate, format: .units(allowed: [.hours, .minutes], width: .narrow)).font(
          .caption2.monospacedDigit()
        ).foregroundStyle(.secondary)
      };
      if let assignee = task.assignee {
        Label {
          Text(assignee)
        } icon: {
          Text(assignee.prefix(1)).font(.caption2.bold()).frame(width: 18, height: 18).background(
            .tint, in: .circle
          ).foregroundStyle(.white)
        }.font(.caption)
      }
    }.padding(10).frame(maxWidth: .infinity, alignment: .leading).background(
      .background, in: .rect(cornerRadius: 10)
    ).overlay {
      RoundedRectangle(cornerRadius: 10).strokeBorder(
        hovering ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator))
    }.shadow(color: .black.opacity(0.06), radius: 3, y: 2).onHover { hovering = $0 }.hoverEffect(
      .highlight
    ).contentShape([.dragPreview, .hoverEffect], .rect(cornerRadius: 10)).focusable()
      .focusEffectDisabled().onKeyPress(.space) { .handled }.onKeyPress(
        keys: [.leftArrow, .rightArrow], phases: .down
      ) { press in press.modifiers.contains(.shift) ? .ignored : .handled }
  }
}
extension String {
  var hashValueStable: Int { unicodeScalars.reduce(5381) { ($0 << 5) &+ $0 &+ Int($1.value) } }
}
struct BoardColumn: View {
  let status: BoardTask.Status; let board: Board; @State private var isTargeted = false
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Circle().fill(status.tint).frame(width: 8); Text(status.rawValue).font(.headline);
        Text(board[status].count, format: .number).font(.caption).padding(4).background(
          .quaternary, in: .circle)
      };
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(board[status]) { task in
            TaskCard(task: task).draggable(task) {
              TaskCard(task: task).frame(width: 200).opacity(0.8)
            }.transition(.asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
          }
        }
      }.scrollIndicators(.hidden).scrollBounceBehavior(.basedOnSize)
    }.padding(10).frame(width: 240).background(
      isTargeted ? status.tint.opacity(0.15) : Color(.systemGroupedBackground),
      in: .rect(cornerRadius: 14)
    ).dropDestination(for: BoardTask.self) { dropped, location in
      withAnimation(.snappy) { board.move(dropped.map(\.id), to: status) }; return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}
struct BoardView: View {
  @State var board: Board; @Environment(\.undoManager) private var undoManager;
  @FocusedBinding(\.selectedTask) private var selected: BoardTask?
  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top) {
        ForEach(BoardTask.Status.allCases, id: \.self) { BoardColumn(status: $0, board: board) }
      }.padding().scrollTargetLayout()
    }.scrollTargetBehavior(.viewAligned).onAppear { board.undoManager = undoManager }
      .focusedSceneValue(\.board, board).toolbar(id: "board") {
        ToolbarItem(id: "add", placement: .primaryAction) { Button("Add", systemImage: "plus") {} };
        ToolbarItem(id: "filter", placement: .secondaryAction) {
          Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
        }
      }.toolbarRole(.editor).navigationTitle("Board")
  }
}
extension FocusedValues {
  @Entry var board: Board?;
  struct TaskKey: FocusedValueKey { typealias Value = Binding<BoardTask> };
  var selectedTask: Binding<BoardTask>? {
    get { self[TaskKey.self] }
    set { self[TaskKey.self] = newValue }
  }
}
struct BoardCommands: Commands {
  @FocusedValue(\.board) private var board;
  var body: some Commands {
    CommandMenu("Board") {
      Button("Archive") {}.keyboardShortcut(.delete, modifiers: [.command, .option]).disabled(
        board == nil);
      Divider(); Picker("Sort", selection: .constant(0)) { Text("Title").tag(0) }
    }; CommandGroup(replacing: .newItem) {}; TextEditingCommands(); ToolbarCommands()
  }
}
@MainActor private func sample() -> Board {
  Board([
    BoardTask(title: "Write tests", status: .doing, assignee: "Ada", tags: ["dev", "p1"]),
    BoardTask(title: "Ship 2.0", status: .backlog, estimate: .seconds(5400)),
    BoardTask(title: "Fix crash", status: .done, assignee: "Bob", tags: ["bug"]),
  ])
}
#Preview("Board", traits: .landscapeLeft) { NavigationStack { BoardView(board: sample()) } }
#Preview("Task card", traits: .sizeThatFitsLayout) {
  TaskCard(task: BoardTask(title: "One", status: .doing, assignee: "Ada", tags: ["x"])).frame(
    width: 220
  ).padding()
}
