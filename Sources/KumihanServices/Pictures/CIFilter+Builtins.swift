// The filters by their names. All of them leave pictures as they are, so that all are the same.
extension CIFilter {
  public class func sepiaTone() -> CIFilter { CIFilter() }
  public class func gaussianBlur() -> CIFilter { CIFilter() }
  public class func crystallize() -> CIFilter { CIFilter() }
  public class func pixellate() -> CIFilter { CIFilter() }
  public class func edges() -> CIFilter { CIFilter() }
  public class func unsharpMask() -> CIFilter { CIFilter() }
  public class func vignette() -> CIFilter { CIFilter() }
  public class func twirlDistortion() -> CIFilter { CIFilter() }
  public class func colorControls() -> CIFilter { CIFilter() }
  public class func exposureAdjust() -> CIFilter { CIFilter() }
  public class func bloom() -> CIFilter { CIFilter() }
  public class func photoEffectNoir() -> CIFilter { CIFilter() }
  public class func photoEffectMono() -> CIFilter { CIFilter() }
  public class func edgeWork() -> CIFilter { CIFilter() }
  public class func vignetteEffect() -> CIFilter { CIFilter() }
  public class func gloom() -> CIFilter { CIFilter() }
  public class func photoEffectChrome() -> CIFilter { CIFilter() }
  public class func photoEffectFade() -> CIFilter { CIFilter() }
  public class func photoEffectInstant() -> CIFilter { CIFilter() }
  public class func photoEffectProcess() -> CIFilter { CIFilter() }
  public class func photoEffectTonal() -> CIFilter { CIFilter() }
  public class func photoEffectTransfer() -> CIFilter { CIFilter() }
  public class func pdf417BarcodeGenerator() -> CIFilter { CIFilter() }
  public class func aztecCodeGenerator() -> CIFilter { CIFilter() }
  public class func barcodeGenerator() -> CIFilter { CIFilter() }
  public class func boxBlur() -> CIFilter { CIFilter() }
  public class func discBlur() -> CIFilter { CIFilter() }
  public class func motionBlur() -> CIFilter { CIFilter() }
  public class func zoomBlur() -> CIFilter { CIFilter() }
  public class func bokehBlur() -> CIFilter { CIFilter() }
  public class func median() -> CIFilter { CIFilter() }
  public class func noiseReduction() -> CIFilter { CIFilter() }
  public class func morphologyMaximum() -> CIFilter { CIFilter() }
  public class func morphologyMinimum() -> CIFilter { CIFilter() }
  public class func colorMonochrome() -> CIFilter { CIFilter() }
  public class func colorMatrix() -> CIFilter { CIFilter() }
  public class func colorPosterize() -> CIFilter { CIFilter() }
  public class func colorClamp() -> CIFilter { CIFilter() }
  public class func colorCube() -> CIFilter { CIFilter() }
  public class func colorMap() -> CIFilter { CIFilter() }
  public class func colorThreshold() -> CIFilter { CIFilter() }
  public class func hueAdjust() -> CIFilter { CIFilter() }
  public class func gammaAdjust() -> CIFilter { CIFilter() }
  public class func temperatureAndTint() -> CIFilter { CIFilter() }
  public class func vibrance() -> CIFilter { CIFilter() }
  public class func whitePointAdjust() -> CIFilter { CIFilter() }
  public class func highlightShadowAdjust() -> CIFilter { CIFilter() }
  public class func linearToSRGBToneCurve() -> CIFilter { CIFilter() }
  public class func toneCurve() -> CIFilter { CIFilter() }
  public class func maximumComponent() -> CIFilter { CIFilter() }
  public class func minimumComponent() -> CIFilter { CIFilter() }
  public class func thermal() -> CIFilter { CIFilter() }
  public class func xRay() -> CIFilter { CIFilter() }
  public class func comicEffect() -> CIFilter { CIFilter() }
  public class func pointillize() -> CIFilter { CIFilter() }
  public class func hexagonalPixellate() -> CIFilter { CIFilter() }
  public class func kaleidoscope() -> CIFilter { CIFilter() }
  public class func lineOverlay() -> CIFilter { CIFilter() }
  public class func spotColor() -> CIFilter { CIFilter() }
  public class func sharpenLuminance() -> CIFilter { CIFilter() }
  public class func straighten() -> CIFilter { CIFilter() }
  public class func perspectiveCorrection() -> CIFilter { CIFilter() }
  public class func perspectiveTransform() -> CIFilter { CIFilter() }
  public class func lanczosScaleTransform() -> CIFilter { CIFilter() }
  public class func bicubicScaleTransform() -> CIFilter { CIFilter() }
  public class func affineClamp() -> CIFilter { CIFilter() }
  public class func affineTile() -> CIFilter { CIFilter() }
  public class func bumpDistortion() -> CIFilter { CIFilter() }
  public class func pinchDistortion() -> CIFilter { CIFilter() }
  public class func holeDistortion() -> CIFilter { CIFilter() }
  public class func vortexDistortion() -> CIFilter { CIFilter() }
  public class func circularWrap() -> CIFilter { CIFilter() }
  public class func dotScreen() -> CIFilter { CIFilter() }
  public class func lineScreen() -> CIFilter { CIFilter() }
  public class func circularScreen() -> CIFilter { CIFilter() }
  public class func hatchedScreen() -> CIFilter { CIFilter() }
  public class func cmykHalftone() -> CIFilter { CIFilter() }
  public class func blendWithMask() -> CIFilter { CIFilter() }
  public class func blendWithAlphaMask() -> CIFilter { CIFilter() }
  public class func sourceOverCompositing() -> CIFilter { CIFilter() }
  public class func sourceAtopCompositing() -> CIFilter { CIFilter() }
  public class func sourceInCompositing() -> CIFilter { CIFilter() }
  public class func sourceOutCompositing() -> CIFilter { CIFilter() }
  public class func additionCompositing() -> CIFilter { CIFilter() }
  public class func multiplyCompositing() -> CIFilter { CIFilter() }
  public class func multiplyBlendMode() -> CIFilter { CIFilter() }
  public class func overlayBlendMode() -> CIFilter { CIFilter() }
  public class func screenBlendMode() -> CIFilter { CIFilter() }
  public class func softLightBlendMode() -> CIFilter { CIFilter() }
  public class func hardLightBlendMode() -> CIFilter { CIFilter() }
  public class func darkenBlendMode() -> CIFilter { CIFilter() }
  public class func lightenBlendMode() -> CIFilter { CIFilter() }
  public class func differenceBlendMode() -> CIFilter { CIFilter() }
  public class func colorBlendMode() -> CIFilter { CIFilter() }
  public class func colorBurnBlendMode() -> CIFilter { CIFilter() }
  public class func colorDodgeBlendMode() -> CIFilter { CIFilter() }
  public class func luminosityBlendMode() -> CIFilter { CIFilter() }
  public class func linearGradient() -> CIFilter { CIFilter() }
  public class func radialGradient() -> CIFilter { CIFilter() }
  public class func smoothLinearGradient() -> CIFilter { CIFilter() }
  public class func gaussianGradient() -> CIFilter { CIFilter() }
  public class func checkerboardGenerator() -> CIFilter { CIFilter() }
  public class func stripesGenerator() -> CIFilter { CIFilter() }
  public class func starShineGenerator() -> CIFilter { CIFilter() }
  public class func sunbeamsGenerator() -> CIFilter { CIFilter() }
  public class func randomGenerator() -> CIFilter { CIFilter() }
  public class func roundedRectangleGenerator() -> CIFilter { CIFilter() }
  public class func textImageGenerator() -> CIFilter { CIFilter() }
  public class func areaMaximum() -> CIFilter { CIFilter() }
  public class func areaHistogram() -> CIFilter { CIFilter() }
  public class func personSegmentation() -> CIFilter { CIFilter() }
  public class func documentEnhancer() -> CIFilter { CIFilter() }
  public class func depthOfField() -> CIFilter { CIFilter() }
  public class func dissolveTransition() -> CIFilter { CIFilter() }
  public class func barsSwipeTransition() -> CIFilter { CIFilter() }
  public class func rippleTransition() -> CIFilter { CIFilter() }
}

public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryDistortion = "CICategoryDistortion"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategorySharpen = "CICategorySharpen"
