// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanContentTypes
import KumihanFoundation

/// What an entry of the search says.
open class CSSearchableItemAttributeSet: NSObject {
  public init(contentType: UTType) {}
  public init(itemContentType: String) {}
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
}

/// An entry of the search.
open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date! = .distantFuture
  open var attributeSet: CSSearchableItemAttributeSet
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// The search of a device that has none.
open class CSSearchableIndex: NSObject {
  public typealias Completion = ((any Error)?) -> Void
  open class func `default`() -> CSSearchableIndex { SharedObjects.one { CSSearchableIndex() } }
  open class func isIndexingAvailable() -> Bool { false }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: Completion? = nil
  ) { completionHandler?(nil) }
  open func deleteAllSearchableItems() async throws {}
  open func deleteAllSearchableItems(completionHandler: Completion? = nil) {
    completionHandler?(nil)
  }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: Completion? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws {}
  open func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String], completionHandler: Completion? = nil
  ) { completionHandler?(nil) }
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSSearchQueryString = "kCSSearchQueryString"
