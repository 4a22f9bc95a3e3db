import Foundation
import Kumihan
import KumihanAppleNames
import KumihanCombine
import Synchronization
import Testing

/// What code hands to the main queue before a picture is drawn has run by then.
@MainActor
struct MainQueueTests {
  private func texts(_ view: some View, runs: Bool = true) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.runsActions = runs
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return try renderer.displayList().items.texts
  }

  private struct Late: View {
    @State private var name = "before"
    var body: some View {
      Text(verbatim: name).onAppear {
        DispatchQueue.main.async { DispatchQueue.main.async { name = "after" } }
      }
    }
  }

  @Test func whatActionsHandInIsDrawn() throws {
    #expect(try texts(Late()) == ["after"])
    #expect(try texts(Late(), runs: false) == ["before"])
  }

  @MainActor private final class Store: ObservableObject {
    @Published var names: [String] = []
    init() { DispatchQueue.main.async { self.names = ["one", "two"] } }
  }

  @Test func whatModelsHandInAsTheyAreMadeIsDrawn() throws {
    struct Names: View {
      @StateObject private var store = Store()
      var body: some View {
        VStack { ForEach(store.names, id: \.self) { Text(verbatim: $0) } }
      }
    }
    #expect(try texts(Names()) == ["one", "two"])
  }

  private final class Screen: UIViewController {
    private let label = UILabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
      view.addSubview(label)
      label.text = "before"
      DispatchQueue.main.async { [weak self] in self?.label.text = "after" }
    }
  }

  private struct Hosted: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Screen { Screen() }
    func updateUIViewController(_ screen: Screen, context: Context) {}
  }

  /// A part of UIKit's is made anew in each round.
  @Test func whatScreensHandInIsDrawn() throws {
    #expect(try texts(Hosted()) == ["after"])
    #expect(try texts(UIViewControllerPicture(controller: Screen())) == ["after"])
  }

  @Test func whatIsHandedInEachTimeEnds() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        DispatchQueue.main.async { count += 1 }
        return Text(verbatim: "drawn")
      }
    }
    #expect(try texts(Restless()) == ["drawn"])
  }

  /// The queue itself runs what no picture has run, and runs nothing twice.
  @Test func workRunsOnce() async throws {
    let count = Mutex(0)
    DispatchQueue.main.async { count.withLock { $0 += 1 } }
    _ = try texts(Text(verbatim: ""))
    await withCheckedContinuation { done in
      DispatchQueue.main.async(group: nil) { done.resume() }
    }
    #expect(count.withLock { $0 } == 1)
  }

  /// Functions are handed in by name, too; groups and items go the queue's own way.
  @Test func workHasManyForms() async {
    let count = Mutex(0)
    @Sendable func add() { count.withLock { $0 += 1 } }
    let group = DispatchGroup()
    DispatchQueue.main.async(execute: add)
    DispatchQueue.main.async(execute: DispatchWorkItem { add() })
    DispatchQueue.main.async(group: group) { add() }
    DispatchQueue.main.async(qos: .userInitiated) { add() }
    MainQueue.run()
    #expect(count.withLock { $0 } == 1)
    await withCheckedContinuation { done in
      DispatchQueue.main.async(group: nil) { done.resume() }
    }
    #expect(count.withLock { $0 } == 4)
  }
}
