// swift-tools-version: 6.0
// A library that looks which of Apple's modules are there.
import PackageDescription

let package = Package(
  name: "Conditions",
  products: [.library(name: "Conditions", targets: ["Conditions"])],
  targets: [.target(name: "Conditions")])
