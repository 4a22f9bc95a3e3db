// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The flags of the house: every one of our targets is compiled with exactly these.
let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + [.init(stringLiteral: name)],
    swiftSettings: house)
}

func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// `kumihan` carries the whole Swift runtime, which starts it several times as fast, and hands it
/// with the engine to the views that `kumihan render` loads.
///
/// `-static-stdlib` would hide the runtime from them, so its archives are found as the compiler's
/// resources.
let runtime: [LinkerSetting] = {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  let compiler = folders.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  guard let compiler else { return [] }
  let resources = compiler.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift_static")
  let whole = [
    "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
    "swiftSynchronization", "swiftObservation", "swiftDispatch", "swiftRegexBuilder",
    "swiftDistributed", "swiftSwiftOnoneSupport", "dispatch", "BlocksRuntime", "Foundation",
    "FoundationEssentials", "FoundationInternationalization",
  ]
  let parts = [
    "CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections", "stdc++",
  ]
  let options =
    ["--export-dynamic", "-zmuldefs", "--whole-archive"] + whole.map { "-l" + $0 }
    + ["--no-whole-archive"] + parts.map { "-l" + $0 }
  return [
    .unsafeFlags(
      [
        "-resource-dir", resources.path, "-use-ld=lld", "-Xclang-linker", "-no-pie",
        "-no-toolchain-stdlib-rpath",
      ]
        + options.flatMap { ["-Xlinker", $0] },
      .when(platforms: [.linux]))
  ]
}()

/// Without the folder of the toolchain that built it; `kumihan watch` says where the runtime is.
let noBuildPaths: [LinkerSetting] = [
  .unsafeFlags(["-no-toolchain-stdlib-rpath"], .when(platforms: [.linux]))
]

// On Apple platforms these names belong to the system's own modules.
#if os(Linux)
  let apples = ["SwiftUI", "Combine"].map { Product.library(name: $0, targets: [$0]) }
  let appleTargets = [
    library("SwiftUI", ["Kumihan"]), library("Combine"), tests("Combine", []),
  ]
  let (swiftUI, combine): ([Target.Dependency], [Target.Dependency]) = (["SwiftUI"], ["Combine"])
#else
  let apples: [Product] = []
  let appleTargets: [Target] = []
  let (swiftUI, combine): ([Target.Dependency], [Target.Dependency]) = ([], [])
#endif

let package = Package(
  name: "Kumihan",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Kumihan", targets: ["Kumihan"]),
    .library(name: "Joho", targets: ["Joho"]),
    .executable(name: "kumihan", targets: ["KumihanTool"]),
    .executable(name: "kumihan-watch", targets: ["KumihanWatch"]),
  ] + apples,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // C libraries: a module map and a shim header each, nothing else.
    system("CKumihanCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    system("CKumihanFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CKumihanHarfBuzz", pkgConfig: "harfbuzz-subset", apt: "libharfbuzz-dev"),
    system("CKumihanICU", pkgConfig: "icu-uc", apt: "libicu-dev"),
    system("CKumihanISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    system("CKumihanJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    system("CKumihanSPNG", pkgConfig: "spng", apt: "libspng-dev"),
    .systemLibrary(
      name: "CKumihanCmark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),

    // JSON with places, near matches of names.
    library("KumihanData"),

    // Inline Markdown behind one function.
    library("KumihanMarkdown", ["CKumihanCmark"]),

    // The pipeline, left to right; arrows never turn back.
    library("KumihanDrawing"),
    library("KumihanText", ["KumihanDrawing"]),
    library("KumihanLayout", ["KumihanDrawing", "KumihanText"]),
    library(
      "KumihanViews",
      [
        "KumihanData", "KumihanMarkdown", "KumihanDrawing", "KumihanText", "KumihanLayout",
        "KumihanContentTypes",
      ] + combine),
    library(
      "KumihanShaping", ["KumihanText", "KumihanDrawing", "CKumihanHarfBuzz", "CKumihanICU"]),
    library(
      "KumihanCairo",
      [
        "KumihanDrawing", "CKumihanCairo", "CKumihanFreeType", "CKumihanHarfBuzz", "CKumihanISAL",
        "CKumihanJPEG", "CKumihanSPNG",
      ]),
    library("KumihanSVG", ["KumihanDrawing"]),
    .target(
      name: "KumihanFonts", path: "fonts",
      exclude: ["LICENSES", "README.md", "SHA256SUMS", "tools"],
      sources: ["BundledFonts.swift"], resources: [.copy("faces")], swiftSettings: house),
    library(
      "Kumihan",
      [
        "KumihanDrawing", "KumihanText", "KumihanLayout", "KumihanViews", "KumihanShaping",
        "KumihanCairo", "KumihanSVG", "KumihanFonts",
      ]),

    // Design systems, calendars and pages: written in the public DSL.
    library("Joho", ["KumihanViews"]),
    library("KumihanCalendar", ["KumihanData"]),
    library("KumihanICalendar", ["KumihanCalendar"]),
    library("KumihanPlanner", ["KumihanViews", "Joho", "KumihanCalendar"]),

    // What users' source files find under names of Apple's: decision 0016.
    library("KumihanContentTypes"),
    library("KumihanPhotos", ["KumihanViews"]),
    library("KumihanLogs"),
    library("KumihanOSLog", ["KumihanLogs"]),

    // Swift source text by its words, without the compiler.
    library("KumihanSwiftWords"),

    // Views of users' source files, compiled and loaded.
    library("KumihanStage", ["KumihanViews"]),

    // Tools.
    library("KumihanGoldens", ["KumihanCairo"]),
    library(
      "KumihanCLI",
      [
        "Kumihan", "Joho", "KumihanData", "KumihanCalendar", "KumihanICalendar", "KumihanPlanner",
        "KumihanFonts", "KumihanStage", "KumihanSwiftWords", "KumihanPhotos", "KumihanOSLog",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + swiftUI),
    .executableTarget(
      name: "KumihanTool", dependencies: ["KumihanCLI"], swiftSettings: house,
      linkerSettings: runtime),
    .executableTarget(
      name: "KumihanWatch",
      dependencies: ["KumihanData", .product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: house, linkerSettings: noBuildPaths),
    .executableTarget(
      name: "KumihanBenchmarks",
      dependencies: ["Kumihan", "Joho", "KumihanPlanner", "KumihanCalendar", "KumihanFonts"],
      path: "Benchmarks", swiftSettings: house, linkerSettings: runtime),

    tests("KumihanData", []),
    tests("KumihanMarkdown", []),
    tests("KumihanDrawing", []),
    tests("KumihanText", []),
    tests("KumihanLayout", []),
    tests("KumihanViews", ["Kumihan", "KumihanGoldens", "KumihanSwiftWords"]),
    tests("KumihanShaping", ["KumihanFonts", "KumihanGoldens"]),
    tests("KumihanCairo", ["KumihanGoldens"]),
    tests("KumihanSVG", ["Kumihan", "KumihanGoldens"]),
    tests("Kumihan", ["KumihanGoldens"]),
    tests("Joho", ["Kumihan", "KumihanGoldens"]),
    tests("KumihanCalendar", []),
    tests("KumihanICalendar", []),
    tests("KumihanPlanner", ["Kumihan", "KumihanGoldens"]),
    tests("KumihanCLI", ["KumihanGoldens"]),
    tests("KumihanLogs", []),
    tests("KumihanSwiftWords", []),
    tests("KumihanGoldens", ["KumihanCairo"]),
    .testTarget(name: "HouseTests", dependencies: ["KumihanSwiftWords"], swiftSettings: house),
  ] + appleTargets
)
