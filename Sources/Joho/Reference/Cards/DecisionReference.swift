#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// Which border: one question after another. Source: appendix B.
public struct BorderDecision: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Which border", appendix: "B") {
      DecisionStep("Can it be touched?", "2 pt", role: .interactive)
      DecisionStep("Touched, and selected or in focus?", "2.5 pt", role: .active)
      DecisionStep("A major area of the screen?", "3 pt", role: .container)
      DecisionStep("A card or a row?", "1.5 pt", role: .row)
      DecisionStep("A cell of a grid?", "1 pt", role: .cell)
      DecisionStep("None of these?", "1.5 pt", role: .row)
    }
  }
}

/// Which colour: what the content is about. Source: appendix C.
public struct ColorDecision: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    JohoReferenceCard("Which colour", appendix: "C") {
      DecisionStep("Is it now?", "Yellow", fill: JohoColors.yellow)
      DecisionStep("At a time?", "Cyan", fill: JohoColors.cyan)
      DecisionStep("A special day?", "Pink", fill: JohoColors.pink)
      DecisionStep("On the way?", "Orange", fill: JohoColors.orange)
      DecisionStep("Money?", "Green", fill: JohoColors.green)
      DecisionStep("People?", "Purple", fill: JohoColors.purple)
      DecisionStep("Danger, or a Sunday?", "Red", fill: JohoColors.red)
      DecisionStep("Structure, or none of these?", "Black and white", fill: JohoColors.white)
    }
  }
}

/// A question and, at its end, what a yes means.
private struct DecisionStep: View {
  let question: String
  let answer: String
  let fill: Color
  let role: JohoBorder

  init(_ question: String, _ answer: String, role: JohoBorder) {
    (self.question, self.answer, self.fill, self.role) = (question, answer, JohoColors.white, role)
  }

  init(_ question: String, _ answer: String, fill: Color) {
    (self.question, self.answer, self.fill, role) = (question, answer, fill, .row)
  }

  var body: some View {
    HStack(spacing: JohoSpacing.md) {
      Text(question)
        .font(.johoBody)
        .foregroundStyle(JohoColors.black)
        .frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "arrow.forward")
        .font(.system(size: JohoIconSize.action, weight: .semibold))
        .foregroundStyle(JohoColors.black)
        .accessibilityHidden(true)
      Text(answer)
        .font(.johoLabel)
        .frame(width: 144, height: JohoTarget.minimum)
        .johoPanel(fill: fill, radius: JohoRadius.button, role: role, width: role.width)
    }
  }
}

/// The book's last page. Source: the conclusion.
public struct EndPage: _PlacedView {
  public let _site: CallSite

  public init(fileID: StaticString = #fileID, line: Int = #line, column: Int = #column) {
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    VStack(spacing: JohoSpacing.lg) {
      Text("終")
        .font(.johoDisplayLarge)
      Text("END").font(.johoLabel)
      Text("情報デザイン").font(.johoHeadline)
      Text("Clear information serves everyone.")
        .font(.johoBodySmall)
        .foregroundStyle(JohoColors.secondary)
    }
    .foregroundStyle(JohoColors.black)
    .frame(maxWidth: .infinity)
    .padding(JohoSpacing.xxxl)
    .johoPanel(radius: JohoRadius.container, role: .container)
  }
}
