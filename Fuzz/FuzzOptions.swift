/// What `KumihanFuzz` is called with.
struct FuzzOptions {
  /// How a child says that an input needed too much memory, and that all together did so far.
  static let tooLarge: Int32 = 40
  static let full: Int32 = 41

  static let usage = """
    usage: KumihanFuzz [--seconds 60] [--count N] [--seed 1] [--hang 5] [--target NAME] [--input NUMBER]
      --seconds S     how long all targets together are fed
      --count N       how many inputs all targets together are fed, instead
      --seed N        which inputs
      --hang S        seconds of processor time after which an input never ends
      --target NAME   one target alone
      --input NUMBER  one input of a target, in this process; its file is kept in out/fuzz
    """

  var seconds = 60.0
  var count: Int?
  var seed: UInt64 = 1
  /// Seconds of processor time after which an input never ends.
  var hang = 5
  var target: String?
  var input: Int?
  var first = 0
  /// Where a child says which input it is at.
  var state: String?

  /// - Throws: `FuzzProblem` for what is no option, or no value of one.
  init(_ words: some Collection<String>) throws {
    var words = words[...]
    while let option = words.popFirst() {
      guard let value = words.popFirst() else {
        throw FuzzProblem(words: "unknown option or no value: \(option)")
      }
      func number<Value: LosslessStringConvertible & Comparable>(from least: Value) throws -> Value
      {
        guard let number = Value(value), number >= least else {
          throw FuzzProblem(words: "\(option) takes a number from \(least), not \(value)")
        }
        return number
      }
      switch option {
      case "--seconds": seconds = try number(from: 0)
      case "--count": count = try number(from: 1)
      case "--seed": seed = try number(from: 0)
      case "--hang": hang = try number(from: 1)
      case "--target": target = value
      case "--input": input = try number(from: 0)
      case "--first": first = try number(from: 0)
      case "--state": state = value
      default: throw FuzzProblem(words: "unknown option: \(option)")
      }
    }
  }
}

struct FuzzProblem: Error {
  var words: String
}
