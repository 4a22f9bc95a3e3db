/// The modules of Apple's that the compiler found for this package.
public let found: [String] = {
  var names: [String] = []
  #if canImport(SwiftUI)
    names.append("SwiftUI")
  #endif
  #if canImport(Combine)
    names.append("Combine")
  #endif
  #if canImport(os)
    names.append("os")
  #endif
  #if canImport(OSLog)
    names.append("OSLog")
  #endif
  #if canImport(PhotosUI)
    names.append("PhotosUI")
  #endif
  #if canImport(UniformTypeIdentifiers)
    names.append("UniformTypeIdentifiers")
  #endif
  #if canImport(UIKit)
    names.append("UIKit")
  #endif
  #if canImport(AppKit)
    names.append("AppKit")
  #endif
  return names
}()
