import Foundation
import Kumihan
import KumihanAppleNames

/// Twenty everyday views in each of which three things can be changed, one at a time.
///
/// What may change stands on a line of its own, with the name of the change.
@MainActor
struct ChangedViews {
  /// The change that is made; none where it is empty.
  let change: String

  private func pick<T>(_ name: String, _ old: T, _ new: T) -> T { change == name ? new : old }

  nonisolated static let names = [
    "card", "row", "form", "profile", "chart", "chat", "player", "price", "calendar", "grid",
    "settings", "article", "badge", "photo", "banner", "login", "list", "toolbar", "map", "empty",
  ]

  func view(_ name: String) -> AnyView {
    switch name {
    case "card": AnyView(card)
    case "row": AnyView(row)
    case "form": AnyView(form)
    case "profile": AnyView(profile)
    case "chart": AnyView(chart)
    case "chat": AnyView(chat)
    case "player": AnyView(player)
    case "price": AnyView(price)
    case "calendar": AnyView(calendar)
    case "grid": AnyView(grid)
    case "settings": AnyView(settings)
    case "article": AnyView(article)
    case "badge": AnyView(badge)
    case "photo": AnyView(photo)
    case "banner": AnyView(banner)
    case "login": AnyView(login)
    case "list": AnyView(list)
    case "toolbar": AnyView(toolbar)
    case "map": AnyView(map)
    default: AnyView(empty)
    }
  }

  private var card: some View {
    VStack(
      alignment: .leading, spacing: pick("spacing of a column", 2, 4)
    ) {
      Text(pick("text", "Coffee", "Tea"))
      Text("Food").font(.footnote)
    }
    .padding(pick("padding", 12, 16))
    .background(Color.yellow)
  }

  private var row: some View {
    HStack(spacing: pick("spacing of a row", 8, 10)) {
      Image(systemName: pick("symbol", "star", "heart"))
      Text("Favourites")
        .font(pick("font", .body, .headline))
      Spacer()
    }
  }

  private var form: some View {
    Form {
      Toggle("Sound", isOn: .constant(pick("switch", true, false)))
      TextField("Name", text: .constant(pick("text of a field", "Anna", "Bo")))
      Stepper(pick("label of a stepper", "Guests 2", "Guests 3"), value: .constant(2))
    }
  }

  private var profile: some View {
    VStack {
      Circle()
        .fill(pick("fill", Color.blue, .green))
        .frame(width: pick("width", 60, 72), height: 60)
      Text("Ada")
        .foregroundStyle(pick("colour of a text", Color.primary, .red))
    }
  }

  private var chart: some View {
    HStack(alignment: pick("alignment of a row", .bottom, .top)) {
      ForEach([20.0, 40, 30], id: \.self) { value in
        Rectangle()
          .frame(width: 12, height: value * pick("height", 1, 1.5))
      }
      Capsule()
        .opacity(pick("opacity", 1, 0.5))
    }
  }

  private var chat: some View {
    VStack(alignment: pick("alignment of a column", .leading, .trailing)) {
      Text("Hello")
        .padding(8)
        .background(
          Color.blue, in: RoundedRectangle(cornerRadius: pick("corner", 8, 14)))
      Text("How are you today, and what about the rest of the week?")
        .lineLimit(pick("line limit", nil, 1))
    }
  }

  private var player: some View {
    VStack {
      ProgressView(value: pick("progress", 0.2, 0.7))
      Slider(value: .constant(pick("slider", 0.3, 0.6)))
      Text("3:20")
        .monospacedDigit()
        .tracking(pick("tracking", 0, 2))
    }
  }

  private var price: some View {
    HStack {
      Text(pick("number", 3.5, 4.25), format: .number)
      Text("each")
        .italic(pick("italic", false, true))
      Text("New")
        .fontWeight(pick("weight", .regular, .bold))
    }
  }

  private var calendar: some View {
    VStack {
      Text(
        Date(timeIntervalSince1970: pick("date", 0, 86_400 * 40)), style: .date)
      Divider()
        .padding(pick("edges", Edge.Set.all, .horizontal), 8)
      Text("Today")
        .border(Color.red, width: pick("border", 1, 3))
    }
  }

  private var grid: some View {
    Grid(horizontalSpacing: pick("columns of a grid", 4, 9), verticalSpacing: 4) {
      GridRow {
        Text("A")
        Text(pick("cell", "B", "Bb"))
      }
      GridRow {
        Text("C")
        Text("D")
          .gridCellColumns(1)
          .offset(x: pick("offset", 0.5, 6))
      }
    }
  }

  private var settings: some View {
    VStack {
      Picker("Size", selection: .constant(pick("choice", 0, 1))) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.segmented)
      Button("Save") {}
        .disabled(pick("disabled", false, true))
      Label(pick("label", "Wi-Fi", "Network"), systemImage: "wifi")
    }
  }

  private var article: some View {
    VStack(alignment: .leading) {
      Text("Title").font(.title)
      Text("One line of text and then another line of it, and one more")
        .lineSpacing(pick("line spacing", 0, 6))
      Text("of the author")
        .underline(pick("underline", false, true))
      Text("Price")
        .strikethrough(pick("strikethrough", false, true))
    }
  }

  private var badge: some View {
    Text("Inbox")
      .padding(10)
      .overlay(alignment: pick("alignment of an overlay", .topTrailing, .topLeading)) {
        Circle()
          .fill(.red)
          .scaleEffect(pick("scale", 1.5, 0.5))
          .frame(width: 10, height: 10)
      }
      .shadow(radius: pick("shadow", 1, 5))
  }

  private var photo: some View {
    Image(systemName: "photo")
      .resizable()
      .aspectRatio(pick("aspect", 1.5, 1), contentMode: .fit)
      .frame(width: 90)
      .rotationEffect(.degrees(pick("rotation", 1, 10)))
      .blur(radius: pick("blur", 1, 4))
  }

  private var banner: some View {
    ZStack(alignment: pick("alignment of a stack", .center, .bottom)) {
      LinearGradient(
        colors: [.red, pick("gradient", Color.orange, .purple)], startPoint: .top,
        endPoint: .bottom)
      Text("Sale")
        .textCase(pick("case", nil, .uppercase))
    }
    .frame(height: 60)
  }

  private var login: some View {
    VStack {
      SecureField("Password", text: .constant(pick("secret", "", "abc")))
      if change == "inserted" { Text("Wrong password") }
      Text("Forgot it?")
        .frame(maxWidth: pick("largest width", 100, 140))
    }
  }

  private var list: some View {
    VStack {
      ForEach(
        change == "order" ? ["Bo", "Anna", "Cy"] : ["Anna", "Bo", "Cy"], id: \.self
      ) { name in
        HStack {
          Text(name)
          Spacer()
        }
      }
      if change != "removed" { Divider() }
      Image(systemName: "plus")
        .imageScale(pick("scale of a symbol", .medium, .large))
    }
  }

  private var toolbar: some View {
    HStack {
      Text("Back")
      Spacer(minLength: pick("shortest spacer", 8, 180))
      Text("Done")
        .bold(pick("bold", false, true))
      RoundedRectangle(cornerRadius: 4)
        .stroke(.black, lineWidth: pick("line", 1, 2))
        .frame(width: 20, height: 20)
    }
  }

  private var map: some View {
    Color.green
      .frame(width: 100, height: 80)
      .clipShape(pick("clip", AnyShape(Rectangle()), AnyShape(Circle())))
      .overlay {
        Path { $0.addRect(CGRect(x: 0, y: 0, width: pick("path", 20, 40), height: 20)) }
      }
      .saturation(pick("saturation", 1, 0.2))
  }

  private var empty: some View {
    VStack {
      if change == "replaced" { Text("Nothing here") } else { Image(systemName: "tray") }
      Text("Add one to begin")
        .multilineTextAlignment(pick("alignment of a text", .leading, .center))
        .frame(width: 70)
      Text("Later")
        .opacity(pick("hidden", 1, 0))
    }
  }
}
