/// Apple's names that are not here; `LedgerTests` compares them with the sources.
enum AppleAbsent {
  static let types = AppleTypes.split(
    """
    AccessibilityAttachmentModifier BorderedButtonMenuStyle ColorInterpolation CompactControlGroupStyle DefaultDocumentGroupLaunchActions
    DefaultGlassEffectShape DocumentConfiguration DocumentLaunchView DynamicTableRowContent EditableCollectionContent EmptyTableRowContent
    FillShapeView FindContext GestureStateGesture GroupedTabViewStyle HeaderProminence HierarchicalShapeStyleModifier HoverEffectContent
    Keyframe LabeledControlGroupContent LabelsVisibility LimitedAvailabilityConfiguration ModalPresentationMode
    NavigationSplitViewStyleConfiguration OutlineSubgroupChildren PreviewModifierContent RectangleCornerInsets RotationTransition
    RoundedBorderTextEditorStyle RoundedRectangularShape RoundedRectangularShapeCorners SearchUnavailableContent StrokeBorderShapeView
    StrokeShapeView SubscriptionView SubviewsCollectionSlice TableColumnContent TableColumnForEach TableForEachContent
    TableOutlineGroupContent TableStyleConfiguration TextEditorStyleConfiguration ToolbarLabelStyle TupleTableColumnContent
    TupleTableRowContent
    """)

  static let members = AppleTypes.split(
    """
    containerCornerOffset importableFromServices readingOrder toolbarForegroundStyle toolbarItemHidden
    """)
}
