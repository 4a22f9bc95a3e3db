// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import KumihanFoundation

public var kCFNetworkProxiesHTTPEnable: CFString { "HTTPEnable" }
public var kCFNetworkProxiesHTTPProxy: CFString { "HTTPProxy" }
public var kCFNetworkProxiesHTTPPort: CFString { "HTTPPort" }
public var kCFProxyTypeKey: CFString { "kCFProxyTypeKey" }
public var kCFProxyTypeNone: CFString { "kCFProxyTypeNone" }
public var kCFProxyHostNameKey: CFString { "kCFProxyHostNameKey" }
public var kCFProxyPortNumberKey: CFString { "kCFProxyPortNumberKey" }

/// What requests go through: nothing.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<CFDictionary>? {
  unsafe Unmanaged.passRetained([:])
}
