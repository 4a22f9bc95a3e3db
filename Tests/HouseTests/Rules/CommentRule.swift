/// Comments say why; they hold neither plans nor rulers.
enum CommentRule {
  static func findings(in file: SourceFile) -> [Finding] {
    file.comments.compactMap { comment in
      if let word = plans.first(where: { comment.text.contains($0) }) {
        return file.finding(comment.line, "\(word) in a comment: do it, or open an issue")
      }
      let text = comment.text.drop { $0 == " " }
      if text.hasPrefix("MARK:") || isRuler(text) {
        return file.finding(comment.line, "a banner comment: split the file instead")
      }
      return nil
    }
  }

  private static let plans = ["TO" + "DO", "FIX" + "ME", "XX" + "X:", "HA" + "CK"]

  private static func isRuler(_ text: Substring) -> Bool {
    text.count >= 4 && text.prefix(4).allSatisfy { "-=*#~_─═".contains($0) }
  }
}
