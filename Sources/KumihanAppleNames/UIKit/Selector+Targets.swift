public import KumihanFoundation

public typealias Selector = KumihanFoundation.Selector
