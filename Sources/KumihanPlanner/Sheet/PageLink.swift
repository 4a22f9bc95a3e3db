import KumihanViews

/// An area of a page that leads to a named destination.
package struct PageLink: Hashable, Sendable {
  package let frame: CGRect
  package let destination: String
}
