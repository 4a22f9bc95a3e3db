#if canImport(KumihanSwiftUI)
  public import KumihanSwiftUI
#else
  public import SwiftUI
#endif

/// The current one of several steps: circles of 20 pt over their numbers. Source: chapter 12.
///
/// Where the circles do not fit, a bar replaces them.
public struct JohoStepProgress: _PlacedView {
  let totalSteps: Int
  let currentStep: Int
  public let _site: CallSite
  @Environment(\.johoWords) private var words

  /// Zero steps draw nothing; a current step beyond them marks all.
  public init(
    totalSteps: Int, currentStep: Int, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.totalSteps = max(totalSteps, 0)
    self.currentStep = min(max(currentStep, 0), self.totalSteps)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View {
    ViewThatFits(in: .horizontal) {
      circles
      HStack(spacing: JohoSpacing.sm) {
        JohoProgressBar(
          progress: Double(currentStep) / Double(max(totalSteps, 1)), showsPercentage: false)
        Text("\(words.number(currentStep)) / \(words.number(totalSteps))")
          .johoFont(.label)
          .monospacedDigit()
          .foregroundStyle(JohoInk.primary)
          .lineLimit(1)
      }
    }
  }

  private var circles: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(Array(0..<totalSteps), id: \.self) { index in
        VStack(spacing: JohoSpacing.xs) {
          Circle()
            .fill(index < currentStep ? JohoInk.primary : JohoInk.ground)
            .frame(width: 20, height: 20)
            .overlay {
              JohoOutline(shape: Circle(), width: JohoBorder.interactive.width)
            }
          Text(words.number(index + 1))
            .johoFont(.labelSmall)
            .monospacedDigit()
            .foregroundStyle(JohoInk.primary)
            .fixedSize()
        }
        if index < totalSteps - 1 {
          Rectangle()
            .fill(index + 1 < currentStep ? JohoInk.primary : JohoInk.ghost)
            .frame(height: 2)
            // kumihan:ignore joho.grid,joho.top the line runs through the middle of the circles
            .padding(.top, 9)
        }
      }
    }
  }
}
