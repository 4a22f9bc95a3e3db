// What the documents' blocks use and leave open: data and screens of an app. One declaration per
// paragraph; a block is given those that it names and nobody else declares.

let year = 2026

let weekNumber = 42

let number = 7

let price = 12.5

let amount = 12.5

let date = Date(timeIntervalSinceReferenceDate: 0)

let longString = "A long line of words"

let typeColor = Color.red

let isToday = true

let isPressed = true

let isOn = true

let showView = true

let something = 1

let someColor = Color.red

let currentWeekNumber = 42

let day = DayData()

let days = [DayData()]

let event1 = Event()

let event2 = Event()

let event3 = Event()

let events = [Event()]

let todayEvents = [Event()]

let upcomingItems = [UpcomingItem()]

@MainActor func dismiss() {}

@MainActor func save() {}

@MainActor func action() {}

@MainActor func goBack() {}

@MainActor func addItem() {}

struct Event: Identifiable, Hashable { let id = 1; var typeColor = Color.red; var title = "Tea"; var name = "Tea"; var time = "9:00"; var color = Color.red; var subtitle: String? = nil; var type = "event"; var isLocked = false; var date = Date(timeIntervalSinceReferenceDate: 0); var timeString = "9:00"; var location = "Kitchen"; var content = "Milk" }

struct Indicator: Hashable { var color = Color.red }

struct DayData: Identifiable, Hashable { let id = 1; var weekdayName = "Mon"; var number = 7; var dayNumber = 7; var name = "Mon"; var dayName = "Mon"; var isToday = false; var isSunday = false; var isCurrentMonth = true; var isSelected = false; var events = [Event()]; var indicators = [Indicator()]; var hasEvents = false; var hasContent = false; var items = [Event()]; var date = Date(timeIntervalSinceReferenceDate: 0); var title = ""; var content = ""; var weekday = "Mon"; var month = "Jan" }

struct WeekData: Identifiable, Hashable { let id = 1; var dateRangeString = "1-7"; var number = 42; var weekNumber = 42; var year = 2026; var days = [DayData()]; var dateRange = "1-7"; var isCurrent = false; var isCurrentWeek = false; var startDate = Date(timeIntervalSinceReferenceDate: 0); var endDate = Date(timeIntervalSinceReferenceDate: 0); var items = [Event()]; var events = [Event()] }

struct Holiday: Identifiable, Hashable { let id = 1; var subtitle = "Sweden"; var isSystem = true; var name = "Easter"; var title = "Easter"; var date = Date(timeIntervalSinceReferenceDate: 0); var region = "SE"; var isBankHoliday = true; var type = "holiday"; var isLocked = true; var dateString = "1 Jan"; var formattedDate = "1 Jan" }

struct UpcomingItem: Identifiable, Hashable { let id = 1; var typeColor = Color.red; var title = ""; var name = ""; var subtitle: String? = nil; var color = Color.red; var date = ""; var daysUntil = 1; var countdown = "1d"; var indicatorColor = Color.red; var isLocked = false; var type = ""; var dateString = "1 Jan"; var isSystem = true }

struct NavigationItem: Identifiable, Hashable, CaseIterable { let id = 1; var title = ""; var icon = "star"; var symbol = "star"; var color = Color.red; static let allCases = [NavigationItem()]; var label = "" }

struct Quarter: Identifiable, Hashable { let id = 1; var number = 1; var name = "Q1"; var weeks = [WeekData()]; var title = ""; var isCurrent = false; var dateRange = ""; var isExpanded = false; var months = [""] }

enum Tab: Hashable, CaseIterable, Identifiable { case week, year, star, settings; var id: Self { self }; var icon: String { "star" }; var title: String { "Star" } }

struct ItemRow: View { var body: some View { Text("row") } }

struct ContentContainer: View { var body: some View { Text("content") } }

struct HeaderBackground: View { var body: some View { Color.red } }

struct Card1: View { var body: some View { Text("1") } }

struct Card2: View { var body: some View { Text("2") } }

struct Card3: View { var body: some View { Text("3") } }

struct EventRow: View { var event: Event; var body: some View { Text(event.title) }; init(event: Event) { self.event = event }; init(_ event: Event) { self.event = event } }

struct WeekView: View { var body: some View { Text("week") } }

struct YearView: View { var body: some View { Text("year") } }

struct SettingsView: View { var body: some View { Text("settings") } }

struct HomeView: View { var body: some View { Text("home") } }

struct ChatView: View { var body: some View { Text("chat") } }

struct HistoryView: View { var body: some View { Text("history") } }

struct MainToolsView: View { var body: some View { Text("tools") } }

struct AppSidebar: View { @Binding var selection: Tab; var body: some View { Text("side") } }

struct DayContent: View { var day: DayData; var body: some View { Text("day") } }

struct WeekNumberCell: View { var week: WeekData; var body: some View { Text("42") }; init(week: WeekData) { self.week = week }; init(number: Int) { week = WeekData() }; init(number: Int, isCurrent: Bool) { week = WeekData() }; init(week: Int, isCurrent: Bool) { self.week = WeekData() }; init(weekNumber: Int) { week = WeekData() } }

struct DateRangeCell: View { var week: WeekData; var body: some View { Text("1-7") }; init(week: WeekData) { self.week = week }; init(range: String) { week = WeekData() }; init(startDate: Date, endDate: Date) { week = WeekData() } }

struct CompactWeekRow: View { init(week: WeekData) { self.week = week }; init(weekNumber: Int, year: Int) { week = WeekData() }; var week: WeekData; var body: some View { Text("week") } }

struct ModelContext { func save() throws {}; func insert<T>(_ item: T) {}; func delete<T>(_ item: T) {}; func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] } }

struct FetchDescriptor<T> {}

extension EnvironmentValues { var modelContext: ModelContext { ModelContext() } }

// for HeaderBackground
struct Content: View { var body: some View { Text("content") } }

let monthYearString = "October 2026"

@MainActor final class StarPageViewModel: ObservableObject { var currentWeek = 42; var monthYear = "October 2026"; var dayName = "Wednesday"; var dayNumber = 14; var todayEvents = [Event()]; var upcomingItems = [UpcomingItem()]; var todayNote: Event? = Event(); func jumpToToday() {}; func load(context: ModelContext) {} }

// for AdaptiveNavigation
struct JohoTabBar: View { @Binding var selection: NavigationItem; let tabs: [NavigationItem]; var body: some View { Text("tabs") } }
extension NavigationItem { var asTab: NavigationItem { self } }

// for JohoCalendarGrid, JohoWeekRow
struct DayData: Identifiable, Hashable { let id = 1; var number = 7; var initial = "M"; var isToday = true; var isSunday = false; var indicators = [Color.red] }

// for HolidayManager
struct HolidayRule { var id = "1"; var isSystemProvided = true; var color = "FF0000"; func date(for year: Int) -> Date? { nil }; func localizedName(for locale: Locale) -> String { "Easter" } }

// for HolidayManager
struct Holiday: Identifiable, Hashable { enum Kind { case system, user }; var id: String; var name: String; var date: Date; var type: Kind; var color: Color }

// for WeekDetailView, YearOverviewView
@MainActor final class HolidayManager: ObservableObject { static let shared = HolidayManager() }

// for YearOverviewView
struct Quarter { var number = 1; var weeks = 1...13 }

// for SettingsPage
struct JohoListRow: View { let title: String; var subtitle: String? = nil; var indicatorColor: Color? = nil; let trailing: String?; var showChevron = true; var body: some View { HStack { Text(title); Spacer(); Text(trailing ?? "") } } }
