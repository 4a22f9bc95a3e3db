public import KumihanViews

extension View {
  func confirmation(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, canShow: Bool = true,
    _ site: CallSite, actions: @escaping () -> AnyView, message: (() -> AnyView)? = nil
  ) -> some View {
    presenting(
      .confirmationDialog, isOn: isPresented.wrappedValue && canShow, canShow: canShow, at: site
    ) { screen in
      AnyView(
        ConfirmationScreen(
          screen: screen,
          words: DialogWords(title: title, message: message.map { $0() }, actions: actions()),
          showsTitle: visibility == .visible))
    }
  }

  /// Policy: while the binding is true, the actions are drawn over the screen.
  public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      Text(title), isPresented, titleVisibility,
      CallSite(fileID: fileID, line: line, column: column), actions: { AnyView(actions()) })
  }

  public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      Text(title), isPresented, titleVisibility, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) })
  }

  public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      Text(title), isPresented, titleVisibility,
      CallSite(fileID: fileID, line: line, column: column), actions: { AnyView(actions()) },
      message: { AnyView(message()) })
  }

  public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      Text(title), isPresented, titleVisibility, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) },
      message: { AnyView(data.map { message($0) }) })
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      Text(verbatim: String(title)), isPresented, titleVisibility,
      CallSite(fileID: fileID, line: line, column: column), actions: { AnyView(actions()) })
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      Text(verbatim: String(title)), isPresented, titleVisibility, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) })
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      Text(verbatim: String(title)), isPresented, titleVisibility,
      CallSite(fileID: fileID, line: line, column: column), actions: { AnyView(actions()) },
      message: { AnyView(message()) })
  }

  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      Text(verbatim: String(title)), isPresented, titleVisibility, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) },
      message: { AnyView(data.map { message($0) }) })
  }

  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      title, isPresented, titleVisibility,
      CallSite(fileID: fileID, line: line, column: column), actions: { AnyView(actions()) })
  }

  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      title, isPresented, titleVisibility, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) })
  }

  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      title, isPresented, titleVisibility,
      CallSite(fileID: fileID, line: line, column: column), actions: { AnyView(actions()) },
      message: { AnyView(message()) })
  }

  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    confirmation(
      title, isPresented, titleVisibility, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) },
      message: { AnyView(data.map { message($0) }) })
  }

}
