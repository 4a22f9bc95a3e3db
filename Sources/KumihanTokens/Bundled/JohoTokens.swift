extension BundledSystem {
  /// `joho.tokens.json`.
  static let johoText = #"""
    {
      "$description": "Joho Dezain, the values of its book.",
      "$extensions": {
        "kumihan": {
          "system": "joho",
          "title": "Joho Dezain",
          "version": "1.0.0",
          "history": [
            {
              "version": "1.0.0",
              "date": "2026-11-22",
              "changes": [
                "the book's values"
              ]
            }
          ],
          "pairs": [
            {
              "text": "color.black",
              "ground": "color.white"
            },
            {
              "text": "color.black",
              "ground": "color.yellow"
            },
            {
              "text": "color.black",
              "ground": "color.cyan"
            },
            {
              "text": "color.black",
              "ground": "color.pink"
            },
            {
              "text": "color.black",
              "ground": "color.orange"
            },
            {
              "text": "color.black",
              "ground": "color.green"
            },
            {
              "text": "color.black",
              "ground": "color.purple"
            },
            {
              "text": "color.black",
              "ground": "color.cream"
            },
            {
              "text": "color.white",
              "ground": "color.red",
              "use": "graphic"
            }
          ],
          "examples": {
            "imports": [
              "Joho"
            ],
            "context": [
              "@State private var name = \"\"",
              "@State private var isOn = true",
              "@State private var count = 3",
              "@State private var day: Int? = 13",
              "@State private var span = Span.week",
              "@State private var place = NavigationItem(title: \"Week\", icon: \"calendar\")",
              "enum Span: String, CaseIterable, CustomStringConvertible {",
              "  case day, week",
              "  var description: String { rawValue }",
              "}",
              "var places: [NavigationItem] { [place] }",
              "let events = [EventData(title: \"Ferry\", time: \"12:30 PM\")]",
              "var days: [DayData] {",
              "  (12...18).map { DayData(number: $0, weekdayName: \"Day \\($0)\", events: events) }",
              "}",
              "var week: WeekData { WeekData(number: 42, days: days, dateRangeString: \"Oct 12 - 18\") }"
            ]
          },
          "components": [
            {"name": "JohoContainer", "purpose": "A major area of a page: white, 16 pt corners, 3 pt border, 12 pt inside.", "properties": [{"name": "cornerRadius", "type": "CGFloat", "required": false, "defaultValue": "JohoRadius.container"}, {"name": "borderWidth", "type": "CGFloat?", "required": false, "defaultValue": "nil"}, {"name": "padding", "type": "CGFloat", "required": false, "defaultValue": "JohoSpacing.md"}, {"name": "content", "type": "() -> Content", "required": true}], "bestPractices": ["Use it for the major areas of a page.", "Let it set black text on its white ground."], "cautions": ["Do not nest a heavier border in a lighter one.", "Do not leave out the border on a dark canvas: it turns white."], "codeExample": ["JohoContainer {", "  Text(\"Open-air bath at seven\").johoFont(.body)", "}"], "designTokens": ["color.black", "color.white", "border.container", "radius.container", "spacing.md", "typography.body"]},
            {"name": "JohoCard", "purpose": "One item: white, 12 pt corners, 1.5 pt border, 12 pt inside.", "properties": [{"name": "borderWidth", "type": "CGFloat?", "required": false, "defaultValue": "nil"}, {"name": "cornerRadius", "type": "CGFloat", "required": false, "defaultValue": "JohoRadius.card"}, {"name": "content", "type": "() -> Content", "required": true}], "bestPractices": ["Use it for one item.", "Put cards of one kind 8 pt apart."], "cautions": ["Do not cast a shadow below it.", "Do not put cards of different kinds into one box."], "codeExample": ["JohoCard {", "  Text(\"Open-air bath at seven\").johoFont(.body)", "}"], "designTokens": ["color.black", "color.white", "border.row", "radius.card", "spacing.md"]},
            {"name": "JohoSectionBox", "purpose": "A group under a coloured pill: 16 pt corners, 3 pt border.", "properties": [{"name": "title", "type": "String", "required": true}, {"name": "accentColor", "type": "Color", "required": false, "defaultValue": "JohoColors.black"}, {"name": "content", "type": "() -> Content", "required": true}], "bestPractices": ["Name the group in its pill.", "Take the colour of what the group means."], "cautions": ["Do not choose a colour because it looks good.", "Do not leave the box out when it is empty: say so in it."], "codeExample": ["JohoSectionBox(title: \"Events\", accentColor: JohoColors.cyan) {", "  Text(\"Open-air bath at seven\").johoFont(.body)", "}"], "designTokens": ["color.black", "color.white", "color.cyan", "border.container", "border.row", "radius.container", "radius.pill", "spacing.md", "typography.label"]},
            {"name": "JohoFormSection", "purpose": "Fields under a black bar: 12 pt corners, 2 pt border, 16 pt inside.", "properties": [{"name": "title", "type": "String", "required": true}, {"name": "content", "type": "() -> Content", "required": true}], "bestPractices": ["Group the fields of one thing."], "cautions": ["Do not mix fields and actions in one section."], "codeExample": ["JohoFormSection(title: \"Trip\") {", "  JohoTextField(placeholder: \"Name\", text: $name)", "}"], "designTokens": ["color.black", "color.white", "border.interactive", "radius.card", "spacing.lg", "typography.label"]},
            {"name": "JohoSemanticContainer", "purpose": "One item on the colour of its meaning: 12 pt corners, 1.5 pt border, 12 pt inside.", "properties": [{"name": "semanticColor", "type": "Color", "required": true}, {"name": "content", "type": "() -> Content", "required": true}], "bestPractices": ["Give it the colour of its one meaning."], "cautions": ["Do not set coloured text on it: black alone is seen on every one.", "Do not use two meanings in one container."], "codeExample": ["JohoSemanticContainer(semanticColor: JohoColors.orange) {", "  Text(\"Hakone\").johoFont(.body)", "}"], "designTokens": ["color.black", "color.cyan", "color.pink", "color.orange", "color.green", "color.purple", "color.cream", "color.red", "border.row", "radius.card", "spacing.md"]},
            {"name": "JohoBentoRow", "purpose": "A row in three zones: a symbol in 44 pt, content that takes what is left, actions in 80 pt.", "properties": [{"name": "icon", "type": "String", "required": true}, {"name": "content", "type": "() -> Content", "required": true}, {"name": "trailing", "type": "() -> Trailing", "required": true}], "bestPractices": ["Keep symbol, content and actions in zones of their own."], "cautions": ["Do not move a zone from row to row."], "codeExample": ["JohoBentoRow(icon: \"airplane\") {", "  Text(\"Hakone\").johoFont(.headline)", "} trailing: {", "  JohoIconButton(icon: \"pencil\", action: {})", "}"], "designTokens": ["color.black", "color.white", "border.row", "radius.card", "spacing.sm", "size.target"]},
            {"name": "JohoDialog", "purpose": "A question that stops the reader: red in a 3 pt border, with the way back before the way on.", "properties": [{"name": "title", "type": "String", "required": true}, {"name": "message", "type": "String", "required": true}, {"name": "confirmTitle", "type": "String?", "required": false, "defaultValue": "nil"}, {"name": "onCancel", "type": "() -> Void", "required": true}, {"name": "onConfirm", "type": "() -> Void", "required": true}], "bestPractices": ["Say what will happen and what it costs.", "Put the way back first."], "cautions": ["Do not ask about what can be undone.", "Do not stack dialogs."], "codeExample": ["JohoDialog(", "  title: \"Delete this trip?\", message: \"Nothing brings it back.\", onCancel: {}, onConfirm: {})"], "designTokens": ["color.red", "color.white", "color.black", "border.container", "radius.container", "spacing.lg", "typography.headline", "typography.bodySmall"]},
            {"name": "JohoEmptyState", "purpose": "A placeholder for missing content, optionally with a button to add some: 16 pt between its parts, 32 pt around them, 3 pt border.", "properties": [{"name": "icon", "type": "String", "required": true}, {"name": "title", "type": "String", "required": true}, {"name": "message", "type": "String", "required": true}, {"name": "actionTitle", "type": "String?", "required": false, "defaultValue": "nil"}, {"name": "action", "type": "(() -> Void)?", "required": false, "defaultValue": "nil"}, {"name": "textSpacing", "type": "CGFloat", "required": false, "defaultValue": "JohoSpacing.sm"}], "bestPractices": ["Say what is missing and how to add it."], "cautions": ["Do not leave a page without a way on.", "Do not apologise or decorate."], "codeExample": ["JohoEmptyState(", "  icon: \"calendar\", title: \"Nothing yet\", message: \"Add a first entry.\",", "  actionTitle: \"Add\", action: {})"], "designTokens": ["color.black", "color.white", "border.container", "radius.container", "spacing.xxxl", "spacing.lg", "size.empty", "opacity.ghost", "typography.headline", "typography.bodySmall"]},
            {"name": "JohoEmptyDataState", "purpose": "Missing data, with a way to add some: an empty state by the name of chapter 12.", "properties": [{"name": "icon", "type": "String", "required": true}, {"name": "title", "type": "String", "required": true}, {"name": "message", "type": "String", "required": true}, {"name": "actionTitle", "type": "String?", "required": false, "defaultValue": "nil"}, {"name": "action", "type": "(() -> Void)?", "required": false, "defaultValue": "nil"}], "bestPractices": ["Offer the one action that adds data."], "cautions": ["Do not show an empty table in its place."], "codeExample": ["JohoEmptyDataState(", "  icon: \"calendar\", title: \"Free day\", message: \"Nothing is planned.\",", "  actionTitle: \"Plan something\", action: {})"], "designTokens": ["color.black", "color.white", "border.container", "radius.container", "spacing.xxxl", "size.empty", "opacity.ghost"]},
            {"name": "JohoLoadingState", "purpose": "An indicator of work in progress.", "properties": [{"name": "message", "type": "String", "required": true}], "bestPractices": ["Say what is being fetched."], "cautions": ["Do not show it for less than half a second.", "Do not blur what is below."], "codeExample": ["JohoLoadingState(message: \"Fetching holidays\")"], "designTokens": ["color.black", "color.white", "border.container", "radius.container", "spacing.xxxl", "opacity.track", "typography.bodySmall"]},
            {"name": "JohoPill", "purpose": "A short label on a colour, in capitals.", "properties": [{"name": "title", "type": "String", "required": true}, {"name": "color", "type": "Color", "required": false, "defaultValue": "JohoColors.black"}], "bestPractices": ["Keep it to a word or two.", "Let it choose black or white text by the contrast."], "cautions": ["Do not use it as a button.", "Do not use a colour outside the palette."], "codeExample": ["JohoPill(\"Today\", color: JohoColors.yellow)"], "designTokens": ["color.black", "color.white", "color.red", "color.yellow", "color.cyan", "color.pink", "color.orange", "color.green", "color.purple", "color.cream", "border.row", "radius.pill", "spacing.md", "spacing.pill", "typography.label"]},
            {"name": "JohoButton", "purpose": "A button: 8 pt corners, 2 pt border, at least 44 by 44 pt.", "properties": [{"name": "title", "type": "String", "required": true}, {"name": "action", "type": "() -> Void", "required": true}, {"name": "style", "type": "ButtonStyle", "required": false, "defaultValue": ".secondary"}, {"name": "isEnabled", "type": "Bool", "required": false, "defaultValue": "true"}, {"name": "isPressed", "type": "Bool", "required": false, "defaultValue": "false"}], "bestPractices": ["Use one primary button on a screen.", "Use red only for what destroys."], "cautions": ["Do not make it smaller than 44 by 44 pt.", "Do not use a gradient, a shadow or a capsule."], "codeExample": ["JohoButton(title: \"Save\", action: {}, style: .primary)"], "designTokens": ["color.black", "color.white", "color.red", "border.interactive", "radius.button", "spacing.xl", "spacing.md", "size.target", "opacity.disabled", "typography.body"]},
            {"name": "JohoIconButton", "purpose": "A square button of one symbol: 8 pt corners, 2 pt border, never below 44 pt.", "properties": [{"name": "icon", "type": "String", "required": true}, {"name": "action", "type": "() -> Void", "required": true}, {"name": "size", "type": "CGFloat", "required": false, "defaultValue": "JohoTarget.minimum"}, {"name": "isEnabled", "type": "Bool", "required": false, "defaultValue": "true"}, {"name": "isPressed", "type": "Bool", "required": false, "defaultValue": "false"}], "bestPractices": ["Give it a label for screen readers.", "Use a symbol that is known without words."], "cautions": ["Do not use an emoji.", "Do not leave out its border."], "codeExample": ["JohoIconButton(icon: \"plus\", action: {})", "  .accessibilityLabel(\"Add\")"], "designTokens": ["color.black", "color.white", "border.interactive", "radius.button", "size.target", "opacity.disabled"]},
            {"name": "JohoToggle", "purpose": "A switch of 52 by 32 pt: its track filled when on.", "properties": [{"name": "isOn", "type": "Binding<Bool>", "required": true}, {"name": "accentColor", "type": "Color", "required": false, "defaultValue": "JohoColors.cyan"}], "bestPractices": ["Let it take effect at once.", "Give it a label, or use the row."], "cautions": ["Do not use it for an action."], "codeExample": ["JohoToggle(isOn: $isOn)", "  .accessibilityLabel(\"Reminders\")"], "designTokens": ["color.black", "color.white", "color.cyan", "color.green", "border.interactive", "border.row", "size.target"]},
            {"name": "JohoToggleRow", "purpose": "A setting: its name, its description, and a switch.", "properties": [{"name": "title", "type": "String", "required": true}, {"name": "isOn", "type": "Binding<Bool>", "required": true}, {"name": "subtitle", "type": "String?", "required": false, "defaultValue": "nil"}], "bestPractices": ["Name the setting, not the state."], "cautions": ["Do not ask a question in its title."], "codeExample": ["JohoToggleRow(title: \"Reminders\", isOn: $isOn, subtitle: \"The day before\")"], "designTokens": ["color.black", "color.white", "color.cyan", "border.row", "border.interactive", "radius.card", "spacing.md", "typography.body", "typography.bodySmall"]},
            {"name": "JohoTextField", "purpose": "A line of input, or several: 8 pt corners, 2 pt border, 2.5 pt when focused.", "properties": [{"name": "placeholder", "type": "String", "required": true}, {"name": "text", "type": "Binding<String>", "required": true}, {"name": "isFocused", "type": "Bool", "required": false, "defaultValue": "false"}, {"name": "lines", "type": "Int", "required": false, "defaultValue": "1"}], "bestPractices": ["Say in the placeholder what belongs there.", "Show the focus by 2.5 pt."], "cautions": ["Do not use a field without a border.", "Do not repeat the placeholder in a title."], "codeExample": ["JohoTextField(placeholder: \"Name\", text: $name)"], "designTokens": ["color.black", "color.white", "border.interactive", "border.active", "radius.button", "spacing.md", "size.target", "opacity.secondary", "typography.body"]},
            {"name": "JohoSwipeRow", "purpose": "A row with an action to edit on its leading side and one to delete on its trailing side.", "properties": [{"name": "swipe", "type": "JohoSwipe", "required": false, "defaultValue": ".closed"}, {"name": "content", "type": "() -> Content", "required": true}, {"name": "onEdit", "type": "(() -> Void)?", "required": false, "defaultValue": "nil"}, {"name": "onDelete", "type": "(() -> Void)?", "required": false, "defaultValue": "nil"}], "bestPractices": ["Edit on the leading side, delete on the trailing one."], "cautions": ["Do not offer either on a locked row.", "Do not hide the only way to an action in a swipe."], "codeExample": ["JohoSwipeRow(content: { JohoListRow(title: \"Ferry\") }, onEdit: {}, onDelete: {})"], "designTokens": ["color.black", "color.white", "color.cyan", "color.red", "border.interactive", "radius.card", "spacing.sm", "size.target", "typography.label"]},
            {"name": "JohoSelectableRow", "purpose": "A selectable row: selected, 2.5 pt border on light yellow, else 1.5 pt on white.", "properties": [{"name": "isSelected", "type": "Bool", "required": true}, {"name": "content", "type": "() -> Content", "required": true}], "bestPractices": ["Mark the choice by border and ground together."], "cautions": ["Do not mark it by colour alone."], "codeExample": ["JohoSelectableRow(isSelected: true) {", "  Text(\"Hakone\").johoFont(.body)", "}"], "designTokens": ["color.black", "color.white", "color.yellow", "border.row", "border.active", "radius.card", "spacing.md", "opacity.selection"]},
            {"name": "JohoStepper", "purpose": "A number between a minus and a plus; the one at its limit is faded.", "properties": [{"name": "value", "type": "Binding<Int>", "required": true}, {"name": "range", "type": "ClosedRange<Int>", "required": false, "defaultValue": "0...100"}], "bestPractices": ["Use it for small whole numbers."], "cautions": ["Do not use it for more than some tens of steps."], "codeExample": ["JohoStepper(value: $count, range: 0...10)"], "designTokens": ["color.black", "color.white", "border.interactive", "border.row", "radius.button", "size.target", "opacity.disabled", "typography.headline"]},
            {"name": "JohoSegmentedControl", "purpose": "The views of one screen, the chosen one white on black: 8 pt corners, 2 pt border.", "properties": [{"name": "selection", "type": "Binding<T>", "required": true}], "bestPractices": ["Use it for the views of one screen."], "cautions": ["Do not use more than five segments.", "Do not use it for actions."], "codeExample": ["JohoSegmentedControl(selection: $span)"], "designTokens": ["color.black", "color.white", "border.interactive", "border.row", "radius.button", "size.target", "typography.label"]},
            {"name": "JohoPageHeader", "purpose": "The title of a screen, in capitals, between a back button and its controls.", "properties": [{"name": "title", "type": "String", "required": true}, {"name": "showBackButton", "type": "Bool", "required": false, "defaultValue": "false"}, {"name": "onBack", "type": "(() -> Void)?", "required": false, "defaultValue": "nil"}, {"name": "trailingContent", "type": "AnyView?", "required": false, "defaultValue": "nil"}], "bestPractices": ["Write the title of the screen, in a word or two."], "cautions": ["Do not leave more than 8 pt above it."], "codeExample": ["JohoPageHeader(title: \"Trips\", showBackButton: true, onBack: {})"], "designTokens": ["color.black", "color.white", "spacing.lg", "spacing.sm", "size.target", "typography.displayMedium"]},
            {"name": "JohoBentoHeader", "purpose": "The control panel at the top of a page: a hero number, its context, and links.", "properties": [{"name": "weekNumber", "type": "Int", "required": true}, {"name": "monthYear", "type": "String", "required": true}, {"name": "onPrevious", "type": "() -> Void", "required": false, "defaultValue": "{}"}, {"name": "onNext", "type": "() -> Void", "required": false, "defaultValue": "{}"}, {"name": "onToday", "type": "() -> Void", "required": false, "defaultValue": "{}"}], "bestPractices": ["Give the hero number, its context and its links a zone each."], "cautions": ["Do not leave a gap between a zone and the wall."], "codeExample": ["JohoBentoHeader(weekNumber: 42, monthYear: \"October 2026\")"], "designTokens": ["color.black", "color.white", "color.yellow", "border.container", "border.row", "border.interactive", "radius.container", "spacing.md", "typography.displayLarge", "typography.headline"]},
            {"name": "JohoWeekZone", "purpose": "The hero zone of a bento header: a week's number in 48 pt over its label, 100 pt wide.", "properties": [{"name": "weekNumber", "type": "Int", "required": true}], "bestPractices": ["Use digits of one width."], "cautions": ["Do not write the number smaller than the words around it."], "codeExample": ["JohoWeekZone(weekNumber: 42)"], "designTokens": ["color.black", "color.white", "spacing.xs", "spacing.md", "typography.displayLarge", "typography.label"]},
            {"name": "JohoSidebar", "purpose": "The destinations of an app along the leading side: 200 pt wide, a 3 pt line at its trailing edge.", "properties": [{"name": "selection", "type": "Binding<NavigationItem>", "required": true}, {"name": "items", "type": "[NavigationItem]", "required": true}], "bestPractices": ["Use it on wide screens."], "cautions": ["Do not nest destinations."], "codeExample": ["JohoSidebar(selection: $place, items: places)"], "designTokens": ["color.black", "color.white", "color.yellow", "border.container", "border.row", "border.active", "radius.button", "spacing.sm", "spacing.md", "size.box"]},
            {"name": "JohoSidebarItem", "purpose": "One destination in a sidebar, yellow with a 2.5 pt border when chosen.", "properties": [{"name": "item", "type": "NavigationItem", "required": true}, {"name": "isSelected", "type": "Bool", "required": true}, {"name": "action", "type": "() -> Void", "required": true}, {"name": "isEnabled", "type": "Bool", "required": false, "defaultValue": "true"}], "bestPractices": ["Keep symbol and title on one line."], "cautions": ["Do not change its size with its state."], "codeExample": ["JohoSidebarItem(item: place, isSelected: true, action: {})"], "designTokens": ["color.black", "color.white", "color.yellow", "border.row", "border.active", "radius.button", "spacing.sm", "spacing.md", "size.target", "size.box", "opacity.disabled", "typography.body"]},
            {"name": "JohoTabBar", "purpose": "The destinations of an app along the bottom, under a 3 pt line; at most five.", "properties": [{"name": "selection", "type": "Binding<Tab>", "required": true}, {"name": "tabs", "type": "[Tab]", "required": true}], "bestPractices": ["Use at most five tabs."], "cautions": ["Do not use blur or a material below it.", "Do not use emoji for its symbols."], "codeExample": ["JohoTabBar(selection: $place, tabs: places)"], "designTokens": ["color.black", "color.white", "color.yellow", "border.container", "border.interactive", "radius.button", "spacing.sm", "size.target", "size.box", "typography.labelSmall"]},
            {"name": "JohoTabItem", "purpose": "One tab: a symbol over its name, yellow in a 2 pt border when chosen.", "properties": [{"name": "tab", "type": "JohoTabBar.Tab", "required": true}, {"name": "isSelected", "type": "Bool", "required": true}, {"name": "action", "type": "() -> Void", "required": true}], "bestPractices": ["Stand every symbol in one square."], "cautions": ["Do not leave out the name."], "codeExample": ["JohoTabItem(tab: place, isSelected: true, action: {})"], "designTokens": ["color.black", "color.white", "color.yellow", "border.interactive", "radius.button", "spacing.sm", "spacing.xs", "size.target", "size.box", "typography.labelSmall"]},
            {"name": "JohoSheetHeader", "purpose": "The head of an editor: cancel, title, save, over a 2 pt line.", "properties": [{"name": "title", "type": "String", "required": true}, {"name": "onCancel", "type": "() -> Void", "required": true}, {"name": "onSave", "type": "() -> Void", "required": true}, {"name": "saveDisabled", "type": "Bool", "required": false, "defaultValue": "false"}], "bestPractices": ["Cancel at the leading side, save at the trailing one.", "Fade Save until there is something to save."], "cautions": ["Do not close a sheet without a way back."], "codeExample": ["JohoSheetHeader(title: \"Edit trip\", onCancel: {}, onSave: {})"], "designTokens": ["color.black", "color.white", "border.interactive", "radius.button", "spacing.lg", "spacing.md", "size.target", "opacity.disabled", "typography.headline", "typography.body"]},
            {"name": "JohoBreadcrumb", "purpose": "The path to a page, its ancestors underlined, the page in bold.", "properties": [{"name": "path", "type": "[String]", "required": true}, {"name": "onTap", "type": "((Int) -> Void)?", "required": false, "defaultValue": "nil"}], "bestPractices": ["Underline what can be touched."], "cautions": ["Do not break it in two lines."], "codeExample": ["JohoBreadcrumb(path: [\"Home\", \"Settings\", \"Holidays\"])"], "designTokens": ["color.black", "color.white", "spacing.xs", "size.target", "opacity.secondary", "opacity.faint", "typography.bodySmall"]},
            {"name": "AdaptiveNavigation", "purpose": "A sidebar beside the content on wide screens, else a tab bar under it.", "properties": [{"name": "selection", "type": "Binding<NavigationItem>", "required": true}, {"name": "items", "type": "[NavigationItem]", "required": true}, {"name": "content", "type": "() -> Content", "required": true}], "bestPractices": ["Let the width of the screen choose."], "cautions": ["Do not show sidebar and tab bar together."], "codeExample": ["AdaptiveNavigation(selection: $place, items: places) {", "  Text(\"Content\").johoFont(.body)", "}"], "designTokens": ["color.black", "color.white", "color.yellow", "border.container"]},
            {"name": "JohoDayCell", "purpose": "A day of a grid: its number over at most three dots.", "properties": [{"name": "day", "type": "Int", "required": true}, {"name": "indicators", "type": "[Color]", "required": false, "defaultValue": "[]"}, {"name": "isToday", "type": "Bool", "required": false, "defaultValue": "false"}, {"name": "isSunday", "type": "Bool", "required": false, "defaultValue": "false"}, {"name": "isSelected", "type": "Bool", "required": false, "defaultValue": "false"}], "bestPractices": ["Show at most three dots.", "Keep today yellow when it is selected."], "cautions": ["Do not write red on yellow: it has a contrast of 3.4."], "codeExample": ["JohoDayCell(day: 15, indicators: [JohoColors.cyan], isToday: true)"], "designTokens": ["color.black", "color.white", "color.red", "color.yellow", "border.cell", "border.active", "radius.cell", "spacing.xs", "spacing.sm", "size.target", "opacity.selection", "typography.body"]},
            {"name": "JohoCalendarGrid", "purpose": "The days of a month in weeks, under their initials: 12 pt corners, 3 pt border.", "properties": [{"name": "weeks", "type": "[[DayData]]", "required": true}, {"name": "selectedDay", "type": "Binding<Int?>", "required": true}], "bestPractices": ["Start weeks on Monday."], "cautions": ["Do not draw gray lines between days."], "codeExample": ["JohoCalendarGrid(weeks: [days], selectedDay: $day)"], "designTokens": ["color.black", "color.white", "color.red", "color.yellow", "border.container", "border.cell", "radius.card", "radius.cell", "spacing.xs", "spacing.sm", "typography.label"]},
            {"name": "JohoWeekRow", "purpose": "A week on one line: its number, the initials and dots of its days, its dates.", "properties": [{"name": "weekNumber", "type": "Int", "required": true}, {"name": "days", "type": "[DayData]", "required": true}, {"name": "dateRange", "type": "String", "required": true}, {"name": "isCurrentWeek", "type": "Bool", "required": false, "defaultValue": "false"}], "bestPractices": ["Put the number of the week first."], "cautions": ["Do not write white on yellow."], "codeExample": ["JohoWeekRow(weekNumber: 42, days: days, dateRange: \"Oct 12 - 18\", isCurrentWeek: true)"], "designTokens": ["color.black", "color.white", "color.yellow", "color.red", "border.row", "border.cell", "radius.button", "spacing.sm", "typography.label", "typography.labelSmall", "typography.bodySmall"]},
            {"name": "DayCell", "purpose": "A day of a week row: its number in 14 pt over at most three dots.", "properties": [{"name": "day", "type": "DayData", "required": true}, {"name": "isToday", "type": "Bool", "required": false, "defaultValue": "false"}, {"name": "isSunday", "type": "Bool", "required": false, "defaultValue": "false"}, {"name": "isSelected", "type": "Bool", "required": false, "defaultValue": "false"}], "bestPractices": ["Let neighbours share their lines."], "cautions": ["Do not write red on yellow."], "codeExample": ["DayCell(day: days[2], isToday: true)"], "designTokens": ["color.black", "color.white", "color.red", "color.yellow", "border.cell", "border.active", "spacing.sm", "size.target", "opacity.selection", "typography.bodySmall"]},
            {"name": "JohoDots", "purpose": "The dots under a day: one for each kind of content, in a line as high as one dot even when empty, so that the days of a week have the same height.", "properties": [{"name": "colors", "type": "[Color]", "required": true}, {"name": "size", "type": "CGFloat", "required": false, "defaultValue": "6"}, {"name": "borderWidth", "type": "CGFloat", "required": false, "defaultValue": "1"}, {"name": "limit", "type": "Int", "required": false, "defaultValue": "3"}], "bestPractices": ["Use one dot for each kind of content."], "cautions": ["Do not use dots without a legend."], "codeExample": ["JohoDots(colors: [JohoColors.cyan, JohoColors.pink])"], "designTokens": ["color.black", "border.cell", "spacing.hairline"]},
            {"name": "WeekRowView", "purpose": "A week on one line with the numbers of its days; expanded, every day with its events.", "properties": [{"name": "week", "type": "WeekData", "required": true}, {"name": "isCurrentWeek", "type": "Bool", "required": false, "defaultValue": "false"}, {"name": "isExpanded", "type": "Bool", "required": false, "defaultValue": "false"}, {"name": "selectedDay", "type": "Int?", "required": false, "defaultValue": "nil"}], "bestPractices": ["Collapse by default."], "cautions": ["Do not expand two weeks at once."], "codeExample": ["WeekRowView(week: week, isCurrentWeek: true, selectedDay: 13)"], "designTokens": ["color.black", "color.white", "color.yellow", "color.red", "border.row", "border.cell", "border.active", "radius.button", "typography.label", "typography.bodySmall"]},
            {"name": "JohoDataTable", "purpose": "Rows and columns under a black head: 12 pt corners, 2 pt border, 1 pt between rows.", "properties": [{"name": "columns", "type": "[TableColumn<Item>]", "required": true}, {"name": "items", "type": "[Item]", "required": true}, {"name": "emptyText", "type": "String?", "required": false, "defaultValue": "nil"}], "bestPractices": ["Align figures at the trailing edge, in digits of one width."], "cautions": ["Do not cut a figure."], "codeExample": ["JohoDataTable(", "  columns: [", "    TableColumn(title: \"Name\") { AnyView(Text($0.title)) },", "    TableColumn(title: \"Time\", width: 80, alignment: .trailing) { AnyView(Text($0.time ?? \"\")) },", "  ], items: events)"], "designTokens": ["color.black", "color.white", "border.interactive", "border.cell", "radius.card", "spacing.md", "typography.label", "typography.body"]},
            {"name": "JohoStatCard", "purpose": "A figure with its label: 12 pt corners, 2 pt border.", "properties": [{"name": "value", "type": "String", "required": true}, {"name": "label", "type": "String", "required": true}, {"name": "accentColor", "type": "Color", "required": false, "defaultValue": "JohoColors.white"}], "bestPractices": ["Show one figure and what it counts."], "cautions": ["Do not cut the figure: it shrinks."], "codeExample": ["JohoStatCard(value: \"340\", label: \"Spent\", accentColor: JohoColors.green)"], "designTokens": ["color.black", "color.white", "color.green", "border.interactive", "radius.card", "spacing.xl", "typography.displayMedium", "typography.label"]},
            {"name": "JohoListRow", "purpose": "An item of a list, with an indicator before it and a text, a lock or a chevron after it.", "properties": [{"name": "title", "type": "String", "required": true}, {"name": "subtitle", "type": "String?", "required": false, "defaultValue": "nil"}, {"name": "indicatorColor", "type": "Color?", "required": false, "defaultValue": "nil"}, {"name": "trailing", "type": "String?", "required": false, "defaultValue": "nil"}, {"name": "showChevron", "type": "Bool", "required": false, "defaultValue": "true"}, {"name": "isLocked", "type": "Bool", "required": false, "defaultValue": "false"}], "bestPractices": ["Lock what cannot be edited."], "cautions": ["Do not use a chevron where nothing opens."], "codeExample": ["JohoListRow(title: \"Ferry\", subtitle: \"At noon\", indicatorColor: JohoColors.orange)"], "designTokens": ["color.black", "color.white", "border.row", "radius.card", "spacing.md", "size.accessory", "opacity.faint", "typography.headline", "typography.bodySmall"]},
            {"name": "JohoProgressBar", "purpose": "A progress bar, 24 pt high: 4 pt corners, 2 pt border.", "properties": [{"name": "progress", "type": "Double", "required": true}, {"name": "accentColor", "type": "Color", "required": false, "defaultValue": "JohoColors.cyan"}, {"name": "showsPercentage", "type": "Bool", "required": false, "defaultValue": "true"}], "bestPractices": ["Say the share in figures too."], "cautions": ["Do not use it where the end is unknown."], "codeExample": ["JohoProgressBar(progress: 0.42)"], "designTokens": ["color.black", "color.white", "color.cyan", "border.interactive", "radius.cell", "radius.fill", "spacing.hairline", "typography.label"]},
            {"name": "JohoStepProgress", "purpose": "The current one of several steps: circles of 20 pt over their numbers.", "properties": [{"name": "totalSteps", "type": "Int", "required": true}, {"name": "currentStep", "type": "Int", "required": true}], "bestPractices": ["Number the steps."], "cautions": ["Do not use it for more than a dozen."], "codeExample": ["JohoStepProgress(totalSteps: 5, currentStep: 2)"], "designTokens": ["color.black", "color.white", "color.yellow", "border.row", "opacity.ghost", "typography.labelSmall"]},
            {"name": "ExpandedWeekView", "purpose": "An expanded week: every day with its events.", "properties": [{"name": "week", "type": "WeekData", "required": true}, {"name": "selectedDay", "type": "Binding<Int?>", "required": true}], "bestPractices": ["Show every day, the empty ones too."], "cautions": ["Do not put the days of two weeks in one view."], "codeExample": ["ExpandedWeekView(week: week, selectedDay: $day)"], "designTokens": ["color.black", "color.white", "color.yellow", "color.red", "border.container", "border.row", "radius.container", "spacing.sm", "spacing.lg", "typography.displayMedium"]},
            {"name": "DaySection", "purpose": "A day of an expanded week: its name and number over its events.", "properties": [{"name": "day", "type": "DayData", "required": true}, {"name": "isSelected", "type": "Bool", "required": true}, {"name": "onTap", "type": "() -> Void", "required": true}], "bestPractices": ["Say when there is nothing."], "cautions": ["Do not tint a day without a border."], "codeExample": ["DaySection(day: days[2], isSelected: false, onTap: {})"], "designTokens": ["color.black", "color.white", "color.yellow", "color.red", "border.active", "radius.button", "spacing.sm", "size.target", "opacity.selection", "typography.label"]},
            {"name": "EventRow", "purpose": "An event of a day: a dot, its title, its time.", "properties": [{"name": "event", "type": "EventData", "required": true}], "bestPractices": ["Put the time last, in digits of one width."], "cautions": ["Do not colour the title."], "codeExample": ["EventRow(event: events[0])"], "designTokens": ["color.black", "color.white", "border.row", "radius.button", "spacing.sm", "spacing.md", "typography.body", "typography.bodySmall"]},
            {"name": "CompactWeekRow", "purpose": "A week in a year's overview: seven boxes in the colours of their events, the current week in yellow.", "properties": [{"name": "week", "type": "WeekData", "required": true}], "bestPractices": ["Use it for a year at a glance."], "cautions": ["Do not make it a target: open the quarter."], "codeExample": ["CompactWeekRow(weekNumber: 42, year: 2026)"], "designTokens": ["color.black", "color.white", "color.yellow", "border.cell", "border.active", "radius.pill", "spacing.sm", "spacing.xs", "typography.labelSmall"]},
            {"name": "QuarterSection", "purpose": "The weeks of a quarter under its pill.", "properties": [{"name": "number", "type": "Int", "required": true}, {"name": "weeks", "type": "[WeekData]", "required": true}], "bestPractices": ["Show thirteen weeks, and week 53 in the last quarter."], "cautions": ["Do not start a quarter within a week."], "codeExample": ["QuarterSection(quarter: Quarter(number: 4, weeks: 40...53), year: 2026)"], "designTokens": ["color.black", "color.white", "border.container", "radius.container", "spacing.md", "typography.label"]},
            {"name": "YearOverviewView", "purpose": "All weeks of a year in its quarters.", "properties": [{"name": "year", "type": "Int", "required": true}, {"name": "weeks", "type": "[WeekData]", "required": true}], "bestPractices": ["Show all the weeks of the year."], "cautions": ["Do not end at week 52 where there are 53."], "codeExample": ["YearOverviewView(year: 2026)"], "designTokens": ["color.black", "color.white", "border.container", "radius.container", "spacing.md", "typography.displayMedium"]},
            {"name": "MonthHeader", "purpose": "A month and its year, white on a black bar.", "properties": [{"name": "month", "type": "String", "required": true}, {"name": "year", "type": "Int", "required": true}], "bestPractices": ["Put it above the first week of the month."], "cautions": ["Do not repeat it inside of a week."], "codeExample": ["MonthHeader(month: \"October\", year: 2026)"], "designTokens": ["color.black", "color.white", "spacing.md", "typography.label"]},
            {"name": "HolidayRow", "purpose": "A holiday on light pink, with a lock when it is not the user's own.", "properties": [{"name": "holiday", "type": "Holiday", "required": true}], "bestPractices": ["Lock the holidays that the calendar brings."], "cautions": ["Do not let a locked one be swiped."], "codeExample": ["HolidayRow(", "  holiday: Holiday(name: \"Culture Day\", subtitle: \"National holiday\", formattedDate: \"Nov 3\"))"], "designTokens": ["color.black", "color.white", "color.pink", "border.row", "radius.card", "spacing.md", "size.accessory", "opacity.holiday", "typography.headline", "typography.bodySmall"]},
            {"name": "JohoMark", "purpose": "A mark in the ink of its ground, all of them in one square.", "properties": [{"name": "mark", "type": "JohoMark", "required": true}, {"name": "size", "type": "CGFloat", "required": false, "defaultValue": "18"}], "bestPractices": ["Use a mark for its printed meaning only.", "Let the filled form say the same more strongly."], "cautions": ["Do not replace it by an emoji."], "codeExample": ["JohoMarkView(.excellent)"], "designTokens": ["color.black"]},
            {"name": "JohoSymbol", "purpose": "A symbol in black.", "properties": [{"name": "symbol", "type": "String", "required": true}, {"name": "size", "type": "CGFloat", "required": false, "defaultValue": "16"}, {"name": "weight", "type": "Font.Weight", "required": false, "defaultValue": ".medium"}], "bestPractices": ["Take size and weight from the context."], "cautions": ["Do not mix weights in one row."], "codeExample": ["JohoSymbol(symbol: \"calendar\", in: .navigation)"], "designTokens": ["color.black"]},
            {"name": "IndicatorDot", "purpose": "An indicator whose border follows from its size: 1 pt up to 6 pt, 1.5 pt above.", "properties": [{"name": "color", "type": "Color", "required": true}, {"name": "size", "type": "CGFloat", "required": false, "defaultValue": "8"}], "bestPractices": ["Keep its black border at every size."], "cautions": ["Do not use it without a legend."], "codeExample": ["IndicatorDot(color: JohoColors.cyan)"], "designTokens": ["color.black", "color.cyan", "border.cell", "border.row"]},
            {"name": "JohoIndicator", "purpose": "A dot in the colour of a kind of content; always with a black border.", "properties": [{"name": "color", "type": "Color", "required": true}, {"name": "size", "type": "CGFloat", "required": false, "defaultValue": "10"}, {"name": "borderWidth", "type": "CGFloat", "required": false, "defaultValue": "1.5"}], "bestPractices": ["Take its size from its place."], "cautions": ["Do not draw it without a border."], "codeExample": ["JohoIndicator(color: JohoColors.cyan, in: .legend)"], "designTokens": ["color.black", "color.cyan", "border.cell", "border.row"]},
            {"name": "JohoStatusMark", "purpose": "A kind of content and its state in one: a dot and a symbol of 12 pt.", "properties": [{"name": "color", "type": "Color", "required": true}, {"name": "symbol", "type": "String", "required": true}], "bestPractices": ["Say kind by colour and state by symbol."], "cautions": ["Do not say either by colour alone."], "codeExample": ["JohoStatusMark(color: JohoColors.cyan, symbol: \"checkmark\")"], "designTokens": ["color.black", "color.cyan", "spacing.xs"]},
            {"name": "JohoLegend", "purpose": "The meaning of a calendar's dots, with their codes.", "properties": [{"name": "types", "type": "[JohoContentType]", "required": false, "defaultValue": "JohoContentType.allCases"}, {"name": "isStrong", "type": "Bool", "required": false, "defaultValue": "false"}], "bestPractices": ["List the kinds that the page uses."], "cautions": ["Do not mix the two palettes on a page."], "codeExample": ["JohoLegend(types: [.event, .holiday, .trip])"], "designTokens": ["color.black", "color.pink", "color.cyan", "color.purple", "color.cream", "color.orange", "color.green", "border.row", "radius.card", "spacing.sm", "typography.label", "typography.bodySmall"]},
            {"name": "StarPageHeader", "purpose": "The page's bento header: week, date, and the way back to today.", "properties": [{"name": "weekNumber", "type": "Int", "required": true}, {"name": "monthYear", "type": "String", "required": true}, {"name": "dayName", "type": "String", "required": true}, {"name": "dayNumber", "type": "Int", "required": true}, {"name": "onToday", "type": "() -> Void", "required": true}], "bestPractices": ["Keep week, date and TODAY in this order."], "cautions": ["Do not leave room between a zone and the wall."], "codeExample": ["StarPageHeader(", "  weekNumber: 42, monthYear: \"October 2026\", dayName: \"Thursday\", dayNumber: 15, onToday: {})"], "designTokens": ["color.black", "color.white", "color.yellow", "border.container", "border.row", "border.interactive", "radius.container", "radius.button", "spacing.md", "size.target", "typography.displayLarge", "typography.headline"]},
            {"name": "EventCard", "purpose": "An event of today: a dot, its title and place, its time.", "properties": [{"name": "event", "type": "Event", "required": true}], "bestPractices": ["Show title, place and time."], "cautions": ["Do not cut the title: it wraps."], "codeExample": ["EventCard(event: Event(title: \"Team Standup\", timeString: \"9:00 AM\"))"], "designTokens": ["color.black", "color.white", "border.row", "radius.card", "spacing.md", "typography.headline", "typography.bodySmall"]},
            {"name": "UpcomingCard", "purpose": "What is to come: a dot, its title, the days until then, its date.", "properties": [{"name": "item", "type": "UpcomingItem", "required": true}], "bestPractices": ["Say how many days are left."], "cautions": ["Do not list more than five."], "codeExample": ["UpcomingCard(", "  item: UpcomingItem(title: \"Culture Day\", daysUntil: 19, dateString: \"Nov 3\", isSystem: true))"], "designTokens": ["color.black", "color.white", "color.pink", "border.row", "radius.card", "spacing.md", "size.lock", "typography.headline", "typography.bodySmall"]},
            {"name": "StarPage", "purpose": "One page for the whole system: the day at a glance.", "properties": [], "bestPractices": ["Show the day, today and what is to come, in that order.", "Keep the empty boxes and say that they are empty."], "cautions": ["Do not leave more than 8 pt above the star.", "Do not show more than 8 pt of a dark canvas."], "codeExample": ["StarPage()"], "designTokens": ["color.black", "color.white", "color.yellow", "color.cyan", "color.pink", "color.cream", "border.container", "radius.container", "spacing.lg", "spacing.md", "spacing.sm"]},
            {"name": "WeekWidget", "purpose": "The week on a home screen, in the three sizes of widgets.", "properties": [{"name": "week", "type": "WeekData", "required": true}, {"name": "size", "type": "Size", "required": true}], "bestPractices": ["Show the number of the week in every size."], "cautions": ["Do not put more on it than fits its largest letters."], "codeExample": ["WeekWidget(week: week, size: .medium)"], "designTokens": ["color.black", "color.white", "color.yellow", "color.red", "border.container", "border.row", "radius.container", "spacing.sm", "spacing.md", "typography.displayLarge", "typography.headline"]}
          ]
        }
      },
      "color": {
        "$type": "color",
        "yellow": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              1,
              0.898,
              0.4
            ],
            "hex": "#FFE566"
          },
          "$description": "Now"
        },
        "cyan": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.6471,
              0.9529,
              0.9882
            ],
            "hex": "#A5F3FC"
          },
          "$description": "Scheduled time"
        },
        "pink": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.9961,
              0.8039,
              0.8275
            ],
            "hex": "#FECDD3"
          },
          "$description": "Special days"
        },
        "orange": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.9961,
              0.8431,
              0.6667
            ],
            "hex": "#FED7AA"
          },
          "$description": "Movement"
        },
        "green": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.7333,
              0.9686,
              0.8157
            ],
            "hex": "#BBF7D0"
          },
          "$description": "Money"
        },
        "purple": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.9137,
              0.8353,
              1
            ],
            "hex": "#E9D5FF"
          },
          "$description": "People"
        },
        "red": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.898,
              0.2235,
              0.2078
            ],
            "hex": "#E53935"
          },
          "$description": "Alert"
        },
        "cream": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0.9961,
              0.9529,
              0.7804
            ],
            "hex": "#FEF3C7"
          },
          "$description": "Personal notes"
        },
        "black": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              0,
              0,
              0
            ],
            "hex": "#000000"
          },
          "$description": "Borders and text"
        },
        "white": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              1,
              1,
              1
            ],
            "hex": "#FFFFFF"
          },
          "$description": "Grounds"
        },
        "canvas": {
          "$value": "{color.black}",
          "$description": "Behind all containers"
        },
        "paper": {
          "$value": {
            "colorSpace": "srgb",
            "components": [
              1,
              1,
              1
            ],
            "hex": "#FFFFFF"
          },
          "$description": "The outermost canvas",
          "$extensions": {
            "mode": {
              "dark": {
                "colorSpace": "srgb",
                "components": [
                  0.0392,
                  0.0392,
                  0.0588
                ],
                "hex": "#0A0A0F"
              }
            }
          }
        }
      },
      "typography": {
        "$type": "typography",
        "displayLarge": {
          "$value": {
            "fontFamily": [
              "SF Pro Rounded"
            ],
            "fontSize": {
              "value": 48,
              "unit": "px"
            },
            "fontWeight": 800,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.1875
          }
        },
        "displayMedium": {
          "$value": {
            "fontFamily": [
              "SF Pro Rounded"
            ],
            "fontSize": {
              "value": 32,
              "unit": "px"
            },
            "fontWeight": 700,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.1875
          }
        },
        "headline": {
          "$value": {
            "fontFamily": [
              "SF Pro Rounded"
            ],
            "fontSize": {
              "value": 18,
              "unit": "px"
            },
            "fontWeight": 700,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.222222
          }
        },
        "body": {
          "$value": {
            "fontFamily": [
              "SF Pro Rounded"
            ],
            "fontSize": {
              "value": 16,
              "unit": "px"
            },
            "fontWeight": 500,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.3125
          }
        },
        "bodySmall": {
          "$value": {
            "fontFamily": [
              "SF Pro Rounded"
            ],
            "fontSize": {
              "value": 14,
              "unit": "px"
            },
            "fontWeight": 500,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.285714
          }
        },
        "label": {
          "$value": {
            "fontFamily": [
              "SF Pro Rounded"
            ],
            "fontSize": {
              "value": 12,
              "unit": "px"
            },
            "fontWeight": 700,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.333333
          }
        },
        "labelSmall": {
          "$value": {
            "fontFamily": [
              "SF Pro Rounded"
            ],
            "fontSize": {
              "value": 10,
              "unit": "px"
            },
            "fontWeight": 700,
            "letterSpacing": {
              "value": 0,
              "unit": "px"
            },
            "lineHeight": 1.3
          }
        }
      },
      "spacing": {
        "$type": "dimension",
        "xs": {
          "$value": {
            "value": 4,
            "unit": "px"
          }
        },
        "sm": {
          "$value": {
            "value": 8,
            "unit": "px"
          }
        },
        "md": {
          "$value": {
            "value": 12,
            "unit": "px"
          }
        },
        "lg": {
          "$value": {
            "value": 16,
            "unit": "px"
          }
        },
        "xl": {
          "$value": {
            "value": 20,
            "unit": "px"
          }
        },
        "xxl": {
          "$value": {
            "value": 24,
            "unit": "px"
          }
        },
        "xxxl": {
          "$value": {
            "value": 32,
            "unit": "px"
          }
        },
        "hairline": {
          "$value": {
            "value": 2,
            "unit": "px"
          }
        },
        "pill": {
          "$value": {
            "value": 6,
            "unit": "px"
          }
        }
      },
      "radius": {
        "$type": "dimension",
        "container": {
          "$value": {
            "value": 16,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "corner": "continuous"
            }
          }
        },
        "card": {
          "$value": {
            "value": 12,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "corner": "continuous"
            }
          }
        },
        "button": {
          "$value": {
            "value": 8,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "corner": "continuous"
            }
          }
        },
        "pill": {
          "$value": {
            "value": 6,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "corner": "continuous"
            }
          }
        },
        "cell": {
          "$value": {
            "value": 4,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "corner": "continuous"
            }
          }
        },
        "fill": {
          "$value": {
            "value": 2,
            "unit": "px"
          },
          "$extensions": {
            "kumihan": {
              "corner": "continuous"
            }
          }
        }
      },
      "border": {
        "$type": "border",
        "cell": {
          "$value": {
            "color": "{color.black}",
            "width": {
              "value": 1,
              "unit": "px"
            },
            "style": "solid"
          },
          "$description": "A unit within a larger structure"
        },
        "row": {
          "$value": {
            "color": "{color.black}",
            "width": {
              "value": 1.5,
              "unit": "px"
            },
            "style": "solid"
          },
          "$description": "A group, a row, a section, a card"
        },
        "interactive": {
          "$value": {
            "color": "{color.black}",
            "width": {
              "value": 2,
              "unit": "px"
            },
            "style": "solid"
          },
          "$description": "What can be touched"
        },
        "active": {
          "$value": {
            "color": "{color.black}",
            "width": {
              "value": 2.5,
              "unit": "px"
            },
            "style": "solid"
          },
          "$description": "Selected or focused"
        },
        "container": {
          "$value": {
            "color": "{color.black}",
            "width": {
              "value": 3,
              "unit": "px"
            },
            "style": "solid"
          },
          "$description": "A major area"
        }
      },
      "size": {
        "$type": "dimension",
        "target": {
          "$value": {
            "value": 44,
            "unit": "px"
          },
          "$description": "The least length of what is touched"
        },
        "box": {
          "$value": {
            "value": 24,
            "unit": "px"
          },
          "$description": "The square of a symbol"
        },
        "accessory": {
          "$value": {
            "value": 14,
            "unit": "px"
          }
        },
        "lock": {
          "$value": {
            "value": 12,
            "unit": "px"
          }
        },
        "empty": {
          "$value": {
            "value": 48,
            "unit": "px"
          },
          "$description": "The symbol of an empty state"
        }
      },
      "opacity": {
        "$type": "number",
        "secondary": {
          "$value": 0.6
        },
        "faint": {
          "$value": 0.4
        },
        "ghost": {
          "$value": 0.3
        },
        "selection": {
          "$value": 0.3
        },
        "holiday": {
          "$value": 0.3
        },
        "disabled": {
          "$value": 0.5
        },
        "track": {
          "$value": 0.2
        }
      }
    }

    """#
}
