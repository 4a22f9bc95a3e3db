import KumihanControls
public import KumihanViews

/// An alert in its older form.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text

    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(role: nil, label: label)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(role: .cancel, label: label)
    }
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      Button(role: .cancel, label: Text(verbatim: "Cancel"))
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(role: .destructive, label: label)
    }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = dismissButton.map { [$0] } ?? []
  }
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }
}

/// The buttons of an alert or a sheet of actions in its older form.
struct OlderButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      KumihanControls.Button(role: buttons[index].role, action: {}, label: { buttons[index].label })
    }
  }
}

extension View {
  /// Policy: while the binding is true, the alert is drawn over the screen.
  @ViewBuilder public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    if let message = alert.message {
      self.alert(alert.title, isPresented: isPresented) {
        OlderButtons(buttons: alert.buttons)
      } message: {
        message
      }
    } else {
      self.alert(alert.title, isPresented: isPresented) { OlderButtons(buttons: alert.buttons) }
    }
  }

  /// Policy: while there is an item, its alert is drawn over the screen.
  @ViewBuilder public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    if let value = item.wrappedValue {
      alert(isPresented: .constant(true)) { content(value) }
    } else {
      self
    }
  }
}

/// A sheet of actions, by its older name.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(
    title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]
  ) { (self.title, self.message, self.buttons) = (title, message, buttons) }
}

extension View {
  /// Policy: while the binding is true, the actions are drawn over the screen.
  @ViewBuilder public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    if let message = sheet.message {
      confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
        OlderButtons(buttons: sheet.buttons)
      } message: {
        message
      }
    } else {
      confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
        OlderButtons(buttons: sheet.buttons)
      }
    }
  }

  /// Policy: while there is an item, its actions are drawn over the screen.
  @ViewBuilder public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    if let value = item.wrappedValue {
      actionSheet(isPresented: .constant(true)) { content(value) }
    } else {
      self
    }
  }
}
