import Foundation
import KumihanDrawing

extension DrawGroup {
  /// An open group's children, each cut by the group's clip.
  ///
  /// Browsers draw clipped content as a separate picture, in which a blend mode would find nothing
  /// below it. So a clip moves inwards until it cuts the blended groups themselves.
  var childrenWithClip: [DrawItem] {
    clip.map { children.clipped(by: $0) } ?? children
  }

  /// True when a blend mode inside affects the content below the group.
  var blendsThrough: Bool {
    isOpen
      && children.contains { item in
        if case .group(let group) = item.command {
          group.blend != .normal || group.blendsThrough
        } else {
          false
        }
      }
  }
}

extension [DrawItem] {
  fileprivate func clipped(by clip: DrawGroup.Clip) -> [DrawItem] {
    var result: [DrawItem] = []
    var plain: [DrawItem] = []
    func close() {
      guard !plain.isEmpty else { return }
      result.append(DrawItem(.group(DrawGroup(clip: clip, children: plain))))
      plain = []
    }
    for item in self {
      guard case .group(var group) = item.command, group.blend != .normal || group.blendsThrough
      else {
        plain.append(item)
        continue
      }
      close()
      if group.blend != .normal {
        let blend = group.blend
        group.blend = .normal
        let children = [DrawItem(.group(group), node: item.node)]
        result.append(
          DrawItem(.group(DrawGroup(clip: clip, blend: blend, children: children)), node: item.node)
        )
      } else {
        let inner = DrawGroup.Clip(
          clip.path.applying(group.transform.inverted()), style: clip.style)
        group.children = group.childrenWithClip.clipped(by: inner)
        group.clip = nil
        result.append(DrawItem(.group(group), node: item.node))
      }
    }
    close()
    return result
  }
}
