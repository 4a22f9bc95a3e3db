import EventKit
import LocalAuthentication
import Network
import OSLog
import SwiftUI
import UserNotifications
import CryptoKit

// Reminders with notifications, a lock, and the network's state, iOS 17.

private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "app", category: "reminders")

final class ReminderNotifier: NSObject, UNUserNotificationCenterDelegate {
  static let shared = ReminderNotifier()
  private let center = UNUserNotificationCenter.current()

  func register() {
    center.delegate = self
    center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in
      if let error { logger.error("\(error.localizedDescription, privacy: .public)") }
      logger.debug("granted: \(granted)")
      DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
    }
    let done = UNNotificationAction(
      identifier: "done", title: "Done", options: [.authenticationRequired])
    let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "reminder", actions: [done, later], intentIdentifiers: [],
        options: .customDismissAction)
    ])
  }

  func schedule(_ title: String, at date: Date) async throws {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = "It is time."
    content.sound = .default
    content.badge = 1
    content.categoryIdentifier = "reminder"
    content.userInfo = ["title": title]
    let components = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute], from: date)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger))
    try await center.add(
      UNNotificationRequest(
        identifier: "soon", content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .sound, .list]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
      logger.info("opened \(response.notification.request.identifier)")
    }
    completionHandler()
  }
}

@MainActor
final class ReminderLock: ObservableObject {
  @Published var isUnlocked = false
  @Published var message: String?
  func unlock() {
    let context = LAContext()
    var error: NSError?
    if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
      context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock your reminders"
      ) { success, authenticationError in
        Task { @MainActor in
          if success {
            self.isUnlocked = true
          } else {
            self.message = authenticationError?.localizedDescription
          }
        }
      }
    } else {
      message = error?.localizedDescription
    }
  }
  var symbol: String {
    switch LAContext().biometryType {
    case .faceID: return "faceid"
    case .touchID: return "touchid"
    default: return "lock"
    }
  }
}

final class ReminderNetwork: ObservableObject {
  @Published private(set) var isConnected = true
  private let monitor = NWPathMonitor()
  private let queue = DispatchQueue(label: "network")
  init() {
    monitor.pathUpdateHandler = { [weak self] path in
      DispatchQueue.main.async {
        self?.isConnected = path.status == .satisfied && !path.usesInterfaceType(.cellular)
      }
    }
    monitor.start(queue: queue)
  }
  deinit { monitor.cancel() }
}

enum ReminderKeychain {
  enum Failure: Error { case unexpected(OSStatus) }
  static func save(_ data: Data, account: String) throws {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrAccount as String: account,
      kSecValueData as String: data,
      kSecAttrAccessible as String: kSecAttrAccessibleWhenUnlocked,
    ]
    SecItemDelete(query as CFDictionary)
    let status = SecItemAdd(query as CFDictionary, nil)
    guard status == errSecSuccess else { throw Failure.unexpected(status) }
  }
  static func load(account: String) -> Data? {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
      kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
    return item as? Data
  }
}

extension String {
  var reminderDigest: String {
    SHA256.hash(data: Data(utf8)).compactMap { String(format: "%02x", $0) }.joined()
  }
  var reminderMD5: String {
    Insecure.MD5.hash(data: Data(self.utf8)).map { String(format: "%02hhx", $0) }.joined()
  }
}

struct ReminderItem: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var due: Date?
  var priority: Int
  var isDone = false
}

struct ReminderRow: View {
  @Binding var item: ReminderItem
  var body: some View {
    Label {
      VStack(alignment: .leading) {
        TextField("Title", text: $item.title).strikethrough(item.isDone, color: .secondary)
        if let due = item.due {
          Text(due, format: Date.FormatStyle(date: .abbreviated, time: .shortened)).font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    } icon: {
      Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(item.isDone ? .green : .secondary)
        .contentTransition(.symbolEffect(.replace))
        .onTapGesture { withAnimation(.bouncy) { item.isDone.toggle() } }
    }
    .badge(
      item.priority > 0
        ? Text(String(repeating: "!", count: item.priority)).foregroundStyle(.red) : nil)
  }
}

struct ReminderScreen: View {
  @State private var items: [ReminderItem]
  @State private var selection: Set<ReminderItem.ID> = []
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  @State private var isDetailShown = false
  @StateObject private var lock = ReminderLock()
  @StateObject private var network = ReminderNetwork()
  @Environment(\.editMode) private var editMode

  init(items: [ReminderItem]) { _items = State(initialValue: items) }

  var body: some View {
    NavigationStack {
      List($items, editActions: [.delete, .move], selection: $selection) { $item in
        ReminderRow(item: $item)
      }
      .navigationTitle("Reminders")
      .toolbarTitleMenu {
        Button("Rename", systemImage: "pencil") {}
      }
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("New", systemImage: "plus.circle.fill") {
            items.append(.init(title: "", priority: 0))
          }
          Spacer()
          Text("\(items.filter { !$0.isDone }.count) open").font(.footnote)
        }
        ToolbarItem { Button("Lock", systemImage: lock.symbol, action: lock.unlock) }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if !network.isConnected {
          Label("Offline", systemImage: "wifi.slash").frame(maxWidth: .infinity).padding(6)
            .background(.yellow)
        }
      }
      .inspector(isPresented: $isDetailShown) {
        DatePicker(
          "Due", selection: $date, in: Date(timeIntervalSince1970: 1_600_000_000)...,
          displayedComponents: [.date]
        )
        .datePickerStyle(.graphical)
        .inspectorColumnWidth(min: 200, ideal: 250, max: 300)
      }
      .task { ReminderNotifier.shared.register() }
    }
  }
}

#Preview("Reminders") {
  ReminderScreen(items: [
    .init(title: "Water the plants", due: Date(timeIntervalSince1970: 1_700_000_000), priority: 1),
    .init(title: "Call the dentist", priority: 3),
    .init(title: "Buy bread", priority: 0, isDone: true),
  ])
}
