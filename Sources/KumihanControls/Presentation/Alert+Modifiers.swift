public import KumihanViews

extension View {
  func alert(
    _ title: Text?, _ isPresented: Binding<Bool>, canShow: Bool = true, _ site: CallSite,
    actions: @escaping () -> AnyView, message: (() -> AnyView)? = nil
  ) -> some View {
    presenting(.alert, isOn: isPresented.wrappedValue && canShow, canShow: canShow, at: site) {
      screen in
      AnyView(
        AlertScreen(
          screen: screen,
          words: DialogWords(title: title, message: message.map { $0() }, actions: actions())))
    }
  }

  /// Policy: while the binding is true, the alert is drawn over the screen.
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      Text(title), isPresented, CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(actions()) })
  }

  public func alert<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      Text(title), isPresented, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) })
  }

  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      Text(title), isPresented, CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(actions()) },
      message: { AnyView(message()) })
  }

  public func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      Text(title), isPresented, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) },
      message: { AnyView(data.map { message($0) }) })
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      Text(verbatim: String(title)), isPresented,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(actions()) })
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      Text(verbatim: String(title)), isPresented, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) })
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      Text(verbatim: String(title)), isPresented,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(actions()) },
      message: { AnyView(message()) })
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      Text(verbatim: String(title)), isPresented, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) },
      message: { AnyView(data.map { message($0) }) })
  }

  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      title, isPresented, CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(actions()) })
  }

  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      title, isPresented, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) })
  }

  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      title, isPresented, CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(actions()) },
      message: { AnyView(message()) })
  }

  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      title, isPresented, canShow: data != nil,
      CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(data.map { actions($0) }) },
      message: { AnyView(data.map { message($0) }) })
  }

  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A,
    fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      error.map { Text(verbatim: $0.errorDescription ?? "\($0)") }, isPresented,
      canShow: error != nil, CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(actions()) })
  }

  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    alert(
      error.map { Text(verbatim: $0.errorDescription ?? "\($0)") }, isPresented,
      canShow: error != nil, CallSite(fileID: fileID, line: line, column: column),
      actions: { AnyView(error.map { actions($0) }) },
      message: { AnyView(error.map { message($0) }) })
  }
}
