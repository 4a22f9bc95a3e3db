import Charts
import Combine
import SwiftUI
import UIKit

// A smart home, iOS 15–18: UIKit screens hosted, tables, menus of UIKit, grids that are reordered, charts with selections.

final class RoomStore: ObservableObject {
  struct Device: Identifiable, Equatable, Hashable {
    enum Kind: String, CaseIterable { case lamp, thermostat, blind, speaker }
    var id: String { name }
    var name: String
    var kind: Kind
    var isOn: Bool
    var level: Double
  }
  struct Reading: Identifiable { let id = UUID(); let hour: Int; let celsius: Double }

  @Published var devices: [Device]
  @Published private(set) var readings: [Reading]
  let objectWillRefresh = PassthroughSubject<Date, Never>()
  private var timer: AnyCancellable?

  init() {
    devices = [
      Device(name: "Desk lamp", kind: .lamp, isOn: true, level: 0.7),
      Device(name: "Radiator", kind: .thermostat, isOn: false, level: 0.4),
      Device(name: "East blind", kind: .blind, isOn: true, level: 0.2),
      Device(name: "Kitchen speaker", kind: .speaker, isOn: false, level: 0.5),
    ]
    readings = (0..<24).map {
      Reading(hour: $0, celsius: 19 + 2.5 * sin(Double($0) / 24 * 2 * .pi))
    }
    timer = Timer.publish(every: 60, tolerance: 5, on: .main, in: .common).autoconnect()
      .sink { [weak self] date in self?.objectWillRefresh.send(date) }
  }

  func binding(for device: Device) -> Binding<Device> {
    Binding {
      self.devices.first { $0.id == device.id } ?? device
    } set: { value in
      guard let index = self.devices.firstIndex(where: { $0.id == device.id }) else { return }
      self.devices[index] = value
    }
  }

  func move(from source: IndexSet, to destination: Int) {
    devices.move(fromOffsets: source, toOffset: destination)
  }
}

final class RoomDetailController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let stack = UIStackView()
  private let button = UIButton(type: .system)
  private lazy var picker: UIPickerView = {
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    return picker
  }()
  var onSelect: ((Int) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scene"
    view.backgroundColor = .systemGroupedBackground
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
    ])
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Choose"
    configuration.image = UIImage(
      systemName: "wand.and.stars", withConfiguration: UIImage.SymbolConfiguration(scale: .small))
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemTeal
    button.configuration = configuration
    button.addAction(UIAction { [weak self] _ in self?.onSelect?(0) }, for: .touchUpInside)
    button.menu = UIMenu(
      title: "Scenes",
      children: [
        UIAction(title: "Evening", image: UIImage(systemName: "moon"), state: .on) { _ in },
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Off", attributes: .destructive) { _ in }]),
      ])
    button.showsMenuAsPrimaryAction = true
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 3
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "A scene sets several devices at once.",
      attributes: [
        .paragraphStyle: paragraph, .foregroundColor: UIColor.secondaryLabel,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    [label, button, picker].forEach(stack.addArrangedSubview)
    stack.setCustomSpacing(24, after: label)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    view.addGestureRecognizer(tap)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let pulse = CABasicAnimation(keyPath: "opacity")
    pulse.fromValue = 1
    pulse.toValue = 0.4
    pulse.duration = 0.8
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    button.layer.add(pulse, forKey: "pulse")
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) {
      self.button.transform = .identity
    }
  }

  @objc private func tapped(_ sender: UITapGestureRecognizer) {
    guard sender.state == .ended else { return }
    UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.6)
    let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in })
    alert.popoverPresentationController?.sourceView = view
    present(alert, animated: true)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { print(touch.location(in: view)) }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { ["Morning", "Evening", "Night"][row] }
}

struct RoomDetail: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> some UIViewController {
    UINavigationController(rootViewController: RoomDetailController())
  }
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
}

struct DeviceTile: View {
  @Binding var device: RoomStore.Device
  private var tint: Color { device.kind == .thermostat ? .orange : .teal }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: icon).font(.title2).symbolVariant(device.isOn ? .fill : .none)
          .foregroundStyle(device.isOn ? tint : .secondary)
        Spacer()
        Toggle(device.name, isOn: $device.isOn.animation(.snappy)).labelsHidden().tint(tint)
      }
      Text(device.name).font(.subheadline.weight(.semibold)).lineLimit(2, reservesSpace: true)
      Slider(value: $device.level, in: 0...1, step: 0.1) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      } onEditingChanged: { _ in
      }
      .disabled(!device.isOn)
    }
    .padding(12)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: 16).strokeBorder(device.isOn ? tint : .clear, lineWidth: 1.5)
    }
    .contentShape(.contextMenuPreview, RoundedRectangle(cornerRadius: 16))
  }

  private var icon: String {
    switch device.kind {
    case .lamp: "lightbulb";
    case .thermostat: "thermometer.medium";
    case .blind: "blinds.vertical.closed";
    case .speaker: "hifispeaker"
    }
  }
}

struct RoomsScreen: View {
  @StateObject private var store = RoomStore()
  @State private var order = [KeyPathComparator(\RoomStore.Device.name, order: .forward)]
  @State private var picked: Int?
  @State private var range: ClosedRange<Int>?
  @State private var dragged: RoomStore.Device?
  @State private var style = 0

  var body: some View {
    NavigationView {
      ScrollView {
        Picker("View", selection: $style) {
          Text("Tiles").tag(0); Text("Table").tag(1)
        }.pickerStyle(SegmentedPickerStyle()).padding(.horizontal)
        if style == 0 {
          LazyVGrid(
            columns: Array(
              repeating: GridItem(.flexible(), spacing: 12, alignment: .top), count: 2),
            spacing: 12, pinnedViews: [.sectionHeaders]
          ) {
            Section {
              ForEach(store.devices) { device in
                DeviceTile(device: store.binding(for: device))
                  .onDrag {
                    dragged = device; return NSItemProvider(object: device.name as NSString)
                  } preview: {
                    Text(device.name)
                  }
                  .onDrop(
                    of: [.text],
                    delegate: ReorderDelegate(
                      item: device, dragged: $dragged, devices: $store.devices))
              }
            } header: {
              Text("Living room").font(.headline).frame(maxWidth: .infinity, alignment: .leading)
                .padding(.vertical, 6).background(.bar)
            }
          }
          .padding()
        } else {
          Table(store.devices, sortOrder: $order) {
            TableColumn("Name", value: \.name)
            TableColumn("Kind") { Text($0.kind.rawValue.capitalized) }.width(
              min: 60, ideal: 90, max: 120)
            TableColumn("Level", value: \.level) { Text($0.level, format: .percent) }
          }
          .frame(height: 240)
          .onChange(of: order) { store.devices.sort(using: $0) }
        }
        Chart {
          ForEach(store.readings) { reading in
            AreaMark(
              x: .value("Hour", reading.hour), yStart: .value("Base", 15),
              yEnd: .value("Temperature", reading.celsius)
            )
            .foregroundStyle(
              .linearGradient(
                colors: [.orange.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
            LineMark(x: .value("Hour", reading.hour), y: .value("Temperature", reading.celsius))
              .interpolationMethod(.catmullRom)
              .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round))
              .symbol { Circle().fill(.orange).frame(width: picked == reading.hour ? 8 : 0) }
          }
          if let range {
            RectangleMark(
              xStart: .value("From", range.lowerBound), xEnd: .value("To", range.upperBound)
            ).foregroundStyle(.gray.opacity(0.2))
          }
        }
        .chartYScale(domain: 15...24)
        .chartXScale(domain: 0...23, range: .plotDimension(padding: 4))
        .chartXSelection(value: $picked)
        .chartXSelection(range: $range)
        .chartXAxis {
          AxisMarks(values: [0, 6, 12, 18]) { value in
            AxisGridLine(); AxisTick(); AxisValueLabel { Text("\(value.as(Int.self) ?? 0)h") }
          }
        }
        .chartXAxisLabel("Today", alignment: .center)
        .chartYAxisLabel(position: .trailing) { Text("°C") }
        .chartPlotStyle { $0.background(.quaternary.opacity(0.3)).cornerRadius(8) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Rectangle().fill(.clear).contentShape(Rectangle())
              .gesture(
                DragGesture().onChanged { value in
                  let origin = geometry[proxy.plotAreaFrame].origin
                  if let hour: Int = proxy.value(atX: value.location.x - origin.x) { picked = hour }
                })
          }
        }
        .frame(height: 180)
        .padding()
      }
      .navigationTitle("Home")
      .toolbar {
        ToolbarItem(placement: .principal) {
          VStack {
            Text("Home").font(.headline); Text("4 devices").font(.caption2)
          }
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer(); Button("Done") {}
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onReceive(
      store.objectWillRefresh.throttle(
        for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
    ) { _ in }
  }
}

struct ReorderDelegate: DropDelegate {
  let item: RoomStore.Device
  @Binding var dragged: RoomStore.Device?
  @Binding var devices: [RoomStore.Device]
  func dropEntered(info: DropInfo) {
    guard let dragged, dragged != item, let from = devices.firstIndex(of: dragged),
      let to = devices.firstIndex(of: item)
    else { return }
    withAnimation {
      devices.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
    }
  }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
  func performDrop(info: DropInfo) -> Bool {
    dragged = nil; return info.hasItemsConforming(to: [.text])
  }
}

#Preview("Rooms") { RoomsScreen() }
#Preview("Room detail") { RoomDetail().ignoresSafeArea() }
#Preview("Room controller") {
  let controller = RoomDetailController()
  controller.onSelect = { print($0) }
  return controller
}
