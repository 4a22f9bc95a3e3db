/// What a row of a list and a cell of a grid have in common: their looks follow how they are used.
@MainActor
protocol UIConfiguredCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: UICellConfigurationState { get }
  func updateConfiguration(using state: UICellConfigurationState)
}

extension UIConfiguredCell {
  /// Takes the looks for a state, where they follow it by themselves.
  func follow(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration {
      contentConfiguration = contentConfiguration?.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration {
      backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    }
  }

  /// The cell as it is used.
  func configured() -> Self {
    updateConfiguration(using: configurationState)
    return self
  }
}

extension UITableViewCell: UIConfiguredCell {}
extension UICollectionViewCell: UIConfiguredCell {}
