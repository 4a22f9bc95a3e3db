extension LayoutDiagnostic {
  /// The problem and its treatment, in one line.
  public var message: String {
    switch problem {
    case .frame(let length): "a frame's side is \(length), no size; it was ignored"
    case .distance(let length): "a distance is \(length), no length; it was ignored"
    case .ratio(let ratio): "an aspect ratio is \(ratio), no ratio; it was ignored"
    case .unboundedSize: "a view's size is beyond all measure; it was clamped"
    case .tooDeep: "views are nested too deeply; the rest was left out"
    case .noTracks: "a grid has no columns; its items were left out"
    }
  }
}
