// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import KumihanFoundation
public import KumihanViews

// No-ops: a picture has no album to save to, and nobody is told that something was saved.

public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ completion: Selector?, _ context: Any?
) {}

public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ path: String, _ target: Any?, _ completion: Selector?, _ context: Any?
) {}

public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ path: String) -> Bool { false }
