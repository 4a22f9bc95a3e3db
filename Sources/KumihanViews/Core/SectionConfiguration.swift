import Foundation
import KumihanDrawing
import KumihanLayout
import KumihanText

/// A section of a view, for a container to place; consecutive views outside sections form one
/// without header and footer.
public struct SectionConfiguration: Identifiable {
  /// Identifies a section of one container.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The view's part of its section.
  enum Part: Hashable, Sendable { case header, content, footer }

  public let id: ID
  public fileprivate(set) var header = SubviewsCollection([])
  public fileprivate(set) var content = SubviewsCollection([])
  public fileprivate(set) var footer = SubviewsCollection([])
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ views: [Subview]) {
    var sections: [SectionConfiguration] = []
    var start = views.startIndex
    while start < views.endIndex {
      let id = views[start].containerValues.section?.id
      let end =
        views[start...].firstIndex { $0.containerValues.section?.id != id } ?? views.endIndex
      func part(_ part: SectionConfiguration.Part) -> SubviewsCollection {
        SubviewsCollection(
          views[start..<end].filter { ($0.containerValues.section?.part ?? .content) == part })
      }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(number: sections.count), header: part(.header),
          content: part(.content), footer: part(.footer)))
      start = end
    }
    self.sections = sections
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension Lowering {
  /// The views of `content`, each with its section.
  mutating func gatherSections(_ content: (inout Lowering) -> Void) -> SectionCollection {
    let outer = statesSections
    statesSections = true
    let views = gather(content)
    statesSections = outer
    return SectionCollection(views)
  }

  /// Appends the views of a section's part with that part; sections inside are merged into it.
  mutating func append(
    _ part: SectionConfiguration.Part, ofSection id: Int, _ content: (inout Lowering) -> Void
  ) {
    statesSections = false
    for view in gather(content) {
      ContainerValues.change(view.node, in: &self) { $0.section = (id, part) }
      append(view)
    }
    statesSections = true
  }
}

/// Content made from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: _PrimitiveView {
  public func _lowerPrimitive(into lowering: inout Lowering) {
    let found = lowering.gatherSections { sections._lower(into: &$0) }
    lowering.lowerBody { content(found) }
  }
}

extension Group where Content: View {
  /// Content made from the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

extension ForEach where Content: View {
  /// A view for each section of a view.
  @MainActor @preconcurrency public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(), content: content, id: { $0.id },
      gathered: { lowering in
        ForEachSectionCollection(lowering.gatherSections { view._lower(into: &$0) })
      })
  }
}

/// The sections that a `ForEach` iterates over.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  private let sections: SectionCollection

  init(_ sections: SectionCollection = SectionCollection([])) { self.sections = sections }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Draws sections as the container around them does, such as a list: from their parts, before these
/// are lowered, so that the container's fonts and colours apply to them.
package struct SectionParts {
  package let header, content, footer: AnyView
  /// Whether the content shows.
  package let isExpanded: Bool
}

private struct SectionLookKey: EnvironmentKey {
  static var defaultValue: (@MainActor (SectionParts) -> any View)? { nil }
}

extension EnvironmentValues {
  /// Nil where a section's views simply follow each other.
  package var sectionLook: (@MainActor (SectionParts) -> any View)? {
    get { self[SectionLookKey.self] }
    set { self[SectionLookKey.self] = newValue }
  }
}
