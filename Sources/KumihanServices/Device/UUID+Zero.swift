import Foundation

extension UUID {
  /// Of what nobody made: pictures must be the same each time.
  package static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
