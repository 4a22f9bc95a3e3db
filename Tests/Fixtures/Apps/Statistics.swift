import Charts
import SwiftUI

private func statisticsDay(_ day: Int, _ month: Int = 6, hour: Int = 0) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar.date(from: DateComponents(year: 2024, month: month, day: day, hour: hour)) ?? .now
}

struct Step: Identifiable {
  let id = UUID()
  let day: Date
  let count: Int
}

struct Spending: Identifiable {
  enum Category: String, Plottable, CaseIterable { case food = "Food", rent = "Rent", fun = "Fun" }
  let id = UUID()
  let month: String
  let category: Category
  let amount: Double
}

struct Heart: Identifiable {
  let id = UUID()
  let date: Date
  let low, high: Int
}

enum StatisticsData {
  static let steps = (1...14).map { Step(day: statisticsDay($0), count: 4000 + ($0 * 3779) % 7000) }
  static let spending = ["Jan", "Feb", "Mar", "Apr"].enumerated().flatMap { index, month in
    Spending.Category.allCases.enumerated().map { number, category in
      Spending(
        month: month, category: category,
        amount: Double([420, 1500, 230][number] + (index * 97 + number * 61) % 180))
    }
  }
  static let heart = (1...10).map {
    Heart(date: statisticsDay($0), low: 55 + ($0 * 7) % 9, high: 120 + ($0 * 31) % 50)
  }
}

/// A user's own mark.
struct GoalLine: ChartContent {
  let goal: Int
  var body: some ChartContent {
    RuleMark(y: .value("Goal", goal))
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 5]))
      .foregroundStyle(.orange)
      .annotation(position: .top, alignment: .leading) {
        Text("Goal \(goal)").font(.caption).foregroundStyle(.orange)
      }
  }
}

struct StepsChart: View {
  @State private var selected: Date?
  var showsAverage = true
  private var average: Double {
    Double(StatisticsData.steps.map(\.count).reduce(0, +)) / Double(StatisticsData.steps.count)
  }

  var body: some View {
    Chart {
      ForEach(StatisticsData.steps) { step in
        BarMark(x: .value("Day", step.day, unit: .day), y: .value("Steps", step.count))
          .foregroundStyle(step.count >= 8000 ? Color.green : Color.blue)
          .cornerRadius(3)
          .opacity(selected == nil || selected == step.day ? 1 : 0.3)
      }
      if showsAverage {
        GoalLine(goal: 8000)
      }
    }
    .chartXSelection(value: $selected)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 3)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.day().month(.abbreviated))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel {
          if let count = value.as(Int.self) { Text("\(count / 1000)k") }
        }
      }
    }
    .accessibilityLabel("Steps")
  }
}

struct SpendingChart: View {
  let stacking: MarkStackingMethod
  var body: some View {
    Chart(StatisticsData.spending) { item in
      BarMark(
        x: .value("Month", item.month), y: .value("Amount", item.amount), stacking: stacking
      )
      .foregroundStyle(by: .value("Category", item.category))
    }
    .chartForegroundStyleScale([
      Spending.Category.food: Color.orange, .rent: .indigo, .fun: .pink,
    ])
    .chartYAxis { AxisMarks(format: .currency(code: "CHF").precision(.fractionLength(0))) }
  }
}

struct GroupedChart: View {
  var body: some View {
    Chart(StatisticsData.spending, id: \.id) {
      BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount))
        .foregroundStyle(by: .value("Category", $0.category))
        .position(by: .value("Category", $0.category))
    }
    .chartLegend(position: .top, alignment: .leading)
    .chartYScale(domain: 0...2000)
  }
}

struct HeartChart: View {
  var body: some View {
    Chart(StatisticsData.heart) { item in
      BarMark(
        x: .value("Day", item.date, unit: .day), yStart: .value("Low", item.low),
        yEnd: .value("High", item.high), width: .fixed(6)
      )
      .clipShape(Capsule())
      .foregroundStyle(.red.gradient)
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartXAxis(.hidden)
  }
}

struct RingChart: View {
  var body: some View {
    Chart(Spending.Category.allCases, id: \.self) { category in
      SectorMark(
        angle: .value(
          "Amount",
          StatisticsData.spending.filter { $0.category == category }.map(\.amount).reduce(0, +)),
        innerRadius: .ratio(0.618), angularInset: 1.5
      )
      .cornerRadius(5)
      .foregroundStyle(by: .value("Category", category.rawValue))
    }
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let anchor = proxy.plotFrame {
          let frame = geometry[anchor]
          VStack {
            Text("Total").font(.caption).foregroundStyle(.secondary)
            Text("8.9k").font(.title2.bold())
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}

struct TrendChart: View {
  var body: some View {
    Chart {
      ForEach(StatisticsData.steps) { step in
        LineMark(x: .value("Day", step.day), y: .value("Steps", step.count))
          .interpolationMethod(.catmullRom)
          .symbol { Circle().strokeBorder(.teal, lineWidth: 2).frame(width: 8, height: 8) }
        AreaMark(x: .value("Day", step.day), y: .value("Steps", step.count))
          .interpolationMethod(.catmullRom)
          .foregroundStyle(
            LinearGradient(
              colors: [.teal.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
      }
      .foregroundStyle(.teal)
    }
    .chartXAxisLabel("June", alignment: .center)
    .chartYAxisLabel("Steps")
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24 * 10)
    .chartScrollPosition(initialX: statisticsDay(5))
  }
}

struct HistogramChart: View {
  let values = (0..<200).map { sin(Double($0)) * 10 + Double($0 % 17) }
  var body: some View {
    let bins = NumberBins(data: values, desiredCount: 8)
    let counts = Dictionary(grouping: values, by: bins.index)
    Chart(counts.keys.sorted(), id: \.self) { index in
      BarMark(
        x: .value("Value", bins[index]), y: .value("Count", counts[index]?.count ?? 0))
    }
  }
}

struct ScatterChart: View {
  var body: some View {
    Chart(0..<30, id: \.self) { n in
      PointMark(x: .value("Length", 2 + (n * 7) % 11), y: .value("Width", 1 + (n * 5) % 8))
        .foregroundStyle(by: .value("Family", n % 3 == 0 ? "Beetles" : "Moths"))
        .symbol(by: .value("Family", n % 3 == 0 ? "Beetles" : "Moths"))
    }
    .chartPlotStyle { plot in plot.background(.gray.opacity(0.08)) }
  }
}

struct GanttChart: View {
  let tasks = [("Design", 1, 4), ("Build", 3, 9), ("Test", 8, 12)]
  var body: some View {
    Chart(tasks, id: \.0) { task in
      BarMark(
        xStart: .value("Start", statisticsDay(task.1)), xEnd: .value("End", statisticsDay(task.2)),
        y: .value("Task", task.0)
      )
      .annotation(position: .overlay, alignment: .leading) {
        Text(task.0).font(.caption2).foregroundStyle(.white).padding(.leading, 4)
      }
    }
    .chartYAxis(.hidden)
  }
}

struct WaveChart: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "sin(x)") { x in sin(x) }
        .foregroundStyle(.purple)
      RectangleMark(xStart: .value("a", 2), xEnd: .value("b", 4))
        .foregroundStyle(.purple.opacity(0.1))
    }
    .chartXScale(domain: 0...6.28)
    .chartYScale(domain: -1...1)
    .chartXAxis { AxisMarks(preset: .aligned, values: [0, 3.14, 6.28]) }
  }
}

#Preview("Steps") { StepsChart().frame(height: 240).padding() }
#Preview("Spending") {
  VStack(spacing: 24) {
    SpendingChart(stacking: .standard)
    SpendingChart(stacking: .normalized)
    GroupedChart()
  }
  .padding()
}
#Preview("Statistics") {
  ScrollView {
    LazyVStack(spacing: 20) {
      GroupBox("Heart rate") { HeartChart().frame(height: 160) }
      GroupBox("Money") { RingChart().frame(height: 220) }
      GroupBox("Trend") { TrendChart().frame(height: 200) }
    }
    .padding()
  }
}
#Preview("Figures") {
  List {
    Section("Histogram") { HistogramChart().frame(height: 150) }
    Section("Scatter") { ScatterChart().frame(height: 150) }
    Section("Gantt") { GanttChart().frame(height: 120) }
    Section("Wave") { WaveChart().frame(height: 120) }
  }
}
