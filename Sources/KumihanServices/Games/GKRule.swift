public import Foundation

/// If something holds, something else is taken for more or less true.
open class GKRule: NSObject {
  open var salience = 0
  private let holds: (GKRuleSystem) -> Bool
  private let act: (GKRuleSystem) -> Void
  public init(
    blockPredicate predicate: @escaping (GKRuleSystem) -> Bool,
    action: @escaping (GKRuleSystem) -> Void
  ) { (holds, act) = (predicate, action) }
  public convenience init(
    predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float
  ) {
    self.init(blockPredicate: { predicate.evaluate(with: $0.state) }) {
      $0.assertFact(fact, grade: grade)
    }
  }
  public convenience init(
    predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float
  ) {
    self.init(blockPredicate: { predicate.evaluate(with: $0.state) }) {
      $0.retractFact(fact, grade: grade)
    }
  }
  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { holds(system) }
  open func performAction(in system: GKRuleSystem) { act(system) }
}

/// Rules, what they read, and what they take for true.
open class GKRuleSystem: NSObject {
  open var state = NSMutableDictionary()
  public private(set) var rules: [GKRule] = []
  public private(set) var executed: [GKRule] = []
  /// In the order in which they were asserted: that of a hash table is another one each time.
  private var grades: [(fact: any NSObjectProtocol, grade: Float)] = []
  open var facts: [Any] { grades.map { $0.fact } }
  open var agenda: [GKRule] { rules.filter { rule in !executed.contains { $0 === rule } } }

  open func add(_ rule: GKRule) { rules.append(rule) }
  open func add(_ rules: [GKRule]) { self.rules += rules }
  open func removeAllRules() { (rules, executed) = ([], []) }
  /// Each rule once, those of more salience first, and from the beginning after each that holds.
  open func evaluate() {
    while let rule = agenda.sorted(by: { $0.salience > $1.salience })
      .first(where: { $0.evaluatePredicate(in: self) })
    {
      executed.append(rule)
      rule.performAction(in: self)
    }
  }
  open func reset() { (executed, grades) = ([], []) }

  private func index(of fact: any NSObjectProtocol) -> Int? {
    grades.firstIndex { $0.fact.isEqual(fact) }
  }
  private func keep(_ grade: Float, for fact: any NSObjectProtocol) {
    if let index = index(of: fact) {
      grades[index].grade = grade
    } else {
      grades.append((fact, grade))
    }
  }
  open func grade(forFact fact: any NSObjectProtocol) -> Float {
    index(of: fact).map { grades[$0].grade } ?? 0
  }
  open func minimumGrade(forFacts facts: [any NSObjectProtocol]) -> Float {
    facts.map(grade).min() ?? 0
  }
  open func maximumGrade(forFacts facts: [any NSObjectProtocol]) -> Float {
    facts.map(grade).max() ?? 0
  }
  open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
  open func assertFact(_ fact: any NSObjectProtocol, grade: Float) {
    keep(min(self.grade(forFact: fact) + grade, 1), for: fact)
  }
  open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
  open func retractFact(_ fact: any NSObjectProtocol, grade: Float) {
    let left = self.grade(forFact: fact) - grade
    if left > 0 { keep(left, for: fact) } else { grades.removeAll { $0.fact.isEqual(fact) } }
  }
}
