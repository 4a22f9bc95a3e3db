import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// Several views as one: modifiers of a group apply to each of them.
public struct Group<Content> {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { preconditionFailure("a primitive view has no body") }

  public func _lower(into lowering: inout Lowering) { content._lower(into: &lowering) }
}
