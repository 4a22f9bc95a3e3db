@_exported public import KumihanSnapshots
// Tests of iOS name requests where they import Foundation alone.
@_exported public import FoundationNetworking
// On iOS `import XCTest` brings UIKit along.
@_exported public import class KumihanAppleNames.CALayer
@_exported public import class KumihanAppleNames.NSLayoutConstraint
@_exported public import class KumihanAppleNames.UIActivityIndicatorView
@_exported public import class KumihanAppleNames.UIAlertAction
@_exported public import class KumihanAppleNames.UIAlertController
@_exported public import class KumihanAppleNames.UIBezierPath
@_exported public import class KumihanAppleNames.UIButton
@_exported public import class KumihanAppleNames.UICollectionView
@_exported public import class KumihanAppleNames.UIColor
@_exported public import struct KumihanAppleNames.UIContentSizeCategory
@_exported public import class KumihanAppleNames.UIControl
@_exported public import struct KumihanAppleNames.UIEdgeInsets
@_exported public import class KumihanAppleNames.UIFont
@_exported public import class KumihanAppleNames.UIHostingController
@_exported public import class KumihanViews.UIImage
@_exported public import class KumihanAppleNames.UIImageView
@_exported public import class KumihanAppleNames.UILabel
@_exported public import class KumihanAppleNames.UINavigationController
@_exported public import class KumihanAppleNames.UIResponder
@_exported public import class KumihanAppleNames.UIScreen
@_exported public import class KumihanAppleNames.UIScrollView
@_exported public import class KumihanAppleNames.UIStackView
@_exported public import class KumihanAppleNames.UISwitch
@_exported public import class KumihanAppleNames.UITabBarController
@_exported public import class KumihanAppleNames.UITableView
@_exported public import class KumihanAppleNames.UITableViewCell
@_exported public import class KumihanAppleNames.UITextField
@_exported public import class KumihanAppleNames.UITextView
@_exported public import struct KumihanAppleNames.UITraitCollection
@_exported public import enum KumihanAppleNames.UIUserInterfaceSizeClass
@_exported public import enum KumihanAppleNames.UIUserInterfaceStyle
@_exported public import class KumihanAppleNames.UIView
@_exported public import class KumihanAppleNames.UIViewController
@_exported public import class KumihanAppleNames.UIVisualEffectView
@_exported public import class KumihanAppleNames.UIWindow
