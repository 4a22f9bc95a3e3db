import Combine
import SwiftUI

// A calendar and time tracker, iOS 14–16: calendars by hand, timers, core-graphics helpers, environment styles.

struct AgendaMonth {
  let calendar: Calendar
  let date: Date
  var days: [Date?] {
    guard let interval = calendar.dateInterval(of: .month, for: date),
      let range = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let offset =
      (calendar.component(.weekday, from: interval.start) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: offset)
      + range.map { calendar.date(byAdding: .day, value: $0 - 1, to: interval.start) }
  }
}

extension Calendar {
  static let agenda: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_GB")
    calendar.firstWeekday = 2
    return calendar
  }()
}

struct AgendaEvent: Identifiable, Hashable {
  let id: Int
  let title: String
  let start: Date
  let length: TimeInterval
  let color: Color
  var interval: DateInterval { DateInterval(start: start, duration: length) }
}

struct AgendaDayStyle: EnvironmentKey {
  static let defaultValue = AgendaDayStyle(corner: 8, accent: .red)
  var corner: CGFloat
  var accent: Color
}

extension EnvironmentValues {
  var agendaDay: AgendaDayStyle {
    get { self[AgendaDayStyle.self] }
    set { self[AgendaDayStyle.self] = newValue }
  }
}

extension View {
  func agendaAccent(_ color: Color) -> some View {
    transformEnvironment(\.agendaDay) { $0.accent = color }
  }
}

struct AgendaGrid: View {
  let month: AgendaMonth
  @Binding var selection: Date
  let events: [AgendaEvent]
  @Environment(\.agendaDay) private var style
  @Environment(\.layoutDirection) private var direction
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  var body: some View {
    VStack(spacing: 8) {
      HStack {
        Text(
          month.date.formatted(.dateTime.month(.wide).year().locale(Locale(identifier: "en_GB")))
        ).font(.title2.bold())
        Spacer()
        Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
          .flipsForRightToLeftLayoutDirection(true)
      }
      LazyVGrid(columns: columns, spacing: 6) {
        ForEach(Array(month.calendar.veryShortStandaloneWeekdaySymbols.enumerated()), id: \.offset)
        { _, name in
          Text(name).font(.caption.weight(.semibold)).foregroundColor(.secondary)
        }
        ForEach(Array(month.days.enumerated()), id: \.offset) { _, day in
          if let day = day {
            let isSelected = month.calendar.isDate(day, inSameDayAs: selection)
            VStack(spacing: 2) {
              Text("\(month.calendar.component(.day, from: day))").font(.callout).fontWeight(
                isSelected ? .bold : .regular)
              HStack(spacing: 2) {
                ForEach(events.filter { month.calendar.isDate($0.start, inSameDayAs: day) }) {
                  Circle().fill($0.color).frame(width: 4, height: 4)
                }
              }
              .frame(height: 4)
            }
            .frame(maxWidth: .infinity, minHeight: 38)
            .background(
              RoundedRectangle(cornerRadius: style.corner).fill(isSelected ? style.accent : .clear)
            )
            .foregroundColor(isSelected ? .white : .primary)
            .onTapGesture { selection = day }
          } else {
            Color.clear.frame(height: 38)
          }
        }
      }
    }
  }
}

struct AgendaTimeline: View {
  let events: [AgendaEvent]
  let hourHeight: CGFloat = 44
  var body: some View {
    ScrollView {
      ZStack(alignment: .topLeading) {
        VStack(spacing: 0) {
          ForEach(8..<14) { hour in
            HStack(alignment: .top) {
              Text(String(format: "%02d:00", hour)).font(.caption2.monospacedDigit()).frame(
                width: 40)
              VStack { Divider() }
            }
            .frame(height: hourHeight, alignment: .top)
          }
        }
        ForEach(events) { event in
          let start = Calendar.agenda.dateComponents([.hour, .minute], from: event.start)
          let y = (CGFloat(start.hour ?? 0) - 8 + CGFloat(start.minute ?? 0) / 60) * hourHeight
          HStack(spacing: 0) {
            Rectangle().fill(event.color).frame(width: 4)
            VStack(alignment: .leading) {
              Text(event.title).font(.caption.bold())
              Text(event.interval.start..<event.interval.end, format: .interval.hour().minute())
                .font(.caption2)
            }
            .padding(4)
            Spacer()
          }
          .frame(height: CGFloat(event.length / 3600) * hourHeight)
          .background(event.color.opacity(0.15))
          .clipShape(RoundedRectangle(cornerRadius: 4))
          .padding(.leading, 52)
          .offset(y: y + 6)
        }
      }
    }
  }
}

final class AgendaStopwatch: ObservableObject {
  @Published var seconds = 3_725
  private var cancellable: AnyCancellable?
  var isRunning: Bool { cancellable != nil }
  func toggle() {
    if let cancellable = cancellable {
      cancellable.cancel()
      self.cancellable = nil
    } else {
      cancellable = Timer.publish(every: 1, on: .main, in: .default).autoconnect().scan(seconds) {
        count, _ in count + 1
      }.sink { [weak self] in self?.seconds = $0 }
    }
    objectWillChange.send()
  }
  var text: String {
    let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
    return String(format: "%d:%02d:%02d", hours, rest / 60, rest % 60)
  }
}

struct AgendaClock: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 1, paused: true)) { timeline in
      Canvas { context, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(size.width, size.height) / 2
        context.stroke(
          Path {
            $0.addEllipse(
              in: CGRect(
                x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2
              ).insetBy(dx: 1, dy: 1))
          }, with: .color(.primary), lineWidth: 2)
        for tick in 0..<12 {
          var path = Path()
          let angle = Angle.degrees(Double(tick) * 30).radians
          path.move(
            to: CGPoint(
              x: center.x + cos(angle) * radius * 0.85, y: center.y + sin(angle) * radius * 0.85))
          path.addLine(
            to: CGPoint(
              x: center.x + cos(angle) * radius * 0.95, y: center.y + sin(angle) * radius * 0.95))
          context.stroke(
            path, with: .color(.secondary), style: StrokeStyle(lineWidth: 2, lineCap: .round))
        }
      }
    }
    .frame(width: 80, height: 80)
  }
}

struct AgendaScreen: View {
  @State private var selection = Date(timeIntervalSince1970: 1_717_200_000)
  @StateObject private var stopwatch = AgendaStopwatch()
  static let events = [
    AgendaEvent(
      id: 1, title: "Stand-up", start: Date(timeIntervalSince1970: 1_717_232_400), length: 1800,
      color: .blue),
    AgendaEvent(
      id: 2, title: "Review", start: Date(timeIntervalSince1970: 1_717_239_600), length: 5400,
      color: .purple),
  ]
  var body: some View {
    VStack {
      AgendaGrid(
        month: AgendaMonth(calendar: .agenda, date: selection), selection: $selection,
        events: Self.events)
      HStack {
        AgendaClock()
        Text(stopwatch.text).font(.system(size: 34, weight: .thin, design: .monospaced))
        Button(action: stopwatch.toggle) {
          Label(stopwatch.isRunning ? "Stop" : "Start", systemImage: "playpause").labelStyle(
            IconOnlyLabelStyle())
        }
      }
      AgendaTimeline(events: Self.events)
    }
    .padding()
    .agendaAccent(.indigo)
    .environment(\.calendar, .agenda)
    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
  }
}

struct AgendaScreen_Previews: PreviewProvider {
  static var previews: some View {
    AgendaScreen()
    AgendaScreen().environment(\.layoutDirection, .rightToLeft).environment(
      \.sizeCategory, .accessibilityMedium
    ).previewDisplayName("Right to left")
  }
}
