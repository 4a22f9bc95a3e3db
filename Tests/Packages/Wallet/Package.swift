// swift-tools-version: 6.2
// An app's package that uses Kumihan beside libraries that have never heard of it.
import PackageDescription

/// How Kumihan is depended upon: by path, or by a Git repository's address and a version.
let kumihan: Package.Dependency =
  if let url = Context.environment["KUMIHAN_URL"] {
    .package(url: url, exact: Version(Context.environment["KUMIHAN_VERSION"] ?? "0.0.0")!)
  } else {
    .package(name: "kumihan", path: "../../..")
  }

/// Real libraries of others, where the network is there.
let others = Context.environment["WALLET_OTHERS"] != nil

/// A preview that does not compile.
let broken = Context.environment["WALLET_BROKEN"] != nil

/// A product that is not there.
let misspelt = Context.environment["WALLET_MISSPELT"] != nil

let package = Package(
  name: "Wallet",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    kumihan, .package(path: "../Snapshots"), .package(path: "../Publishing"),
    .package(path: "../Conditions"),
  ]
    + (others
      ? [
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", exact: "1.7.3"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
      ] : []),
  targets: [
    .target(
      name: "Wallet",
      dependencies: [
        .product(name: "SwiftUI", package: "kumihan"),
        .product(name: "Combine", package: "kumihan"),
        .product(name: "os", package: "kumihan"), .product(name: "OSLog", package: "kumihan"),
        .product(name: "PhotosUI", package: "kumihan"),
        .product(name: "UniformTypeIdentifiers", package: "kumihan"),
      ],
      swiftSettings: [.define("HAS_PREVIEWS")]),
    .target(name: "Gallery", dependencies: ["Wallet"]),
    .executableTarget(
      name: "WalletReport",
      dependencies: ["Wallet", "Gallery", "Snapshots", "Publishing", "Conditions"]
        + (others
          ? [
            .product(name: "CustomDump", package: "swift-custom-dump"),
            .product(name: "OpenCombine", package: "OpenCombine"),
          ] : []),
      swiftSettings: (others ? [.define("OTHERS")] : [])),
  ]
    + (broken ? [.target(name: "Broken", dependencies: ["Wallet"])] : [])
    + (misspelt
      ? [
        .target(
          name: "Broken", dependencies: [.product(name: "SwiftIU", package: "kumihan")])
      ] : []))
