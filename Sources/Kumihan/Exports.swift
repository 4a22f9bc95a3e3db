@_exported public import Foundation
@_exported public import KumihanCairo
@_exported public import KumihanDrawing
@_exported public import KumihanLayout
@_exported public import KumihanSVG
@_exported public import KumihanShaping
@_exported public import KumihanText
@_exported public import KumihanViews
