// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// A device nearby, or this one.
public final class MCPeerID: NSObject, Sendable {
  public let displayName: String
  public init(displayName: String) { self.displayName = displayName }
}

/// Whether another device takes part.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether messages are secret.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
/// Whether messages are sent again.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }

/// Devices that talk to each other: this one, alone.
open class MCSession: NSObject {
  public let myPeerID: MCPeerID
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }
  public init(
    peer: MCPeerID, securityIdentity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .required
  ) { myPeerID = peer }
  open func send(_ data: Data, toPeers peers: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw URLError(.notConnectedToInternet)
  }
  open func disconnect() {}
}

/// Is told what other devices say.
public protocol MCSessionDelegate: AnyObject {
  func session(_ session: MCSession, peer: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peer: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName name: String,
    fromPeer peer: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName name: String, fromPeer peer: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName name: String, fromPeer peer: MCPeerID,
    at url: URL?, withError error: (any Error)?)
}

/// Tells devices nearby of this one.
open class MCNearbyServiceAdvertiser: NSObject {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public init(peer: MCPeerID, discoveryInfo: [String: String]?, serviceType: String) {}
  open func startAdvertisingPeer() {}
  open func stopAdvertisingPeer() {}
}

/// Is told of invitations.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peer: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}

/// Looks for devices nearby: there are none.
open class MCNearbyServiceBrowser: NSObject {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public init(peer: MCPeerID, serviceType: String) {}
  open func startBrowsingForPeers() {}
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peer: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// Is told of devices nearby.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peer: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peer: MCPeerID)
}
