// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Greeting",
  dependencies: [.package(path: "../kumihan")],
  targets: [
    .executableTarget(
      name: "Greeting", dependencies: [.product(name: "Kumihan", package: "kumihan")])
  ])
