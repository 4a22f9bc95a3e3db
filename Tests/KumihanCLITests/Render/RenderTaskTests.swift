import Foundation
import Testing

/// What tasks of views await is drawn: of actors, of other tasks and of the main actor; what they wait for in time as of a moment.
struct RenderTaskTests {
  private static let views = """
    import Combine
    import SwiftUI
    import UIKit

    protocol Shop: Sendable { func names() async throws -> [String] }
    struct Sample: Shop { func names() async throws -> [String] { ["tea", "rice"] } }
    struct Shut: Shop {
      struct Closed: LocalizedError { var errorDescription: String? { "closed" } }
      func names() async throws -> [String] { throw Closed() }
    }
    actor Till {
      private var sum = 0
      func add(_ price: Int) -> Int {
        sum += price
        return sum
      }
    }

    @MainActor final class Model: ObservableObject {
      @Published var lines: [String] = []
      private let shop: any Shop
      private let till = Till()
      init(shop: any Shop) { self.shop = shop }

      func load() async {
        do {
          for name in try await shop.names() { lines.append("\\(name) \\(await till.add(name.count))") }
        } catch { lines = [error.localizedDescription] }
      }
      func count() async {
        let parts = await withTaskGroup(of: Int.self) { group in
          for part in 1...3 { group.addTask { part * part } }
          return await group.reduce(into: []) { $0.append($1) }
        }
        async let far = Task.detached { 42 }.value
        let back = await withCheckedContinuation { answer in
          DispatchQueue.main.async { answer.resume(returning: "back") }
        }
        lines += ["\\(parts.sorted())", "\\(await far)", back]
        for await step in AsyncStream<Int>(unfolding: { nil }) { lines.append("\\(step)") }
        for _ in 0..<200 { await Task.yield() }
        lines.append("end")
      }
      func tick() async {
        for step in 1...5 {
          try? await Task.sleep(for: .seconds(1))
          guard !Task.isCancelled else { return }
          lines.append("\\(step)")
        }
      }
    }

    struct Lines: View {
      @ObservedObject var model: Model
      var body: some View {
        VStack { ForEach(model.lines, id: \\.self) { Text(verbatim: $0) } }
      }
    }
    #Preview("actor") {
      let model = Model(shop: Sample())
      Lines(model: model).task { await model.load() }
    }
    #Preview("error") {
      let model = Model(shop: Shut())
      Lines(model: model).onAppear { Task { await model.load() } }
    }
    #Preview("groups") {
      let model = Model(shop: Sample())
      Lines(model: model).task { await model.count() }
    }
    #Preview("early") {
      let model = Model(shop: Sample())
      Task { await model.load() }
      return Lines(model: model)
    }
    #Preview("ticks") {
      let model = Model(shop: Sample())
      Lines(model: model).task { await model.tick() }
    }
    struct Endless: View {
      @State private var turns = 0
      var body: some View {
        Text(verbatim: turns > 0 ? "turned" : "new").task {
          while !Task.isCancelled {
            turns += 1
            await Task.yield()
          }
        }
      }
    }
    #Preview("endless") { Endless() }
    struct Clocks: View {
      @State private var ticks = 0
      @State private var isLate = false
      private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
      var body: some View {
        Text(verbatim: "\\(ticks) \\(isLate)")
          .onReceive(timer) { _ in ticks += 1 }
          .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { isLate = true } }
      }
    }
    #Preview("clocks") { Clocks() }
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        view.addSubview(label)
        Task { label.text = try await Sample().names().joined(separator: " ") }
      }
    }
    #Preview("screen") { Screen() }
    final class OldModel: ObservableObject {
      @Published var lines: [String] = []
      func load() {
        DispatchQueue.global(qos: .userInitiated).async {
          let sum = (1...100).reduce(0, +)
          DispatchQueue.main.async { self.lines.append("\\(sum)") }
        }
        let group = DispatchGroup()
        for part in 1...2 {
          DispatchQueue.global().async(group: group) {
            DispatchQueue.main.async { self.lines.append("part \\(part)") }
          }
        }
        group.notify(queue: .main) { self.lines.append("parts") }
        let open = DispatchGroup()
        open.enter()
        open.notify(queue: .main) { self.lines.append("never") }
        Task { @MainActor in
          let answer = await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: "answered") }
          }
          self.lines.append(answer)
        }
        let whole = DispatchGroup()
        DispatchQueue.global().async(group: whole) {}
        whole.notify(queue: .main) { self.lines.append("all") }
      }
    }
    struct OldLines: View {
      @StateObject private var model = OldModel()
      var body: some View {
        VStack { ForEach(model.lines, id: \\.self) { Text(verbatim: $0) } }.onAppear { model.load() }
      }
    }
    #Preview("queues") { OldLines() }
    struct Heard: View {
      private let source = PassthroughSubject<String, Never>()
      @State private var words: [String] = []
      var body: some View {
        Text(verbatim: words.joined(separator: " ")).onReceive(source) { words.append($0) }
          .onAppear {
            DispatchQueue.global().async { source.send("far") }
            source.send("near")
          }
      }
    }
    #Preview("heard") { Heard() }
    final class Errands: ObservableObject {
      @Published var lines: [String] = []
      private let queue = OperationQueue()
      private var timer: Timer?
      func load() {
        queue.maxConcurrentOperationCount = 2
        let last = BlockOperation { OperationQueue.main.addOperation { self.lines.append("last") } }
        let first = BlockOperation { DispatchQueue.main.async { self.lines.append("first") } }
        last.addDependency(first)
        last.completionBlock = { DispatchQueue.main.async { self.lines.append("completed") } }
        queue.addOperations([last, first], waitUntilFinished: false)
        queue.addBarrierBlock { OperationQueue.main.addOperation { self.lines.append("barrier") } }
        let urgent = BlockOperation { DispatchQueue.main.async { self.lines.append("urgent") } }
        urgent.queuePriority = .high
        queue.addOperation(urgent)
        let own = OperationQueue()
        own.addOperations([BlockOperation {}], waitUntilFinished: true)
        own.isSuspended = true
        own.addOperation { DispatchQueue.main.async { self.lines.append("never") } }
        OperationQueue.main.addOperation { self.lines.append("main") }
      }
      func tick() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
          self.lines.append("\\(self.lines.count)")
          if self.lines.count == 3 { timer.invalidate() }
        }
        let once = Timer(timeInterval: 0.7, repeats: false) { _ in self.lines.append("once") }
        RunLoop.main.add(once, forMode: .common)
      }
    }
    struct ErrandLines: View {
      @StateObject private var model = Errands()
      var isTicking = false
      var body: some View {
        VStack { ForEach(model.lines, id: \\.self) { Text(verbatim: $0) } }
          .onAppear { isTicking ? model.tick() : model.load() }
      }
    }
    #Preview("operations") { ErrandLines() }
    #Preview("timers") { ErrandLines(isTicking: true) }
    """

  private func words(_ preview: Int, _ options: String...) throws -> [String] {
    try drawn(preview, options).words
  }

  private func drawn(_ preview: Int, _ options: [String]) throws -> (
    words: [String], errors: String
  ) {
    let scratch = try Scratch()
    let file = try scratch.file("Tasks.swift", Self.views)
    let picture = scratch.path("a.svg")
    let run = try Command(
      all: ["render", file, "--cache", RenderCommandTests.cache, "--preview", "\(preview)"]
        + options + ["-o", picture])
    try #require(run.status == 0, "\(run.errors)")
    return (try scratch.words("a.svg"), run.errors)
  }

  /// A picture says what it was made without; clocks that tick for ever are no news.
  @Test func whatIsWaitedForIsSaid() throws {
    #expect(
      try drawn(5, []).errors.contains(
        "'ticks' waits for something 2 s long; --at 2s draws what comes then"))
    #expect(
      try drawn(5, ["--at", "2500ms"]).errors.contains("something 3 s long; --at 3s draws"))
    #expect(try drawn(7, []).errors.contains("something 1.5 s long; --at 1.5s draws"))
    #expect(try drawn(7, ["--at", "2s"]).errors.isEmpty)
    #expect(try drawn(1, []).errors.isEmpty)
  }

  @Test func whatActorsAnswerIsDrawn() throws {
    #expect(try words(1) == ["tea 3", "rice 7"])
    #expect(try words(2) == ["closed"])
    #expect(try words(3) == ["[1, 4, 9]", "42", "back", "end"])
    #expect(try words(4) == ["tea 3", "rice 7"])
  }

  @Test func whatWaitsForATimeIsDrawnAsOfAMoment() throws {
    #expect(try words(5, "--at", "0s") == [])
    #expect(try words(5, "--at", "2s") == ["1", "2"])
    #expect(try words(5, "--at", "60") == ["1", "2", "3", "4", "5"])
    #expect(try words(7, "--at", "0") == ["0 false"])
    #expect(try words(7, "--at", "1s") == ["2 false"])
    #expect(try words(7, "--at", "1500ms") == ["3 true"])
  }

  /// Without a moment, what takes as long as samples pretend to is there, and clocks stand.
  @Test func aPictureWaitsForASecond() throws {
    #expect(try words(5) == ["1"])
    #expect(try words(7) == ["0 false"])
  }

  @Test func tasksWithoutEndEnd() throws {
    #expect(try words(6) == ["turned"])
  }

  @Test func whatOtherQueuesHandBackIsDrawn() throws {
    for _ in 0..<3 {
      #expect(try words(9) == ["5050", "part 1", "part 2", "parts", "all", "answered"])
    }
  }

  /// A view receives what is sent on another thread as well.
  @Test func whatIsSentElsewhereIsReceived() throws {
    #expect(try words(10) == ["near far"])
  }

  @Test func operationsAreDoneBeforeThePicture() throws {
    for _ in 0..<3 {
      #expect(
        try words(11) == ["main", "urgent", "first", "last", "completed", "barrier"])
    }
  }

  @Test func timersGoOffAsOfAMoment() throws {
    #expect(try words(12) == ["once"])
    #expect(try words(12, "--at", "0s") == [])
    #expect(try words(12, "--at", "3s") == ["0", "once", "2"])
  }

  @Test func tasksOfScreensAreDrawn() throws {
    #expect(try words(8) == ["tea rice"])
  }
}
