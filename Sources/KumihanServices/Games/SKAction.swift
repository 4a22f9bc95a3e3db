public import Foundation
public import KumihanAppleNames

/// Something that a part does, which takes time: nothing.
open class SKAction: NSObject {
  open var duration: TimeInterval = 0
  open var timingMode = SKActionTimingMode.linear
  open var speed: CGFloat = 1
  private convenience init(_ duration: TimeInterval) {
    self.init()
    self.duration = duration
  }
  open func reversed() -> SKAction { self }
  public class func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
  public class func group(_ actions: [SKAction]) -> SKAction { SKAction() }
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction() }
  public class func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  public class func wait(forDuration seconds: TimeInterval) -> SKAction { SKAction(seconds) }
  public class func wait(forDuration seconds: TimeInterval, withRange range: TimeInterval)
    -> SKAction
  { SKAction(seconds) }
  public class func run(_ block: @escaping @MainActor () -> Void) -> SKAction { SKAction() }
  public class func customAction(
    withDuration seconds: TimeInterval, actionBlock: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(seconds) }
  public class func removeFromParent() -> SKAction { SKAction() }
  public class func hide() -> SKAction { SKAction() }
  public class func unhide() -> SKAction { SKAction() }
  public class func move(to point: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  public class func move(by vector: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  public class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  public class func rotate(byAngle angle: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  public class func rotate(toAngle angle: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval)
    -> SKAction
  { SKAction(duration) }
  public class func fadeIn(withDuration seconds: TimeInterval) -> SKAction { SKAction(seconds) }
  public class func fadeOut(withDuration seconds: TimeInterval) -> SKAction { SKAction(seconds) }
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
  public class func animate(with textures: [SKTexture], timePerFrame seconds: TimeInterval)
    -> SKAction
  { SKAction(seconds * Double(textures.count)) }
  public class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  public class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  public class func playSoundFileNamed(_ name: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction()
  }
  public class func follow(
    _ path: CGPath, asOffset: Bool, orientToPath: Bool, duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
}
/// How an action begins and ends.
public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
