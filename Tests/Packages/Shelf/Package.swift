// swift-tools-version: 6.0
// A program for iOS with SwiftData, above a library that knows of no iPhone.
import PackageDescription

let package = Package(
  name: "Shelf",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Below"),
    .executableTarget(name: "Shelf", dependencies: ["Below"]),
  ])
