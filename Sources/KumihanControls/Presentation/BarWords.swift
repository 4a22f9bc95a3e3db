import KumihanViews

/// The words of a screen, which its bars change for their items. What an item presents does not stand
/// in the bar and has the screen's own.
struct ScreenWords {
  let font: Font?
  let size: DynamicTypeSize
  let scale: Image.Scale
  let labels: AnyStyle<LabelStyleConfiguration>
}

private struct ScreenWordsKey: EnvironmentKey {
  static var defaultValue: ScreenWords? { nil }
}

extension EnvironmentValues {
  /// The words of the nearest screen with bars; nil outside one.
  var screenWords: ScreenWords? {
    get { self[ScreenWordsKey.self] }
    set { self[ScreenWordsKey.self] = newValue }
  }

  /// Whether the view is an item of a bar.
  var isInBar: Bool {
    get { self[InBarKey.self] }
    set { self[InBarKey.self] = newValue }
  }

  /// The screen's own words again, for what an item of a bar presents.
  mutating func leaveBar() {
    guard isInBar, let words = screenWords else { return }
    isInBar = false
    (font, dynamicTypeSize, imageScale) = (words.font, words.size, words.scale)
    labelStyle = words.labels
  }
}

private struct InBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Environment write: remembers the words of a screen for what the items of its bars present.
  func rememberingWords() -> _EnvironmentWriter<Self> {
    writing {
      $0.screenWords = ScreenWords(
        font: $0.font, size: $0.dynamicTypeSize, scale: $0.imageScale, labels: $0.labelStyle)
      $0.isInBar = false
    }
  }
}
