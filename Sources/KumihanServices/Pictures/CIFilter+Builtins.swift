// The filters by their names.
extension CIFilter {
  public class func sepiaTone() -> CIFilter { CIFilter(named: "CISepiaTone") }
  public class func gaussianBlur() -> CIFilter { CIFilter(named: "CIGaussianBlur") }
  public class func crystallize() -> CIFilter { CIFilter(named: "CICrystallize") }
  public class func pixellate() -> CIFilter { CIFilter(named: "CIPixellate") }
  public class func edges() -> CIFilter { CIFilter(named: "CIEdges") }
  public class func unsharpMask() -> CIFilter { CIFilter(named: "CIUnsharpMask") }
  public class func vignette() -> CIFilter { CIFilter(named: "CIVignette") }
  public class func twirlDistortion() -> CIFilter { CIFilter(named: "CITwirlDistortion") }
  public class func colorControls() -> CIFilter { CIFilter(named: "CIColorControls") }
  public class func exposureAdjust() -> CIFilter { CIFilter(named: "CIExposureAdjust") }
  public class func bloom() -> CIFilter { CIFilter(named: "CIBloom") }
  public class func photoEffectNoir() -> CIFilter { CIFilter(named: "CIPhotoEffectNoir") }
  public class func photoEffectMono() -> CIFilter { CIFilter(named: "CIPhotoEffectMono") }
  public class func edgeWork() -> CIFilter { CIFilter(named: "CIEdgeWork") }
  public class func vignetteEffect() -> CIFilter { CIFilter(named: "CIVignetteEffect") }
  public class func gloom() -> CIFilter { CIFilter(named: "CIGloom") }
  public class func photoEffectChrome() -> CIFilter { CIFilter(named: "CIPhotoEffectChrome") }
  public class func photoEffectFade() -> CIFilter { CIFilter(named: "CIPhotoEffectFade") }
  public class func photoEffectInstant() -> CIFilter { CIFilter(named: "CIPhotoEffectInstant") }
  public class func photoEffectProcess() -> CIFilter { CIFilter(named: "CIPhotoEffectProcess") }
  public class func photoEffectTonal() -> CIFilter { CIFilter(named: "CIPhotoEffectTonal") }
  public class func photoEffectTransfer() -> CIFilter { CIFilter(named: "CIPhotoEffectTransfer") }
  public class func pdf417BarcodeGenerator() -> CIFilter {
    CIFilter(named: "CIPDF417BarcodeGenerator")
  }
  public class func aztecCodeGenerator() -> CIFilter { CIFilter(named: "CIAztecCodeGenerator") }
  public class func barcodeGenerator() -> CIFilter { CIFilter(named: "CIBarcodeGenerator") }
  public class func boxBlur() -> CIFilter { CIFilter(named: "CIBoxBlur") }
  public class func discBlur() -> CIFilter { CIFilter(named: "CIDiscBlur") }
  public class func motionBlur() -> CIFilter { CIFilter(named: "CIMotionBlur") }
  public class func zoomBlur() -> CIFilter { CIFilter(named: "CIZoomBlur") }
  public class func bokehBlur() -> CIFilter { CIFilter(named: "CIBokehBlur") }
  public class func median() -> CIFilter { CIFilter(named: "CIMedian") }
  public class func noiseReduction() -> CIFilter { CIFilter(named: "CINoiseReduction") }
  public class func morphologyMaximum() -> CIFilter { CIFilter(named: "CIMorphologyMaximum") }
  public class func morphologyMinimum() -> CIFilter { CIFilter(named: "CIMorphologyMinimum") }
  public class func colorMonochrome() -> CIFilter { CIFilter(named: "CIColorMonochrome") }
  public class func colorMatrix() -> CIFilter { CIFilter(named: "CIColorMatrix") }
  public class func colorPosterize() -> CIFilter { CIFilter(named: "CIColorPosterize") }
  public class func colorClamp() -> CIFilter { CIFilter(named: "CIColorClamp") }
  public class func colorCube() -> CIFilter { CIFilter(named: "CIColorCube") }
  public class func colorMap() -> CIFilter { CIFilter(named: "CIColorMap") }
  public class func colorThreshold() -> CIFilter { CIFilter(named: "CIColorThreshold") }
  public class func hueAdjust() -> CIFilter { CIFilter(named: "CIHueAdjust") }
  public class func gammaAdjust() -> CIFilter { CIFilter(named: "CIGammaAdjust") }
  public class func temperatureAndTint() -> CIFilter { CIFilter(named: "CITemperatureAndTint") }
  public class func vibrance() -> CIFilter { CIFilter(named: "CIVibrance") }
  public class func whitePointAdjust() -> CIFilter { CIFilter(named: "CIWhitePointAdjust") }
  public class func highlightShadowAdjust() -> CIFilter {
    CIFilter(named: "CIHighlightShadowAdjust")
  }
  public class func linearToSRGBToneCurve() -> CIFilter {
    CIFilter(named: "CILinearToSRGBToneCurve")
  }
  public class func toneCurve() -> CIFilter { CIFilter(named: "CIToneCurve") }
  public class func maximumComponent() -> CIFilter { CIFilter(named: "CIMaximumComponent") }
  public class func minimumComponent() -> CIFilter { CIFilter(named: "CIMinimumComponent") }
  public class func thermal() -> CIFilter { CIFilter(named: "CIThermal") }
  public class func xRay() -> CIFilter { CIFilter(named: "CIXRay") }
  public class func comicEffect() -> CIFilter { CIFilter(named: "CIComicEffect") }
  public class func pointillize() -> CIFilter { CIFilter(named: "CIPointillize") }
  public class func hexagonalPixellate() -> CIFilter { CIFilter(named: "CIHexagonalPixellate") }
  public class func kaleidoscope() -> CIFilter { CIFilter(named: "CIKaleidoscope") }
  public class func lineOverlay() -> CIFilter { CIFilter(named: "CILineOverlay") }
  public class func spotColor() -> CIFilter { CIFilter(named: "CISpotColor") }
  public class func sharpenLuminance() -> CIFilter { CIFilter(named: "CISharpenLuminance") }
  public class func straighten() -> CIFilter { CIFilter(named: "CIStraighten") }
  public class func perspectiveCorrection() -> CIFilter {
    CIFilter(named: "CIPerspectiveCorrection")
  }
  public class func perspectiveTransform() -> CIFilter { CIFilter(named: "CIPerspectiveTransform") }
  public class func lanczosScaleTransform() -> CIFilter {
    CIFilter(named: "CILanczosScaleTransform")
  }
  public class func bicubicScaleTransform() -> CIFilter {
    CIFilter(named: "CIBicubicScaleTransform")
  }
  public class func affineClamp() -> CIFilter { CIFilter(named: "CIAffineClamp") }
  public class func affineTile() -> CIFilter { CIFilter(named: "CIAffineTile") }
  public class func bumpDistortion() -> CIFilter { CIFilter(named: "CIBumpDistortion") }
  public class func pinchDistortion() -> CIFilter { CIFilter(named: "CIPinchDistortion") }
  public class func holeDistortion() -> CIFilter { CIFilter(named: "CIHoleDistortion") }
  public class func vortexDistortion() -> CIFilter { CIFilter(named: "CIVortexDistortion") }
  public class func circularWrap() -> CIFilter { CIFilter(named: "CICircularWrap") }
  public class func dotScreen() -> CIFilter { CIFilter(named: "CIDotScreen") }
  public class func lineScreen() -> CIFilter { CIFilter(named: "CILineScreen") }
  public class func circularScreen() -> CIFilter { CIFilter(named: "CICircularScreen") }
  public class func hatchedScreen() -> CIFilter { CIFilter(named: "CIHatchedScreen") }
  public class func cmykHalftone() -> CIFilter { CIFilter(named: "CICMYKHalftone") }
  public class func blendWithMask() -> CIFilter { CIFilter(named: "CIBlendWithMask") }
  public class func blendWithAlphaMask() -> CIFilter { CIFilter(named: "CIBlendWithAlphaMask") }
  public class func sourceOverCompositing() -> CIFilter {
    CIFilter(named: "CISourceOverCompositing")
  }
  public class func sourceAtopCompositing() -> CIFilter {
    CIFilter(named: "CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> CIFilter { CIFilter(named: "CISourceInCompositing") }
  public class func sourceOutCompositing() -> CIFilter { CIFilter(named: "CISourceOutCompositing") }
  public class func additionCompositing() -> CIFilter { CIFilter(named: "CIAdditionCompositing") }
  public class func multiplyCompositing() -> CIFilter { CIFilter(named: "CIMultiplyCompositing") }
  public class func multiplyBlendMode() -> CIFilter { CIFilter(named: "CIMultiplyBlendMode") }
  public class func overlayBlendMode() -> CIFilter { CIFilter(named: "CIOverlayBlendMode") }
  public class func screenBlendMode() -> CIFilter { CIFilter(named: "CIScreenBlendMode") }
  public class func softLightBlendMode() -> CIFilter { CIFilter(named: "CISoftLightBlendMode") }
  public class func hardLightBlendMode() -> CIFilter { CIFilter(named: "CIHardLightBlendMode") }
  public class func darkenBlendMode() -> CIFilter { CIFilter(named: "CIDarkenBlendMode") }
  public class func lightenBlendMode() -> CIFilter { CIFilter(named: "CILightenBlendMode") }
  public class func differenceBlendMode() -> CIFilter { CIFilter(named: "CIDifferenceBlendMode") }
  public class func colorBlendMode() -> CIFilter { CIFilter(named: "CIColorBlendMode") }
  public class func colorBurnBlendMode() -> CIFilter { CIFilter(named: "CIColorBurnBlendMode") }
  public class func colorDodgeBlendMode() -> CIFilter { CIFilter(named: "CIColorDodgeBlendMode") }
  public class func luminosityBlendMode() -> CIFilter { CIFilter(named: "CILuminosityBlendMode") }
  public class func linearGradient() -> CIFilter { CIFilter(named: "CILinearGradient") }
  public class func radialGradient() -> CIFilter { CIFilter(named: "CIRadialGradient") }
  public class func smoothLinearGradient() -> CIFilter { CIFilter(named: "CISmoothLinearGradient") }
  public class func gaussianGradient() -> CIFilter { CIFilter(named: "CIGaussianGradient") }
  public class func checkerboardGenerator() -> CIFilter {
    CIFilter(named: "CICheckerboardGenerator")
  }
  public class func stripesGenerator() -> CIFilter { CIFilter(named: "CIStripesGenerator") }
  public class func starShineGenerator() -> CIFilter { CIFilter(named: "CIStarShineGenerator") }
  public class func sunbeamsGenerator() -> CIFilter { CIFilter(named: "CISunbeamsGenerator") }
  public class func randomGenerator() -> CIFilter { CIFilter(named: "CIRandomGenerator") }
  public class func roundedRectangleGenerator() -> CIFilter {
    CIFilter(named: "CIRoundedRectangleGenerator")
  }
  public class func textImageGenerator() -> CIFilter { CIFilter(named: "CITextImageGenerator") }
  public class func areaMaximum() -> CIFilter { CIFilter(named: "CIAreaMaximum") }
  public class func areaHistogram() -> CIFilter { CIFilter(named: "CIAreaHistogram") }
  public class func personSegmentation() -> CIFilter { CIFilter(named: "CIPersonSegmentation") }
  public class func documentEnhancer() -> CIFilter { CIFilter(named: "CIDocumentEnhancer") }
  public class func depthOfField() -> CIFilter { CIFilter(named: "CIDepthOfField") }
  public class func dissolveTransition() -> CIFilter { CIFilter(named: "CIDissolveTransition") }
  public class func barsSwipeTransition() -> CIFilter { CIFilter(named: "CIBarsSwipeTransition") }
  public class func rippleTransition() -> CIFilter { CIFilter(named: "CIRippleTransition") }
}

public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryDistortion = "CICategoryDistortion"
public let kCICategoryGradient = "CICategoryGradient"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategorySharpen = "CICategorySharpen"
