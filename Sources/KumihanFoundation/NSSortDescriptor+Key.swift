public import Foundation

extension NSSortDescriptor {
  /// By an attribute's name, in managed objects and dictionaries; others stay in the order in which they came.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, selector: nil)
  }
  /// By an attribute's name and a method of texts that compares, such as `localizedCaseInsensitiveCompare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let method = selector.map(NSStringFromSelector)?.lowercased() ?? ""
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      let one = KeyedValue.at(key ?? "SELF", of: first)
      let two = KeyedValue.at(key ?? "SELF", of: second)
      guard let text = one as? String, let other = two as? String else {
        return KeyedValue.order(one, two) ?? .orderedSame
      }
      if method.contains("standard") { return text.localizedStandardCompare(other) }
      if method.contains("localized") {
        return method.contains("case")
          ? text.localizedCaseInsensitiveCompare(other) : text.localizedCompare(other)
      }
      return method.contains("case")
        ? text.caseInsensitiveCompare(other) : text.compare(other)
    }
  }
  /// By a descriptor of values of one type; others stay in the order in which they came.
  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    // The direction is this descriptor's own, so that it can be asked for and reversed.
    let isForward = sortDescriptor.order == .forward
    self.init(keyPath: \NSObject.self, ascending: isForward) {
      guard let first = $0 as? Compared, let second = $1 as? Compared else { return .orderedSame }
      return isForward
        ? sortDescriptor.compare(first, second) : sortDescriptor.compare(second, first)
    }
  }
}
