public import Foundation
public import KumihanCoreGraphics

/// What is done about pictures that some do not want to see: nothing, as on a phone that was not told to.
public enum SCSensitivityAnalysisPolicy: Int, Sendable {
  case disabled, simpleInterventions, descriptiveInterventions
}

/// What a picture was taken for.
open class SCSensitivityAnalysis: NSObject {
  open var isSensitive: Bool { false }
}

/// Looks at pictures that some do not want to see.
open class SCSensitivityAnalyzer: NSObject {
  open var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
  open func analyzeImage(at url: URL) async throws -> SCSensitivityAnalysis {
    SCSensitivityAnalysis()
  }
  open func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis {
    SCSensitivityAnalysis()
  }
  open func videoAnalysis(forFileAt url: URL) -> VideoAnalysisHandler { VideoAnalysisHandler() }

  /// Looks at a film.
  open class VideoAnalysisHandler: NSObject {
    open var progress: Progress { Progress(totalUnitCount: 1) }
    open func hasSensitiveContent() async throws -> SCSensitivityAnalysis {
      SCSensitivityAnalysis()
    }
  }
}
