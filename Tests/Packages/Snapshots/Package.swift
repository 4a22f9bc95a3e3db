// swift-tools-version: 6.0
// A library of snapshots in the manner of the field's: its core depends on nobody, and what it has
// for SwiftUI asks for all of SwiftUI on Apple's platforms.
import PackageDescription

let package = Package(
  name: "Snapshots",
  platforms: [.iOS(.v13), .macOS(.v10_15)],
  products: [.library(name: "Snapshots", targets: ["Snapshots"])],
  targets: [.target(name: "Snapshots")])
