public import KumihanViews

/// What a title of a screen can be beside strings and keys.
public protocol _NavigationTitle {
  func _title(at site: CallSite) -> Text
}

extension Text: _NavigationTitle {
  public func _title(at site: CallSite) -> Text { self }
}

extension Binding: _NavigationTitle where Value == String {
  public func _title(at site: CallSite) -> Text {
    Text(runs: [Text.Run(content: .plain(wrappedValue))], site: site)
  }
}
