public import KumihanControls

// Names that a style has as the one nobody chose.

public typealias DefaultToggleStyle = SwitchToggleStyle
public typealias DefaultListStyle = InsetGroupedListStyle
public typealias InsetListStyle = PlainListStyle
