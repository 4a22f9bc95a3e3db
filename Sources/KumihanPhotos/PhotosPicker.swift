public import KumihanAppleNames
public import KumihanContentTypes
public import KumihanControls
import KumihanFoundation
public import KumihanViews

/// A button that would open a photo picker: its label in the tint.
public struct PhotosPicker<Label: View>: _PlacedView {
  let label: Label
  public let _site: CallSite

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.label = label()
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }

  public init(
    _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    label = Text(title)
    _site = CallSite(fileID: fileID, line: line, column: column)
  }
}

/// A picked photo; a still picture has none.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The encoding of a picked photo.
  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }

  public let itemIdentifier: String?
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  public var supportedContentTypes: [UTType] { [] }

  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Answers at once that there is nothing.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

/// The behaviour of picking photos.
public enum PhotosPickerSelectionBehavior: Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

/// The kinds of photos that could be picked.
public struct PHPickerFilter: Hashable, Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static let screenshots = PHPickerFilter()
  public static let panoramas = PHPickerFilter()
  public static let bursts = PHPickerFilter()
  public static let depthEffectPhotos = PHPickerFilter()
  public static let slomoVideos = PHPickerFilter()
  public static let timelapseVideos = PHPickerFilter()
  public static let cinematicVideos = PHPickerFilter()
  public static let screenRecordings = PHPickerFilter()
  public static let spatialMedia = PHPickerFilter()
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}

extension View {
  /// Policy: a photo picker is not shown.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> Self { self }

  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> Self { self }
}

/// The library that photos come from; a picture has none.
public final class PHPhotoLibrary: Sendable {
  public static func shared() -> PHPhotoLibrary { SharedObjects.one { PHPhotoLibrary() } }
}

extension PhotosPicker {
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, matching: filter, label: label, fileID: fileID, line: line,
      column: column)
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      selection: selection, matching: filter, label: label, fileID: fileID, line: line,
      column: column)
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title, selection: selection, matching: filter, fileID: fileID, line: line, column: column)
  }
}

/// How a picker of photos is shown.
public struct PhotosPickerStyle: Hashable, Sendable {
  public static let presentation = PhotosPickerStyle()
  public static let inline = PhotosPickerStyle()
  public static let compact = PhotosPickerStyle()
}

extension View {
  /// No-op: a picker of photos is drawn as its label.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> Self { self }
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> Self { self }
  public func photosPickerDisabledCapabilities(_ capabilities: PhotosPickerCapabilities) -> Self {
    self
  }
}

/// What a picker of photos could do.
public struct PhotosPickerCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let search = PhotosPickerCapabilities(rawValue: 1)
  public static let collectionNavigation = PhotosPickerCapabilities(rawValue: 2)
  public static let selectionActions = PhotosPickerCapabilities(rawValue: 4)
}
