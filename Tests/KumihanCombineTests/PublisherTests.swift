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
