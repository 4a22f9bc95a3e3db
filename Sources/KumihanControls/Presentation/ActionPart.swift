import KumihanViews

/// What an item says to the alert, the dialog or the menu that it stands in.
struct ActionPart {
  var role: ButtonRole?
  /// A field for text, which has a place of its own.
  var isField = false
  /// In a menu, whether the item is checked; nil for one that cannot be.
  var isMarked: Bool?
  /// In a menu, the end of a section.
  var isBand = false
  /// In a menu, the title of a section.
  var isHeader = false
  /// In a menu, an item that opens another.
  var isSubmenu = false
  /// In a menu, controls side by side.
  var isGroup = false
}

/// How the words of actions are written. Views that a container gathered are lowered already, so the
/// buttons' style says it.
struct ActionLook {
  let font: Font
  /// For what cancels, or ends an alert.
  let cancelFont: Font
  let ink: AnyShapeStyle
  let fieldFont: Font
}

extension View {
  /// Environment write: buttons and fields inside are only their words, and say what they are.
  func asActions(_ look: ActionLook) -> _EnvironmentWriter<Self> {
    writing { values in
      values.leaveForSystem()
      values.lineLimit = 1
      values.minimumScaleFactor = 0.7
      values.labelStyle = AnyStyle { $0.title }
      values.buttonStyle = AnyStyle { configuration in
        let role = configuration.role
        return configuration.label
          .font(role == .cancel ? look.cancelFont : look.font)
          .foregroundStyle(role == .destructive ? AnyShapeStyle(Color.red) : look.ink)
          .marked { $0.action = ActionPart(role: role) }
      }
      values.textFieldStyle = AnyStyle { field in
        field.font(look.fieldFont).marked { $0.action = ActionPart(isField: true) }
      }
    }
  }
}

/// The items of an alert or a dialog, from the views that its closure makes. Views that are neither
/// buttons nor fields are left out, as on iOS.
struct DialogItems {
  var fields: [Subview] = []
  var actions: [Subview] = []
  var cancel: Subview?

  init(_ views: SubviewsCollection) {
    for view in views {
      guard let part = view.containerValues.part.action else { continue }
      if part.isField {
        fields.append(view)
      } else if part.role == .cancel, cancel == nil {
        cancel = view
      } else {
        actions.append(view)
      }
    }
  }
}

/// The words of an alert or a dialog.
struct DialogWords {
  var title: Text?
  var message: AnyView?
  var actions: AnyView
}
