import Foundation
import KumihanTestTools
import Testing

/// `kumihan audit --fix` and `--redline` as a person runs them.
struct FixAndRedlineTests {
  private static let eight = #"""
    import SwiftUI

    private let ink = Color(red: 0, green: 0, blue: 0)
    private let body16 = Font.system(size: 16, weight: .medium, design: .rounded)

    struct GridSnap: View {
      var body: some View {
        VStack(spacing: 10) { Text("A").font(body16).padding(6); Text("B").font(body16) }
      }
    }
    struct Radius: View {
      var body: some View {
        Text("A card").font(body16).padding(28)
          .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
          .overlay(RoundedRectangle(cornerRadius: 10, style: .continuous).stroke(ink, lineWidth: 1.5))
      }
    }
    struct Continuous: View {
      var body: some View {
        VStack(spacing: 8) {
          Text("A").font(body16).padding(16).cornerRadius(12)
          RoundedRectangle(cornerRadius: 12, style: .circular).stroke(ink, lineWidth: 1.5).frame(height: 60)
        }
      }
    }
    struct Weight: View {
      var body: some View {
        VStack(spacing: 8) {
          Text("A").font(.system(size: 16, weight: .light, design: .rounded))
          Text("B").font(body16).fontWeight(.thin)
          Text("C").font(.system(size: 48, weight: .bold, design: .rounded))
        }
      }
    }
    struct Touch: View {
      var body: some View {
        Button {
        } label: {
          Image(systemName: "plus")
        }
      }
    }
    struct Capitals: View {
      var body: some View {
        Text("Event").font(.system(size: 12, weight: .bold, design: .rounded)).padding(.horizontal, 8).padding(.vertical, 4)
          .overlay(RoundedRectangle(cornerRadius: 6, style: .continuous).stroke(ink, lineWidth: 1.5))
      }
    }
    struct Digits: View {
      var body: some View {
        VStack(alignment: .trailing, spacing: 8) {
          Text("1,111.00").font(body16)
          Text("888.50").font(body16)
        }
      }
    }
    struct Rounded: View {
      var body: some View {
        VStack(spacing: 8) {
          Text("A").font(.system(size: 16, weight: .medium))
          Text("B").font(.system(size: 16, weight: .medium, design: .serif))
        }
      }
    }

    #Preview("Grid") { GridSnap() }
    #Preview("Radius") { Radius() }
    #Preview("Continuous") { Continuous() }
    #Preview("Weight") { Weight() }
    #Preview("Touch") { Touch() }
    #Preview("Capitals") { Capitals() }
    #Preview("Digits") { Digits() }
    #Preview("Rounded") { Rounded() }
    """#

  private func run(_ script: String, in scratch: Scratch) throws -> Command {
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    return try Command(
      program: "/bin/sh",
      all: ["-c", "cd '\(scratch.folder.path)' && PATH=\"\(programs):$PATH\" && \(script)"])
  }

  /// Eight kinds of fixes: the patch applies, what it makes compiles, and nothing is left or new.
  @Test func patchesRemoveWhatTheyAreFor() throws {
    let scratch = try Scratch()
    _ = try scratch.file("Eight.swift", Self.eight)
    let rules =
      "joho.grid,joho.corner.radius,joho.corner.style,joho.font.weight,joho.touch,joho.case,"
      + "joho.digits,joho.font.design"
    let audit = "kumihan audit Eight.swift --rules \(rules) --cache '\(RenderCommandTests.cache)'"
    let before = try run("git init -q . && \(audit) --fix p.diff --redline r.html", in: scratch)
    #expect(before.status == 1, "\(before.errors)")
    #expect(before.text.contains("14 violations"))
    #expect(!before.errors.contains("no place in the source"))
    let html = try String(contentsOfFile: scratch.path("r.html"), encoding: .utf8)
    #expect(html.components(separatedBy: "<section>").count - 1 == 8)
    #expect(html.contains("joho.corner.style"))
    #expect(try run("git apply p.diff", in: scratch).status == 0)
    let after = try run("\(audit) --fix -", in: scratch)
    #expect(after.status == 0 && after.text.isEmpty, "\(after.text)\(after.errors)")
    let whole = try run(
      "kumihan audit Eight.swift --rules \(rules) --cache '\(RenderCommandTests.cache)'",
      in: scratch)
    #expect(whole.status == 0 && whole.text.contains(" 0 violations"), "\(whole.text)")
  }

  /// The catalogues of three systems keep the rules of their own.
  @Test(arguments: [("kajilis", "kajilis."), ("system", "sys."), ("studio", "studio.")])
  func cataloguesKeepTheirRules(system: String, prefix: String) throws {
    let rules = try Command("audit", "--list-rules", "--system", system).text
      .split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
      .filter { $0.hasPrefix(prefix) }
    #expect(rules.count >= 3)
    let run = try Command(
      "audit", "catalogue", "--system", system, "--rules", rules.joined(separator: ","))
    #expect(run.status == 0, "\(run.text)\(run.errors)")
    #expect(run.text.contains(" 0 need review"))
  }

  @Test func sheetsHaveTheirFormats() throws {
    let scratch = try Scratch()
    let redline = scratch.path("sheet.pdf")
    let run = try Command(
      "audit", "star", "--date", "2026-10-15", "--system", "joho", "--redline", redline)
    #expect(run.status != 2, "\(run.errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: redline)).starts(with: Data("%PDF".utf8)))
    // Several pages are one document, and what is excused has no mark.
    let all = try Command(
      "audit", "catalogue", "--system", "studio", "--component", "PrimaryButton", "--redline",
      scratch.path("all.pdf"))
    #expect(all.status == 0)
    #expect(try toolText("qpdf", "--show-npages", scratch.path("all.pdf")) == "7\n")
    let page = try Command(
      "audit", "catalogue", "--system", "studio", "--component", "PrimaryButton", "--redline",
      scratch.path("all.html"))
    #expect(page.status == 0)
    let html = try String(contentsOfFile: scratch.path("all.html"), encoding: .utf8)
    #expect(html.contains("pt, weight 600") && !html.contains("contrast.text:"))
    let unknown = try Command(
      "audit", "star", "--date", "2026-10-15", "--redline", scratch.path("sheet.doc"))
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("unknown extension '.doc'"))
  }
}
