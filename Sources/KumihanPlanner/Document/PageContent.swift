import KumihanCalendar

/// The requirements of a kind of page: drawing, outline and links.
///
/// A new kind is a case of ``PlannerPage``, whose `content` then needs a type of this protocol in
/// `Pages/`, and a place in ``PlannerLedger``.
protocol PageContent {
  /// The destination of links to the page, such as `week/42/2026`.
  var destination: String { get }
  /// The page's label, such as `2026-W42`; also the name of its file.
  var label: String { get }
  /// The days whose events the page shows; nil for a page without days.
  func days(_ years: PlannerYears) -> ClosedRange<CalendarDate>?

  /// Whether closer pages are expected to say more than this one, which is then no finding.
  var isOverview: Bool { get }

  /// The page's name in the outline.
  func title(_ plan: PlannerPlan) -> String
  /// The page's name in a narrow column beside others of its kind.
  func shortTitle(_ plan: PlannerPlan) -> String
  /// The outline group of the page; nil for a page at the outline's top level.
  func outlineGroup(_ plan: PlannerPlan) -> String?
  /// Pages that show a day in more detail, the most detailed first.
  func closerPages(of day: CalendarDate, _ plan: PlannerPlan) -> [PlannerPage]

  func draw(on sheet: inout PageSheet, _ plan: PlannerPlan)
}

extension PageContent {
  var isOverview: Bool { false }

  func shortTitle(_ plan: PlannerPlan) -> String { title(plan) }

  func closerPages(of day: CalendarDate, _ plan: PlannerPlan) -> [PlannerPage] {
    [.day(day), .week(plan.weekRule.week(containing: day))]
  }
}
