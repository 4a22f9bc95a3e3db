/// Apple's names that are not here; `LedgerTests` compares them with the sources.
enum AppleAbsent {
  static let types = AppleTypes.split(
    """
    AccessibilityAttachmentModifier AnimatableValues AnyNavigationTransition AutomaticHoverEffect AutomaticNavigationSplitViewStyle
    BorderedButtonMenuStyle ColorInterpolation CompactControlGroupStyle CustomHoverEffect DefaultDocumentGroupLaunchActions
    DefaultGlassEffectShape DocumentConfiguration DocumentGroupLaunchScene DocumentLaunchGeometryProxy DocumentLaunchView
    DynamicTableRowContent EditableCollectionContent EmptyHoverEffectContent EmptyTableRowContent EnvironmentalModifier FillShapeView
    FindContext FittedPresentationSizing FormPresentationSizing GestureStateGesture GroupedTabViewStyle HeaderProminence
    HierarchicalShapeStyleModifier HoverEffectContent HoverEffectGroup Keyframe KeyframeTimeline LabeledControlGroupContent
    LabeledToolbarItemGroupContent LabelsVisibility LimitedAvailabilityConfiguration ModalPresentationMode
    NavigationSplitViewStyleConfiguration NewDocumentButton OutlineSubgroupChildren PagePresentationSizing PencilPreferredAction
    PreferredColorSchemeKey PresentationSizingContext PresentationSizingRoot PreviewContext PreviewContextKey PreviewModifierContent
    PreviewPlatform RectangleCornerInsets RotationTransition RoundedBorderTextEditorStyle RoundedRectangularShape
    RoundedRectangularShapeCorners ScrollTargetBehaviorProperties SearchUnavailableContent SpatialEventCollection SpatialEventGesture
    StrokeBorderShapeView StrokeShapeView SubscriptionView SubviewsCollectionSlice TableColumnContent TableColumnForEach
    TableForEachContent TableOutlineGroupContent TableStyleConfiguration TextEditorStyleConfiguration TextInputFormattingControlPlacement
    ToolbarCustomizationOptions ToolbarLabelStyle TupleTableColumnContent TupleTableRowContent UIHostingSceneDelegate
    """)

  static let members = AppleTypes.split(
    """
    containerCornerOffset importableFromServices readingOrder textInputFormattingControlVisibility toolbarForegroundStyle toolbarItemHidden
    """)
}
