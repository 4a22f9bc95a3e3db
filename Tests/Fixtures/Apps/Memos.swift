import UIKit

struct Memo: Codable, Hashable {
  var title: String
  var body: String
  var pinned = false
  var date = Date(timeIntervalSince1970: 0)
}

class MemosTableViewController: UITableViewController {
  @IBOutlet weak var addButton: UIBarButtonItem!
  var notes = [
    Memo(title: "Groceries", body: "Oat milk, lemons"),
    Memo(title: "Ideas", body: "A quieter timeline", pinned: true),
  ]
  lazy var dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.doesRelativeDateFormatting = true
    return formatter
  }()
  let searchController = UISearchController(searchResultsController: nil)
  var filtered: [Memo] = []
  var isFiltering: Bool {
    searchController.isActive && !(searchController.searchBar.text?.isEmpty ?? true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.leftBarButtonItem = editButtonItem
    tableView.tableFooterView = UIView()
    tableView.rowHeight = 64
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refresh.addTarget(self, action: #selector(handleRefresh(_:)), for: .valueChanged)
    refreshControl = refresh
    definesPresentationContext = true
    NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in self?.save() }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }
  override var canBecomeFirstResponder: Bool { true }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { undoManager?.undo() }
  }
  @objc func handleRefresh(_ control: UIRefreshControl) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { control.endRefreshing() }
  }
  func save() {
    do {
      let url = try FileManager.default.url(
        for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      ).appendingPathComponent("notes.json")
      try JSONEncoder().encode(notes).write(to: url)
    } catch { presentError(error) }
  }
  func presentError(_ error: Error) {
    let alert = UIAlertController(
      title: "Could not save", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    present(alert, animated: true, completion: nil)
  }
  @IBAction func add(_ sender: Any) { performSegue(withIdentifier: "showDetail", sender: sender) }
  @IBSegueAction func showDetail(_ coder: NSCoder) -> UIViewController? {
    UIViewController(coder: coder)
  }
  @IBAction func unwindToNotes(_ segue: UIStoryboardSegue) {
    if segue.identifier == "save" { tableView.reloadData() }
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showDetail",
      let destination = segue.destination as? UINavigationController,
      let index = tableView.indexPathForSelectedRow
    else { return }
    destination.topViewController?.title = notes[index.row].title
  }
}

// MARK: - Table view data source
extension MemosTableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return isFiltering ? filtered.count : notes.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "NoteCell")
    let note = isFiltering ? filtered[indexPath.row] : notes[indexPath.row]
    cell.textLabel?.text = note.title
    cell.textLabel?.font = .boldSystemFont(ofSize: 17)
    cell.detailTextLabel?.text = note.body
    cell.detailTextLabel?.textColor = .gray
    cell.accessoryType = .disclosureIndicator
    cell.imageView?.image = note.pinned ? UIImage(systemName: "pin.fill") : nil
    return cell
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    notes.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath
  ) {
    notes.insert(notes.remove(at: fromIndexPath.row), at: to.row)
  }
}

// MARK: - Table view delegate
extension MemosTableViewController {
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let pin = UIContextualAction(style: .normal, title: "Pin") {
      [weak self] (action, view, completion) in
      self?.notes[indexPath.row].pinned.toggle()
      tableView.reloadRows(at: [indexPath], with: .none)
      completion(true)
    }
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    if scrollView.contentOffset.y + scrollView.frame.height > scrollView.contentSize.height {
      tableView.flashScrollIndicators()
    }
  }
}
extension MemosTableViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    filtered = notes.filter {
      $0.title.lowercased().contains(searchController.searchBar.text!.lowercased())
    }
    tableView.reloadData()
  }
}

#Preview("Memos") { UINavigationController(rootViewController: MemosTableViewController()) }
