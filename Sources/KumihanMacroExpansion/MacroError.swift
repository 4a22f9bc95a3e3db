/// The reason why a macro cannot be expanded, and the place in the user's file.
struct MacroError: Error {
  enum Message {
    case previewWithoutBody, previewableOutsidePreview, previewableNotAtRoot
    case entryNotVariable, entryOutsideExtension, entryWithoutValue, modelNotClass

    var words: String {
      switch self {
      case .previewWithoutBody: "'#Preview' needs a body in braces"
      case .previewableOutsidePreview: "'@Previewable' may only stand in the body of a '#Preview'"
      case .previewableNotAtRoot:
        "'@Previewable' may only mark a variable that stands directly in the body of the '#Preview'"
      case .entryNotVariable: "'@Entry' may only mark a 'var' of one name"
      case .entryOutsideExtension:
        "'@Entry' may only stand in an extension of EnvironmentValues, Transaction, FocusedValues "
          + "or ContainerValues"
      case .entryWithoutValue: "'@Entry' needs an initial value or an optional type"
      case .modelNotClass: "'@Model' may only mark a class"
      }
    }
  }

  let message: Message
  let fileName: String
  let offset: Int

  init(_ message: Message, at syntax: Request.Syntax) {
    (self.message, fileName) = (message, syntax.location.fileName)
    offset = syntax.location.offset + syntax.leadingBlanks
  }
}

extension Request.Syntax {
  /// The number of bytes of white space before its first word.
  var leadingBlanks: Int { source.utf8.prefix { [9, 10, 13, 32].contains($0) }.count }
}
