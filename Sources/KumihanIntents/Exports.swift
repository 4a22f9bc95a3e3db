// The module for `import AppIntents`: intents compile, and their buttons are drawn.
@_exported public import Foundation
