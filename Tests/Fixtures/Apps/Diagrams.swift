import Charts
import SwiftUI

private func diagramDate(month: Int = 6, day: Int = 1, hour: Int = 0) -> Date {
  DateComponents(
    calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2024, month: month,
    day: day, hour: hour
  ).date!
}

struct Climate: Identifiable {
  let id = UUID()
  let month: Date
  let low, high: Double

  static let year = (1...12).map { month in
    let wave = cos(Double(month - 1) / 6 * .pi)
    return Climate(month: diagramDate(month: month), low: 8 - 14 * wave, high: 16 - 14 * wave)
  }
}

struct Town: Identifiable {
  let id = UUID()
  let name: String
  let temperatures: [Double]

  static let all = [
    Town(name: "Oslo", temperatures: [-4, -3, 1, 6, 12, 16, 18, 17, 12, 7, 1, -3]),
    Town(name: "Rome", temperatures: [8, 9, 11, 14, 18, 22, 25, 25, 22, 18, 12, 9]),
  ]
  static let months = Calendar(identifier: .gregorian).shortMonthSymbols
}

struct Visit: Identifiable {
  enum Meal: String, Plottable, CaseIterable {
    case breakfast = "Breakfast"
    case lunch = "Lunch"
    case dinner = "Dinner"
  }
  let id = UUID()
  let day: String
  let meal: Meal
  let guests: Int

  static let week = ["Mon", "Tue", "Wed", "Thu", "Fri"].enumerated().flatMap { index, day in
    Meal.allCases.enumerated().map { number, meal in
      Visit(day: day, meal: meal, guests: 3 + (index * 7 + number * 5) % 9)
    }
  }
}

struct MonthHighlight: ChartContent {
  let month: Date
  var body: some ChartContent {
    RuleMark(x: .value("Selected", month)).foregroundStyle(.gray.opacity(0.3))
    PointMark(x: .value("Selected", month), y: .value("High", 20))
      .symbolSize(100)
      .foregroundStyle(.orange)
  }
}

struct ClimateChart: View {
  @State private var selected: Date?

  var body: some View {
    Chart {
      ForEach(Climate.year) { climate in
        AreaMark(
          x: .value("Month", climate.month, unit: .month), yStart: .value("Low", climate.low),
          yEnd: .value("High", climate.high)
        )
        .interpolationMethod(.monotone)
        .foregroundStyle(
          .linearGradient(colors: [.orange, .blue], startPoint: .top, endPoint: .bottom)
            .opacity(0.5))
        LineMark(x: .value("Month", climate.month, unit: .month), y: .value("High", climate.high))
          .interpolationMethod(.monotone)
          .lineStyle(StrokeStyle(lineWidth: 3, dash: [6, 3]))
          .foregroundStyle(.red)
      }
      MonthHighlight(month: diagramDate(month: 6))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 6)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 4])).foregroundStyle(.purple)
        AxisValueLabel {
          if let degrees = value.as(Double.self) { Text("\(Int(degrees))°") }
        }
      }
    }
    .chartYScale(domain: -10...40)
    .chartXSelection(value: $selected)
  }
}

struct TownsChart: View {
  var body: some View {
    Chart {
      ForEach(Town.all) { town in
        ForEach(Array(town.temperatures.enumerated()), id: \.offset) { index, degrees in
          LineMark(x: .value("Month", Town.months[index]), y: .value("Temperature", degrees))
        }
        .foregroundStyle(by: .value("City", town.name))
        .lineStyle(by: .value("City", town.name))
      }
    }
  }
}

struct MealsChart: View {
  var body: some View {
    Chart(Visit.week) { visit in
      RectangleMark(x: .value("Day", visit.day), y: .value("Meal", visit.meal))
        .foregroundStyle(by: .value("Guests", visit.guests))
    }
  }
}

struct StorageBar: View {
  var body: some View {
    Chart {
      BarMark(x: .value("GB", 12), stacking: .standard)
        .foregroundStyle(by: .value("Kind", "Apps"))
      BarMark(x: .value("GB", 30)).foregroundStyle(by: .value("Kind", "Photos"))
      BarMark(x: .value("GB", 7)).foregroundStyle(by: .value("Kind", "System"))
    }
    .chartXScale(domain: 0...64)
    .chartXAxis(.hidden)
    .chartPlotStyle { $0.background(Color(.systemFill)).cornerRadius(8) }
  }
}

struct SunChart: View {
  var body: some View {
    Chart(0..<24, id: \.self) { hour in
      AreaMark(
        x: .value("Hour", diagramDate(hour: hour)),
        y: .value("UV", max(0, sin(Double(hour - 6) / 12 * .pi)) * 9)
      )
      .foregroundStyle(.yellow.gradient)
      .interpolationMethod(.cardinal)
    }
    .chartYAxis { AxisMarks(values: [0, 3, 6, 9]) }
  }
}

struct GrowthChart: View {
  var body: some View {
    Chart(2015...2024, id: \.self) { year in
      LineMark(x: .value("Year", year), y: .value("Users", (year - 2014) * (year - 2014) * 12000))
        .symbol(.square)
    }
    .chartXScale(domain: 2015...2024)
    .chartXAxis { AxisMarks(format: IntegerFormatStyle<Int>().grouping(.never)) }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        if let plot = proxy.plotFrame, let x = proxy.position(forX: 2020) {
          Rectangle().fill(.red).frame(width: 1, height: geometry[plot].height)
            .offset(x: geometry[plot].minX + x, y: geometry[plot].minY)
        }
      }
    }
  }
}

struct StepsOfValue: View {
  let values = [3, 7, 2, 8, 4, 6]
  var body: some View {
    Chart {
      ForEach(values.indices, id: \.self) { index in
        LineMark(x: .value("Index", index), y: .value("Value", values[index]))
          .interpolationMethod(.stepCenter)
        PointMark(x: .value("Index", index), y: .value("Value", values[index]))
          .annotation(position: .top, spacing: 2) { Text("\(values[index])").font(.caption2) }
      }
    }
    .chartYScale(range: .plotDimension(padding: 20))
  }
}

struct ShareChart: View {
  var body: some View {
    Chart(Visit.week) { visit in
      BarMark(
        x: .value("Guests", visit.guests), y: .value("Day", visit.day), stacking: .normalized
      )
      .foregroundStyle(by: .value("Meal", visit.meal))
    }
    .chartLegend(position: .trailing, alignment: .top)
  }
}

struct PowersChart: View {
  var body: some View {
    Chart(0..<5, id: \.self) { number in
      PointMark(x: .value("x", number), y: .value("y", pow(10.0, Double(number))))
        .symbol(.diamond)
        .symbolSize(CGFloat(40 + number * 30))
    }
    .chartYScale(type: .log)
    .chartXScale(domain: .automatic(reversed: true))
  }
}

struct StreamChart: View {
  var body: some View {
    Chart {
      ForEach(["A", "B", "C"], id: \.self) { series in
        ForEach(0..<10, id: \.self) { number in
          AreaMark(
            x: .value("Week", number),
            y: .value("Plays", (number * 3 + Int(series.utf8.first ?? 0)) % 7 + 1),
            stacking: .center
          )
          .foregroundStyle(by: .value("Song", series))
        }
      }
      .interpolationMethod(.monotone)
    }
    .chartYAxis(.hidden)
  }
}

#Preview("Diagrams 1") {
  VStack(spacing: 16) {
    ClimateChart()
    TownsChart()
    MealsChart()
    StorageBar().frame(height: 70)
  }
  .padding()
}
#Preview("Diagrams 2") {
  VStack(spacing: 16) {
    SunChart()
    GrowthChart()
    StepsOfValue()
    ShareChart()
  }
  .padding()
}
#Preview("Diagrams 3") {
  VStack(spacing: 16) {
    PowersChart()
    StreamChart()
  }
  .padding()
}
