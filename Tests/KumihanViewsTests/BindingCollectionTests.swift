import Foundation
import Kumihan
import KumihanAppleNames
import Testing

/// Bindings of collections, and controls of several values at once.
@MainActor
struct BindingCollectionTests {
  private struct Alarm: Identifiable, Hashable {
    var id: Int
    var isOn = false
  }

  private final class Store { var alarms = [Alarm(id: 1), Alarm(id: 2, isOn: true)] }

  private func texts(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).displayList().items.compactMap { item in
      if case .glyphs(let run, _) = item.command { run.text } else { nil }
    }
  }

  @Test func aBindingOfACollectionIsOneOfBindings() {
    let store = Store()
    let alarms = Binding(get: { store.alarms }, set: { store.alarms = $0 })
    #expect(alarms.count == 2)
    for alarm in alarms { alarm.wrappedValue.isOn.toggle() }
    #expect(store.alarms.map(\.isOn) == [true, false])
    alarms.last?.wrappedValue.isOn = true
    #expect(store.alarms.map(\.isOn) == [true, true])
    #expect(alarms.map(\.id) == [1, 2])
  }

  @Test func aToggleOfSeveralIsOnWhereAllAre() throws {
    let store = Store()
    let alarms = Binding(get: { store.alarms }, set: { store.alarms = $0 })
    func layout() throws -> String {
      try ImageRenderer(content: Toggle("All", sources: alarms, isOn: \.isOn)).layout().description
    }
    let some = try layout()
    store.alarms[0].isOn = true
    #expect(try layout() != some)
  }

  @Test func aProgressObjectSaysHowFarItIs() throws {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 5
    let words = try texts(ProgressView(progress).frame(width: 200))
    #expect(words.count == 2)
    #expect(words.first?.contains("50%") == true)
    #expect(words.last?.contains("5 of 10") == true)
  }

  @Test func anEnvironmentMakesAModifier() throws {
    struct Shout: EnvironmentalModifier {
      struct Words: ViewModifier {
        let text: String
        func body(content: Content) -> some View { content.overlay { Text(verbatim: text) } }
      }
      func resolve(in environment: EnvironmentValues) -> Words {
        Words(text: environment.colorScheme == .dark ? "night" : "day")
      }
    }
    let ground = Color.red.frame(width: 100, height: 40)
    #expect(try texts(ground.modifier(Shout()).environment(\.colorScheme, .dark)) == ["night"])
    #expect(try texts(ground.modifier(Shout())) == ["day"])
  }
}
