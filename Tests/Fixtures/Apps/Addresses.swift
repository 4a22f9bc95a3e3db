import Contacts
import UIKit

// MARK: - Model

struct Person: Hashable, Identifiable {
  let id = UUID()
  var name: PersonNameComponents
  var company: String?
  var isFavorite = false

  static func make(_ given: String, _ family: String, prefix: String? = nil, company: String? = nil)
    -> Person
  {
    var components = PersonNameComponents()
    components.namePrefix = prefix
    components.givenName = given
    components.familyName = family
    return Person(name: components, company: company)
  }

  var fullName: String {
    PersonNameComponentsFormatter.localizedString(from: name, style: .default, options: [])
  }

  var initials: String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = .abbreviated
    return formatter.string(from: name)
  }

  var long: String { name.formatted(.name(style: .long)) }
}

@objc protocol ContactsListDelegate: AnyObject {
  @objc optional func contactsList(_ controller: UIViewController, didSelectRowAt index: Int)
  @objc optional func contactsListDidCancel(_ controller: UIViewController)
  func contactsListTitle(_ controller: UIViewController) -> String
}

final class ContactsListViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case favorites, all
    var title: String {
      switch self {
      case .favorites: return NSLocalizedString("Favorites", comment: "")
      case .all: return NSLocalizedString("All Contacts", comment: "")
      }
    }
  }

  weak var delegate: ContactsListDelegate?
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Person>!
  private let people: [Person]

  init(people: [Person]) {
    self.people = people
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = delegate?.contactsListTitle(self) ?? "Contacts"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addTapped))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.contactsListDidCancel?(self)
      })
    configureHierarchy()
    configureDataSource()
    applySnapshot()
  }

  private func configureHierarchy() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self?.delete(at: indexPath)
        completion(true)
      }
      delete.image = UIImage(systemName: "trash")
      return UISwipeActionsConfiguration(actions: [delete])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Person> {
      cell, _, person in
      var content = cell.defaultContentConfiguration()
      content.text = person.fullName
      content.secondaryText = person.company
      content.image = UIImage(systemName: "person.crop.circle.fill")
      content.imageProperties.tintColor = .systemIndigo
      content.imageProperties.maximumSize = CGSize(width: 32, height: 32)
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      let label = UILabel()
      label.text = person.initials
      label.textColor = .tertiaryLabel
      cell.accessories = [
        .customView(
          configuration: .init(customView: label, placement: .trailing(displayed: .always))),
        .disclosureIndicator(),
      ]
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        if state.isSelected || state.isHighlighted {
          background.backgroundColor = .systemIndigo.withAlphaComponent(0.2)
        }
        cell.backgroundConfiguration = background
      }
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = self.dataSource.sectionIdentifier(for: indexPath.section)?.title
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, person in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: person)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }
  }

  private func applySnapshot(animatingDifferences: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Person>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(people.filter(\.isFavorite), toSection: .favorites)
    snapshot.appendItems(people.filter { !$0.isFavorite }, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  private func delete(at indexPath: IndexPath) {
    guard let person = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([person])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  @objc private func addTapped() {}
}

extension ContactsListViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    delegate?.contactsList?(self, didSelectRowAt: indexPath.item)
  }
}

@available(iOS 17, *)
#Preview("Contacts") {
  var ada = Person.make("Ada", "Lovelace", company: "Analytical Engines")
  ada.isFavorite = true
  return UINavigationController(
    rootViewController: ContactsListViewController(people: [
      ada, .make("Grace", "Hopper", prefix: "Dr.", company: "Navy"), .make("Alan", "Turing"),
    ]))
}
