import BackgroundTasks
import UIKit
import UserNotifications
import os.log

private let log = OSLog(subsystem: Bundle.main.bundleIdentifier!, category: "lifecycle")

final class FoldersAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate
{
  var window: UIWindow?
  static let refreshTaskID = "com.example.refresh"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.refreshTaskID, using: nil) { task in
      self.handleRefresh(task: task as! BGAppRefreshTask)
    }
    if let url = launchOptions?[.url] as? URL {
      os_log("Launched with %{public}@", log: log, type: .info, url.absoluteString)
    }
    application.registerForRemoteNotifications()
    UserDefaults.standard.register(defaults: ["hasOnboarded": false, "fontSize": 17.0])
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = FoldersSceneDelegate.self
    return configuration
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    let token = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
    os_log(.debug, log: log, "token %@", token)
  }
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {}
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.newData)
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list, .sound])
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return }
    let info = response.notification.request.content.userInfo
    LinkRouter.shared.handle(info["link"] as? String)
  }

  private func handleRefresh(task: BGAppRefreshTask) {
    scheduleRefresh()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let operation = RefreshOperation()
    task.expirationHandler = { queue.cancelAllOperations() }
    operation.completionBlock = { task.setTaskCompleted(success: !operation.isCancelled) }
    queue.addOperation(operation)
  }

  private func scheduleRefresh() {
    let request = BGAppRefreshTaskRequest(identifier: Self.refreshTaskID)
    request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
    do { try BGTaskScheduler.shared.submit(request) } catch {
      os_log("Could not schedule: %@", log: log, type: .error, error.localizedDescription)
    }
  }
}

final class RefreshOperation: Operation, @unchecked Sendable {
  private let lock = NSLock()
  private var _executing = false {
    willSet { willChangeValue(forKey: "isExecuting") }
    didSet { didChangeValue(forKey: "isExecuting") }
  }
  private var _finished = false
  override var isAsynchronous: Bool { true }
  override var isExecuting: Bool { lock.lock(); defer { lock.unlock() }; return _executing }
  override var isFinished: Bool { _finished }
  override func start() {
    guard !isCancelled else { _finished = true; return }
    _executing = true
    main()
  }
  override func main() {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(100)) {
      [weak self] in
      self?._executing = false
      self?._finished = true
    }
  }
}

final class LinkRouter {
  static let shared = LinkRouter()
  private init() {}
  weak var window: UIWindow?
  func handle(_ link: String?) {
    guard let link, let components = URLComponents(string: link) else { return }
    switch components.host {
    case "item": topViewController()?.show(UIViewController(), sender: nil)
    default: UIApplication.shared.open(components.url!)
    }
  }
  func topViewController(
    base: UIViewController? = UIApplication.shared.connectedScenes.compactMap {
      ($0 as? UIWindowScene)?.keyWindow
    }.first?.rootViewController
  ) -> UIViewController? {
    if let nav = base as? UINavigationController {
      return topViewController(base: nav.visibleViewController)
    }
    if let tab = base as? UITabBarController, let selected = tab.selectedViewController {
      return topViewController(base: selected)
    }
    if let presented = base?.presentedViewController { return topViewController(base: presented) }
    return base
  }
}

final class FoldersSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.tintColor = .systemTeal
    window.rootViewController = RootSplitViewController()
    window.makeKeyAndVisible()
    self.window = window
    LinkRouter.shared.window = window
    if let context = connectionOptions.urlContexts.first {
      self.scene(scene, openURLContexts: [context])
    }
    if let shortcut = connectionOptions.shortcutItem { print(shortcut.type) }
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    LinkRouter.shared.handle(contexts.first?.url.absoluteString)
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb else { return }
    LinkRouter.shared.handle(userActivity.webpageURL?.absoluteString)
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {
    UIApplication.shared.applicationIconBadgeNumber = 0
  }
}

final class RootSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  init() {
    super.init(style: .doubleColumn)
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    delegate = self
    setViewController(
      UINavigationController(rootViewController: SidebarViewController()), for: .primary)
    setViewController(
      UINavigationController(rootViewController: UIViewController()), for: .secondary)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

final class SidebarViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
    tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = item
    content.image = UIImage(systemName: "folder")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Folders"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.addSubview(tableView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["Inbox", "Drafts"], toSection: 0)
    snapshot.appendItems(["Work", "Home", "Travel"], toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
    tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    navigationItem.rightBarButtonItem = editButtonItem
  }
}
#Preview("Folders") { UINavigationController(rootViewController: SidebarViewController()) }
