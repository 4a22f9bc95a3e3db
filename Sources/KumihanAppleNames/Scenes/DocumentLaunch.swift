public import Foundation
import KumihanControls
public import KumihanViews

/// The screen on which an app of documents opens. Here it only compiles.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  ) {}
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  ) {}
  public init(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View
  ) {}
  public init(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View
  ) {}
  public init(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View
  ) {}
  public init(
    _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View
  ) {}
  public init(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> some View,
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> some View,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> some View
  ) {}
}

/// Where the title stands on the screen on which an app of documents opens.
public struct DocumentLaunchGeometryProxy {
  public var frame: CGRect { .zero }
  public var titleViewFrame: CGRect { .zero }
}

/// A button for a new document.
public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public init<D: FileDocument>(
    for documentType: D.Type = D.self, @ViewBuilder label: () -> Label,
    prepareDocument: @escaping () async throws -> D
  ) { self.label = label() }
  public var body: some View { Button(action: {}) { label } }
}

extension NewDocumentButton where Label == Text {
  public init(_ title: LocalizedStringKey = "New Document") { self.init { Text(title) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  public init<D: FileDocument>(
    _ title: LocalizedStringKey = "New Document", for documentType: D.Type = D.self,
    prepareDocument: @escaping () async throws -> D
  ) { self.init { Text(title) } }
}
