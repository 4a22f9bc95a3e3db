/// What `KumihanFuzz` is called with.
struct FuzzOptions {
  /// How a child says that an input needed too much memory, and that all together did.
  static let tooLarge: Int32 = 40
  static let full: Int32 = 41

  var seconds = 60.0
  var count: Int?
  var seed: UInt64 = 1
  /// Seconds after which an input never ends.
  var hang = 5
  var target: String?
  var input: Int?
  var first = 0
  /// Where a child says which input it is at.
  var state: String?

  init(_ words: [String]) {
    for (option, value) in zip(words.dropFirst(), words.dropFirst(2)) {
      switch option {
      case "--seconds": seconds = Double(value) ?? seconds
      case "--count": count = Int(value)
      case "--seed": seed = UInt64(value) ?? seed
      case "--hang": hang = Int(value) ?? hang
      case "--target": target = value
      case "--input": input = Int(value)
      case "--first": first = Int(value) ?? 0
      case "--state": state = value
      default: continue
      }
    }
  }
}
