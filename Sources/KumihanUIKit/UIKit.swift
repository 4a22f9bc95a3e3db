// The module for `import UIKit`: its names are those that `import SwiftUI` brings along.
@_exported public import KumihanSwiftUI
