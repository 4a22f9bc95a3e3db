// swift-tools-version: 6.2
// Stands in for a library of snapshots where the network is not there: its public names as far as
// Integrations/SnapshotTesting uses them, and enough behind them to record and compare.
import PackageDescription

let package = Package(
  name: "swift-snapshot-testing",
  platforms: [.iOS(.v13), .macOS(.v10_15)],
  products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
  targets: [.target(name: "SnapshotTesting", swiftSettings: [.swiftLanguageMode(.v5)])])
