import Charts
import HealthKit
import MapKit
import SwiftUI

// A fitness app, iOS 17: HealthKit, Charts, MapKit, timers, gauges.

@Observable final class WorkoutHealth {
  private let store = HKHealthStore()
  var steps = 0
  var isAuthorized = false

  func authorize() async {
    guard HKHealthStore.isHealthDataAvailable() else { return }
    let types: Set = [
      HKQuantityType(.stepCount), HKQuantityType(.heartRate), HKQuantityType(.activeEnergyBurned),
    ]
    do {
      try await store.requestAuthorization(toShare: [], read: types)
      isAuthorized = true
    } catch { print(error) }
  }

  func loadSteps() {
    guard let type = HKObjectType.quantityType(forIdentifier: .stepCount) else { return }
    let start = Calendar.current.startOfDay(for: .now)
    let predicate = HKQuery.predicateForSamples(
      withStart: start, end: .now, options: .strictStartDate)
    let query = HKStatisticsQuery(
      quantityType: type, quantitySamplePredicate: predicate, options: .cumulativeSum
    ) { [weak self] _, statistics, _ in
      guard let sum = statistics?.sumQuantity() else { return }
      let value = Int(sum.doubleValue(for: .count()))
      Task { @MainActor in self?.steps = value }
    }
    store.execute(query)
  }
}

struct WorkoutSample: Identifiable {
  let id = UUID()
  let day: Date
  let minutes: Int
  let kind: Kind
  enum Kind: String, Plottable, CaseIterable { case run = "Run", bike = "Bike" }

  static let week: [WorkoutSample] = (0..<7).flatMap { offset -> [WorkoutSample] in
    let day = Calendar(identifier: .gregorian).date(
      byAdding: .day, value: offset, to: Date(timeIntervalSince1970: 1_700_000_000))!
    return [
      .init(day: day, minutes: 10 + offset * 5, kind: .run),
      .init(day: day, minutes: 30 - offset * 3, kind: .bike),
    ]
  }
}

struct WorkoutChart: View {
  let samples: [WorkoutSample]
  @State private var selected: Date?
  @State private var scroll = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    Chart {
      ForEach(samples) { sample in
        BarMark(
          x: .value("Day", sample.day, unit: .day), y: .value("Minutes", sample.minutes),
          width: .ratio(0.6)
        )
        .foregroundStyle(by: .value("Kind", sample.kind))
        .position(by: .value("Kind", sample.kind))
        .cornerRadius(4)
        .accessibilityLabel(sample.day.formatted(.dateTime.weekday()))
      }
      RuleMark(y: .value("Goal", 30))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        .foregroundStyle(.gray)
        .annotation(position: .top, alignment: .leading) { Text("Goal").font(.caption2) }
      if let selected {
        RuleMark(x: .value("Selected", selected, unit: .day))
          .foregroundStyle(.gray.opacity(0.3))
          .zIndex(-1)
          .annotation(
            position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) { Text(selected, style: .date) }
      }
    }
    .chartForegroundStyleScale([WorkoutSample.Kind.run: Color.orange, .bike: .teal])
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
        AxisValueLabel {
          if let minutes = value.as(Int.self) { Text("\(minutes)m").font(.caption2) }
        }
      }
    }
    .chartYScale(domain: 0...50)
    .chartXSelection(value: $selected)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24 * 7)
    .chartScrollPosition(x: $scroll)
    .chartLegend(position: .bottom, alignment: .center, spacing: 8)
    .chartPlotStyle { plot in plot.background(.thinMaterial).clipShape(.rect(cornerRadius: 8)) }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            SpatialTapGesture().onEnded { value in
              guard let frame = proxy.plotFrame else { return }
              let origin = geometry[frame].origin
              selected = proxy.value(atX: value.location.x - origin.x, as: Date.self)
            })
      }
    }
    .frame(height: 220)
  }
}

struct WorkoutRings: View {
  let progress: [(Color, Double)]
  var body: some View {
    ZStack {
      ForEach(progress.indices, id: \.self) { index in
        let (color, value) = progress[index]
        Circle().stroke(color.opacity(0.2), lineWidth: 14).padding(CGFloat(index) * 18)
        Circle()
          .trim(from: 0, to: value)
          .stroke(
            AngularGradient(colors: [color.opacity(0.6), color], center: .center),
            style: .init(lineWidth: 14, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .padding(CGFloat(index) * 18)
      }
    }
    .frame(width: 140, height: 140)
  }
}

struct WorkoutTimer: View {
  @State private var start = Date(timeIntervalSince1970: 0)
  @State private var elapsed: TimeInterval = 754
  let timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()
  var body: some View {
    TimelineView(.periodic(from: start, by: 1)) { context in
      Text(Duration.seconds(elapsed), format: .time(pattern: .minuteSecond(padMinuteToLength: 2)))
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
        .contentTransition(.numericText())
    }
    .onReceive(timer) { _ in elapsed += 1 }
  }
}

struct WorkoutRoute: View {
  @State private var camera: MapCameraPosition = .region(
    MKCoordinateRegion(
      center: .init(latitude: 47.37, longitude: 8.54),
      span: .init(latitudeDelta: 0.05, longitudeDelta: 0.05)))
  let route = [
    CLLocationCoordinate2D(latitude: 47.36, longitude: 8.53),
    .init(latitude: 47.37, longitude: 8.55), .init(latitude: 47.38, longitude: 8.54),
  ]
  var body: some View {
    Map(position: $camera, interactionModes: [.pan, .zoom]) {
      MapPolyline(coordinates: route).stroke(.blue, lineWidth: 4)
      Marker("Start", systemImage: "flag", coordinate: route[0]).tint(.green)
      Annotation("Rest", coordinate: route[1], anchor: .bottom) {
        Image(systemName: "cup.and.saucer.fill").padding(6).background(.white, in: .circle)
      }
      MapCircle(center: route[2], radius: 300).foregroundStyle(.orange.opacity(0.3))
      UserAnnotation()
    }
    .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
    .mapControls {
      MapCompass(); MapScaleView(); MapUserLocationButton()
    }
    .onMapCameraChange(frequency: .onEnd) { context in print(context.region.center.latitude) }
    .frame(height: 180)
  }
}

struct WorkoutScreen: View {
  @State private var health = WorkoutHealth()
  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack {
            WorkoutRings(progress: [(.red, 0.8), (.green, 0.55), (.blue, 0.3)])
            Spacer()
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
              GridRow {
                Image(systemName: "figure.walk");
                Text("\(health.steps)").gridColumnAlignment(.trailing)
              }
              Divider().gridCellUnsizedAxes(.horizontal)
              GridRow {
                Image(systemName: "flame");
                Text(
                  Measurement(value: 320, unit: UnitEnergy.kilocalories),
                  format: .measurement(width: .abbreviated, usage: .workout))
              }
              GridRow { WorkoutTimer().gridCellColumns(2) }
            }
          }
        }
        Section("This week") {
          WorkoutChart(samples: WorkoutSample.week).listRowInsets(
            EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
        }
        Section("Route") { WorkoutRoute().listRowInsets(EdgeInsets()) }
      }
      .listSectionSpacing(.compact)
      .navigationTitle("Summary")
      .task { await health.authorize() }
    }
  }
}

#Preview("Workout") { WorkoutScreen() }
