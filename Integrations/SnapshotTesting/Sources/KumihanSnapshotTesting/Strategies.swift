@_exported import SnapshotTesting

#if os(Linux)
  import Foundation
  import KumihanGoldens
  // One by one, because both modules have these names, and ours has one like the library's module.
  import struct SnapshotTesting.Async
  import struct SnapshotTesting.Diffing
  import struct SnapshotTesting.Snapshotting
  import struct SnapshotTesting.XCTAttachment
  import SwiftUI

  /// The screens of tests, with the names that they have on iOS.
  public typealias ViewImageConfig = KumihanGoldens.ViewImageConfig
  /// The room that a view is given.
  public typealias SwiftUISnapshotLayout = KumihanGoldens.SwiftUISnapshotLayout

  extension Diffing {
    /// Our comparison in the library's words.
    init(_ ours: KumihanGoldens.Diffing<Value>) {
      self.init(
        toData: { value in
          let data = ours.toData(value)
          SnapshotAdapter.noteUsed(data)
          return data
        },
        fromData: { data in
          SnapshotAdapter.noteUsed(data)
          return ours.fromData(data)
        },
        diff: { (old: Value, new: Value) -> (String, [XCTAttachment])? in
          ours.diff(old, new).map { ($0.0, []) }
        })
    }
  }

  extension Snapshotting {
    /// Our strategy in the library's words. What cannot be drawn fails the test at once, because the
    /// library would keep what stands in its place.
    init(_ ours: KumihanGoldens.Snapshotting<Value, Format>) {
      self.init(
        pathExtension: ours.pathExtension, diffing: Diffing(ours.diffing),
        asyncSnapshot: { value in
          Async<Format> { done in
            ours.snapshot(value).run { format in
              SnapshotAdapter.reportProblems()
              done(format)
            }
          }
        })
    }
  }

  extension Diffing where Value == UIImage {
    /// Pictures, compared pixel by pixel.
    public static var image: Self { .image() }

    /// Pictures of which a share may differ; what that hides is told.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Self {
      Self(.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
  }

  extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
    /// The view as a picture of its ideal size.
    public static var image: Self { .image() }

    /// The view as a picture.
    public static func image(
      drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
      layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Self {
      Self(
        .image(
          precision: precision, perceptualPrecision: perceptualPrecision, layout: layout,
          traits: traits))
    }
  }

  extension Snapshotting where Value: SwiftUI.View, Format == String {
    /// The layout as text: a line for each part with its frame, its parameters and its place.
    public static var recursiveDescription: Self { Self(.layout) }
  }

  extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The controller as a picture as large as its view.
    public static var image: Self { .image() }

    /// The controller on a device's screen.
    public static func image(
      on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
      perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Self {
      Self(
        .image(
          on: config, precision: precision, perceptualPrecision: perceptualPrecision, size: size,
          traits: traits))
    }

    /// The controller as a picture of a size in points, or as large as its view.
    public static func image(
      drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
      size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Self {
      Self(
        .image(
          precision: precision, perceptualPrecision: perceptualPrecision, size: size,
          traits: traits))
    }
  }

  extension Snapshotting where Value == UIViewController, Format == String {
    /// The controllers within each other, a line for each: its type, and that of its view.
    public static var hierarchy: Self { Self(.hierarchy) }

    /// The layout of the controller's view as text.
    public static var recursiveDescription: Self { .recursiveDescription() }

    /// The layout of the controller's view on a device's screen, as text.
    public static func recursiveDescription(
      on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Self { Self(.recursiveDescription(on: config, size: size, traits: traits)) }
  }

  extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view of a hosting controller as a picture as large as its frame.
    public static var image: Self { .image() }

    /// The view of a hosting controller as a picture of a size in points, or as large as its frame.
    public static func image(
      drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
      size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Self {
      Self(
        .image(
          precision: precision, perceptualPrecision: perceptualPrecision, size: size,
          traits: traits))
    }
  }

  extension Snapshotting where Value == UIView, Format == String {
    /// The layout of a hosting controller's view as text.
    public static var recursiveDescription: Self { .recursiveDescription() }

    /// The layout of a hosting controller's view as text.
    public static func recursiveDescription(
      size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Self { Self(.recursiveDescription(size: size, traits: traits)) }
  }

  extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The image.
    public static var image: Self { .image() }

    /// The image, of which a share of pixels may differ; what that hides is told.
    public static func image(
      precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Self {
      Self(.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
  }
#endif
