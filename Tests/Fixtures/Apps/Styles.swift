import SwiftUI
struct ShimmerProgressStyle: ProgressViewStyle {
  var height: CGFloat = 12; var gradient = Gradient(colors: [.blue, .purple]);
  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0;
    return VStack(alignment: .leading, spacing: 6) {
      HStack {
        configuration.label; Spacer(); configuration.currentValueLabel
      }.font(.caption);
      GeometryReader { p in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary);
          Capsule().fill(
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
          ).frame(width: p.size.width * fraction)
        }
      }.frame(height: height)
    }
  }
}
extension ProgressViewStyle where Self == ShimmerProgressStyle {
  static var shimmer: ShimmerProgressStyle { .init() };
  static func shimmer(height: CGFloat) -> Self { .init(height: height) }
}
struct TintedProgress: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).tint(.pink).padding(4).background(Color.pink.opacity(0.1))
  }
}
struct CardGroup: GroupBoxStyle {
  @Environment(\.colorScheme) var scheme;
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline).foregroundStyle(.tint); configuration.content
    }.padding().background(
      RoundedRectangle(cornerRadius: 16, style: .continuous).fill(
        scheme == .dark ? Color(white: 0.15) : .white
      ).shadow(radius: 2))
  }
}
struct ArrowDisclosure: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label; Spacer();
          Image(systemName: "chevron.down").rotationEffect(
            .degrees(configuration.isExpanded ? 180 : 0))
        }.contentShape(.rect)
      }.buttonStyle(.plain);
      if configuration.isExpanded { configuration.content.padding(.leading).transition(.opacity) }
    }
  }
}
struct VerticalLabeled: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary);
      configuration.content.font(.title3)
    }
  }
}
struct PillMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(8).background(.yellow, in: .capsule)
  }
}
struct WideControlGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label?.font(.caption2); HStack(spacing: 16) { configuration.content }
    }.padding(6).overlay(Capsule().stroke(.blue))
  }
}
struct PressButton: PrimitiveButtonStyle {
  @GestureState private var pressed = false;
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10).background(pressed ? .gray : .blue, in: .capsule)
      .foregroundStyle(.white).gesture(
        LongPressGesture(minimumDuration: 0.4).updating($pressed) { v, s, _ in s = v }.onEnded {
          _ in configuration.trigger()
        })
  }
}
struct ConfirmButton: PrimitiveButtonStyle {
  @State private var ask = false;
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: { ask = true }) { configuration.label }.alert(
      "Sure?", isPresented: $ask
    ) { Button("Yes", action: configuration.trigger) }
  }
}
struct BigToggle: ToggleStyle {
  var onColor = Color.green;
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; Spacer();
      RoundedRectangle(cornerRadius: 16).fill(configuration.isOn ? onColor : Color(.systemGray4))
        .frame(width: 60, height: 32).overlay(alignment: configuration.isOn ? .trailing : .leading)
      { Circle().fill(.white).shadow(radius: 1).padding(3) }.onTapGesture {
        withAnimation(.spring(duration: 0.2)) { configuration.$isOn.wrappedValue.toggle() }
      }
    }
  }
}
struct InsetField: TextFieldStyle {
  var icon: Image?;
  func _body(configuration: TextField<_Label>) -> some View {
    HStack {
      icon?.foregroundColor(.gray); configuration
    }.padding(10).overlay {
      RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(
        Color(UIColor.systemGray4), lineWidth: 2)
    }
  }
}
struct SpeedGauge: GaugeStyle {
  private var purple = LinearGradient(
    gradient: Gradient(colors: [.purple, .cyan]), startPoint: .trailing, endPoint: .leading);
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75 * configuration.value).stroke(purple, lineWidth: 14)
        .rotationEffect(.degrees(135));
      Circle().trim(from: 0, to: 0.75).stroke(
        Color.black,
        style: StrokeStyle(
          lineWidth: 6, lineCap: .butt, lineJoin: .round, dash: [1, 24], dashPhase: 0)
      ).rotationEffect(.degrees(135));
      VStack {
        configuration.currentValueLabel.font(.title.bold()); configuration.label.font(.caption)
      }
    }.frame(width: 130, height: 130)
  }
}
struct WeekPickerStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; Button("−") { configuration.selection.addTimeInterval(-86400) };
      Text(configuration.selection, format: .dateTime.day().month());
      Button("+") { configuration.selection.addTimeInterval(86400) }
    }
  }
}
struct IconBadgeLabel: LabelStyle {
  @ScaledMetric private var size = 30.0; var fill: Color;
  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      configuration.icon.foregroundStyle(.white).frame(width: size, height: size).background(
        fill, in: .rect(cornerRadius: 7))
    }
  }
}
struct FormCard: FormStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 10) { configuration.content }.padding().background(
      .background.secondary, in: .rect(cornerRadius: 12))
  }
}
struct StyleGallery: View {
  @State private var on = true; @State private var open = true; @State private var text = "";
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        ProgressView("Upload", value: 0.6).progressViewStyle(.shimmer(height: 8));
        ProgressView(value: 0.3).progressViewStyle(TintedProgress());
        GroupBox("Group") { Text("Inside").frame(maxWidth: .infinity) }.groupBoxStyle(CardGroup());
        DisclosureGroup("More", isExpanded: $open) { Text("Hidden") }.disclosureGroupStyle(
          ArrowDisclosure());
        LabeledContent("Name", value: "Ada").labeledContentStyle(VerticalLabeled());
        Menu("Menu") { Button("A") {} }.menuStyle(PillMenu());
        ControlGroup("Tools") {
          Button("Cut", systemImage: "scissors") {}; Button("Copy", systemImage: "doc.on.doc") {}
        }.labelStyle(.iconOnly).controlGroupStyle(WideControlGroup());
        HStack {
          Button("Hold") {}.buttonStyle(PressButton());
          Button("Delete", role: .destructive) {}.buttonStyle(ConfirmButton())
        }; Toggle("Big", isOn: $on).toggleStyle(BigToggle(onColor: .orange));
        TextField("Search", text: $text).textFieldStyle(
          InsetField(icon: Image(systemName: "magnifyingglass")));
        Gauge(value: 0.55) {
          Text("km/h")
        } currentValueLabel: {
          Text("110")
        }.gaugeStyle(SpeedGauge());
        DatePicker("Day", selection: $date).datePickerStyle(WeekPickerStyle());
        Label("Wi-Fi", systemImage: "wifi").labelStyle(IconBadgeLabel(fill: .blue));
        Form {
          Text("One"); Toggle("Two", isOn: $on)
        }.formStyle(FormCard())
      }.padding()
    }
  }
}
#Preview("Styles") { StyleGallery() }
