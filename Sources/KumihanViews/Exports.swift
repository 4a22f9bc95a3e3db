// One import brings geometry, shapes and layout values to view code, as SwiftUI's does.
@_exported public import Foundation
@_exported public import KumihanDrawing
@_exported public import KumihanLayout
