public import Foundation
public import KumihanAppleNames

/// Stands for something of a device that an app may not know the name of.
public struct Token<Target>: Codable, Hashable, Sendable {
  private let data: Data
  init(data: Data) { self.data = data }
}

/// An app of a device.
public struct Application: Codable, Hashable, Sendable {
  public let token: Token<Application>?
  public let bundleIdentifier: String?
  public var localizedDisplayName: String? { nil }
  public init(token: Token<Application>) { (self.token, bundleIdentifier) = (token, nil) }
  public init(bundleIdentifier: String) {
    (token, self.bundleIdentifier) = (nil, bundleIdentifier)
  }
}

/// A place of the web.
public struct WebDomain: Codable, Hashable, Sendable {
  public let token: Token<WebDomain>?
  public let domain: String?
  public init(token: Token<WebDomain>) { (self.token, domain) = (token, nil) }
  public init(domain: String) { (token, self.domain) = (nil, domain) }
}

/// A kind of apps.
public struct ActivityCategory: Codable, Hashable, Sendable {
  public let token: Token<ActivityCategory>?
  public var localizedDisplayName: String? { nil }
  public init(token: Token<ActivityCategory>) { self.token = token }
}

public typealias ApplicationToken = Token<Application>
public typealias WebDomainToken = Token<WebDomain>
public typealias ActivityCategoryToken = Token<ActivityCategory>

/// What is kept from a person; it is kept as long as its value is, and nothing is closed.
public final class ManagedSettingsStore {
  /// Which store of an app.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self("default")
  }
  public init() {}
  public init(named name: Name) {}
  public var shield = ShieldSettings()
  public var application = ApplicationSettings()
  public var webContent = WebContentSettings()
  public var dateAndTime = DateAndTimeSettings()
  public var passcode = PasscodeSettings()
  public var account = AccountSettings()
  public var appStore = AppStoreSettings()
  public var media = MediaSettings()
  public var gameCenter = GameCenterSettings()
  public var siri = SiriSettings()
  public var cellular = CellularSettings()
  public var safari = SafariSettings()
  public func clearAllSettings() {
    shield = ShieldSettings()
    application = ApplicationSettings()
    webContent = WebContentSettings()
    (dateAndTime, passcode, account) = (
      DateAndTimeSettings(), PasscodeSettings(), AccountSettings()
    )
    (appStore, media, gameCenter) = (AppStoreSettings(), MediaSettings(), GameCenterSettings())
    (siri, cellular, safari) = (SiriSettings(), CellularSettings(), SafariSettings())
  }
}

/// Apps and places of the web that are covered.
public struct ShieldSettings {
  /// Which kinds are covered.
  public enum ActivityCategoryPolicy<Target>: Hashable, Sendable {
    case none
    case all(except: Set<Token<Target>> = [])
    case specific(Set<Token<ActivityCategory>>, except: Set<Token<Target>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
/// Which apps are there.
public struct ApplicationSettings {
  public var blockedApplications: Set<Application>?
  public var denyAppInstallation: Bool?
  public var denyAppRemoval: Bool?
}
/// Which pages are shown.
public struct WebContentSettings {
  /// How pages are chosen.
  public enum FilterPolicy: Hashable, Sendable {
    case none
    case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
    case specific(_ domains: Set<WebDomain>)
    case all(except: Set<WebDomain> = [])
  }
  public var blockedByFilter: FilterPolicy?
}
/// Who sets the clock.
public struct DateAndTimeSettings { public var requireAutomaticDateAndTime: Bool? }
/// Who changes the code.
public struct PasscodeSettings { public var lockPasscode: Bool? }
/// Who changes accounts.
public struct AccountSettings { public var lockAccounts: Bool? }
/// What is bought.
public struct AppStoreSettings {
  public var maximumRating: Int?
  public var requirePasswordForPurchases: Bool?
  public var denyInAppPurchases: Bool?
}
/// What is seen and heard.
public struct MediaSettings {
  public var denyExplicitContent: Bool?
  public var maximumMovieRating: Int?
  public var maximumTVShowRating: Int?
  public var denyMusicService: Bool?
}
/// Who is played with.
public struct GameCenterSettings {
  public var denyMultiplayerGaming: Bool?
  public var denyAddingFriends: Bool?
}
/// What Siri does.
public struct SiriSettings { public var denySiri: Bool? }
/// Who changes the plan.
public struct CellularSettings { public var lockCellularPlan: Bool? }
/// What Safari keeps.
public struct SafariSettings { public var denyAutoFill: Bool? }

/// What a person does with what covers an app.
public enum ShieldAction: Int, Sendable { case primaryButtonPressed, secondaryButtonPressed }
/// What becomes of it.
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }

/// Is told what a person does with what covers an app.
open class ShieldActionDelegate: NSObject {
  open func handle(
    action: ShieldAction, for application: ApplicationToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  open func handle(
    action: ShieldAction, for webDomain: WebDomainToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  open func handle(
    action: ShieldAction, for category: ActivityCategoryToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
}

/// What covers an app.
public struct ShieldConfiguration {
  /// Words and their colour.
  public struct Label {
    public let text: String
    public let color: UIColor
    public init(text: String, color: UIColor) { (self.text, self.color) = (text, color) }
  }
  public let backgroundBlurStyle: UIBlurEffect.Style?
  public let backgroundColor: UIColor?
  public let icon: UIImage?
  public let title: Label?
  public let subtitle: Label?
  public let primaryButtonLabel: Label?
  public let primaryButtonBackgroundColor: UIColor?
  public let secondaryButtonLabel: Label?
  public init(
    backgroundBlurStyle: UIBlurEffect.Style? = nil, backgroundColor: UIColor? = nil,
    icon: UIImage? = nil, title: Label? = nil, subtitle: Label? = nil,
    primaryButtonLabel: Label? = nil, primaryButtonBackgroundColor: UIColor? = nil,
    secondaryButtonLabel: Label? = nil
  ) {
    (self.backgroundBlurStyle, self.backgroundColor) = (backgroundBlurStyle, backgroundColor)
    (self.icon, self.title, self.subtitle) = (icon, title, subtitle)
    (self.primaryButtonLabel, self.secondaryButtonLabel) = (
      primaryButtonLabel, secondaryButtonLabel
    )
    self.primaryButtonBackgroundColor = primaryButtonBackgroundColor
  }
}

/// Chooses what covers an app.
open class ShieldConfigurationDataSource: NSObject {
  open func configuration(shielding application: Application) -> ShieldConfiguration { .init() }
  open func configuration(shielding application: Application, in category: ActivityCategory)
    -> ShieldConfiguration
  { .init() }
  open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration { .init() }
  open func configuration(shielding webDomain: WebDomain, in category: ActivityCategory)
    -> ShieldConfiguration
  { .init() }
}
