public import KumihanViews

// Fields with tokens: none has been chosen in a picture.
extension View {
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, prompt, placement, CallSite(fileID: fileID, line: line, column: column))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column))
  }
  @_disfavoredOverload
  public func searchable<T: Identifiable, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, prompt, placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented)
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(
      text, Text(prompt), placement,
      CallSite(fileID: fileID, line: line, column: column), isPresented)
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
      CallSite(fileID: fileID, line: line, column: column), isPresented)
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, prompt, placement, CallSite(fileID: fileID, line: line, column: column))
  }
  public func searchable<T: Identifiable>(
    text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column))
  }
  @_disfavoredOverload
  public func searchable<T: Identifiable, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<[T]>, suggestedTokens: Binding<[T]>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (T) -> some View, fileID: StaticString = #fileID,
    line: Int = #line, column: Int = #column
  ) -> some View {
    searched(text, Text(prompt), placement, CallSite(fileID: fileID, line: line, column: column))
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
      CallSite(fileID: fileID, line: line, column: column), isPresented)
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
      CallSite(fileID: fileID, line: line, column: column), isPresented)
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
      CallSite(fileID: fileID, line: line, column: column), isPresented)
  }
}
