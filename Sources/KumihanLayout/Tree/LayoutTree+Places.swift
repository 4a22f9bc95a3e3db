/// A view whose body makes nodes, and the view around it.
package struct Origin: Sendable {
  package var site: CallSite
  /// An index into the tree's `origins`, -1 for none.
  package var outer: Int32

  package init(site: CallSite, outer: Int32) { (self.site, self.outer) = (site, outer) }
}

/// The call sites of nodes, as users see them. A node that one of our modules makes, such as the
/// track of a toggle, has the place of the user's view.
extension LayoutTree {
  /// The nearest place of the highest layer: the node's own, or one of the views around it.
  package func place(of node: Int32) -> CallSite {
    place(of: nodes[Int(node)].site, from: nodes[Int(node)].origin)
  }

  package func place(of site: CallSite, from origin: Int32) -> CallSite {
    var (place, layer, next) = (site, site.layer, origin)
    while layer < .user, next >= 0 {
      let origin = origins[Int(next)]
      let outer = origin.site.layer
      if outer > layer { (place, layer) = (origin.site, outer) }
      next = origin.outer
    }
    return place
  }

  /// The place of every node. A node without a call site, such as a colour, takes its parent's,
  /// unless a view between the two has one.
  ///
  /// - Parameter outer: the place of the node of another tree that holds this one; nil for none.
  package func places(inside outerPlace: CallSite? = nil) -> [CallSite] {
    var (places, layers) = ([CallSite](), [CallSite.Layer]())
    places.reserveCapacity(nodes.count)
    layers.reserveCapacity(nodes.count)
    // The place of each origin with those around it, which come before it.
    var outer: [(site: CallSite, layer: CallSite.Layer)] = []
    outer.reserveCapacity(origins.count)
    func nearest(_ site: CallSite, in origin: Int32) -> (site: CallSite, layer: CallSite.Layer) {
      let layer = site.layer
      guard origin >= 0, outer[Int(origin)].layer > layer else { return (site, layer) }
      return outer[Int(origin)]
    }
    for origin in origins { outer.append(nearest(origin.site, in: origin.outer)) }
    for node in nodes {
      let place = nearest(node.site, in: node.origin)
      places.append(place.site)
      layers.append(place.layer)
    }
    if let outerPlace {
      let layer = outerPlace.layer
      for root in roots.map(Int.init) where layers[root] < layer {
        (places[root], layers[root]) = (outerPlace, layer)
      }
    }
    // Children come before their parents.
    for parent in nodes.indices.reversed() {
      for child in children(of: Int32(parent)).map(Int.init) {
        let isBare = !nodes[child].site.isKnown && nodes[child].origin == nodes[parent].origin
        if isBare || layers[child] < layers[parent] {
          (places[child], layers[child]) = (places[parent], layers[parent])
        }
      }
    }
    return places
  }

  /// Sets the place of a tree that is laid out at a node of another tree.
  package mutating func continueOrigins(of outer: LayoutTree, at node: Int32) {
    let entry = outer.nodes[Int(node)]
    var sites = [entry.site]
    var next = entry.origin
    while next >= 0 {
      sites.append(outer.origins[Int(next)].site)
      next = outer.origins[Int(next)].outer
    }
    for site in sites.reversed() {
      origins.append(Origin(site: site, outer: Int32(origins.count) - 1))
    }
  }
}
