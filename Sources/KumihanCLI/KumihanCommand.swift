import ArgumentParser
import KumihanCairo

/// The command: one file per subcommand.
struct KumihanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kumihan",
    abstract: "SwiftUI views to PNG, PDF and SVG, without a Mac.",
    version: "0.2.0",
    subcommands: [
      RenderCommand.self, WatchCommand.self, PlannerCommand.self, YearCommand.self,
      MonthCommand.self, WeekCommand.self, DayCommand.self,
      StarCommand.self, CatalogueCommand.self, EventsCommand.self, HolidaysCommand.self,
      WeekOfCommand.self,
      FontsCommand.self, ToolsetCommand.self,
    ])
}

/// The program: reads its arguments, runs a subcommand, ends.
@MainActor public func runKumihan() {
  DraftRemoval.beginOnSignals()
  KumihanCommand.main()
}
