import Foundation
import Kumihan
import KumihanCombine
import Observation
import Testing

/// A body is made anew where something changed that it was made of, and only there.
@MainActor
struct KeptBodyTests {
  private func texts(_ view: some View) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return try renderer.displayList().items.texts
  }

  private final class Older: ObservableObject {
    @Published var names: [String] = []
    func load() { names = ["Ada", "Alan"] }
  }

  @Observable @MainActor final class Newer {
    static let shared = Newer()
    var names: [String] = []
    func load() { names = ["Grace"] }
  }

  private struct Child: View {
    @ObservedObject var older = Older()
    var newer = Newer()
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(older.names.count) \(newer.names.count) \(count)").onAppear {
        older.load()
        newer.load()
        count += 1
      }
    }
  }

  @Test func objectsThatABodyMakesForOthersStay() throws {
    struct Plain: View { var body: some View { Child() } }
    struct Titled: View {
      var title = "people"
      @State private var selection = 0
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        Text(verbatim: title)
        Child()
      }
    }
    struct Owning: View {
      @StateObject private var store = Older()
      @EnvironmentObject private var inherited: Older
      var body: some View {
        Text(verbatim: "\(store.names.count) \(inherited.names.count)")
        Child()
      }
    }
    #expect(try texts(Plain()) == ["2 1 1"])
    #expect(try texts(VStack { Titled() }) == ["people", "2 1 1"])
    #expect(try texts(VStack { Owning() }.environmentObject(Older())) == ["0 0", "2 1 1"])
  }

  @Test func observableObjectsMakeABodyAnewHoweverTheyAnnounceChanges() throws {
    final class Plain: ObservableObject {
      var name = "before" { willSet { objectWillChange.send() } }
    }
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var name = "before" { willSet { objectWillChange.send() } }
    }
    class Base: ObservableObject { @Published var name = "before" }
    final class Derived: Base {}
    struct Names: View {
      @StateObject private var plain = Plain()
      @StateObject private var own = Own()
      @ObservedObject var derived: Derived
      var body: some View {
        Text(verbatim: plain.name + " " + own.name + " " + derived.name).onAppear {
          plain.name = "plain"
          own.name = "own"
          derived.name = "derived"
        }
      }
    }
    struct Inherited: View {
      @EnvironmentObject private var derived: Derived
      var body: some View {
        Text(verbatim: derived.name).onAppear { derived.name = "inherited" }
      }
    }
    #expect(try texts(Names(derived: Derived())) == ["plain own derived"])
    #expect(try texts(Inherited().environmentObject(Derived())) == ["inherited"])
  }

  @Test func stateValuesAndObjectsThatABodyReadsMakeItAnew() throws {
    struct Row: View {
      let number: Int
      var body: some View { Text(verbatim: "row \(number)") }
    }
    struct Counting: View {
      @State private var count = 1
      var body: some View {
        Text(verbatim: "count \(count)").onAppear { count += 1 }
        Row(number: count)
      }
    }
    struct Reading: View {
      var body: some View {
        Text(verbatim: Newer.shared.names.joined()).onAppear { Newer.shared.load() }
      }
    }
    struct Surroundings: View {
      @State private var scheme = ColorScheme.light
      struct Inner: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: "\(scheme)") }
      }
      var body: some View {
        Inner().environment(\.colorScheme, scheme).onAppear { scheme = .dark }
      }
    }
    #expect(try texts(VStack { Counting() }) == ["count 2", "row 2"])
    #expect(try texts(Reading()) == ["Grace"])
    #expect(try texts(Surroundings()) == ["dark"])
  }

  /// On iOS, too, only the use of an object that is missing is an error.
  @Test func aViewMayNameAnObjectThatItDoesNotUse() throws {
    struct Unused: View {
      @Environment(Newer.self) private var newer
      @State private var name = "before"
      var body: some View { Text(verbatim: name).onAppear { name = "after" } }
    }
    #expect(try texts(Unused()) == ["after"])
  }
}
