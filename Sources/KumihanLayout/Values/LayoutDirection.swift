/// The direction of lines and rows.
public enum LayoutDirection: Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }
