import KumihanViews

/// The label of a control. Of several texts the first is the title, those below it are smaller and
/// secondary, as in rows of settings.
struct TitledLabel<Label: View>: View {
  let label: Label

  private var texts: [Text] {
    switch label {
    case let two as TupleView<(Text, Text)>: [two.value.0, two.value.1]
    case let three as TupleView<(Text, Text, Text)>: [three.value.0, three.value.1, three.value.2]
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
