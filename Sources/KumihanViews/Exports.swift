// One import gives view code its geometry, shapes and layout values, as SwiftUI's does.
@_exported public import Foundation
@_exported public import KumihanDrawing
@_exported public import KumihanLayout
