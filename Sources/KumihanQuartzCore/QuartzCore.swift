// The module for `import QuartzCore`: times and layers, in the names that `import SwiftUI` brings along.
@_exported public import KumihanSwiftUI
