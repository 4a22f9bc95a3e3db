import Foundation
import Kumihan
import KumihanViews

/// The peers' year planner: their data, drawn as views.
struct PeersPlanner: Decodable {
  struct Month: Decodable {
    struct Row: Decodable {
      var no: Int
      var days: [Day]
    }

    struct Day: Decodable {
      var n: Int
      var `in`: Bool
      var dots: [String]
    }

    var title: String
    var rows: [Row]
    var holidays: [String]
  }

  struct Week: Decodable {
    struct Day: Decodable {
      var wd: String
      var n: Int
      var ev: [Event]
    }

    struct Event: Decodable {
      var c: String
      var t: String
    }

    var no: Int
    var span: String
    var days: [Day]
  }

  var months: [Month]
  var weeks: [Week]

  static let page = CGSize(width: 595.28, height: 841.89)
  static let margin: CGFloat = 36
}

/// The black bar at the top of a page.
private struct TitleBar: View {
  let title: String
  let detail: String

  var body: some View {
    HStack(spacing: 0) {
      Text(title).font(.system(size: 22, weight: .bold, design: .rounded))
      Spacer(minLength: 0)
      if !detail.isEmpty { Text(detail).font(.system(size: 12, design: .rounded)) }
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 14)
    .frame(height: 44)
    .background(.black)
  }
}

extension Color {
  /// Six hexadecimal digits.
  fileprivate init(digits: String) {
    let value = Int(digits, radix: 16) ?? 0
    self.init(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255)
  }

  fileprivate static let pale = Color(digits: "999999")
  fileprivate static let rule = Color(digits: "bbbbbb")
}

struct PeersMonthPage: View {
  let month: PeersPlanner.Month
  private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleBar(title: month.title, detail: "")
      HStack(spacing: 0) {
        Color.clear.frame(width: 24)
        ForEach(Self.names, id: \.self) { name in
          Text(name).font(.system(size: 9, weight: .bold, design: .rounded))
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 18)
      .padding(.top, 8)
      ForEach(month.rows.indices, id: \.self) { row in
        HStack(spacing: 0) {
          Text(String(month.rows[row].no)).font(.system(size: 9, design: .rounded))
            .foregroundStyle(Color.pale)
            .frame(width: 24)
          ForEach(month.rows[row].days.indices, id: \.self) { day in
            cell(month.rows[row].days[day])
          }
        }
        .frame(height: 78)
      }
      Text("Holidays").font(.system(size: 12, weight: .bold, design: .rounded))
        .frame(height: 18)
        .padding(.top, 18)
      ForEach(month.holidays.indices, id: \.self) { index in
        Text(month.holidays[index]).font(.system(size: 10, design: .rounded)).frame(height: 18)
      }
    }
    .padding(PeersPlanner.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func cell(_ day: PeersPlanner.Month.Day) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(String(day.n)).font(.system(size: 12, weight: .bold, design: .rounded))
        .foregroundStyle(day.in ? Color.black : .pale)
        .frame(height: 16)
      Spacer(minLength: 0)
      HStack(spacing: 3) {
        ForEach(day.dots.indices, id: \.self) { dot in
          Circle().fill(Color(digits: day.dots[dot])).frame(width: 6, height: 6)
        }
      }
    }
    .padding(EdgeInsets(top: 5, leading: 6, bottom: 9, trailing: 6))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .overlay { Rectangle().stroke(.black, lineWidth: 1) }
  }
}

struct PeersWeekPage: View {
  let week: PeersPlanner.Week

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      TitleBar(title: "Week \(week.no)", detail: week.span).padding(.bottom, 2)
      ForEach(week.days.indices, id: \.self) { box(week.days[$0]) }
    }
    .padding(PeersPlanner.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func box(_ day: PeersPlanner.Week.Day) -> some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Text(day.wd).font(.system(size: 11, weight: .bold, design: .rounded)).frame(height: 16)
        Text(String(day.n)).font(.system(size: 20, weight: .bold, design: .rounded))
          .frame(height: 28)
      }
      .padding(EdgeInsets(top: 8, leading: 10, bottom: 0, trailing: 0))
      .frame(width: 92, alignment: .topLeading)
      VStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { line in
          HStack(spacing: 6) {
            if line < day.ev.count {
              Circle().fill(Color(digits: day.ev[line].c)).frame(width: 6, height: 6)
              Text(day.ev[line].t).font(.system(size: 10, design: .rounded))
            }
            Spacer(minLength: 0)
          }
          .padding(.leading, 2)
          .frame(height: 16.5)
          Color.rule.frame(height: 0.5)
        }
      }
      .padding(.trailing, 10)
    }
    .frame(height: 96, alignment: .topLeading)
    .overlay { Rectangle().strokeBorder(.black, lineWidth: 1) }
  }
}
