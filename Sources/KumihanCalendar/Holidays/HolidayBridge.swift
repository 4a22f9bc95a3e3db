/// A day between two public holidays that is also free by law; Sundays excepted.
public struct HolidayBridge: Hashable, Sendable {
  public let name: String
  public let localName: String
  public let validity: Validity

  public init(name: String, localName: String, validity: Validity = .always) {
    self.name = name
    self.localName = localName
    self.validity = validity
  }
}
