// swift-tools-version: 6.2
// A program that uses one small library of Kumihan's from a Git repository, by version or branch.
import PackageDescription

let url = Context.environment["KUMIHAN_URL"] ?? "file:///nowhere/kumihan"
let version = Context.environment["KUMIHAN_VERSION"].flatMap { Version($0) }

let package = Package(
  name: "Dates",
  platforms: [.macOS(.v14)],
  dependencies: [
    version.map { .package(url: url, exact: $0) } ?? .package(url: url, branch: "main")
  ],
  targets: [
    .executableTarget(
      name: "Dates", dependencies: [.product(name: "KumihanCalendar", package: "kumihan")])
  ])
