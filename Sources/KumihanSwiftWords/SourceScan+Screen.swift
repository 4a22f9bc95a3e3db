/// Screens of UIKit's: classes below one of its controllers, which are drawn without a preview as views are.
extension SourceScan {
  /// Controllers that need nothing to be made.
  static let controllers: Set = [
    "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
  ]

  /// Why a screen cannot be made, if so. Classes have no initialiser that the compiler could fall back to, so what they
  /// declare decides.
  ///
  /// - Parameter open: the class's opening brace.
  func obstacle(ofScreenAt open: Int, below parent: String) -> String? {
    guard let close = tokens.closing(open) else { return nil }
    let lines = tokens.tokens[open].line...tokens.tokens[close].line
    if outlets.contains(where: lines.contains) { return "has outlets of a storyboard" }
    var (isInherited, isMade, at) = (true, false, open + 1)
    while at < close {
      if tokens.text(at) == "init", tokens.text(at - 1) != ".",
        let found = initialiser(at, ofClassBelow: parent)
      {
        isInherited = false
        isMade = isMade || found
      }
      at = (tokens.closing(at) ?? at) + 1
    }
    return isInherited || isMade ? nil : "needs arguments"
  }

  /// Whether the initialiser at a token makes a screen without arguments; nil for that of storyboards, which every class has.
  private func initialiser(_ i: Int, ofClassBelow parent: String) -> Bool? {
    let isFailable = tokens.isSign(i + 1, of: "?!")
    let open = isFailable ? i + 2 : i + 1
    guard tokens.isSign(open, of: "("), let close = tokens.closing(open) else { return false }
    if tokens.text(open + 1) == "coder" { return nil }
    if isFailable || tokens.text(close + 1) == "async" || isHidden(i) { return false }
    // UIKit's own `init()` comes along with it.
    if tokens.text(open + 1) == "nibName" { return parent == "UIViewController" }
    var (arguments, values, at) = (open + 1 < close ? 1 : 0, 0, open + 1)
    while at < close {
      if tokens.text(at) == "," { arguments += 1 }
      if tokens.text(at) == "=" { values += 1 }
      at = (tokens.closing(at) ?? at) + 1
    }
    return arguments == values
  }

  private func isHidden(_ i: Int) -> Bool {
    let line = tokens.tokens[i].line
    var at = i - 1
    while at >= 0, tokens.tokens[at].line == line, tokens.tokens[at].kind == .word {
      if tokens.text(at) == "private" { return true }
      at -= 1
    }
    return false
  }
}
