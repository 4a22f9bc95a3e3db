import UIKit

final class CardPresentationController: UIPresentationController {
  private lazy var dimmingView: UIVisualEffectView = {
    let view = UIVisualEffectView(effect: nil)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(dismissTapped)))
    return view
  }()
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let height = container.bounds.height * 0.6
    return CGRect(
      x: 0, y: container.bounds.height - height, width: container.bounds.width, height: height)
  }
  override var shouldPresentInFullscreen: Bool { false }
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    dimmingView.frame = container.bounds
    container.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.effect = UIBlurEffect(style: .systemUltraThinMaterialDark)
      return
    }
    coordinator.animate(
      alongsideTransition: { _ in self.dimmingView.effect = UIBlurEffect(style: .dark) },
      completion: nil)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layer.cornerRadius = 20
  }
  @objc private func dismissTapped() { presentedViewController.dismiss(animated: true) }
}

final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?
  init(isPresenting: Bool) { self.isPresenting = isPresenting }
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.4 }
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    let controller = transitionContext.viewController(forKey: key)!
    if isPresenting { transitionContext.containerView.addSubview(controller.view) }
    let final = transitionContext.finalFrame(for: controller)
    var start = final
    start.origin.y = transitionContext.containerView.frame.height
    controller.view.frame = isPresenting ? start : final
    let timing = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 1))
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), timingParameters: timing)
    animator.addAnimations { controller.view.frame = self.isPresenting ? final : start }
    animator.addCompletion { position in
      transitionContext.completeTransition(
        position == .end && !transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }
}

final class TransitionManager: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  let interaction = UIPercentDrivenInteractiveTransition()
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(isPresenting: true) }
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { SlideAnimator(isPresenting: false) }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { interaction }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .push ? SlideAnimator(isPresenting: true) : nil
  }
}

final class DraggableCardView: UIView, UIGestureRecognizerDelegate {
  private var initialCenter = CGPoint.zero
  private let animator: UIDynamicAnimator
  private lazy var snap = UISnapBehavior(item: self, snapTo: initialCenter)
  private let handle = UIView()

  init(reference: UIView) {
    animator = UIDynamicAnimator(referenceView: reference)
    super.init(frame: CGRect(x: 0, y: 0, width: 280, height: 360))
    backgroundColor = .systemIndigo
    layer.cornerRadius = 28
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 10)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 28).cgPath
    handle.backgroundColor = UIColor.white.withAlphaComponent(0.5)
    handle.layer.cornerRadius = 2.5
    handle.frame = CGRect(x: bounds.midX - 18, y: 10, width: 36, height: 5)
    addSubview(handle)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    addGestureRecognizer(pan)
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(pan(_:)))
    edge.edges = .left
    pan.require(toFail: edge)
    [UISwipeGestureRecognizer.Direction.left, .right].forEach {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
      swipe.direction = $0
      addGestureRecognizer(swipe)
    }
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(doubleTap)
    let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotate(_:)))
    addGestureRecognizer(rotation)
    let hover = UIHoverGestureRecognizer(target: self, action: #selector(hovered(_:)))
    addGestureRecognizer(hover)
  }
  required init?(coder: NSCoder) { fatalError() }

  @objc private func pan(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: superview)
    switch gesture.state {
    case .began:
      initialCenter = center
      animator.removeAllBehaviors()
    case .changed:
      let rotation = CGAffineTransform(rotationAngle: translation.x / 320 * 0.3)
      transform = rotation.translatedBy(x: translation.x, y: translation.y)
      gesture.setTranslation(translation, in: superview)
    case .ended, .cancelled, .failed:
      let velocity = gesture.velocity(in: superview)
      if hypot(velocity.x, velocity.y) > 800 {
        let push = UIPushBehavior(items: [self], mode: .instantaneous)
        push.pushDirection = CGVector(dx: velocity.x / 10, dy: velocity.y / 10)
        animator.addBehavior(push)
        let gravity = UIGravityBehavior(items: [self])
        let collision = UICollisionBehavior(items: [self])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(gravity)
        animator.addBehavior(collision)
      } else {
        UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: [.calculationModeCubic]) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            self.transform = .init(scaleX: 1.05, y: 1.05)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            self.transform = .identity
          }
        } completion: { _ in
          UISelectionFeedbackGenerator().selectionChanged()
        }
      }
    default: break
    }
  }
  @objc private func swiped(_ gesture: UISwipeGestureRecognizer) {}
  @objc private func doubleTapped() {}
  @objc private func rotate(_ gesture: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: gesture.rotation); gesture.rotation = 0
  }
  @objc private func hovered(_ gesture: UIHoverGestureRecognizer) {
    alpha = gesture.state == .ended ? 1 : 0.9
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return abs(pan.velocity(in: self).x) > abs(pan.velocity(in: self).y)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == handle ? self : view
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
    print(now.x - before.x, touch.force / touch.maximumPossibleForce)
  }
}

final class DemoViewController: UIViewController {
  private let manager = TransitionManager()
  private lazy var card = DraggableCardView(reference: view)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    view.addSubview(card)
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 4
    cell.lifetime = 3
    cell.velocity = 100
    cell.contents = UIImage(systemName: "star.fill")?.cgImage
    emitter.emitterCells = [cell]
    emitter.emitterShape = .line
    view.layer.addSublayer(emitter)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
  func show() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = manager
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [.medium(), .large(), .custom { $0.maximumDetentValue * 0.3 }]
      sheet.prefersGrabberVisible = true
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    present(controller, animated: true)
  }
}
#Preview("Dragged card") { DemoViewController() }
