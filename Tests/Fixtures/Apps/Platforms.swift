import SwiftUI
import os.log
#if canImport(UIKit)
  import UIKit
  typealias PlatformColor = UIColor
  typealias PlatformImage = UIImage
#elseif canImport(AppKit)
  import AppKit
  typealias PlatformColor = NSColor
  typealias PlatformImage = NSImage
#endif

private let log = OSLog(subsystem: "app", category: "platforms")

extension Image {
  init(platformImage: PlatformImage) {
    #if os(macOS)
      self.init(nsImage: platformImage)
    #else
      self.init(uiImage: platformImage)
    #endif
  }
}

extension View {
  @ViewBuilder func onPhone<V: View>(_ change: (Self) -> V) -> some View {
    #if os(iOS) && !targetEnvironment(macCatalyst)
      change(self)
    #else
      self
    #endif
  }

  func inlineTitle() -> some View {
    #if !os(macOS)
      return self.navigationBarTitleDisplayMode(.inline)
    #else
      return self
    #endif
  }
}

struct PlatformScreen: View {
  var body: some View {
    NavigationStack {
      List {
        Text(verbatim: "list")
          #if os(iOS) || os(visionOS)
            .listRowBackground(Color(PlatformColor.systemYellow))
          #elseif os(watchOS)
            .listRowPlatterColor(.yellow)
          #endif
        if #available(iOS 17, macOS 14, *) { Text(verbatim: "new") } else { Text(verbatim: "old") }
        #if targetEnvironment(simulator)
          Text(verbatim: "simulator")
        #else
          Text(verbatim: "device")
        #endif
        #if DEBUG
          Text(verbatim: "debug")
        #endif
      }
      .onPhone { $0.navigationTitle("Phone") }
      .inlineTitle()
      .onAppear { os_log("%{public}@", log: log, type: .info, "appeared") }
    }
  }
}

#if os(macOS)
  #Preview("Desk") { PlatformScreen().frame(width: 300) }
#else
  #Preview("Phone") { PlatformScreen() }
#endif
