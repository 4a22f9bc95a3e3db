import CoreLocation
import MapKit
import SwiftData
import SwiftUI
import TipKit

// Trips with SwiftData: relationships, predicates, queries made at init, a map, tips, undo, deep links.

@Model
final class Journey {
  @Attribute(.unique) var id: UUID
  @Attribute(.spotlight) var name: String
  var start: Date
  var end: Date
  var budget: Decimal?
  @Attribute(.externalStorage) var cover: Data?
  @Relationship(deleteRule: .cascade, inverse: \JourneyStop.journey) var stops: [JourneyStop] = []
  @Relationship(deleteRule: .nullify) var tags: [JourneyTag]? = []
  @Transient var isExpanded = false
  var status: Status = Status.planned

  enum Status: String, Codable, CaseIterable { case planned, active, done }

  init(name: String, start: Date, end: Date, budget: Decimal? = nil) {
    self.id = UUID()
    self.name = name
    self.start = start
    self.end = end
    self.budget = budget
  }

  var days: Int { Calendar.current.dateComponents([.day], from: start, to: end).day ?? 0 }
}

@Model
final class JourneyStop {
  var title: String
  var order: Int
  var latitude: Double
  var longitude: Double
  var journey: Journey?
  init(title: String, order: Int, coordinate: CLLocationCoordinate2D) {
    self.title = title
    self.order = order
    latitude = coordinate.latitude
    longitude = coordinate.longitude
  }
  var coordinate: CLLocationCoordinate2D { .init(latitude: latitude, longitude: longitude) }
}

@Model
final class JourneyTag {
  #Unique<JourneyTag>([\.label])
  #Index<JourneyTag>([\.label])
  var label: String
  init(label: String) { self.label = label }
}

enum JourneySchema: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] {
    [Journey.self, JourneyStop.self, JourneyTag.self]
  }
}

enum JourneyMigration: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [JourneySchema.self] }
  static var stages: [MigrationStage] { [] }
}

@MainActor
enum JourneySamples {
  static let container: ModelContainer = {
    do {
      let schema = Schema(versionedSchema: JourneySchema.self)
      let configuration = ModelConfiguration(
        schema: schema, isStoredInMemoryOnly: true, allowsSave: true)
      let container = try ModelContainer(
        for: schema, migrationPlan: JourneyMigration.self, configurations: [configuration])
      let start = Date(timeIntervalSinceReferenceDate: 740_000_000)
      for (index, name) in ["Lisbon", "The Alps", "Kyoto"].enumerated() {
        let journey = Journey(
          name: name, start: start.addingTimeInterval(Double(index) * 86_400 * 30),
          end: start.addingTimeInterval(Double(index) * 86_400 * 30 + 86_400 * 6), budget: 900)
        container.mainContext.insert(journey)
        for order in 0..<3 {
          let stop = JourneyStop(
            title: "\(name) stop \(order + 1)", order: order,
            coordinate: .init(
              latitude: 38.7 + Double(order) / 50, longitude: -9.1 + Double(order) / 70))
          journey.stops.append(stop)
        }
      }
      try container.mainContext.save()
      return container
    } catch {
      fatalError("no container: \(error)")
    }
  }()
}

struct JourneySampleData: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer { await JourneySamples.container }
  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var journeys: Self = .modifier(JourneySampleData())
}

struct FavoriteTip: Tip {
  @Parameter static var hasOpened: Bool = true
  static let opened = Event(id: "opened")
  var title: Text { Text("Save a trip") }
  var message: Text? { Text("Swipe to keep it at the top.") }
  var image: Image? { Image(systemName: "star") }
  var rules: [Rule] {
    #Rule(Self.$hasOpened) { $0 == true }
    #Rule(Self.opened) { $0.donations.count >= 0 }
  }
  var actions: [Action] { [Action(id: "more", title: "Learn more")] }
  var options: [TipOption] { MaxDisplayCount(3); IgnoresDisplayFrequency(true) }
}

struct JourneyList: View {
  @Environment(\.modelContext) private var context
  @Query private var journeys: [Journey]
  @Binding var selection: Journey?
  private let tip = FavoriteTip()

  init(search: String, sort: SortDescriptor<Journey>, selection: Binding<Journey?>) {
    let now = Date.distantPast
    _journeys = Query(
      filter: #Predicate { journey in
        (search.isEmpty || journey.name.localizedStandardContains(search)) && journey.end > now
      }, sort: [sort, SortDescriptor(\.name)], animation: .snappy)
    _selection = selection
  }

  var body: some View {
    List(selection: $selection) {
      TipView(tip, arrowEdge: .bottom) { action in
        if action.id == "more" { tip.invalidate(reason: .actionPerformed) }
      }
      ForEach(journeys) { journey in
        NavigationLink(value: journey) {
          VStack(alignment: .leading) {
            Text(journey.name).font(.headline)
            Text(journey.start..<journey.end, format: .interval.day().month())
              .font(.subheadline).foregroundStyle(.secondary)
          }
          .badge(journey.stops.count)
        }
      }
      .onDelete(perform: delete)
    }
  }

  private func delete(_ offsets: IndexSet) {
    withAnimation { offsets.map { journeys[$0] }.forEach(context.delete) }
    try? context.save()
  }
}

struct JourneyDetail: View {
  @Bindable var journey: Journey
  @State private var camera: MapCameraPosition = .automatic
  @State private var selected: PersistentIdentifier?
  @Environment(\.undoManager) private var undo

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $journey.name)
        DatePicker(
          "From", selection: $journey.start, in: ...journey.end, displayedComponents: .date)
        DatePicker(
          "To", selection: $journey.end, in: journey.start..., displayedComponents: [.date])
        Picker("Status", selection: $journey.status) {
          ForEach(Journey.Status.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
        }
        .pickerStyle(.segmented)
        TextField("Budget", value: $journey.budget, format: .currency(code: "EUR"))
          .keyboardType(.decimalPad)
      }
      Section("Map") {
        Map(position: $camera, selection: $selected) {
          ForEach(journey.stops.sorted { $0.order < $1.order }) { stop in
            Marker(stop.title, systemImage: "mappin", coordinate: stop.coordinate).tint(.orange)
              .tag(stop.persistentModelID)
          }
          MapPolyline(coordinates: journey.stops.map(\.coordinate), contourStyle: .geodesic).stroke(
            .orange, lineWidth: 3)
          MapCircle(center: journey.stops[0].coordinate, radius: 500).foregroundStyle(
            .orange.opacity(0.2))
          Annotation("Hotel", coordinate: journey.stops[0].coordinate, anchor: .bottom) {
            Image(systemName: "bed.double.fill").padding(6).background(.white, in: .circle)
          }
          UserAnnotation()
        }
        .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .including([.cafe])))
        .mapControls {
          MapUserLocationButton(); MapCompass(); MapScaleView()
        }
        .onMapCameraChange(frequency: .onEnd) { print($0.region.center.latitude) }
        .frame(height: 220)
        .listRowInsets(.init())
      }
    }
    .navigationTitle($journey.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("Undo", systemImage: "arrow.uturn.backward") { undo?.undo() }.disabled(
          undo?.canUndo != true)
      }
      ToolbarTitleMenu { RenameButton() }
    }
  }
}

struct JourneysScreen: View {
  enum Order: String, CaseIterable, Identifiable { case name, date; var id: Self { self } }
  @State private var search = ""
  @State private var order = Order.date
  @State private var selection: Journey?
  @State private var columns = NavigationSplitViewVisibility.doubleColumn
  @SceneStorage("journeys.compact") private var compact = NavigationSplitViewColumn.sidebar
    .hashValue

  private var sort: SortDescriptor<Journey> {
    switch order {
    case .name: SortDescriptor(\Journey.name, comparator: .localizedStandard)
    case .date: SortDescriptor(\.start, order: .reverse)
    }
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      JourneyList(search: search, sort: sort, selection: $selection)
        .searchable(text: $search, placement: .sidebar)
        .navigationTitle("Journeys")
        .toolbar {
          Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Picker("Sort", selection: $order) {
              ForEach(Order.allCases) { Text($0.rawValue.capitalized) }
            }
          }
          EditButton()
        }
    } detail: {
      if let selection {
        JourneyDetail(journey: selection)
      } else {
        ContentUnavailableView("Choose a journey", systemImage: "map")
      }
    }
    .navigationSplitViewStyle(.balanced)
    .onOpenURL { url in
      guard url.scheme == "journeys", let id = UUID(uuidString: url.lastPathComponent) else {
        return
      }
      selection = try? JourneySamples.container.mainContext.fetch(
        FetchDescriptor<Journey>(predicate: #Predicate { $0.id == id })
      ).first
    }
    .task {
      try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    }
  }
}

#Preview("Journeys", traits: .journeys) { JourneysScreen() }
#Preview("Journey", traits: .modifier(JourneySampleData())) {
  @Previewable @Query(sort: \Journey.name) var journeys: [Journey]
  NavigationStack { JourneyDetail(journey: journeys[0]) }
}
