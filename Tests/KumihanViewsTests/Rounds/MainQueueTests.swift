import Foundation
import Kumihan
import KumihanAppleNames
import KumihanCombine
import Synchronization
import Testing

/// What code hands to the main queue before a picture is drawn has run by then.
@MainActor
struct MainQueueTests {
  private func texts(
    _ view: some View, runs: Bool = true, at moment: TimeInterval = 0
  ) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.environment.letTimePass(moment)
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

  private struct Clocks: View {
    @State private var told: [String] = []
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      Text(verbatim: told.joined(separator: " "))
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { told.append("late") }
          DispatchQueue.main.asyncAfter(deadline: .now()) { told.append("now") }
        }
        .onReceive(timer) { _ in told.append("tick") }
    }
  }

  @Test func timeGoesOnToTheMomentOfThePicture() throws {
    #expect(try texts(Clocks()) == ["now"])
    #expect(try texts(Clocks(), at: 1.4) == ["now tick"])
    #expect(try texts(Clocks(), at: 2) == ["now tick late tick"])
    #expect(try texts(Clocks(), runs: false, at: 2) == [])
  }

  /// However many listen, one clock ticks, and none when nobody does.
  @Test func aTimerHasOneClock() throws {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    struct Ticks: View {
      let timer: Publishers.Autoconnect<Timer.TimerPublisher>
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        Text(verbatim: "\(count) \(other)")
          .onReceive(timer) { _ in count += 1 }
          .onReceive(timer) { _ in other += 1 }
      }
    }
    #expect(try texts(Ticks(timer: timer), at: 3) == ["3 3"])
    #expect(try texts(Ticks(timer: timer), at: 2) == ["2 2"])
  }

  /// What a view is told while it is drawn, it has received.
  @Test func whatIsPostedIsReceived() throws {
    struct Posts: View {
      @State private var names: [String] = []
      private let center = NotificationCenter()
      private let name = Notification.Name("told")
      var body: some View {
        Text(verbatim: names.joined(separator: " "))
          .onReceive(center.publisher(for: name)) { names.append($0.object as? String ?? "") }
          .onAppear {
            center.post(name: name, object: "a")
            center.post(name: Notification.Name("other"), object: "b")
            center.post(name: name, object: "c")
          }
      }
    }
    #expect(try texts(Posts()) == ["a c"])
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

  /// Functions are handed in by name, too; items go the queue's own way.
  @Test func workHasManyForms() async {
    let count = Mutex(0)
    @Sendable func add() { count.withLock { $0 += 1 } }
    let group = DispatchGroup()
    DispatchQueue.main.async(execute: add)
    DispatchQueue.main.async(execute: DispatchWorkItem { add() })
    DispatchQueue.main.async(group: group) { add() }
    DispatchQueue.main.async(qos: .userInitiated) { add() }
    MainQueue.run()
    #expect(count.withLock { $0 } == 3)
    await withCheckedContinuation { done in
      DispatchQueue.main.async(group: nil) { done.resume() }
    }
    #expect(count.withLock { $0 } == 4)
  }
}
