import UIKit

struct ProfileContentConfiguration: UIContentConfiguration, Hashable {
  var name: String = ""
  var detail: String?
  var tint: UIColor = .systemBlue
  var isSelected = false

  func makeContentView() -> UIView & UIContentView { ProfileContentView(configuration: self) }
  func updated(for state: UIConfigurationState) -> ProfileContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.isSelected = state.isSelected || state.isHighlighted
    return copy
  }
}

final class ProfileContentView: UIView, UIContentView {
  var configuration: UIContentConfiguration { didSet { apply() } }
  private let avatar = UILabel()
  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let check = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  init(configuration: ProfileContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setup()
    apply()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setup() {
    avatar.textAlignment = .center
    avatar.textColor = .white
    avatar.font = .boldSystemFont(ofSize: 16)
    avatar.layer.cornerRadius = 20
    avatar.layer.masksToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    detailLabel.font = .preferredFont(forTextStyle: .caption1)
    detailLabel.textColor = .secondaryLabel
    let labels = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    labels.axis = .vertical
    let stack = UIStackView(arrangedSubviews: [avatar, labels, check])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    check.setContentHuggingPriority(.required, for: .horizontal)
    addSubview(stack)
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }
  private func apply() {
    guard let configuration = configuration as? ProfileContentConfiguration else { return }
    avatar.text = String(configuration.name.prefix(1))
    avatar.backgroundColor = configuration.tint
    nameLabel.text = configuration.name
    detailLabel.text = configuration.detail
    detailLabel.isHidden = configuration.detail == nil
    check.isHidden = !configuration.isSelected
  }
}

final class ProfileCell: UICollectionViewListCell {
  var profile: ProfileContentConfiguration? { didSet { setNeedsUpdateConfiguration() } }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let profile else { return }
    contentConfiguration = profile.updated(for: state)
    var background = UIBackgroundConfiguration.listPlainCell()
    background.cornerRadius = 10
    background.backgroundInsets = .init(top: 2, leading: 8, bottom: 2, trailing: 8)
    background.backgroundColor = state.isSelected ? .systemFill : nil
    background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.5)
    }
    backgroundConfiguration = background
  }
}

final class ProfilesViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<String, ProfileContentConfiguration>!
  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, env in
        var config = UICollectionLayoutListConfiguration(appearance: .plain)
        config.headerMode = .firstItemInSection
        config.separatorConfiguration.bottomSeparatorInsets = .init(
          top: 0, leading: 60, bottom: 0, trailing: 0)
        config.itemSeparatorHandler = { indexPath, configuration in
          var configuration = configuration
          if indexPath.item == 0 { configuration.topSeparatorVisibility = .hidden }
          return configuration
        }
        return .list(using: config, layoutEnvironment: env)
      })
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profiles"
    let cell = UICollectionView.CellRegistration<ProfileCell, ProfileContentConfiguration> {
      cell, indexPath, item in cell.profile = item
    }
    let header = UICollectionView.CellRegistration<
      UICollectionViewListCell, ProfileContentConfiguration
    > { cell, _, item in
      var content = UIListContentConfiguration.plainHeader()
      content.text = item.name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    dataSource = .init(collectionView: collectionView) { collection, indexPath, item in
      indexPath.item == 0
        ? collection.dequeueConfiguredReusableCell(using: header, for: indexPath, item: item)
        : collection.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<ProfileContentConfiguration>()
    let root = ProfileContentConfiguration(name: "Team")
    snapshot.append([root])
    snapshot.append(
      [
        .init(name: "Mia", detail: "Design", tint: .systemPink),
        .init(name: "Jonas", detail: "Engineering"), .init(name: "Lee"),
      ], to: root)
    snapshot.expand([root])
    dataSource.apply(snapshot, to: "team", animatingDifferences: false)
    collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
  }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
      ])
    }
  }
}
#Preview("Crew") { UINavigationController(rootViewController: ProfilesViewController()) }
