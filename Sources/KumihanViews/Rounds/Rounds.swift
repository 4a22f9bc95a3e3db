import KumihanCombine

/// State that survives re-lowering after actions changed something: by place in the view hierarchy,
/// with the memory of events.
///
/// A picture whose views have no actions never makes one.
@MainActor
final class Rounds {
  /// The maximum number of rounds.
  nonisolated static let limit = 16

  /// A place in the view hierarchy: equal in each round for the same view.
  typealias Place = Int32

  /// The step from a place to one inside it.
  enum Step: Hashable {
    case body(ObjectIdentifier)
    case child(Int)
    case element(AnyHashable)
    case event, deferred, secondary, reader, scroll
  }

  private struct Position: Hashable {
    var parent: Place
    var step: Step
    /// Distinguishes equal steps within a place, by their order.
    var ordinal: Int32
  }

  private struct Due {
    var scope: EnvironmentScope?
    var action: @MainActor () -> Void
  }

  private var places: [Position: Place] = [:]
  private var ordinals: [Position: Int32] = [:]
  private var memory: [Place: Any] = [:]
  var cells: [CellName: AnyObject] = [:]
  /// The types known to have no state.
  var stateless: Set<ObjectIdentifier> = []
  /// Bodies of the round before, by the places of their views.
  var bodies: [Place: AnyObject] = [:]
  /// How many views with objects that bodies around them may have made were met, and which types have some.
  var holders = 0
  var holding: [ObjectIdentifier: Bool] = [:]
  /// The types of views whose properties do not tell whether their bodies are the same.
  var silent: Set<ObjectIdentifier> = []
  private var due: [Due] = []
  private var handedUp: [Place: HandedUp] = [:]
  private var tasks: [Task<Void, Never>] = []
  private var needsAnother = false
  private var queueTurns = 0
  let scrolling = ScrollRounds()

  /// The preferences of content that waits for its size, the frame that it was made for and how
  /// often actions had run by then.
  private struct HandedUp {
    var frame: CGRect
    var turn: Int
    var values: PreferenceValues
  }

  /// Content that will propagate new preferences in the next round, because content inside it did.
  private var outdated: Set<Place> = []
  /// How often actions have run.
  private var turn = 0

  /// Resets the order of the last round, so that equal places are found again.
  func begin() {
    ordinals.removeAll(keepingCapacity: true)
    scrolling.begin()
  }

  func enter(_ step: Step, in parent: Place) -> Place {
    var position = Position(parent: parent, step: step, ordinal: 0)
    let ordinal = ordinals[position, default: 0]
    ordinals[position] = ordinal + 1
    position.ordinal = ordinal
    if let known = places[position] { return known }
    let place = Place(places.count + 1)
    places[position] = place
    return place
  }

  /// Runs an event at a place with its memory, and queues the resulting action.
  func observe(_ event: LifecycleEvent, at place: Place) {
    guard let action = event(&memory[place]) else { return }
    due.append(Due(scope: EnvironmentScope.current, action: action))
  }

  /// Starts work on the main actor and runs it until it first suspends; the main queue has the rest.
  func start(_ work: @escaping @MainActor @Sendable () async -> Void) {
    tasks.append(Task.immediate { @MainActor in await work() })
  }

  var isBusy: Bool { needsAnother || !due.isEmpty }

  /// Runs the actions that are due; false when there were none.
  func runDue() -> Bool {
    let (actions, another) = (due, needsAnother)
    (due, needsAnother) = ([], false)
    if !actions.isEmpty { turn += 1 }
    for entry in actions {
      EnvironmentScope.$current.withValue(entry.scope) { entry.action() }
    }
    return another || !actions.isEmpty
  }

  /// Runs what was handed to the main queue. A view that hands in something each time it is made is not waited for.
  func runQueue() -> Bool {
    guard queueTurns < 4, MainQueue.runNews() else { return false }
    queueTurns += 1
    turn += 1
    return true
  }

  /// Runs the main queue's work anew as often as for a first moment.
  func beginMoment() { queueTurns = 0 }

  /// Cancels work that is still waiting.
  func end() { for task in tasks { task.cancel() } }

  func preferences(handedUpAt place: Place) -> PreferenceValues? { handedUp[place]?.values }

  /// Records the preferences of content that waited for its size; readers get them in the next
  /// round, those around `outer` content in the round after.
  func handUp(_ values: PreferenceValues, at place: Place, in outer: Place, frame: CGRect) {
    let known = handedUp[place]
    let says = !values.isEmpty || known.map { !$0.values.isEmpty } == true
    // For the same frame the same is said, unless an action changed something.
    let mayDiffer = says && (known?.frame != frame || known?.turn != turn)
    if outdated.remove(place) != nil || mayDiffer {
      needsAnother = true
      outdated.insert(outer)
    }
    handedUp[place] = HandedUp(frame: frame, turn: turn, values: values)
  }
}
