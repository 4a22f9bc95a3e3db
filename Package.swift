// swift-tools-version: 6.2
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

// On Apple platforms the name belongs to the system's own module.
#if os(Linux)
  let swiftUI = (
    products: [Product.library(name: "SwiftUI", targets: ["SwiftUI"])],
    targets: [library("SwiftUI", ["Kumihan"])],
    dependencies: [Target.Dependency("SwiftUI")]
  )
#else
  let swiftUI: (products: [Product], targets: [Target], dependencies: [Target.Dependency]) = (
    [], [], []
  )
#endif

let package = Package(
  name: "Kumihan",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Kumihan", targets: ["Kumihan"]),
    .library(name: "Joho", targets: ["Joho"]),
    .executable(name: "kumihan", targets: ["KumihanCLI"]),
  ] + swiftUI.products,
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
    // Without pkg-config, which would also link libicalss, libicalvcal and with them Berkeley DB.
    .systemLibrary(name: "CKumihanICal", providers: [.apt(["libical-dev"])]),

    // The pipeline, left to right; arrows never turn back.
    library("KumihanDrawing"),
    library("KumihanText", ["KumihanDrawing"]),
    library("KumihanLayout", ["KumihanDrawing", "KumihanText"]),
    library("KumihanViews", ["KumihanDrawing", "KumihanText", "KumihanLayout"]),
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
    library("KumihanCalendar"),
    library("KumihanICalendar", ["KumihanCalendar", "CKumihanICal"]),
    library("KumihanPlanner", ["KumihanViews", "Joho", "KumihanCalendar"]),

    // Views of users' source files, compiled and loaded.
    library("KumihanStage", ["KumihanViews"]),

    // Tools.
    library("KumihanGoldens", ["KumihanCairo"]),
    .executableTarget(
      name: "KumihanCLI",
      dependencies: [
        "Kumihan", "Joho", "KumihanCalendar", "KumihanICalendar", "KumihanPlanner", "KumihanFonts",
        "KumihanStage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ] + swiftUI.dependencies, swiftSettings: house,
      // What `kumihan render` loads finds the engine in the program itself.
      linkerSettings: [.unsafeFlags(["-Xlinker", "-export-dynamic"], .when(platforms: [.linux]))]),
    .executableTarget(
      name: "KumihanBenchmarks",
      dependencies: ["Kumihan", "Joho", "KumihanPlanner", "KumihanCalendar", "KumihanFonts"],
      path: "Benchmarks", swiftSettings: house),

    tests("KumihanDrawing", []),
    tests("KumihanText", []),
    tests("KumihanLayout", []),
    tests("KumihanViews", ["Kumihan", "KumihanGoldens"]),
    tests("KumihanShaping", ["KumihanFonts", "KumihanGoldens"]),
    tests("KumihanCairo", ["KumihanGoldens"]),
    tests("KumihanSVG", ["Kumihan", "KumihanGoldens"]),
    tests("Kumihan", ["KumihanGoldens"]),
    tests("Joho", ["Kumihan", "KumihanGoldens"]),
    tests("KumihanCalendar", []),
    tests("KumihanICalendar", []),
    tests("KumihanPlanner", ["Kumihan", "KumihanGoldens"]),
    tests("KumihanCLI", ["KumihanGoldens"]),
    tests("KumihanGoldens", ["KumihanCairo"]),
    .testTarget(name: "HouseTests", swiftSettings: house),
  ] + swiftUI.targets
)
