import Combine
import SwiftUI

// SwiftUI as it was written for iOS 13 and 14.

struct OlderItem: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct PulseModifier: AnimatableModifier {
  var progress: CGFloat
  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }
  func body(content: Content) -> some View {
    content.scaleEffect(1 + progress / 10).opacity(Double(1 - progress))
  }
}

struct Dismissal: View {
  @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>
  @Environment(\.sizeCategory) var sizeCategory
  var body: some View {
    Button(action: { self.presentationMode.wrappedValue.dismiss() }) {
      Text(sizeCategory.isAccessibilityCategory ? "Back" : "Close")
    }
  }
}

struct OlderForm: View {
  @State private var name = "Ada"
  @State private var password = ""
  @State private var isOn = true
  @State private var count = 2
  @State private var level = 0.4
  @State private var choice = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var amount = 12
  @State private var alertItem: OlderItem?
  @State private var showsSheet = false
  @State private var selection: Int?
  @State private var isActive = false
  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Person"), footer: Text("Names are kept.")) {
          TextField(
            "Name", text: $name, onEditingChanged: { began in print(began) },
            onCommit: { self.showsSheet = false })
          SecureField("Password", text: $password, onCommit: {})
          TextField("Amount", value: $amount, formatter: formatter, onCommit: {})
          Toggle(isOn: $isOn) { Text("Newsletter") }
            .toggleStyle(SwitchToggleStyle(tint: .orange))
        }
        Section {
          Picker(selection: $choice, label: Text("Colour")) {
            Text("Red").tag(0)
            Text("Blue").tag(1)
          }
          .pickerStyle(SegmentedPickerStyle())
          Stepper(value: $count, in: 0...10) { Text("Count \(count)") }
          Stepper("Steps", onIncrement: { self.count += 1 }, onDecrement: { self.count -= 1 })
          Slider(value: $level, in: 0...1, step: 0.1) { _ in }
          Slider(
            value: $level, in: 0...1, minimumValueLabel: Image(systemName: "minus"),
            maximumValueLabel: Image(systemName: "plus")
          ) { Text("Level") }
          DatePicker(selection: $date, displayedComponents: .date) { Text("Day") }
        }
        Section {
          NavigationLink(destination: Text("Detail"), isActive: $isActive) { Text("Follow") }
          NavigationLink(destination: Text("One"), tag: 1, selection: $selection) { Text("One") }
          NavigationLink("Two", destination: Text("Two"))
          Button("Alert") { alertItem = OlderItem(id: 1, name: "x") }
        }
      }
      .navigationBarTitle("Older", displayMode: .inline)
      .navigationBarItems(leading: EditButton(), trailing: Dismissal())
      .alert(item: $alertItem) { item in
        Alert(
          title: Text(item.name), message: Text("Sure?"),
          primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $showsSheet) {
        ActionSheet(title: Text("Choose"), buttons: [.default(Text("A")), .cancel()])
      }
    }
    .accentColor(.purple)
    .edgesIgnoringSafeArea(.bottom)
    .accessibility(identifier: "older")
  }
}

struct OlderGestures: View {
  @GestureState private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  var body: some View {
    let drag = DragGesture(minimumDistance: 5, coordinateSpace: .global)
      .updating($offset) { value, state, _ in state = value.translation }
    let zoom = MagnificationGesture().onChanged { self.scale = $0.magnitude }
    let turn = RotationGesture().onEnded { print($0.degrees) }
    return Circle()
      .fill(Color.blue)
      .frame(width: 60, height: 60)
      .scaleEffect(scale)
      .offset(offset)
      .gesture(drag.simultaneously(with: zoom.sequenced(before: turn)))
      .modifier(PulseModifier(progress: 0))
      .contextMenu(ContextMenu { Button("Copy") {} })
      .animation(.spring())
      .accessibility(label: Text("Ball"))
      .accessibility(addTraits: .isButton)
  }
}

struct DoubleTap: Gesture {
  var action: () -> Void
  var body: some Gesture {
    TapGesture(count: 2).exclusively(before: LongPressGesture()).onEnded { _ in action() }
  }
}

struct OlderFlow: View {
  @State private var isActive = true
  var body: some View {
    NavigationView {
      List {
        NavigationLink(
          destination: Text("Followed").navigationBarTitle("Second"), isActive: $isActive
        ) {
          Text("Row")
        }
      }
      .listStyle(PlainListStyle())
      .navigationBarTitle(Text("First"))
    }
  }
}

struct Older_Previews: PreviewProvider {
  static var previews: some View {
    OlderForm().environment(\.sizeCategory, .large)
  }
}

#Preview("Flow") { OlderFlow() }
#Preview("Gestures", traits: .sizeThatFitsLayout) { OlderGestures().gesture(DoubleTap {}) }
