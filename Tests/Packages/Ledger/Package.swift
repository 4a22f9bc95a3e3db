// swift-tools-version: 6.2
// A package whose tests compare views with pictures: what docs/Kumihan.docc/Articles/GoldenTesting.md
// describes, from the first recording to the accepted change.
import PackageDescription

let package = Package(
  name: "Ledger",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "kumihan", path: "../../..")],
  targets: [
    .target(
      name: "Ledger", dependencies: [.product(name: "SwiftUI", package: "kumihan")],
      // The change that is found: LEDGER_BROKEN=1 builds it in.
      swiftSettings: Context.environment["LEDGER_BROKEN"] == nil ? [] : [.define("BROKEN")]),
    .testTarget(
      name: "LedgerTests",
      dependencies: [
        "Ledger", .product(name: "SwiftUI", package: "kumihan"),
        .product(name: "KumihanGoldens", package: "kumihan"),
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "FieldTests",
      dependencies: [
        "Ledger", .product(name: "SwiftUI", package: "kumihan"),
        .product(name: "KumihanGoldens", package: "kumihan"),
      ],
      exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
