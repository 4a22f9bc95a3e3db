public import Kumihan

/// What became of a planner's pages: what they had no room for, and what could not be drawn as it
/// was asked for.
public struct PlannerReport: Hashable, Sendable {
  /// What readers call the pages, in order; those that continue others come last.
  public internal(set) var labels: [String] = []
  /// The files written.
  public internal(set) var files: [URL] = []
  /// Events that pages had no room for, and where they stand instead.
  public internal(set) var overflows: [PlannerOverflow] = []
  /// What was approximated, missing, cut or drawn as pixels, and text that the paper made small.
  public internal(set) var drawing = RenderReport()

  /// A line for each thing that somebody who prints the planner should know.
  public var warnings: [String] { drawing.lines + overflows.map(\.description) }
}
