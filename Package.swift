// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// Whether the programs are built, and the packages fetched that they alone need.
let hasTools = !(Context.environment["KUMIHAN_TOOLS"] ?? "").isEmpty

/// Asks for types directly, not by their names: for each type and protocol in a name, the runtime looks for a conformance. And
/// gives each function a section, so that the linker orders them. Packages of users may not have flags of this kind.
let direct: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]),
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
]

/// The flags of the house: every one of our targets is compiled with exactly these.
let house: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ] + (hasTools ? direct : [])

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], linker: [LinkerSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house, linkerSettings: linker)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + [.init(stringLiteral: name)],
    swiftSettings: house)
}

func system(_ name: String, pkgConfig: String?, apt: String...) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt)])
}

/// Links archives of the Swift runtime, with all that they hold by names of the patterns, and needs no folder of the toolchain's.
///
/// `-static-stdlib` would hide the runtime from views that are loaded later, so its archives are found as the compiler's
/// resources. `--whole-archive` would link what the compiler links anyway once more.
func carrying(_ archives: [String], all patterns: [String] = [], options: [String] = [])
  -> [LinkerSetting]
{
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  let compiler = folders.map { URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath() }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  guard let compiler else { return [] }
  let resources = compiler.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("lib/swift_static")
  let linker = patterns.map { "--undefined-glob=" + $0 } + archives.map { "-l" + $0 } + options
  let flags = ["-resource-dir", resources.path, "-use-ld=lld", "-no-toolchain-stdlib-rpath"]
  return [
    .unsafeFlags(flags + linker.flatMap { ["-Xlinker", $0] }, .when(platforms: [.linux]))
  ]
}

/// Where the archives are of Cairo and what it alone leans on, of JPEG, CommonMark and ICU; nil where one is missing. The
/// programs that hold them open 20 libraries less at every start, X11's among them. Packages of users may not name files to link.
let archives: String? = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/lib" }.first {
  folder in
  hasTools
    && [
      "cairo", "pixman-1", "fontconfig", "expat", "turbojpeg", "cmark-gfm", "cmark-gfm-extensions",
      "icuuc", "icudata",
    ].allSatisfy { FileManager.default.fileExists(atPath: folder + $0 + ".a") }
}

/// Links archives, and libraries that they need, by a linker that reads archives in any order.
func linking(_ names: String..., libraries: String...) -> [LinkerSetting] {
  guard let archives else { return [] }
  let files = names.map { archives + $0 + ".a" } + libraries.map { "-l" + $0 }
  return [.unsafeFlags(["-use-ld=lld"] + files)]
}

/// `kumihan` carries the whole Swift runtime, which starts it several times as fast, and hands it
/// with the engine to the views that `kumihan render` loads.
let runtime =
  carrying(
    [
      "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
      "swiftSynchronization", "swiftObservation", "swiftDispatch", "swiftRegexBuilder",
      "swiftDistributed", "swiftSwiftOnoneSupport", "dispatch", "BlocksRuntime", "Foundation",
      "FoundationEssentials", "FoundationInternationalization", "CoreFoundation",
      "_FoundationICU", "_FoundationCShims", "_FoundationCollections", ":libstdc++.a",
    ],
    all: [
      "$s*", "swift_*", "_swift*", "__swift*", "dispatch_*", "_dispatch*", "_Block*", "__muloti4",
    ],
    options: ["--export-dynamic"]
      // See `CKumihanRuntime`.
      + [
        "copyAuxiliaryExecutablePath", "conformsToProtocol", "conformsToProtocol2",
        "conformsToProtocolCommon", "conformsToProtocolWithExecutionContext",
        "dispatchEnqueueMain", "dispatchEnqueueGlobal", "dispatchEnqueueWithDeadline",
      ].map { "--wrap=swift_" + $0 }
      // What runs at every start stands together: scripts/order.sh.
      + [
        "--symbol-ordering-file=\(Context.packageDirectory)/scripts/order.txt",
        "--no-warn-symbol-ordering",
      ]) + [.unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux]))]

/// The plug-in that `make dist` packs serves whichever toolchain starts it.
let plugin =
  hasTools
  ? carrying(
    [
      "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
      "swiftSynchronization", "swiftSwiftOnoneSupport", "FoundationEssentials",
      "_FoundationCShims", "_FoundationCollections", "swiftDispatch", "dispatch",
      "BlocksRuntime", ":libstdc++.a",
    ], options: ["--gc-sections"]) : []

/// Without the folder of the toolchain that built it; `kumihan watch` says where the runtime is.
let noBuildPaths: [LinkerSetting] = [
  .unsafeFlags(["-no-toolchain-stdlib-rpath"], .when(platforms: [.linux]))
]

/// Names of Apple's and the modules that stand behind them. On Apple platforms they belong to the
/// system.
#if os(Linux)
  let names = [
    "SwiftUI": "KumihanSwiftUI", "Combine": "KumihanCombine", "os": "KumihanLogs",
    "OSLog": "KumihanOSLog", "PhotosUI": "KumihanPhotos",
    "UniformTypeIdentifiers": "KumihanContentTypes", "UIKit": "KumihanUIKit",
    "CoreGraphics": "KumihanCoreGraphics", "QuartzCore": "KumihanQuartzCore",
    "ImageIO": "KumihanImageIO", "simd": "KumihanSimd", "SwiftData": "KumihanSwiftData",
    "AppIntents": "KumihanIntents",
    "StoreKit": "KumihanStore",
    "TipKit": "KumihanTips",
    "MapKit": "KumihanMaps",
    "CoreLocation": "KumihanLocation",
    "WidgetKit": "KumihanWidgets",
    "Charts": "KumihanCharts",
  ]
#else
  let names: [String: String] = [:]
#endif

let package = Package(
  name: "Kumihan",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Kumihan", targets: ["Kumihan"]),
    .library(name: "Joho", targets: ["Joho"]),
    .library(name: "KumihanTokens", targets: ["KumihanTokens"]),
    .library(name: "Kajilis", targets: ["Kajilis"]),
    .library(name: "SystemRules", targets: ["SystemRules"]),
    .library(name: "DarkStudio", targets: ["DarkStudio"]),
    .library(name: "KumihanCalendar", targets: ["KumihanCalendar"]),
    .library(name: "KumihanICalendar", targets: ["KumihanICalendar"]),
    .library(name: "KumihanPlanner", targets: ["KumihanPlanner"]),
    .library(name: "KumihanAudit", targets: ["KumihanAudit"]),
    .library(name: "KumihanGoldens", targets: ["KumihanGoldens"]),
    .executable(name: "kumihan", targets: ["KumihanTool"]),
    .executable(name: "kumihan-watch", targets: ["KumihanWatch"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // C libraries: a module map and a shim header each, nothing else.
    system(
      "CKumihanCairo", pkgConfig: archives == nil ? "cairo" : nil, apt: "libcairo2-dev"),
    system("CKumihanFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CKumihanHarfBuzz", pkgConfig: "harfbuzz-subset", apt: "libharfbuzz-dev"),
    system("CKumihanICU", pkgConfig: archives == nil ? "icu-uc" : nil, apt: "libicu-dev"),
    system("CKumihanISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    system(
      "CKumihanJPEG", pkgConfig: archives == nil ? "libturbojpeg" : nil,
      apt: "libturbojpeg0-dev"),
    system("CKumihanSPNG", pkgConfig: "spng", apt: "libspng-dev"),
    system("CKumihanZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    system(
      "CKumihanCmark", pkgConfig: archives == nil ? "libcmark-gfm" : nil,
      apt: "libcmark-gfm-dev", "libcmark-gfm-extensions-dev"),

    // JSON with places, near matches of names.
    library("KumihanData"),

    // Inline Markdown behind one function.
    library(
      "KumihanMarkdown", ["CKumihanCmark"], linker: linking("cmark-gfm-extensions", "cmark-gfm")),

    // The pipeline, left to right; arrows never turn back.
    library("KumihanDrawing"),
    library("KumihanText", ["KumihanDrawing"]),
    library("KumihanLayout", ["KumihanDrawing", "KumihanText"]),
    library(
      "KumihanViews",
      [
        "KumihanData", "KumihanMarkdown", "KumihanDrawing", "KumihanText", "KumihanLayout",
        "KumihanContentTypes", "KumihanCombine", "KumihanMacros",
      ]),
    library("KumihanControls", ["KumihanViews", "KumihanContentTypes"]),
    library(
      "KumihanShaping",
      ["KumihanText", "KumihanDrawing", "CKumihanHarfBuzz", "CKumihanICU", "CKumihanISAL"],
      linker: linking("icuuc", "icudata", libraries: ":libstdc++.a")),
    library(
      "KumihanCairo",
      [
        "KumihanDrawing", "CKumihanCairo", "CKumihanFreeType", "CKumihanHarfBuzz", "CKumihanISAL",
        "CKumihanJPEG", "CKumihanSPNG", "CKumihanZlib",
      ],
      linker: linking(
        "cairo", "pixman-1", "fontconfig", "expat", "turbojpeg", libraries: "png16", "z")),
    library("KumihanSVG", ["KumihanDrawing"]),
    .target(
      name: "KumihanFonts", path: "fonts",
      exclude: ["LICENSES", "README.md", "SHA256SUMS", "tools"],
      sources: ["BundledFonts.swift"], resources: [.copy("faces")], swiftSettings: house),
    library(
      "Kumihan",
      [
        "KumihanDrawing", "KumihanText", "KumihanLayout", "KumihanViews", "KumihanControls",
        "KumihanShaping", "KumihanCairo", "KumihanSVG", "KumihanFonts", "KumihanDiscovery",
      ]),

    // Design tokens, and design systems, calendars and pages written in the public DSL.
    library("KumihanTokens", ["KumihanData", "KumihanViews", "KumihanControls"]),
    library("Joho", ["KumihanSwiftUI"]),
    library("Kajilis", ["KumihanViews", "KumihanControls", "KumihanTokens"]),
    library("SystemRules", ["KumihanViews", "KumihanControls", "KumihanTokens"]),
    library("DarkStudio", ["KumihanViews", "KumihanControls", "KumihanTokens"]),
    library("KumihanCalendar", ["KumihanData"]),
    library("KumihanICalendar", ["KumihanCalendar"]),
    library(
      "KumihanPlanner",
      ["Kumihan", "KumihanControls", "Joho", "KumihanData", "KumihanCalendar", "KumihanICalendar"]),

    // The modules that users' source files import under Apple's names: decisions 0013, 0016, 0017.
    library(
      "KumihanSwiftUI", ["Kumihan", "KumihanAppleNames", "KumihanCombine", "KumihanCoreGraphics"]),
    library("KumihanFoundation", ["KumihanCombine", "KumihanText"]),
    library("KumihanCoreGraphics", ["Kumihan", "KumihanAppleNames"]),
    library("KumihanUIKit", ["KumihanSwiftUI"]),
    library("KumihanQuartzCore", ["KumihanSwiftUI"]),
    library(
      "KumihanImageIO",
      ["KumihanCoreGraphics", "KumihanAppleNames", "KumihanFoundation", "KumihanViews"]),
    library("KumihanSimd"),
    library("KumihanDarwin"),
    library(
      "KumihanCoreData",
      [
        "KumihanViews", "KumihanAppleNames", "KumihanCombine", "KumihanFoundation",
        "KumihanDiscovery",
      ]),
    library(
      "KumihanSwiftData",
      ["KumihanViews", "KumihanAppleNames", "KumihanCombine", "KumihanMacros"]),
    library("KumihanCombine"),
    library("KumihanContentTypes"),
    library(
      "KumihanAppleNames",
      [
        "Kumihan", "KumihanDrawing", "KumihanViews", "KumihanControls", "KumihanContentTypes",
        "KumihanCombine", "KumihanFoundation",
      ]),
    library(
      "KumihanPhotos",
      [
        "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanContentTypes",
        "KumihanFoundation", "KumihanImageIO", "KumihanLocation", "KumihanServices",
      ]),
    library("KumihanCharts", ["KumihanViews", "KumihanControls", "KumihanAppleNames"]),
    library("KumihanIntents", ["KumihanViews", "KumihanControls"]),
    library(
      "KumihanWidgets",
      ["KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanIntents", "KumihanMacros"]),
    library("KumihanLocation"),
    library(
      "KumihanMaps",
      [
        "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanFoundation",
        "KumihanLocation",
      ]),
    library(
      "KumihanTips", ["KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanMacros"]),
    library(
      "KumihanServices",
      [
        "Kumihan", "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanFoundation",
        "KumihanCoreGraphics", "KumihanImageIO", "KumihanLocation", "KumihanContentTypes",
      ]),
    library(
      "KumihanMusic",
      ["KumihanViews", "KumihanFoundation", "KumihanCoreGraphics", "KumihanCombine"]),
    library(
      "KumihanReality",
      [
        "KumihanViews", "KumihanAppleNames", "KumihanFoundation", "KumihanCombine", "KumihanSimd",
        "KumihanServices",
      ]),
    library(
      "KumihanFamily",
      [
        "KumihanViews", "KumihanControls", "KumihanAppleNames", "KumihanCombine",
        "KumihanCoreGraphics", "KumihanFoundation", "KumihanIntents", "KumihanServices",
        "KumihanWidgets",
      ]),
    library("KumihanStore", ["KumihanViews", "KumihanControls", "KumihanAppleNames"]),
    library("KumihanLogs"),
    library("KumihanOSLog", ["KumihanLogs"]),

    // Swift source text by its words, without the compiler.
    library("KumihanSwiftWords"),
    // The rules that source files alone can break.
    library("KumihanLint", ["KumihanSwiftWords"]),

    // `#Preview`, `@Previewable`, `@Entry` and `@Model`, and the previews of a built program: decision 0017.
    library("KumihanMacroExpansion", ["KumihanSwiftWords"]),
    .macro(
      name: "KumihanMacros", dependencies: ["KumihanMacroExpansion"], swiftSettings: house,
      linkerSettings: plugin),
    library("KumihanDiscovery"),

    // Views of users' source files, compiled and loaded.
    library("KumihanStage", ["KumihanViews", "KumihanAppleNames", "KumihanCombine"]),

    // Rules of design and accessibility, checked on what is laid out and drawn: decision 0030.
    library("KumihanAudit", ["Kumihan", "KumihanData", "KumihanTokens", "KumihanSwiftWords"]),

    // Tools.
    // What a run of snapshot tests left, without a test library: for the programs too.
    library("KumihanGoldenRuns", ["KumihanData", "KumihanCairo"]),
    library(
      "KumihanSnapshots",
      ["Kumihan", "KumihanAppleNames", "KumihanCombine", "KumihanGoldenRuns", "KumihanSwiftWords"]),
    library(
      "KumihanGoldens",
      ["Kumihan", "KumihanAppleNames", "KumihanFoundation", "KumihanSnapshots", "KumihanAudit"]),
    library(
      "KumihanCLI",
      [
        "Kumihan", "Joho", "Kajilis", "SystemRules", "DarkStudio", "KumihanData",
        "KumihanCalendar", "KumihanICalendar", "KumihanPlanner", "KumihanFonts", "KumihanStage",
        "KumihanSwiftWords", "KumihanLint", "KumihanPhotos", "KumihanOSLog",
        "KumihanSwiftUI", "KumihanSnapshots", "KumihanGoldenRuns", "KumihanTokens", "KumihanAudit",
        "KumihanFoundation", "KumihanUIKit", "KumihanQuartzCore", "KumihanImageIO", "KumihanSimd",
        "KumihanDarwin", "KumihanSwiftData", "KumihanCoreData", "KumihanCharts", "KumihanWidgets",
        "KumihanMaps", "KumihanTips", "KumihanStore", "KumihanServices", "KumihanMusic",
        "KumihanReality", "KumihanFamily", "KumihanServer", "KumihanCombine",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // What programs that carry the Swift runtime have in another form.
    .target(name: "CKumihanRuntime"),
    .executableTarget(
      name: "KumihanTool", dependencies: ["KumihanCLI", "CKumihanRuntime", "KumihanCombine"],
      swiftSettings: house, linkerSettings: runtime),
    // Answers other programs of this machine.
    library("KumihanServer", [.product(name: "FlyingSocks", package: "FlyingFox")]),
    .executableTarget(
      name: "KumihanWatch",
      dependencies: ["KumihanData", "KumihanServer"],
      swiftSettings: house, linkerSettings: noBuildPaths),
    .executableTarget(
      name: "KumihanBenchmarks",
      dependencies: [
        "Kumihan", "Joho", "KumihanPlanner", "KumihanCalendar", "KumihanFonts", "KumihanSnapshots",
        "KumihanTokens", "KumihanAudit", "CKumihanRuntime",
      ],
      path: "Benchmarks", swiftSettings: house, linkerSettings: runtime),

    // Inputs made by chance, for everything that takes some from outside: `make fuzz`.
    .executableTarget(
      name: "KumihanFuzz",
      dependencies: [
        "Kumihan", "KumihanDrawing", "KumihanCairo", "KumihanCalendar", "KumihanICalendar",
        "KumihanPlanner", "KumihanCLI", "KumihanTokens",
      ],
      path: "Fuzz", exclude: ["Corpus"], swiftSettings: house),

    // What tests of several modules share.
    .target(name: "KumihanTestTools", path: "Tests/Support", swiftSettings: house),

    tests("KumihanData", []),
    tests("KumihanMarkdown", []),
    tests("KumihanDrawing", []),
    tests("KumihanText", []),
    tests("KumihanLayout", []),
    tests("KumihanViews", ["Kumihan", "KumihanAppleNames", "KumihanGoldens", "KumihanSwiftWords"]),
    tests("KumihanShaping", ["KumihanFonts", "KumihanGoldens"]),
    tests("KumihanCairo", ["KumihanTestTools"]),
    tests("KumihanSVG", ["Kumihan", "KumihanGoldens", "KumihanTestTools"]),
    tests("Kumihan", ["KumihanAppleNames", "KumihanGoldens", "KumihanTestTools"]),
    tests("Joho", ["Kumihan", "KumihanSwiftUI", "KumihanSwiftUIName", "KumihanGoldens"]),
    tests("KumihanTokens", ["KumihanTestTools"]),
    tests("KumihanAudit", ["Kumihan", "KumihanAppleNames", "KumihanTestTools", "Joho"]),
    tests("KumihanCalendar", []),
    tests("KumihanICalendar", []),
    tests("KumihanPlanner", ["Kumihan", "KumihanGoldens", "KumihanTestTools"]),
    tests("KumihanCLI", ["KumihanGoldens", "KumihanGoldenRuns", "KumihanTestTools"]),
    tests("KumihanCombine", []),
    tests("KumihanLogs", []),
    tests("KumihanFoundation", ["KumihanCoreData", "Kumihan", "KumihanViews"]),
    tests("KumihanSwiftData", []),
    tests("KumihanCharts", ["Kumihan", "KumihanGoldens"]),
    tests("KumihanMaps", ["Kumihan"]),
    tests("KumihanWidgets", ["Kumihan", "KumihanTips", "KumihanStore"]),
    tests("KumihanServices", ["Kumihan", "KumihanFamily"]),
    tests("KumihanSwiftWords", []),
    tests("KumihanLint", ["KumihanSwiftWords"]),
    tests("KumihanMacroExpansion", []),
    tests("KumihanGoldens", ["Kumihan", "KumihanSwiftUI", "KumihanCharts"]),
    tests("KumihanGoldenRuns", ["KumihanCairo", "KumihanDrawing"]),
    .testTarget(
      name: "SystemsTests",
      dependencies: [
        "Kajilis", "SystemRules", "DarkStudio", "Joho", "KumihanTokens", "Kumihan",
        "KumihanGoldens",
      ], swiftSettings: house),
    .testTarget(name: "HouseTests", dependencies: ["KumihanSwiftWords"], swiftSettings: house),
  ]
)

// A product that `import SwiftUI` and its like find. A name is no module of the build, where every
// package would find it, but an interface in a folder that only those are given who depend on the
// product: decision 0017.
for (name, module) in names.sorted(by: { $0.key < $1.key }) {
  let target = module + "Name"
  // Interfaces that lead to the engine are read with the C modules' names, which stand beside SwiftUI's.
  let apart: Set = [
    "SwiftUI", "Combine", "os", "OSLog", "PhotosUI", "UniformTypeIdentifiers", "simd",
    "CoreLocation",
  ]
  let isOfEngine = !apart.contains(name)
  package.products.append(
    .library(
      name: name, targets: [module, target] + (isOfEngine ? ["KumihanSwiftUIName"] : [])))
  package.targets.append(.binaryTarget(name: target, path: "Names/\(name).artifactbundle"))
}

// The programs, and the packages that they alone need, are there where `KUMIHAN_TOOLS` is set. Who
// uses a library fetches none of them.
if !hasTools {
  let tools: Set = [
    "KumihanServer", "KumihanCLI", "KumihanTool", "KumihanWatch", "KumihanFuzz", "KumihanCLITests",
  ]
  package.targets.removeAll { tools.contains($0.name) }
  package.products.removeAll { ["kumihan", "kumihan-watch"].contains($0.name) }
  package.dependencies = []
}
