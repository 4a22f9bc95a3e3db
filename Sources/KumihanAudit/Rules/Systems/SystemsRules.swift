extension RuleRegister {
  /// The rules of seeds 002, 003 and 004.
  static let systems: [AuditRule] = []
}
