public import KumihanViews

/// Which of several steps one is at: circles of 20 pt over their numbers. Source: chapter 12.
public struct JohoStepProgress: View {
  let totalSteps: Int
  let currentStep: Int

  /// No steps draw nothing; a current step beyond them marks all.
  public init(totalSteps: Int, currentStep: Int) {
    self.totalSteps = max(totalSteps, 0)
    self.currentStep = min(max(currentStep, 0), self.totalSteps)
  }

  public var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(Array(0..<totalSteps), id: \.self) { index in
        VStack(spacing: JohoSpacing.xs) {
          Circle()
            .fill(index < currentStep ? JohoColors.black : JohoColors.white)
            .frame(width: 20, height: 20)
            .overlay {
              Circle().stroke(JohoColors.black, lineWidth: BorderRole.interactive.width)
            }
          Text(String(index + 1))
            .font(.johoLabelSmall)
            .monospacedDigit()
            .foregroundStyle(JohoColors.black)
        }
        if index < totalSteps - 1 {
          Rectangle()
            .fill(JohoColors.black.opacity(index + 1 < currentStep ? 1 : 0.3))
            .frame(height: 2)
            .padding(.top, 9)
        }
      }
    }
  }
}
