/// The book's figures, one line for each component and state, as a reader may check them.
///
/// - border: the width of the outermost border in points.
/// - radius: of its continuous corners; `rect` for none, `circle` for a dot.
/// - inside: what stands between the border and the content, across and down.
/// - fill: of the area within the border.
/// - text: every size, weight and colour that text is set in, leaving the symbols out.
///
/// `-` stands where the book gives no figure. Colours are those of chapter 4.
let bookFigures = """
  component             | state             | chapter | border | radius | inside | fill        | text
  JohoContainer         | default           | 9, 17   | 3      | 16     | 12 12  | white       | 16 medium black
  JohoCard              | default           | 9, 17   | 1.5    | 12     | 12 12  | white       | 16 medium black
  JohoCard              | modifier          | 17      | 1.5    | 12     | 12 12  | white       | 16 medium black
  JohoContainer         | modifier          | 17      | 3      | 16     | 12 12  | white       | 16 medium black
  JohoContainer         | own figures       | 17      | 2      | 8      | 16 16  | white       | 16 medium black
  JohoCard              | own figures       | 17      | 1      | 8      | 12 12  | white       | 16 medium black
  JohoSectionBox        | black             | 9, 17   | 3      | 16     | 12 12  | white       | 12 bold white, 16 medium black
  JohoSectionBox        | cyan              | 3, 9    | 3      | 16     | 12 12  | white       | 12 bold black, 16 medium black
  JohoFormSection       | default           | 9       | 2      | 12     | -      | white       | 12 bold white, 16 medium black 60, 16 medium black
  JohoSemanticContainer | event             | 9       | 1.5    | 12     | 12 12  | cyan        | 16 medium black
  JohoSemanticContainer | holiday           | 9       | 1.5    | 12     | 12 12  | pink        | 16 medium black
  JohoEmptyState        | default           | 17      | 3      | 16     | 32 32  | white       | 18 bold black, 14 medium black 60
  JohoEmptyDataState    | plain             | 12      | 3      | 16     | 32 32  | white       | 18 bold black, 14 medium black 60
  JohoEmptyDataState    | action            | 12      | 3      | 16     | 32 32  | white       | 18 bold black, 14 medium black 60, 16 medium white
  JohoLoadingState      | default           | 12      | 3      | 16     | 32 32  | white       | 14 medium black 60
  JohoPill              | black             | 3, 9    | 1.5    | 6      | 12 6   | black       | 12 bold white
  JohoPill              | red               | 4       | 1.5    | 6      | 12 6   | red         | 12 bold white
  JohoPill              | yellow            | 4, 11   | 1.5    | 6      | 12 6   | yellow      | 12 bold black
  JohoPill              | cyan              | 3, 4    | 1.5    | 6      | 12 6   | cyan        | 12 bold black
  JohoPill              | pink              | 3, 4    | 1.5    | 6      | 12 6   | pink        | 12 bold black
  JohoPill              | orange            | 3, 4    | 1.5    | 6      | 12 6   | orange      | 12 bold black
  JohoPill              | green             | 3, 4    | 1.5    | 6      | 12 6   | green       | 12 bold black
  JohoPill              | purple            | 3, 4    | 1.5    | 6      | 12 6   | purple      | 12 bold black
  JohoPill              | cream             | 3, 4    | 1.5    | 6      | 12 6   | cream       | 12 bold black
  JohoButton            | primary           | 10, 17  | 2      | 8      | 20 12  | black       | 16 medium white
  JohoButton            | secondary         | 10, 17  | 2      | 8      | 20 12  | white       | 16 medium black
  JohoButton            | destructive       | 10, 17  | 2      | 8      | 20 12  | red         | 16 medium white
  JohoButton            | primary, disabled | 10      | 2      | 8      | 20 12  | black       | 16 medium white
  JohoIconButton        | normal            | 10, 17  | 2      | 8      | -      | white       | -
  JohoToggle            | off               | 10, 17  | 2      | 16     | -      | white       | -
  JohoToggle            | on                | 10, 17  | 2      | 16     | -      | cyan        | -
  JohoToggle            | on, green         | 10      | 2      | 16     | -      | green       | -
  JohoToggleRow         | off               | 10, 17  | 1.5    | 12     | 12 12  | white       | 16 medium black
  JohoToggleRow         | on, subtitle      | 10, 17  | 1.5    | 12     | 12 12  | white       | 16 medium black, 14 medium black 60
  JohoTextField         | empty             | 10, 17  | 2      | 8      | 12 12  | white       | 16 medium black 60
  JohoTextField         | filled            | 10, 17  | 2      | 8      | 12 12  | white       | 16 medium black
  JohoTextField         | focused           | 10, 17  | 2.5    | 8      | 12 12  | white       | 16 medium black
  JohoSelectableRow     | normal            | 10      | 1.5    | 12     | 12 12  | white       | 16 medium black
  JohoSelectableRow     | selected          | 10, 18  | 2.5    | 12     | 12 12  | yellow 30   | 16 medium black
  JohoStepper           | middle            | 10      | 2      | 8      | -      | white       | 18 bold black
  JohoSegmentedControl  | day               | 11      | 2      | 8      | -      | white       | 12 bold white, 12 bold black
  JohoPageHeader        | title             | 11      | -      | -      | 16 8   | -           | 32 bold black
  JohoBentoHeader       | default           | 11      | 3      | 16     | -      | white       | 48 heavy black, 12 bold black 60, 18 bold black, 12 bold black
  JohoSidebarItem       | normal            | 11      | 1.5    | 8      | 12 12  | white       | 16 medium black
  JohoSidebarItem       | selected          | 11      | 2.5    | 8      | 12 12  | yellow      | 16 medium black
  JohoSidebarItem       | disabled          | 11      | 1.5    | 8      | 12 12  | white       | 16 medium black
  JohoTabItem           | normal            | 11      | 0      | 8      | 0 8    | -           | 10 bold black
  JohoTabItem           | selected          | 11      | 2      | 8      | 0 8    | yellow      | 10 bold black
  JohoSheetHeader       | enabled           | 11      | -      | -      | 16 12  | -           | 16 medium black, 18 bold black, 16 bold white
  JohoBreadcrumb        | four deep         | 11      | -      | -      | -      | -           | 14 medium black 60, 14 medium black 40, 14 bold black
  JohoDayCell           | normal            | 12      | 1      | 4      | 0 8    | white       | 16 medium black
  JohoDayCell           | today             | 12      | 1      | 4      | 0 8    | yellow      | 16 medium black
  JohoDayCell           | sunday            | 12      | 1      | 4      | 0 8    | white       | 16 medium red
  JohoDayCell           | selected          | 12, 14  | 2.5    | 4      | 0 8    | yellow 30   | 16 medium black
  JohoDayCell           | today, selected   | 12      | 2.5    | 4      | 0 8    | yellow      | 16 medium black
  JohoCalendarGrid      | today and selected | 12     | 3      | 12     | -      | white       | 12 bold white, 12 bold red, 16 medium black, 16 medium red
  JohoWeekRow           | normal            | 12      | 1.5    | 8      | -      | white       | 12 bold white, 10 bold black 60, 10 bold red, 14 medium black 60
  JohoWeekRow           | current           | 12      | 1.5    | 8      | -      | white       | 12 bold black, 10 bold black 60, 10 bold red, 14 medium black 60
  DayCell               | normal            | 14      | 1      | rect   | 0 8    | white       | 14 medium black
  DayCell               | today             | 14      | 1      | rect   | 0 8    | yellow      | 14 medium black
  DayCell               | sunday            | 14      | 1      | rect   | 0 8    | white       | 14 medium red
  DayCell               | selected          | 14      | 2.5    | rect   | 0 8    | -           | 14 medium black
  WeekRowView           | current           | 14      | 1.5    | 8      | -      | white       | 12 bold black, 14 medium black, 14 medium red, 14 medium black 60
  JohoDataTable         | rows              | 12      | 2      | 12     | -      | white       | 12 bold white, 16 medium black
  JohoStatCard          | green             | 12      | 2      | 12     | 0 20   | green       | 32 bold black, 12 bold black 60
  JohoListRow           | default           | 12, 17  | 1.5    | 12     | 12 12  | white       | 18 bold black, 14 medium black 60
  JohoListRow           | locked            | 12, 17  | 1.5    | 12     | 12 12  | white       | 18 bold black
  JohoProgressBar       | 42                | 12      | 2      | 4      | 2 2    | white       | 12 bold black
  DaySection            | selected          | 14, 18  | 2.5    | 8      | 8 8    | yellow 30   | 12 bold black, 16 medium black, 14 medium black 60
  ExpandedWeekView      | current           | 14      | 3      | 16     | -      | white       | 32 bold black, 14 medium black 60, 12 bold black, 12 bold red, 16 medium black
  MonthHeader           | default           | 14      | -      | -      | 0 12   | -           | 12 bold white
  HolidayRow            | system            | 14      | 1.5    | 12     | 12 12  | pink 30     | 18 bold black, 14 medium black 60
  IndicatorDot          | default           | 14      | 1.5    | circle | -      | cyan        | -
  IndicatorDot          | small             | 14      | 1      | circle | -      | cyan        | -
  JohoIndicator         | default           | 8, 17   | 1.5    | circle | -      | cyan        | -
  JohoIndicator         | calendar, chapter 14  | 14  | 0.5    | circle | -      | cyan        | -
  JohoIndicator         | collapsed, chapter 14 | 14  | 0.5    | circle | -      | cyan        | -
  JohoIndicator         | expanded, chapter 14  | 14  | 1.5    | circle | -      | cyan        | -
  JohoIndicator         | legend, chapter 14    | 14  | 1.5    | circle | -      | cyan        | -
  JohoIndicator         | calendar, chapter 8   | 8   | 1      | circle | -      | cyan        | -
  JohoIndicator         | collapsed, chapter 8  | 8   | 1      | circle | -      | cyan        | -
  JohoIndicator         | expanded, chapter 8   | 8   | 1.5    | circle | -      | cyan        | -
  JohoIndicator         | legend, chapter 8     | 8   | 1.5    | circle | -      | cyan        | -
  """

/// Sizes in points that the book gives, across and down; `-` for a side it leaves open.
let bookSizes = """
  component      | state                 | chapter | width | height
  JohoToggle     | on                    | 10, 17  | 52    | 32
  JohoIconButton | normal                | 10, 17  | 44    | 44
  JohoStepper    | middle                | 10      | -     | 44
  JohoSidebar    | first selected        | 11      | 200   | -
  JohoWeekZone   | default               | 11, 15  | 100   | -
  JohoProgressBar | 42                   | 12      | -     | 24
  JohoIndicator  | default               | 8, 17   | 10    | 10
  JohoIndicator  | calendar, chapter 14  | 14      | 5     | 5
  JohoIndicator  | collapsed, chapter 14 | 14      | 6     | 6
  JohoIndicator  | expanded, chapter 14  | 14      | 8     | 8
  JohoIndicator  | legend, chapter 14    | 14      | 10    | 10
  JohoIndicator  | calendar, chapter 8   | 8       | 7     | 7
  JohoIndicator  | collapsed, chapter 8  | 8       | 8     | 8
  JohoIndicator  | expanded, chapter 8   | 8       | 10    | 10
  JohoIndicator  | legend, chapter 8     | 8       | 12    | 12
  IndicatorDot   | default               | 14      | 8     | 8
  """
