public import KumihanViews

// Fields with tokens before their text.
extension View {
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, prompt, placement, CallSite(fileID: fileID, line: line, column: column),
      tokens: views(of: tokens, token))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column),
      tokens: views(of: tokens, token))
  }
  @_disfavoredOverload
  public func searchable<T: Identifiable, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column),
      tokens: views(of: tokens, token))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, prompt, placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented,
      tokens: views(of: tokens, token))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented,
      tokens: views(of: tokens, token))
  }
  @_disfavoredOverload
  public func searchable<T: Identifiable, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<[T]>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented,
      tokens: views(of: tokens, token))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, prompt, placement, CallSite(fileID: fileID, line: line, column: column),
      tokens: views(of: tokens, token))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column),
      tokens: views(of: tokens, token))
  }
  @_disfavoredOverload
  public func searchable<T: Identifiable, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column),
      tokens: views(of: tokens, token))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, prompt, placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented,
      tokens: views(of: tokens, token))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented,
      tokens: views(of: tokens, token))
  }
  @_disfavoredOverload
  public func searchable<T: Identifiable, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented,
      tokens: views(of: tokens, token))
  }

  private func views<T, V: View>(of tokens: Binding<[T]>, _ view: (T) -> V) -> [AnyView] {
    tokens.wrappedValue.map { AnyView(view($0)) }
  }

  /// Tokens that can be changed; a picture shows them as they are.
  public func searchable<T: Identifiable>(
    text: Binding<String>, editableTokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<T>) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, prompt, placement, CallSite(fileID: fileID, line: line, column: column),
      tokens: views(of: editableTokens) { token(.constant($0)) })
  }
}
