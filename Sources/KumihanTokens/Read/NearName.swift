import KumihanData

/// The likely meaning of a misspelt name, as the remedy of a problem.
enum NearName {
  /// Comparing a name with each of very many would make a file of mistakes slow to check.
  private static let most = 2_000

  static func hint(for name: String, among known: [String]) -> String? {
    let near = NearMatch.value(for: name, among: Array(known.prefix(most)))
    if let near { return "did you mean '\(near)'?" }
    // The last word may be right in another group.
    let last = name.split(separator: ".").last ?? ""
    let other = known.first { $0.split(separator: ".").last == last }
    if let other { return "did you mean '\(other)'?" }
    return known.count <= 16 && !known.isEmpty ? "known: \(known.joined(separator: ", "))" : nil
  }
}
