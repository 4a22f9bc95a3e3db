import Foundation
import Kumihan
import KumihanSwiftUI
import Testing

@testable import KumihanGoldens
@testable import KumihanSnapshots

/// What constraints say of views in a stack: of each other, of the stack, of themselves.
@MainActor
struct StackConstraintTests {
  /// The frames of boxes in a stack of 300 points by 400, found by their words.
  private func frames(_ axis: NSLayoutConstraint.Axis, _ constrain: (UIStackView, [UIView]) -> Void)
    throws -> [CGRect]
  {
    let boxes = ["a", "b", "c"].map { text in
      let label = UILabel()
      (label.text, label.backgroundColor, label.textAlignment) = (text, .red, .center)
      return label
    }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.axis = axis
    stack.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300),
      stack.heightAnchor.constraint(equalToConstant: 400),
    ])
    constrain(stack, boxes)
    let (view, screen) = try #require(
      Hosted.host(controller, .iPhone16, ViewImageConfig.iPhone16.size, .init()))
    let page = try screen.page(of: view)
    return try ["a", "b", "c"].map { text in
      try #require(
        page.layout.nodes.first { node in
          node.parameters.contains { $0.name == "text" && $0.value == "\"\(text)\"" }
        }
      ).frame
    }
  }

  @Test func aViewMayHaveAShareOfItsStack() throws {
    let frames = try frames(.horizontal) { stack, boxes in
      boxes[0].widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5, constant: -10)
        .isActive = true
      stack.widthAnchor.constraint(equalTo: boxes[1].widthAnchor, multiplier: 3).isActive = true
    }
    // In the middles of 140, 100 and 60 points.
    #expect(abs(frames[0].midX - 70) < 1, "\(frames)")
    #expect(abs(frames[1].midX - 190) < 1, "\(frames)")
    #expect(abs(frames[2].midX - 270) < 1, "\(frames)")
  }

  @Test func aViewMayBeAsLongAsAnother() throws {
    let frames = try frames(.horizontal) { _, boxes in
      boxes[1].widthAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true
      boxes[2].widthAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true
    }
    for (index, middle) in [50.0, 150, 250].enumerated() {
      #expect(abs(frames[index].midX - middle) < 1, "\(frames)")
    }
  }

  @Test func whatIsToldOfOneHoldsForTheOther() throws {
    let frames = try frames(.vertical) { _, boxes in
      boxes[0].heightAnchor.constraint(equalToConstant: 50).isActive = true
      boxes[1].heightAnchor.constraint(equalTo: boxes[0].heightAnchor, multiplier: 2).isActive =
        true
    }
    #expect(abs(frames[0].midY - 125) < 1, "\(frames)")
    #expect(abs(frames[1].midY - 200) < 1, "\(frames)")
    #expect(abs(frames[2].midY - 375) < 1, "\(frames)")
  }

  /// A square as wide as its column is as high as that.
  @Test func anAspectFollowsTheWidthThatIsGiven() throws {
    let frames = try frames(.vertical) { _, boxes in
      boxes[0].heightAnchor.constraint(equalTo: boxes[0].widthAnchor).isActive = true
    }
    #expect(abs(frames[0].midY - 250) < 1, "\(frames)")
  }
}
