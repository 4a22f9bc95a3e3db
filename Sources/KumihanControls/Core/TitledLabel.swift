import KumihanViews

/// The label of a control. Of several texts the first is the title, those below it are smaller and
/// secondary, as in rows of settings.
struct TitledLabel<Label: View>: View {
  let label: Label

  /// The texts of which the label consists alone; none where it has another view.
  private var texts: [Text] {
    switch label {
    case let several as any TextsInRow: several.texts ?? []
    default: []
    }
  }

  var body: some View {
    let texts = texts
    if let title = texts.first {
      VStack(alignment: .leading, spacing: 2) {
        title
        ForEach(1..<texts.count, id: \.self) {
          texts[$0].font(.subheadline).placeForeground(.secondary)
        }
      }
    } else {
      label
    }
  }
}

/// Content that may be texts in a row.
@MainActor private protocol TextsInRow {
  /// Those that are there; nil where another view is among them.
  var texts: [Text]? { get }
}

extension TupleView: TextsInRow {
  fileprivate var texts: [Text]? {
    var found: [Text] = []
    for child in Mirror(reflecting: value).children {
      switch child.value {
      case let text as Text: found.append(text)
      case let text as Text?: if let text { found.append(text) }
      default: return nil
      }
    }
    return found.count > 1 ? found : nil
  }
}
