// swift-tools-version: 6.2
// A program that uses Kumihan and, by the toolset, a library for iOS that has never heard of it.
import PackageDescription

let package = Package(
  name: "Desk",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "kumihan", path: "../../.."), .package(path: "../Badges")],
  targets: [
    .executableTarget(
      name: "Desk", dependencies: [.product(name: "SwiftUI", package: "kumihan"), "Badges"])
  ])
