/// The names that users' files import, and the modules that stand behind them.
extension StageCompiler {
  /// Our modules under Apple's names, which every package would see if the modules had them.
  static let aliases = [
    "SwiftUI": "KumihanSwiftUI", "Combine": "KumihanCombine", "os": "KumihanLogs",
    "OSLog": "KumihanOSLog", "PhotosUI": "KumihanPhotos",
    "UniformTypeIdentifiers": "KumihanContentTypes", "UIKit": "KumihanUIKit",
    "CoreGraphics": "KumihanCoreGraphics", "QuartzCore": "KumihanQuartzCore",
    "ImageIO": "KumihanImageIO", "simd": "KumihanSimd", "SwiftData": "KumihanSwiftData",
    "AppIntents": "KumihanIntents", "StoreKit": "KumihanStore", "TipKit": "KumihanTips",
    "MapKit": "KumihanMaps", "CoreLocation": "KumihanLocation", "WidgetKit": "KumihanWidgets",
    "Charts": "KumihanCharts",
  ]

  /// The design systems of this package.
  static let systems: Set = ["Joho", "Kajilis", "SystemRules", "DarkStudio"]

  /// All names that a user's file may import: also those that packages take for the platform.
  static let readings = aliases.merging(platform) { ours, _ in ours }
  private static let platform = ["Darwin": "KumihanDarwin", "CoreData": "KumihanCoreData"]

  /// Frameworks of Apple's whose names stand together in a module of ours: decision 0034. An alias has a module of its own,
  /// so imports of these are replaced.
  static let services: [String: String] = {
    let names = [
      "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdServices", "AdSupport",
      "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
      "CFNetwork", "CallKit", "CarPlay", "CloudKit", "CommonCrypto", "Compression", "Contacts",
      "ContactsUI", "CoreAudio", "CoreAudioTypes", "CoreBluetooth", "CoreHaptics", "CoreImage",
      "CoreLocationUI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
      "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "DeviceCheck",
      "EventKit", "EventKitUI", "FoundationModels", "GameController", "GameKit", "GameplayKit",
      "HealthKit", "HealthKitUI", "HomeKit", "ImagePlayground", "Intents", "IntentsUI",
      "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MediaPlayer", "MessageUI",
      "Messages", "Metal", "MetalKit", "MetricKit", "MultipeerConnectivity", "NaturalLanguage",
      "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit",
      "PencilKit", "PushKit", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SQLite3",
      "SafariServices", "SceneKit", "Security", "SensitiveContentAnalysis", "SharedWithYou",
      "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "SystemConfiguration",
      "Translation", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
      "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0, "KumihanServices") })
      .merging([
        "MusicKit": "KumihanMusic", "RealityKit": "KumihanReality", "ARKit": "KumihanReality",
        "Photos": "PhotosUI", "ActivityKit": "WidgetKit",
        "AlarmKit": "KumihanFamily", "DeviceActivity": "KumihanFamily",
        "FamilyControls": "KumihanFamily", "GroupActivities": "KumihanFamily",
        "ManagedSettings": "KumihanFamily", "ManagedSettingsUI": "KumihanFamily",
        "MobileCoreServices": "UniformTypeIdentifiers", "CoreServices": "UniformTypeIdentifiers",
        // Parts of SwiftUI that stand in modules of their own.
        "Accessibility": "SwiftUI", "DeveloperToolsSupport": "SwiftUI", "SwiftUICore": "SwiftUI",
        "ObjectiveC": "KumihanFoundation", "Symbols": "SwiftUI",
      ]) { $1 }
  }()

  /// What modules of packages for an iPhone import for names that no toolset gives to every package.
  static let ofPackages = services.merging(platform) { ours, _ in ours }

  /// Apple's modules that are found in users' files.
  static let found = Set(readings.keys).union(services.keys)

  /// The engine's C libraries, by name only: views never call them, and reading their headers would
  /// cost time and packages.
  static let cModules =
    [
      "Cairo", "Cmark", "FreeType", "HarfBuzz", "ICU", "ISAL", "JPEG", "SPNG", "Zlib",
    ].map { "module CKumihan\($0) {}\n" }.joined()
}
