import SwiftUI

// Food delivery, iOS 15–16: stretchy headers, sticky tabs, steppers, carts, environment objects, older lists.

struct ShopItem: Identifiable, Hashable, Codable {
  var id: Int
  var name: String
  var detail: String
  var price: Double
  var kcal: Int
  var section: String
  #if DEBUG
    static let example = ShopItem(
      id: 0, name: "Maple French Toast", detail: "Sweet, fluffy, and served piping hot.", price: 6,
      kcal: 420, section: "Breakfast")
  #endif
}

class ShopOrder: ObservableObject {
  @Published var items = [ShopItem: Int]()
  var total: Double { items.reduce(0) { $0 + $1.key.price * Double($1.value) } }
  func add(_ item: ShopItem) { items[item, default: 0] += 1 }
  func remove(_ item: ShopItem) {
    guard let count = items[item] else { return }
    items[item] = count > 1 ? count - 1 : nil
  }
}

struct ShopHeader: View {
  let height: CGFloat = 220
  var body: some View {
    GeometryReader { geometry in
      let offset = geometry.frame(in: .global).minY
      ZStack(alignment: .bottomLeading) {
        LinearGradient(
          gradient: Gradient(colors: [.orange, .red]), startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
        .overlay(
          Image(systemName: "fork.knife").font(.system(size: 90)).foregroundColor(
            Color.white.opacity(0.25)))
        VStack(alignment: .leading) {
          Text("iDine").font(.system(.largeTitle, design: .serif)).bold()
          HStack {
            ForEach(0..<5) { Image(systemName: $0 < 4 ? "star.fill" : "star.leadinghalf.fill") }
            Text("4.5 (1,204)")
          }
          .font(.caption)
        }
        .foregroundColor(.white)
        .padding()
      }
      .frame(width: geometry.size.width, height: height + max(offset, 0))
      .offset(y: -max(offset, 0))
    }
    .frame(height: height)
  }
}

struct ShopRow: View {
  let item: ShopItem
  @EnvironmentObject private var order: ShopOrder
  var colors: [String: Color] = ["D": .purple, "G": .black, "N": .red, "S": .blue, "V": .green]
  var body: some View {
    HStack(spacing: 12) {
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 10).fill(Color.orange.opacity(0.2)).frame(
          width: 64, height: 64
        )
        .overlay(Text(String(item.name.prefix(1))).font(.title))
        if let count = order.items[item] {
          Text("\(count)").font(.caption2.bold()).foregroundColor(.white).padding(6).background(
            Circle().fill(Color.red)
          ).offset(x: 6, y: -6)
        }
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(item.name).font(.headline)
        Text(item.detail).font(.subheadline).foregroundColor(.secondary).lineLimit(2)
        HStack {
          Text("$\(item.price, specifier: "%.2f")").bold()
          Text("\(item.kcal) kcal").font(.caption).foregroundColor(.gray)
          ForEach(["V", "G"], id: \.self) {
            Text($0).font(.caption).fontWeight(.black).padding(5).background(
              self.colors[$0, default: .black]
            ).clipShape(Circle()).foregroundColor(.white)
          }
        }
      }
      Spacer()
      Button(action: { order.add(item) }) { Image(systemName: "plus.circle.fill").font(.title2) }
        .buttonStyle(BorderlessButtonStyle())
    }
    .padding(.vertical, 4)
  }
}

struct ShopCart: View {
  @EnvironmentObject var order: ShopOrder
  @Environment(\.presentationMode) var presentationMode
  @State private var payment = "Cash"
  @State private var addsLoyalty = false
  @State private var loyaltyNumber = ""
  @State private var tip = 1
  @State private var showsAlert = false
  @State private var pickup = "Now"
  let tips = [10, 15, 20, 0]
  static let payments = ["Cash", "Credit Card", "Points"]
  var price: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "USD"
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: order.total * (1 + Double(tips[tip]) / 100)))
      ?? "$0"
  }
  var body: some View {
    Form {
      Section {
        Picker("How do you want to pay?", selection: $payment) {
          ForEach(Self.payments, id: \.self) { Text($0) }
        }
        Toggle(isOn: $addsLoyalty.animation()) { Text("Add loyalty card") }
        if addsLoyalty { TextField("Enter your ID", text: $loyaltyNumber) }
      }
      Section(header: Text("Add a tip?")) {
        Picker("Percentage:", selection: $tip) {
          ForEach(0..<tips.count, id: \.self) { Text("\(self.tips[$0])%") }
        }.pickerStyle(SegmentedPickerStyle())
      }
      Section(
        header: Text("Total: \(price)").font(.largeTitle), footer: Text("Taxes are included.")
      ) {
        Button("Confirm order") { showsAlert.toggle() }
      }
    }
    .navigationBarTitle(Text("Payment"), displayMode: .inline)
    .alert(isPresented: $showsAlert) {
      Alert(
        title: Text("Order confirmed"), message: Text("Your total was \(price) – thank you!"),
        dismissButton: .default(Text("OK")) { presentationMode.wrappedValue.dismiss() })
    }
    .actionSheet(isPresented: .constant(false)) {
      ActionSheet(
        title: Text("Pay"),
        buttons: [.default(Text("Card")), .destructive(Text("Cancel order")), .cancel()])
    }
  }
}

struct ShopScreen: View {
  @StateObject private var order = ShopOrder()
  @State private var search = ""
  @State private var section = 0
  let menu: [ShopItem]
  private var sections: [(String, [ShopItem])] {
    Dictionary(
      grouping: menu.filter { search.isEmpty || $0.name.localizedCaseInsensitiveContains(search) },
      by: \.section
    ).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
  var body: some View {
    TabView(selection: $section) {
      NavigationView {
        ScrollView(.vertical, showsIndicators: true) {
          VStack(spacing: 0) {
            ShopHeader()
            LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
              ForEach(sections, id: \.0) { title, items in
                Section(
                  header: HStack {
                    Text(title).font(.title3).bold(); Spacer()
                  }.padding(.horizontal).padding(.vertical, 8).background(
                    Color(UIColor.systemBackground))
                ) {
                  ForEach(items) { item in
                    NavigationLink(destination: Text(item.detail).navigationTitle(item.name)) {
                      ShopRow(item: item).padding(.horizontal)
                    }.buttonStyle(.plain)
                    Divider().padding(.leading, 92)
                  }
                }
              }
            }
          }
        }
        .edgesIgnoringSafeArea(.top)
        .navigationBarHidden(true)
        .overlay(cartBar, alignment: .bottom)
      }
      .tabItem { Label("Menu", systemImage: "list.dash") }
      .tag(0)
      NavigationView { ShopCart() }
        .tabItem {
          Image(systemName: "square.and.pencil"); Text("Order")
        }
        .tag(1)
        .badge(order.items.count)
    }
    .environmentObject(order)
    .accentColor(.orange)
  }
  @ViewBuilder private var cartBar: some View {
    if order.total > 0 {
      HStack {
        Text("\(order.items.values.reduce(0, +)) items"); Spacer();
        Text(order.total, format: .currency(code: "USD")).bold()
      }
      .foregroundColor(.white).padding().background(Color.orange).cornerRadius(12).padding()
      .transition(.move(edge: .bottom))
    }
  }
}

struct ShopScreen_Previews: PreviewProvider {
  static let menu = [
    ShopItem.example,
    ShopItem(
      id: 1, name: "Power Muesli", detail: "Oats, nuts and berries", price: 5.5, kcal: 310,
      section: "Breakfast"),
    ShopItem(
      id: 2, name: "Caprese", detail: "Tomato, basil, mozzarella", price: 9, kcal: 520,
      section: "Lunch"),
  ]
  static let order: ShopOrder = {
    let order = ShopOrder(); order.add(.example); return order
  }()
  static var previews: some View {
    ShopScreen(menu: menu)
    NavigationView { ShopCart().environmentObject(order) }.previewDisplayName("Cart")
  }
}
