import Charts
import LocalAuthentication
import Security
import SwiftUI

// A bank's app: Keychain, Face ID, numbers as money, a card that turns, a chart that is scrubbed.

struct Money: Hashable, Codable, Comparable, AdditiveArithmetic {
  static let zero = Money(amount: 0)
  var amount: Decimal
  var currency: String = "EUR"

  static func < (lhs: Money, rhs: Money) -> Bool { lhs.amount < rhs.amount }
  static func + (lhs: Money, rhs: Money) -> Money {
    Money(amount: lhs.amount + rhs.amount, currency: lhs.currency)
  }
  static func - (lhs: Money, rhs: Money) -> Money {
    Money(amount: lhs.amount - rhs.amount, currency: lhs.currency)
  }

  func formatted(sign: Bool = false) -> String {
    amount.formatted(
      .currency(code: currency).sign(strategy: sign ? .always() : .automatic).precision(
        .fractionLength(2)))
  }
}

extension Sequence where Element: AdditiveArithmetic {
  func sum() -> Element { reduce(.zero, +) }
}

struct Booking: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Hashable {
    case groceries, transport, salary, rent, fun
    var symbol: String {
      switch self {
      case .groceries: "cart.fill"
      case .transport: "tram.fill"
      case .salary: "banknote"
      case .rent: "house.fill"
      case .fun: "theatermasks.fill"
      }
    }
    var color: Color {
      switch self {
      case .groceries: .green
      case .transport: .blue
      case .salary: .mint
      case .rent: .orange
      case .fun: .pink
      }
    }
  }
  let id: UUID
  var payee: String
  var kind: Kind
  var money: Money
  var date: Date
}

extension Booking {
  static let samples: [Booking] = {
    let calendar = Calendar(identifier: .gregorian)
    let start = calendar.date(from: DateComponents(year: 2025, month: 3, day: 1))!
    let rows: [(String, Kind, Decimal, Int)] = [
      ("Market Hall", .groceries, -42.35, 1), ("City Transit", .transport, -3.2, 1),
      ("Acme Ltd", .salary, 3150, 3), ("Landlord", .rent, -1240, 4), ("Cinema", .fun, -18.5, 6),
      ("Corner Shop", .groceries, -7.9, 6), ("Night Bus", .transport, -2.8, 9),
    ]
    return rows.map { payee, kind, amount, day in
      Booking(
        id: UUID(), payee: payee, kind: kind, money: Money(amount: amount),
        date: calendar.date(byAdding: .day, value: day, to: start)!)
    }
  }()
}

enum Keychain {
  enum KeychainError: Error { case unhandled(OSStatus), noData }

  static func save(_ token: String, account: String) throws {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrAccount as String: account,
      kSecAttrService as String: "com.example.bank",
      kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlockedThisDeviceOnly,
      kSecValueData as String: Data(token.utf8),
    ]
    SecItemDelete(query as CFDictionary)
    let status = SecItemAdd(query as CFDictionary, nil)
    guard status == errSecSuccess else { throw KeychainError.unhandled(status) }
  }

  static func token(account: String) throws -> String {
    let query =
      [
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecReturnData: true,
        kSecMatchLimit: kSecMatchLimitOne,
      ] as [CFString: Any] as CFDictionary
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query, &item)
    guard status == errSecSuccess else { throw KeychainError.unhandled(status) }
    guard let data = item as? Data else { throw KeychainError.noData }
    return String(decoding: data, as: UTF8.self)
  }
}

@MainActor @Observable
final class BankModel {
  enum Lock: Equatable { case locked, unlocking, unlocked, failed(String) }
  var lock: Lock = .unlocked
  var bookings = Booking.samples
  var search = ""
  @ObservationIgnored private let context = LAContext()

  var balance: Money { bookings.map(\.money).sum() }

  var days: [(day: Date, bookings: [Booking])] {
    Dictionary(grouping: filtered) { Calendar.current.startOfDay(for: $0.date) }
      .map { (day: $0.key, bookings: $0.value.sorted(using: KeyPathComparator(\.payee))) }
      .sorted { $0.day > $1.day }
  }

  private var filtered: [Booking] {
    search.isEmpty ? bookings : bookings.filter { $0.payee.localizedStandardContains(search) }
  }

  func unlock() async {
    lock = .unlocking
    var error: NSError?
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
      lock = .failed(error?.localizedDescription ?? "No biometrics")
      return
    }
    do {
      let ok = try await context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Show your accounts")
      lock = ok ? .unlocked : .locked
    } catch let error as LAError where error.code == .userCancel {
      lock = .locked
    } catch {
      lock = .failed(error.localizedDescription)
    }
  }
}

struct BankCard: View, Animatable {
  var turn: Double
  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }
  private var showsBack: Bool { turn.truncatingRemainder(dividingBy: 360) > 90 }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 18, style: .continuous)
        .fill(
          LinearGradient(
            colors: [.indigo, .purple, .pink.opacity(0.8)], startPoint: .topLeading,
            endPoint: .bottomTrailing)
        )
        .overlay(alignment: .topTrailing) {
          Image(systemName: "wave.3.right").font(.title2).foregroundStyle(.white.opacity(0.8))
            .padding()
        }
      if showsBack {
        Text("CVC 123").monospaced().rotation3DEffect(.degrees(180), axis: (0, 1, 0))
      } else {
        VStack(alignment: .leading) {
          Text("Ada Lovelace").font(.headline)
          Spacer()
          Text("•••• •••• •••• 4242").font(.title3).monospacedDigit().kerning(1)
          HStack {
            LabeledContent("Valid", value: "09/28").fixedSize()
            Spacer()
            Text("DEBIT").font(.caption.bold()).textCase(.uppercase)
          }
        }
        .padding(20)
      }
    }
    .foregroundStyle(.white)
    .aspectRatio(1.586, contentMode: .fit)
    .shadow(color: .purple.opacity(0.35), radius: 14, y: 8)
    .rotation3DEffect(.degrees(turn), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
  }
}

struct BookingsChart: View {
  let bookings: [Booking]
  @State private var selected: Date?

  var body: some View {
    Chart(bookings.filter { $0.money < .zero }) { booking in
      BarMark(
        x: .value("Day", booking.date, unit: .day),
        y: .value("Amount", -NSDecimalNumber(decimal: booking.money.amount).doubleValue),
        width: .ratio(0.6)
      )
      .foregroundStyle(by: .value("Kind", booking.kind.rawValue.capitalized))
      .cornerRadius(4)
      if let selected {
        RuleMark(x: .value("Selected", selected, unit: .day))
          .foregroundStyle(.secondary)
          .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled))
        {
          Text(selected, format: .dateTime.day().month()).font(.caption2)
        }
      }
    }
    .chartForegroundStyleScale([
      "Groceries": Color.green, "Transport": .blue, "Rent": .orange, "Fun": .pink,
    ])
    .chartXSelection(value: $selected)
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 3]))
        AxisValueLabel {
          if let amount = value.as(Double.self) {
            Text(amount, format: .currency(code: "EUR").precision(.fractionLength(0)))
          }
        }
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 2)) {
        AxisValueLabel(format: .dateTime.day(), centered: true)
      }
    }
    .chartLegend(position: .bottom, alignment: .leading, spacing: 8)
    .frame(height: 180)
  }
}

struct BankScreen: View {
  @State private var model = BankModel()
  @State private var turn = 0.0
  @Namespace private var card

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      List {
        Section {
          BankCard(turn: turn)
            .onTapGesture {
              withAnimation(.spring(response: 0.6, dampingFraction: 0.7)) { turn += 180 }
            }
            .listRowInsets(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
            .listRowBackground(Color.clear)
        }
        Section("This month") {
          LabeledContent("Balance") {
            Text(model.balance.formatted()).font(.title2.bold()).contentTransition(
              .numericText(value: 1))
          }
          BookingsChart(bookings: model.bookings)
        }
        ForEach(model.days, id: \.day) { day in
          Section {
            ForEach(day.bookings) { BookingRow(booking: $0) }
              .onDelete { offsets in model.bookings.remove(atOffsets: offsets) }
          } header: {
            Text(day.day, format: .dateTime.weekday(.wide).day().month(.wide))
          } footer: {
            Text("^[\(day.bookings.count) booking](inflect: true)")
          }
        }
      }
      .navigationTitle("Accounts")
      .searchable(text: $model.search)
      .overlay {
        if model.lock != .unlocked {
          ContentUnavailableView {
            Label("Locked", systemImage: "lock.fill")
          } actions: {
            Button("Unlock") { Task { await model.unlock() } }.buttonStyle(.borderedProminent)
          }
          .background(.ultraThinMaterial)
        }
      }
    }
    .task(id: model.lock) { if model.lock == .locked { await model.unlock() } }
    .sensoryFeedback(.success, trigger: model.lock) { old, new in
      old == .unlocking && new == .unlocked
    }
    .privacySensitive()
  }
}

struct BookingRow: View {
  let booking: Booking
  var body: some View {
    LabeledContent {
      Text(booking.money.formatted(sign: true))
        .foregroundStyle(
          booking.money < .zero ? AnyShapeStyle(.primary) : AnyShapeStyle(Color.green)
        )
        .monospacedDigit()
    } label: {
      Label {
        Text(booking.payee)
        Text(booking.kind.rawValue.capitalized)
      } icon: {
        Image(systemName: booking.kind.symbol).foregroundStyle(booking.kind.color.gradient)
      }
    }
  }
}

#Preview("Bank") { BankScreen() }
#Preview("Card, turned", traits: .sizeThatFitsLayout) {
  BankCard(turn: 180).frame(width: 300).padding()
}
