import Foundation
import Kumihan
import KumihanFonts
import KumihanViews

/// Draws the peers' year planner into a PDF: `planner --data FILE --out FILE [--warm N] [--years N]`.
@MainActor
struct PlannerBenchmark {
  private let planner: PeersPlanner
  private let out: URL
  private let rounds: Int
  private let years: Int

  init(_ arguments: [String]) throws {
    func value(_ name: String) -> String? {
      arguments.firstIndex(of: name).flatMap { index in
        arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
      }
    }
    guard let data = value("--data"), let out = value("--out") else {
      fail("usage: planner --data FILE --out FILE [--warm N] [--years N]")
    }
    planner = try JSONDecoder().decode(
      PeersPlanner.self, from: Data(contentsOf: URL(fileURLWithPath: data)))
    self.out = URL(fileURLWithPath: out)
    rounds = value("--warm").flatMap { Int($0) } ?? 0
    years = value("--years").flatMap { Int($0) } ?? 1
  }

  func run() throws {
    let context = try RenderingContext.bundled()
    guard rounds > 0 else { return _ = try draw(context) }
    for _ in 0..<2 { _ = try draw(context) }
    var pages = 0
    let times = try timed(rounds: rounds) { pages = try draw(context) }
    let milliseconds = median(times) / 1e6
    print(
      String(
        format: "{\"engine\": \"Kumihan\", \"median_ms\": %.3f, \"pages\": %d, "
          + "\"pages_per_second\": %.0f}",
        milliseconds, pages, Double(pages) / milliseconds * 1000))
  }

  /// Writes the document; returns its number of pages.
  private func draw(_ context: RenderingContext) throws -> Int {
    let document = try PDFDocument(to: out, context: context)
    for _ in 0..<years {
      for month in planner.months {
        try document.addPage(size: PeersPlanner.page) { PeersMonthPage(month: month) }
      }
      for week in planner.weeks {
        try document.addPage(size: PeersPlanner.page) { PeersWeekPage(week: week) }
      }
    }
    try document.finish()
    return document.pageCount
  }
}
