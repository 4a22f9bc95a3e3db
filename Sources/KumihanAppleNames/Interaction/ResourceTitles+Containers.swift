public import Foundation
public import KumihanControls
public import KumihanViews

// Titles of containers, links and dialogs that are looked up where they are shown.

extension LabeledContent where Label == Text, Content: View {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), content: content, fileID: fileID, line: line, column: column)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: LocalizedStringResource, value: S, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(LocalizedStringKey(title), value: value, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<F: FormatStyle & Sendable>(
    _ title: LocalizedStringResource, value: F.FormatInput, format: F,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
    self.init(
      LocalizedStringKey(title), value: value, format: format, fileID: fileID, line: line,
      column: column)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(LocalizedStringKey(title), fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringResource, value: V?, total: V = 1.0, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), value: value, total: total, fileID: fileID, line: line,
      column: column)
  }
}

extension Link where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, destination: URL, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), destination: destination, fileID: fileID, line: line,
      column: column)
  }
}

extension Menu where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), content: content, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), content: content, primaryAction: primaryAction, fileID: fileID,
      line: line, column: column)
  }
}

extension Menu where Label == KumihanControls.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, content: content, fileID: fileID,
      line: line, column: column)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), content: content, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), isExpanded: isExpanded, content: content, fileID: fileID,
      line: line, column: column)
  }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), content: content, fileID: fileID, line: line, column: column)
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), content: content, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), isExpanded: isExpanded, content: content, fileID: fileID,
      line: line, column: column)
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), destination: destination, fileID: fileID, line: line,
      column: column)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  @_disfavoredOverload
  public init<V: Hashable>(
    _ title: LocalizedStringResource, value: V?, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(LocalizedStringKey(title), value: value, fileID: fileID, line: line, column: column)
  }
}

extension ContentUnavailableView
where Label == KumihanControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, description: Text? = nil,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, description: description, fileID: fileID,
      line: line, column: column)
  }
}

extension Tab where Label == DefaultTabLabel {
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, value: value, role: role,
      content: content, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) where Value == Never {
    self.init(
      LocalizedStringKey(title), systemImage: systemImage, role: role, content: content,
      fileID: fileID, line: line, column: column)
  }
}

extension View {
  @_disfavoredOverload
  public func navigationTitle(
    _ title: LocalizedStringResource, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    navigationTitle(LocalizedStringKey(title), fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public func alert<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      LocalizedStringKey(title), isPresented: isPresented, actions: actions, fileID: fileID,
      line: line, column: column)
  }

  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alert(
      LocalizedStringKey(title), isPresented: isPresented, actions: actions, message: message,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public func alert<A: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      LocalizedStringKey(title), isPresented: isPresented, presenting: data, actions: actions,
      fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    alert(
      LocalizedStringKey(title), isPresented: isPresented, presenting: data, actions: actions,
      message: message, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(title), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(title), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message, fileID: fileID, line: line,
      column: column)
  }
}
