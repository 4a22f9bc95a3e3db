public import Foundation
import KumihanAppleNames
public import KumihanCombine
import KumihanFoundation
public import KumihanViews

/// Whether an app may see what a person does: nobody was asked.
public enum AuthorizationStatus: Int, CustomStringConvertible, Sendable {
  case notDetermined, denied, approved
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

/// Whose device it is.
public enum FamilyControlsMember: Int, Sendable { case child, individual }

/// Why an app may not see what a person does.
public enum FamilyControlsError: Int, LocalizedError, CustomNSError, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict,
    authorizationCanceled, networkError, authenticationMethodUnavailable
  public static var errorDomain: String { "FamilyControls.FamilyControlsError" }
  public var errorCode: Int { rawValue }
}

/// Asks whether an app may see what a person does, and is not answered.
public final class AuthorizationCenter: ObservableObject {
  public static var shared: AuthorizationCenter { SharedObjects.one { AuthorizationCenter() } }
  @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined
  init() {}
  /// - Throws: always, as where the reader closes the question.
  public nonisolated(nonsending) func requestAuthorization(for member: FamilyControlsMember)
    async throws
  {
    throw FamilyControlsError.authorizationCanceled
  }
  public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
  }
  public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    completionHandler(.success(()))
  }
}

/// Apps, kinds of apps and places of the web that a person chose.
public struct FamilyActivitySelection: Codable, Hashable, Sendable {
  public let includeEntireCategory: Bool
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public var applications: Set<Application> { Set(applicationTokens.map(Application.init)) }
  public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init)) }
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init)) }
  public init() { self.init(includeEntireCategory: false) }
  public init(includeEntireCategory: Bool) { self.includeEntireCategory = includeEntireCategory }
}

/// The list of a device's apps, which only the device has: a frame with its name.
public struct FamilyActivityPicker: _PlacedView {
  public let _site: CallSite
  public init(
    headerText: String? = nil, footerText: String? = nil,
    selection: Binding<FamilyActivitySelection>, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { _site = CallSite(fileID: fileID, line: line, column: column) }
  public init(
    selection: Binding<FamilyActivitySelection>, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) { _site = CallSite(fileID: fileID, line: line, column: column) }

  public var body: some View {
    StandInView("the list of apps is the device's", at: _site) {
      DeviceGround("FamilyActivityPicker")
    }
  }
}

/// The place of what only a device knows, with the name of its view.
struct DeviceGround: View {
  private let name: String
  init(_ name: String) { self.name = name }
  var body: some View {
    ZStack {
      Color(.secondarySystemBackground)
      Text(verbatim: name).font(.footnote).foregroundStyle(.gray).padding(4)
    }
  }
}

extension View {
  /// A sheet with the list of a device's apps.
  public func familyActivityPicker(
    isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>,
    fileID: StaticString = #fileID, line: Int = #line, column: Int = #column
  ) -> some View {
    sheet(
      isPresented: isPresented,
      content: {
        FamilyActivityPicker(selection: selection, fileID: fileID, line: line, column: column)
      }, fileID: fileID, line: line, column: column)
  }
  public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
    selection: Binding<FamilyActivitySelection>, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    familyActivityPicker(
      isPresented: isPresented, selection: selection, fileID: fileID, line: line, column: column)
  }
}

/// The name and the picture of an app, which only its device knows.
public struct FamilyActivityTitleView: View {
  public var body: some View { Text(verbatim: "App") }
}
/// The picture of an app, which only its device knows.
public struct FamilyActivityIconView: View {
  public var body: some View { Image(systemName: "app.fill") }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
  public init(
    _ token: ApplicationToken, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() }, fileID: fileID,
      line: line, column: column)
  }
  public init(
    _ token: ActivityCategoryToken, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() }, fileID: fileID,
      line: line, column: column)
  }
  public init(
    _ token: WebDomainToken, fileID: StaticString = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(
      title: { FamilyActivityTitleView() }, icon: { FamilyActivityIconView() }, fileID: fileID,
      line: line, column: column)
  }
}
