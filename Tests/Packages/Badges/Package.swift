// swift-tools-version: 5.9
// A component library for iOS as it stands on the web: it has never heard of Kumihan.
import PackageDescription

let package = Package(
  name: "Badges",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Badges", targets: ["Badges"])],
  targets: [.target(name: "Badges")])
