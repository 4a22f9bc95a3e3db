// swift-tools-version: 6.0
// A library that publishes by itself where there is Combine.
import PackageDescription

let package = Package(
  name: "Publishing",
  products: [.library(name: "Publishing", targets: ["Publishing"])],
  targets: [.target(name: "Publishing")])
