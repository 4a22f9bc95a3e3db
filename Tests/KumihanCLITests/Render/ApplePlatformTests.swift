import Foundation
import Testing

/// Files read as on an iPhone: conditions, modules, requests.
struct ApplePlatformTests {
  private func texts(_ text: String, version: String = "5") throws -> String {
    let scratch = try Scratch()
    let file = try scratch.file("Phone.swift", text)
    let picture = scratch.path("picture.svg")
    let run = try Command(
      all: [
        "render", file, "--cache", RenderCommandTests.cache, "--swift-version", version, "--size",
        "390x600", "-o", picture,
      ])
    try #require(run.status == 0, "\(run.errors)")
    return try String(contentsOfFile: picture, encoding: .utf8)
  }

  @Test(arguments: ["5", "6"])
  func thePhonesBranchIsDrawn(version: String) throws {
    let svg = try texts(
      """
      import SwiftUI
      #if canImport(UIKit)
      import UIKit
      #elseif canImport(AppKit)
      import AppKit
      #endif
      #if os(macOS) || targetEnvironment(macCatalyst)
      typealias Native = NSColor
      #else
      typealias Native = UIColor
      #endif
      extension UIColor {
        convenience init(hex: Int) {
          self.init(red: CGFloat(hex >> 16) / 255, green: 0, blue: 0, alpha: 1)
        }
      }
      struct Screen: View {
        var body: some View {
          VStack {
            #if os(iOS)
              Text(verbatim: "phone")
            #else
              Text(verbatim: "desk")
            #endif
            Text(verbatim: "chain")
              #if !os(Linux) && canImport(Foundation)
                .foregroundColor(Color(Native(hex: 0xFF0000)))
              #endif
          }
        }
      }

      """, version: version)
    #expect(svg.contains(">phone<"))
    #expect(!svg.contains(">desk<"))
    #expect(svg.contains("#f00") || svg.contains("#ff0000") || svg.contains("#FF0000"), "\(svg)")
  }

  @Test func previewsUnderAConditionOfThePlatformAreFound() throws {
    let svg = try texts(
      """
      import SwiftUI
      #if os(macOS)
      #Preview { Text(verbatim: "desk") }
      #else
      #Preview { Text(verbatim: "phone") }
      #endif

      """)
    #expect(svg.contains(">phone<"))
  }

  @Test func modulesOfThePhoneAreFound() throws {
    let svg = try texts(
      """
      import CoreGraphics
      import Darwin
      import ImageIO
      import QuartzCore
      import SwiftUI
      import class UIKit.UIImage
      import os.log
      import simd

      struct Screen: View {
        let length = simd_length(SIMD2<Double>(3, 4))
        let area = CGRectUnion(CGRectMake(0, 0, 10, 10), CGRectMake(10, 0, 10, 10)).width
        var body: some View {
          Text(verbatim: "length \\(Int(length)), area \\(Int(area))").onAppear {
            os_log("drawn")
          }
        }
      }

      """)
    #expect(svg.contains(">length 5, area 20<"))
  }

  @Test func requestsFailAtOnceAndFoundationBringsCombine() throws {
    let svg = try texts(
      """
      import Foundation

      final class Model: ObservableObject {
        @Published var text = "waiting"
        func load() async {
          do {
            let request = URLRequest(url: URL(string: "https://example.com")!)
            let (_, response) = try await URLSession.shared.data(for: request)
            text = "\\((response as? HTTPURLResponse)?.statusCode ?? 0)"
          } catch {
            text = (error as? URLError)?.code == .notConnectedToInternet ? "offline" : "other"
          }
        }
      }
      import SwiftUI
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View { Text(verbatim: model.text).task { await model.load() } }
      }

      """)
    #expect(svg.contains(">offline<"))
  }

  @Test func errorsKeepTheirPlaceBehindACondition() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Bad.swift",
      """
      import SwiftUI
      #if os(iOS) || os(visionOS)
        let wrong: Int = "a"
      #endif
      """)
    let run = try Command("render", file, "-o", scratch.path("a.png"))
    #expect(run.status != 0)
    #expect(run.errors.contains("\(file):3:20: error"), "\(run.errors)")
  }
}
