// swift-tools-version: 6.2
// Strategies for views on Linux, for teams that keep swift-snapshot-testing. A package of its own: who
// uses Kumihan alone fetches nothing of it. Empty on Apple's platforms, which have their own strategies.
import PackageDescription

/// The library itself, or a folder that has it.
let snapshots: Package.Dependency =
  if let folder = Context.environment["SNAPSHOT_TESTING"] {
    .package(name: "swift-snapshot-testing", path: folder)
  } else {
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.19.0")
  }

let package = Package(
  name: "KumihanSnapshotTesting",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "KumihanSnapshotTesting", targets: ["KumihanSnapshotTesting"])],
  dependencies: [.package(name: "kumihan", path: "../.."), snapshots],
  targets: [
    .target(
      name: "KumihanSnapshotTesting",
      dependencies: [
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
        .product(
          name: "KumihanGoldens", package: "kumihan", condition: .when(platforms: [.linux])),
        .product(name: "SwiftUI", package: "kumihan", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "KumihanSnapshotTesting", .product(name: "SwiftUI", package: "kumihan"),
      ]),
    // As a team's own target: no file of it names this package.
    .testTarget(
      name: "UntouchedTests",
      dependencies: [
        "KumihanSnapshotTesting", .product(name: "SwiftUI", package: "kumihan"),
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags(
          ["-Xfrontend", "-import-module", "-Xfrontend", "KumihanSnapshotTesting"],
          .when(platforms: [.linux])),
      ]),
  ])
