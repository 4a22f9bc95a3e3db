extension RuleRegister {
  /// The rules of seed 000, chapters 3 to 18.
  static let joho: [AuditRule] = []
}
