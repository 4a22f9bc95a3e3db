import Foundation
import Kumihan

extension Specimen {
  static let controls = [
    Specimen(
      "buttons",
      "Button ButtonRole ButtonStyle ButtonStyleConfiguration buttonStyle DefaultButtonStyle "
        + "PlainButtonStyle BorderlessButtonStyle BorderedButtonStyle BorderedProminentButtonStyle "
        + "PrimitiveButtonStyle PrimitiveButtonStyleConfiguration controlSize ControlSize "
        + "buttonBorderShape ButtonBorderShape disabled Link ShareLink Menu EditButton RenameButton",
      width: 240, height: 190
    ) {
      VStack(spacing: 4) {
        HStack {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Link") {}.buttonStyle(.borderless)
          Button("Delete", role: .destructive) {}
          Button("Off") {}.disabled(true)
        }
        HStack {
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Capsule") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
        }
        Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
        HStack {
          Button("Own") {}.buttonStyle(Framed())
          Button("Primitive") {}.buttonStyle(Underlined())
          EditButton()
        }
        HStack {
          Link("Link", destination: URL(string: "https://example.org")!)
          ShareLink(item: "x")
          Menu("Menu") { Text("x") }
        }
      }
    },
    Specimen(
      "toggles",
      "Toggle ToggleStyle ToggleStyleConfiguration toggleStyle SwitchToggleStyle "
        + "ButtonToggleStyle labelsHidden labelsVisibility Visibility", width: 180, height: 110
    ) {
      VStack(spacing: 4) {
        Toggle("Switch", isOn: .constant(true))
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        HStack {
          Toggle("Hidden", isOn: .constant(false)).labelsHidden()
          Toggle("Own", isOn: .constant(true)).toggleStyle(Box())
        }
      }
    },
    Specimen(
      "pickers",
      "Picker PickerStyle pickerStyle MenuPickerStyle SegmentedPickerStyle WheelPickerStyle "
        + "InlinePickerStyle", width: 200, height: 330
    ) {
      VStack(spacing: 4) {
        picker.pickerStyle(.menu)
        picker.pickerStyle(.segmented)
        picker.pickerStyle(.wheel)
        picker.pickerStyle(.inline)
      }
    },
    Specimen(
      "values",
      "Slider Stepper ProgressView ProgressViewStyle ProgressViewStyleConfiguration "
        + "progressViewStyle DefaultProgressViewStyle LinearProgressViewStyle "
        + "CircularProgressViewStyle DatePicker DatePickerComponents CompactDatePickerStyle "
        + "ColorPicker", width: 260, height: 270
    ) {
      VStack(spacing: 6) {
        Slider(value: .constant(0.4))
        Stepper("Step", value: .constant(2), in: 0...5)
        ProgressView("Linear", value: 0.7)
        ProgressView(value: 0.3).progressViewStyle(Dots())
        ProgressView().progressViewStyle(.circular)
        DatePicker(
          "Date", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
          displayedComponents: .date)
        ColorPicker("Colour", selection: .constant(.red))
      }
    },
    Specimen(
      "gauges",
      "Gauge GaugeStyle GaugeStyleConfiguration gaugeStyle DefaultGaugeStyle "
        + "LinearCapacityGaugeStyle AccessoryCircularGaugeStyle "
        + "AccessoryCircularCapacityGaugeStyle AccessoryLinearGaugeStyle "
        + "AccessoryLinearCapacityGaugeStyle", width: 200, height: 250
    ) {
      VStack(spacing: 8) {
        gauge
        HStack {
          gauge.gaugeStyle(.accessoryCircular)
          gauge.gaugeStyle(.accessoryCircularCapacity)
        }
        gauge.gaugeStyle(.accessoryLinear)
        gauge.gaugeStyle(.accessoryLinearCapacity)
      }
    },
    Specimen(
      "fields",
      "TextField TextFieldStyle textFieldStyle PlainTextFieldStyle RoundedBorderTextFieldStyle "
        + "SecureField TextEditor", width: 180, height: 160
    ) {
      VStack(spacing: 4) {
        TextField("Empty", text: .constant(""))
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        SecureField("Secret", text: .constant("abc"))
        TextEditor(text: .constant("Some words"))
      }
    },
    Specimen(
      "groups",
      "LabeledContent LabeledContentStyle LabeledContentStyleConfiguration "
        + "AutomaticLabeledContentStyle labeledContentStyle GroupBox GroupBoxStyle "
        + "GroupBoxStyleConfiguration DefaultGroupBoxStyle groupBoxStyle ControlGroup "
        + "ControlGroupStyle ControlGroupStyleConfiguration AutomaticControlGroupStyle "
        + "controlGroupStyle DisclosureGroup DisclosureGroupStyle "
        + "DisclosureGroupStyleConfiguration AutomaticDisclosureGroupStyle disclosureGroupStyle",
      width: 220, height: 360
    ) {
      VStack(spacing: 6) {
        LabeledContent("Label", value: "Value")
        LabeledContent("Below", value: "Value").labeledContentStyle(Below())
        GroupBox("Box") { Text("content") }
        GroupBox("Own") { Text("content") }.groupBoxStyle(Outlined())
        ControlGroup {
          Button("Add", systemImage: "plus") {}
          Button("Less", systemImage: "minus") {}
        }
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("inside") }
        DisclosureGroup("Shut") { Text("inside") }
      }
    },
    Specimen("nothing", "ContentUnavailableView", width: 260, height: 200) {
      ContentUnavailableView(
        "Nothing", systemImage: "tray", description: Text("There is nothing here."))
    },
  ]

  private static var picker: some View {
    Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
  }

  private static var gauge: some View {
    Gauge(value: 0.6) {
      Text("km/h")
    } currentValueLabel: {
      Text("60")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
  }
}

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(4).border(configuration.isPressed ? .red : .black)
  }
}

private struct Underlined: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.underline() }
}

private struct Box: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Rectangle().fill(configuration.isOn ? .green : .gray).frame(width: 14, height: 14)
      configuration.label
    }
  }
}

private struct Dots: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      ForEach(0..<10) { dot in
        Circle().fill(Double(dot) < 10 * (configuration.fractionCompleted ?? 0) ? .blue : .gray)
          .frame(width: 8, height: 8)
      }
    }
  }
}

private struct Below: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content.font(.footnote)
    }
  }
}

private struct Outlined: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.bold()
      configuration.content
    }
    .padding(4).border(.black)
  }
}
