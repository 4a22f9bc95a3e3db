public import KumihanFoundation
public import KumihanViews

// There is no library of photos in which something could be kept.

/// Keeps nothing, and tells nobody.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
/// Keeps nothing, and tells nobody.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ path: String, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ path: String) -> Bool { false }
