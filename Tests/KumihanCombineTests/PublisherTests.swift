import KumihanCombine
import Foundation
import Testing

@MainActor
struct PublisherTests {
  private final class Model: ObservableObject {
    @Published var query = ""
    @Published private(set) var hits: [String] = []
    @Published var error: String?
    private var bag = Set<AnyCancellable>()

    init(words: [String]) {
      $query
        .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .removeDuplicates()
        .map { query in words.filter { $0.hasPrefix(query) } }
        .receive(on: DispatchQueue.main)
        .assign(to: &$hits)
      $hits.dropFirst().filter(\.isEmpty).sink { [weak self] _ in self?.error = "none" }
        .store(in: &bag)
    }
  }

  private struct Broken: Error, Equatable {}

  private func number(_ text: String) throws -> Int {
    guard let number = Int(text) else { throw Broken() }
    return number
  }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) }).cancel()
    return values
  }

  @Test func aModelsPipelineFollowsItsProperties() {
    let model = Model(words: ["ada", "alan", "bo"])
    #expect(model.hits == ["ada", "alan", "bo"])
    model.query = "a"
    #expect(model.hits == ["ada", "alan"] && model.error == nil)
    model.query = "x"
    #expect(model.hits.isEmpty && model.error == "none")
  }

  @Test func anObjectSaysThatItWillChange() {
    let model = Model(words: ["b", "c"])
    var changes: [String] = []
    let listening = model.objectWillChange.sink { changes.append(model.query) }
    model.query = "b"
    #expect(changes == ["", "b"], "before the query and before the hits")
    listening.cancel()
    model.query = "c"
    #expect(changes.count == 2)
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func subjectsTellThoseWhoListen() {
    let subject = PassthroughSubject<Int, Broken>()
    var (values, ends): ([Int], Int) = ([], 0)
    var bag = Set<AnyCancellable>()
    subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { values.append($0) })
      .store(in: &bag)
    subject.send(1)
    subject.send(completion: .failure(Broken()))
    subject.send(2)
    #expect(values == [1] && ends == 1)
    let current = CurrentValueSubject<Int, Never>(5)
    var heard: [Int] = []
    current.sink { heard.append($0) }.store(in: &bag)
    current.value += 1
    bag.removeAll()
    current.send(9)
    #expect(heard == [5, 6] && current.value == 9)
  }

  @Test func operatorsChangeValues() {
    let numbers = [1, 2, 2, 3].publisher
    #expect(values(numbers.map { $0 * 2 }) == [2, 4, 4, 6])
    #expect(values(numbers.removeDuplicates().scan(0, +)) == [1, 3, 6])
    #expect(values(numbers.filter { $0 > 1 }.first()) == [2])
    #expect(values(numbers.dropFirst().prefix(2)) == [2, 2])
    #expect(values(numbers.drop { $0 < 3 }.prepend(0).append(4)) == [0, 3, 4])
    #expect(values(numbers.collect()) == [[1, 2, 2, 3]] && values(numbers.count()) == [4])
    #expect(
      values(numbers.last()) == [3] && values(numbers.compactMap { $0 == 2 ? nil : $0 }) == [1, 3])
    #expect(values(Just("1").tryMap { try number($0) }.replaceError(with: 0)) == [1])
    #expect(values(Just("x").tryMap { try number($0) }.replaceError(with: 0)) == [0])
    #expect(values(Fail<Int, Broken>(error: Broken()).catch { _ in Just(7) }) == [7])
    #expect(values(Empty<Int, Never>().replaceEmpty(with: 3)) == [3])
    let data = Just(Data("[1,2]".utf8)).setFailureType(to: (any Error).self)
    #expect(values(data.decode(type: [Int].self, decoder: JSONDecoder())) == [[1, 2]])
  }

  @Test func sourcesCombine() {
    let (name, age) = (
      CurrentValueSubject<String, Never>("Ada"), CurrentValueSubject<Int, Never>(36)
    )
    var lines: [String] = []
    let listening = name.combineLatest(age) { "\($0) \($1)" }.sink { lines.append($0) }
    age.send(37)
    listening.cancel()
    age.send(38)
    #expect(lines == ["Ada 36", "Ada 37"])
    #expect(
      values([1, 2].publisher.zip(["a", "b"].publisher)).map { "\($0)\($1)" } == ["1a", "2b"])
    #expect(values([1].publisher.merge(with: [2].publisher)) == [1, 2])
    #expect(values([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
    #expect(values([1, 2].publisher.map { Just($0) }.switchToLatest()) == [1, 2])
    #expect(values(Publishers.CombineLatest(Just(1), Just("x"))).first?.1 == "x")
    #expect(values(Future<Int, Never> { $0(.success(4)) }) == [4])
    #expect(values(Deferred { Just(5) }) == [5] && values(Optional(6).publisher) == [6])
  }
}

/// Publishers and subscribers of one's own, and operators that choose among values.
@MainActor
struct SubscriptionTests {
  /// Gives as many numbers as it is asked for.
  private struct Numbers: Publisher {
    typealias Output = Int
    typealias Failure = Never

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: Count(subscriber))
    }

    private final class Count<S: Subscriber>: Subscription where S.Input == Int {
      private var subscriber: S?
      private var next = 0
      init(_ subscriber: S) { self.subscriber = subscriber }
      func request(_ demand: Subscribers.Demand) {
        for _ in 0..<(demand.max ?? 5) {
          next += 1
          _ = subscriber?.receive(next)
        }
        if demand == .unlimited { subscriber?.receive(completion: .finished) }
      }
      func cancel() { subscriber = nil }
    }
  }

  private final class Few: Subscriber {
    var values: [Int] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(2))
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) }).cancel()
    return values
  }

  @Test func aPublisherOfOnesOwnHasOperators() {
    #expect(values(Numbers().map { $0 * 2 }) == [2, 4, 6, 8, 10])
  }

  @Test func aSubscriberTakesNoMoreThanItAsksFor() {
    let few = Few()
    [1, 2, 3, 4].publisher.subscribe(few)
    #expect(few.values == [1, 2])
    few.subscription?.request(.max(1))
    #expect(few.values == [1, 2, 3])
    few.subscription?.cancel()
    few.subscription?.request(.unlimited)
    #expect(few.values == [1, 2, 3])
  }

  @Test func operatorsChoose() {
    let numbers = [3, 1, 2].publisher
    #expect(values(numbers.max()) == [3] && values(numbers.min()) == [1])
    #expect(values(numbers.collect(2)) == [[3, 1], [2]])
    #expect(values(numbers.output(at: 1)) == [1] && values(numbers.output(in: 1...2)) == [1, 2])
    #expect(values(numbers.contains(2)) == [true] && values(numbers.contains(9)) == [false])
    #expect(values(numbers.allSatisfy { $0 > 0 }) == [true])
    #expect(values(numbers.append([4].publisher).prepend([0].publisher)) == [0, 3, 1, 2, 4])
    #expect(values(numbers.zip(["a", "b"].publisher) { "\($0)\($1)" }) == ["3a", "1b"])
    #expect(values(Publishers.Merge(numbers, [9].publisher)) == [3, 1, 2, 9])
    #expect(values(numbers.tryFilter { $0 != 1 }) == [3, 2])
    let stop = PassthroughSubject<Void, Never>()
    let source = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let feed = source.prefix(untilOutputFrom: stop).sink { seen.append($0) }
    source.send(1)
    stop.send()
    source.send(2)
    #expect(seen == [1])
    feed.cancel()
  }

  @Test func aConnectableSourceWaits() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = [1, 2].publisher.multicast(subject: subject)
    var seen: [Int] = []
    let feed = shared.sink { seen.append($0) }
    #expect(seen == [])
    shared.connect().cancel()
    #expect(seen == [1, 2])
    feed.cancel()
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    timer.upstream.connect().cancel()
  }

  @Test func valuesComeOneAfterAnother() async throws {
    var seen: [Int] = []
    for await value in [1, 2].publisher.values { seen.append(value) }
    #expect(seen == [1, 2])
    let failing = Fail<Int, URLError>(error: URLError(.badURL)).values
    await #expect(throws: URLError.self) { for try await _ in failing {} }
  }

  @Test func operatorsHaveTheNamesOfTheirTypes() {
    func doubled<P: Publisher>(_ source: P) -> Publishers.Map<P, Int> where P.Output == Int {
      source.map { $0 * 2 }
    }
    func twice<P: Publisher>(
      _ source: P
    ) -> Publishers.FlatMap<Publishers.CompactMap<Just<Int>, Int>, Publishers.Filter<P>>
    where P.Output == Int, P.Failure == Never {
      source.filter { $0 > 1 }.flatMap { Just($0).compactMap { $0 } }
    }
    var found: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let own = [
      doubled(subject).sink { found.append($0) }, twice(subject).sink { found.append($0) },
    ]
    subject.send(1)
    subject.send(2)
    #expect(found == [2, 4, 2] && own.count == 2)
  }

  /// As functions that add operators of their own write their results.
  @Test func operatorsThatWaitOrFailHaveNamesToo() {
    struct Wrong: Error { var text: String }
    func told<P: Publisher>(_ source: P) -> Publishers.MapError<P, Wrong> {
      source.mapError { Wrong(text: "\($0)") }
    }
    func shared<P: Publisher>(
      _ source: P
    ) -> Publishers.Share<Publishers.ReceiveOn<Publishers.Debounce<P, RunLoop>, DispatchQueue>> {
      source.debounce(for: .seconds(1), scheduler: RunLoop.main)
        .receive(on: DispatchQueue.main).share()
    }
    func read<P: Publisher>(
      _ source: P
    ) -> Publishers.Catch<Publishers.Decode<P, [Int], JSONDecoder>, Just<[Int]>>
    where P.Output == Data {
      source.decode(type: [Int].self, decoder: JSONDecoder()).catch { _ in Just([]) }
    }
    var ends: [String] = []
    let failed = told(Fail<Int, URLError>(error: URLError(.badURL))).sink(
      receiveCompletion: { if case .failure(let wrong) = $0 { ends.append(wrong.text) } },
      receiveValue: { _ in })
    #expect(ends.count == 1)
    failed.cancel()
    #expect(values(shared([1, 2].publisher)) == [1, 2])
    #expect(values(read(Just(Data("[1, 2]".utf8)))) == [[1, 2]])
    #expect(values(read(Just(Data("[".utf8)))) == [[]])
  }

  @Test func functionsThatThrowEndTheValues() {
    struct Wrong: Error {}
    func check(_ holds: Bool) throws -> Bool {
      if holds { return true }
      throw Wrong()
    }
    let numbers = [1, 2, 2, 3].publisher
    #expect(values(numbers.tryPrefix { $0 < 3 }) == [1, 2, 2])
    #expect(values(numbers.tryPrefix { try check($0 < 2) }) == [1])
    #expect(values(numbers.tryDrop { try check($0 < 9) && $0 < 2 }) == [2, 2, 3])
    #expect(values(numbers.tryRemoveDuplicates { a, b in try check(b < 3) && a == b }) == [1, 2])
    #expect(values(numbers.tryReduce(0) { $0 + $1 }) == [8])
    #expect(values(numbers.tryReduce(0) { try check($1 < 3) ? $0 + $1 : 0 }) == [])
    #expect(values(numbers.tryFirst { $0 > 1 }) == [2] && values(numbers.tryLast { $0 < 3 }) == [2])
    #expect(values(numbers.tryContains { $0 == 3 }) == [true])
    #expect(values(numbers.tryAllSatisfy { $0 < 3 }) == [false])
    #expect(values(numbers.tryMax { $0 < $1 }) == [3] && values(numbers.tryMin { $0 < $1 }) == [1])
  }

  @Test func sourcesFollowEachOther() {
    #expect(values([1].publisher.append(2, 3).prepend(0)) == [0, 1, 2, 3])
    let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }
    #expect(values(four) == [10])
    #expect(values(Just(1).zip(Just(2), Just(3), Just(4))).first?.3 == 4)
    #expect(values(Just(1).merge(with: Just(2), Just(3), Just(4))) == [1, 2, 3, 4])
    #expect(values(Result<Int, URLError>.success(5).publisher) == [5])
  }

  /// A scheduler of one's own, which counts and asks the main queue.
  private final class Counting: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = DispatchQueue.SchedulerOptions
    var count = 0
    var now: SchedulerTimeType { DispatchQueue.main.now }
    var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
      count += 1
      DispatchQueue.main.schedule(options: options, action)
    }
    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
      options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
      DispatchQueue.main.schedule(
        after: date, tolerance: tolerance, options: options, action)
    }
    func schedule(
      after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
      tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
      _ action: @escaping () -> Void
    ) -> any Cancellable {
      DispatchQueue.main.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
  }

  /// What is due now is done at once; no other time comes in a still picture.
  @Test func schedulersKnowOneMoment() {
    let own = Counting()
    var found: [String] = []
    own.schedule { found.append("now") }
    own.schedule(after: own.now) { found.append("due") }
    own.schedule(after: own.now.advanced(by: .milliseconds(300))) { found.append("later") }
    #expect(found == ["now", "due"] && own.count == 1)
    #expect(own.now.distance(to: own.now.advanced(by: 2)) == .seconds(2))
    var values: [Int] = []
    let bag = [
      Just(1).receive(on: own, options: nil).sink { values.append($0) },
      Just(2).debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { values.append($0) },
      Just(3).delay(for: 0.5, scheduler: DispatchQueue.main).sink { values.append($0) },
    ]
    #expect(values == [1, 2, 3] && bag.count == 3)
  }

  @Test func aSubscriberWritesToAProperty() {
    final class Box { var size = 0 }
    let box = Box()
    let subject = PassthroughSubject<Int, Never>()
    let writer = Subscribers.Assign(object: box, keyPath: \.size)
    subject.subscribe(writer)
    subject.send(3)
    #expect(box.size == 3 && writer.object === box)
    writer.cancel()
    subject.send(4)
    #expect(box.size == 3 && writer.object == nil)
    Just(7).subscribe(Subscribers.Assign(object: box, keyPath: \.size))
    #expect(box.size == 7)
  }

  @Test func valuesAreFoundByTheirPaths() {
    struct State {
      var name = "a"
      var size = 3
    }
    let subject = CurrentValueSubject<State, Never>(State())
    var (names, pairs): ([String], [Int]) = ([], [])
    let path: KeyPath<State, String> = \.name
    let bag = [
      subject.map(path).removeDuplicates().sink { names.append($0) },
      subject.map(\.name, \.size).sink { pairs.append($0.count + $1) },
    ]
    subject.send(State(name: "bc", size: 4))
    #expect(names == ["a", "bc"] && pairs == [4, 6] && bag.count == 2)
  }
}
