extension HolidayRegion {
  /// The states and territories, each with the federal days that it keeps and its own, 1990 to 2060 as their codes give them.
  static let americanStates: [HolidayRegion] = [
    part(
      "US-AK", "Alaska", of: .unitedStates,
      without: [
        "Columbus Day": .from(2015), "Martin Luther King Jr. Day": .always,
        "Washington's Birthday": .always,
      ],
      [
        .free(
          "Martin Luther King Jr.'s Birthday", "Martin Luther King Jr.'s Birthday",
          .nthWeekday(3, .monday, month: 1)),
        presidentsDay1,
        .free("Seward's Day", "Seward's Day", .nthWeekday(-1, .monday, month: 3)),
        .free(
          "Indigenous Peoples' Day", "Indigenous Peoples' Day", .nthWeekday(2, .monday, month: 10),
          .from(2015)),
        .free(
          "Alaska Day", "Alaska Day", .fixed(MonthDay(10, 18)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
      ]),
    part(
      "US-AL", "Alabama", of: .unitedStates,
      without: [
        "Columbus Day": .always, "Martin Luther King Jr. Day": .always,
        "Washington's Birthday": .always,
      ],
      [
        .free(
          "Martin Luther King, Jr & Robert E. Lee's Birthday",
          "Martin Luther King, Jr & Robert E. Lee's Birthday", .nthWeekday(3, .monday, month: 1)),
        .free(
          "George Washington & Thomas Jefferson's Birthday",
          "George Washington & Thomas Jefferson's Birthday", .nthWeekday(3, .monday, month: 2)),
        confederateMemorialDay,
        .free(
          "Jefferson Davis Birthday", "Jefferson Davis Birthday", .nthWeekday(1, .monday, month: 6)),
        .free(
          "Columbus Day / American Indian Heritage Day / Fraternal Day",
          "Columbus Day / American Indian Heritage Day / Fraternal Day",
          .nthWeekday(2, .monday, month: 10), .from(2000)),
        .free(
          "Columbus Day / Fraternal Day", "Columbus Day / Fraternal Day",
          .nthWeekday(2, .monday, month: 10), .through(1999)),
      ]),
    part(
      "US-AR", "Arkansas", of: .unitedStates,
      without: [
        "Columbus Day": .always, "Martin Luther King Jr. Day": .through(2017),
        "Washington's Birthday": .always,
      ],
      [
        .free(
          "George Washington's Birthday and Daisy Gatson Bates Day",
          "George Washington's Birthday and Daisy Gatson Bates Day",
          .nthWeekday(3, .monday, month: 2)),
        .free(
          "Dr. Martin Luther King Jr. and Robert E. Lee's Birthdays",
          "Dr. Martin Luther King Jr. and Robert E. Lee's Birthdays",
          .nthWeekday(3, .monday, month: 1), .through(2017)),
      ]),
    part(
      "US-AS", "American Samoa", of: .unitedStates,
      [
        .free(
          "American Samoa Flag Day", "American Samoa Flag Day", .fixed(MonthDay(4, 17)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
        .free(
          "Manu'a Islands Cession Day", "Manu'a Islands Cession Day", .fixed(MonthDay(7, 16)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
        .free("White Sunday", "White Sunday", .nthWeekday(2, .sunday, month: 10)),
      ]),
    part(
      "US-AZ", "Arizona", of: .unitedStates,
      without: ["Martin Luther King Jr. Day": .always, "Washington's Birthday": .always],
      [
        drMartinLutherKingJrCivilRightsDay,
        .free(
          "Lincoln/Washington Presidents' Day", "Lincoln/Washington Presidents' Day",
          .nthWeekday(3, .monday, month: 2)),
      ]),
    part(
      "US-CA", "California", of: .unitedStates,
      without: ["Columbus Day": .from(2009), "Washington's Birthday": .always],
      [
        presidentsDay1,
        .free("Susan B. Anthony Day", "Susan B. Anthony Day", .fixed(MonthDay(2, 15)), .from(2014)),
        .free(
          "Cesar Chavez Day", "Cesar Chavez Day", .fixed(MonthDay(3, 31)), .from(1995),
          substitutes: observed(([.sunday], 1))),
        dayAfterThanksgiving,
        .free(
          "Lincoln's Birthday", "Lincoln's Birthday", .fixed(MonthDay(2, 12)), .through(2009),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
        .free(
          "Diwali", "Diwali",
          .decreed(yearly(2026, 1108, 1029, 1017, 1105, 1026, 1114, 1102, 1022, 1110, 1030))),
      ]),
    part(
      "US-CO", "Colorado", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        washingtonLincolnDay,
        .free("Cesar Chavez Day", "Cesar Chavez Day", .fixed(MonthDay(3, 31)), .from(2001)),
        .free(
          "Frances Xavier Cabrini Day", "Frances Xavier Cabrini Day",
          .nthWeekday(1, .monday, month: 10), .from(2020)),
      ]),
    part(
      "US-CT", "Connecticut", of: .unitedStates,
      [
        lincolnsBirthday,
        goodFriday,
      ]),
    part(
      "US-DC", "District of Columbia", of: .unitedStates, without: ["Columbus Day": .from(2019)],
      [
        .free(
          "Emancipation Day", "Emancipation Day", .fixed(MonthDay(4, 16)), .from(2005),
          substitutes: observed(([.saturday], -1), ([.sunday], 1), from: 2005)),
        indigenousPeoplesDay1,
        inaugurationDay,
      ]),
    part(
      "US-DE", "Delaware", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        goodFriday,
        .free("Election Day", "Election Day", .decreed(elections)),
        dayAfterThanksgiving,
        .free(
          "Presidents' Day", "Presidents' Day", .nthWeekday(3, .monday, month: 2), .through(2009)),
      ]),
    part(
      "US-FL", "Florida", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        .free("Susan B. Anthony Day", "Susan B. Anthony Day", .fixed(MonthDay(2, 15)), .from(2011)),
        fridayAfterThanksgiving,
      ]),
    part(
      "US-GA", "Georgia", of: .unitedStates,
      without: ["Martin Luther King Jr. Day": .through(2011), "Washington's Birthday": .always],
      [
        .free(
          "State Holiday", "State Holiday",
          .decreed(
            days(
              2016_04_25, 2017_04_24, 2018_04_23, 2019_04_22, 2020_04_10, 2021_04_02, 2022_04_15,
              2023_04_07, 2025_04_18, 2026_04_03, 2028_04_14, 2030_04_19, 2031_04_11, 2033_04_15,
              2034_04_07, 2036_04_11, 2037_04_03, 2038_04_23, 2039_04_08, 2041_04_19, 2042_04_04,
              2044_04_15, 2045_04_07, 2047_04_12, 2048_04_03, 2049_04_16, 2050_04_08, 2052_04_19,
              2053_04_04, 2055_04_16, 2057_04_20, 2058_04_12, 2060_04_16))),
        .free(
          "State Holiday", "State Holiday", .nthWeekday(4, .thursday, month: 11, offset: 1),
          .from(2016)),
        .free(
          "State Holiday", "State Holiday",
          .decreed(
            days(
              2024_03_29, 2027_03_26, 2029_03_30, 2032_03_26, 2035_03_23, 2040_03_30, 2043_03_27,
              2046_03_23, 2051_03_31, 2054_03_27, 2056_03_31, 2059_03_28))),
        washingtonsBirthday,
        .free(
          "Robert E. Lee's Birthday", "Robert E. Lee's Birthday", .nthWeekday(3, .monday, month: 1),
          .through(2011)),
        .free(
          "Robert E. Lee's Birthday", "Robert E. Lee's Birthday",
          .nthWeekday(4, .thursday, month: 11, offset: 1), .through(2015)),
        .free(
          "Confederate Memorial Day", "Confederate Memorial Day", .nthWeekday(4, .monday, month: 4),
          .through(2015)),
      ]),
    part(
      "US-GU", "Guam", of: .unitedStates, without: ["Columbus Day": .always],
      [
        .free("Guam Discovery Day", "Guam Discovery Day", .nthWeekday(1, .monday, month: 3)),
        goodFriday,
        .free("Liberation Day (Guam)", "Liberation Day (Guam)", .fixed(MonthDay(7, 21))),
        .free("All Souls' Day", "All Souls' Day", .fixed(MonthDay(11, 2))),
        .free("Lady of Camarin Day", "Lady of Camarin Day", .fixed(MonthDay(12, 8))),
      ]),
    part(
      "US-HI", "Hawaii", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        presidentsDay1,
        .free(
          "Prince Jonah Kuhio Kalanianaole Day", "Prince Jonah Kuhio Kalanianaole Day",
          .fixed(MonthDay(3, 26)), substitutes: observed(([.saturday], -1), ([.sunday], 1))),
        .free(
          "Kamehameha Day", "Kamehameha Day", .fixed(MonthDay(6, 11)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1), from: 2011)),
        .free("Statehood Day", "Statehood Day", .nthWeekday(3, .friday, month: 8)),
        .free("Election Day", "Election Day", .decreed(elections)),
      ]),
    part(
      "US-IA", "Iowa", of: .unitedStates, without: ["Columbus Day": .always],
      [
        lincolnsBirthday
      ]),
    part(
      "US-ID", "Idaho", of: .unitedStates,
      without: ["Martin Luther King Jr. Day": .from(2006), "Washington's Birthday": .always],
      [
        .free(
          "Martin Luther King Jr. / Idaho Human Rights Day",
          "Martin Luther King Jr. / Idaho Human Rights Day", .nthWeekday(3, .monday, month: 1),
          .from(2006)),
        presidentsDay1,
      ]),
    part(
      "US-IL", "Illinois", of: .unitedStates,
      [
        lincolnsBirthday,
        .free("Casimir Pulaski Day", "Casimir Pulaski Day", .nthWeekday(1, .monday, month: 3)),
        .free("Election Day", "Election Day", .decreed(elections)),
      ]),
    part(
      "US-IN", "Indiana", of: .unitedStates, without: ["Washington's Birthday": .always],
      [
        goodFriday,
        .free(
          "Primary Election Day", "Primary Election Day",
          .nthWeekday(1, .monday, month: 5, offset: 1), .from(2014)),
        .free(
          "Primary Election Day", "Primary Election Day",
          .decreed(days(2006_05_02, 2008_05_06, 2010_05_04, 2012_05_08))),
        electionDay1,
        electionDay2,
        .free(
          "Lincoln's Birthday", "Lincoln's Birthday",
          .nthWeekday(4, .thursday, month: 11, offset: 1), .from(2010)),
        washingtonsBirthday,
      ]),
    part(
      "US-KS", "Kansas", of: .unitedStates, without: ["Columbus Day": .always],
      [
        christmasEve
      ]),
    part(
      "US-KY", "Kentucky", of: .unitedStates, without: ["Columbus Day": .always],
      [
        goodFriday,
        newYearsEve,
      ]),
    part(
      "US-LA", "Louisiana", of: .unitedStates, without: ["Columbus Day": .always],
      [
        .free("Mardi Gras", "Mardi Gras", .easter(.gregorian, offset: -47)),
        goodFriday,
        .free("Election Day", "Election Day", .decreed(elections)),
      ]),
    part(
      "US-MA", "Massachusetts", of: .unitedStates,
      without: [
        "Christmas Day": .always, "Independence Day": .always,
        "Juneteenth National Independence Day": .always, "New Year's Day": .always,
        "Veterans Day": .always,
      ],
      [
        patriotsDay,
        .free(
          "Christmas Day", "Christmas Day", .fixed(MonthDay(12, 25)),
          substitutes: observed(([.sunday], 1))),
        .free(
          "Independence Day", "Independence Day", .fixed(MonthDay(7, 4)),
          substitutes: observed(([.sunday], 1))),
        .free(
          "Juneteenth National Independence Day", "Juneteenth National Independence Day",
          .fixed(MonthDay(6, 19)), .from(2021), substitutes: observed(([.sunday], 1))),
        .free(
          "New Year's Day", "New Year's Day", .fixed(MonthDay(1, 1)),
          substitutes: observed(([.sunday], 1))),
        veteransDay,
      ]),
    part(
      "US-MD", "Maryland", of: .unitedStates, without: ["Washington's Birthday": .always],
      [
        presidentsDay1,
        .free(
          "American Indian Heritage Day", "American Indian Heritage Day",
          .nthWeekday(4, .thursday, month: 11, offset: 1), .from(2008)),
        inaugurationDay,
      ]),
    part(
      "US-ME", "Maine", of: .unitedStates, without: ["Columbus Day": .from(2019)],
      [
        patriotsDay,
        indigenousPeoplesDay1,
      ]),
    part(
      "US-MI", "Michigan", of: .unitedStates, without: ["Columbus Day": .always],
      [
        christmasEve,
        newYearsEve,
        .free("Election Day", "Election Day", .decreed(elections)),
        .free(
          "Day After Thanksgiving", "Day After Thanksgiving",
          .nthWeekday(4, .thursday, month: 11, offset: 1), .from(2017)),
      ]),
    part(
      "US-MN", "Minnesota", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        .free(
          "Washington's and Lincoln's Birthday", "Washington's and Lincoln's Birthday",
          .nthWeekday(3, .monday, month: 2))
      ]),
    part(
      "US-MO", "Missouri", of: .unitedStates,
      [
        .free(
          "Truman Day", "Truman Day", .fixed(MonthDay(5, 8)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1)))
      ]),
    part(
      "US-MP", "Northern Mariana Islands", of: .unitedStates, without: ["Columbus Day": .always],
      [
        .free(
          "Commonwealth Covenant Day", "Commonwealth Covenant Day", .fixed(MonthDay(3, 24)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
        goodFriday,
        .free(
          "Commonwealth Cultural Day", "Commonwealth Cultural Day",
          .nthWeekday(2, .monday, month: 10)),
        .free("Election Day", "Election Day", .decreed(elections)),
        .free(
          "Citizenship Day", "Citizenship Day", .fixed(MonthDay(11, 4)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
        .free(
          "Constitution Day", "Constitution Day", .fixed(MonthDay(12, 8)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
      ]),
    part(
      "US-MS", "Mississippi", of: .unitedStates,
      without: ["Columbus Day": .always, "Martin Luther King Jr. Day": .always],
      [
        .free(
          "Dr. Martin Luther King Jr. and Robert E. Lee's Birthdays",
          "Dr. Martin Luther King Jr. and Robert E. Lee's Birthdays",
          .nthWeekday(3, .monday, month: 1)),
        .free(
          "Confederate Memorial Day", "Confederate Memorial Day", .nthWeekday(-1, .monday, month: 4)
        ),
      ]),
    part(
      "US-MT", "Montana", of: .unitedStates, without: ["Washington's Birthday": .always],
      [
        .free(
          "Lincoln's and Washington's Birthdays", "Lincoln's and Washington's Birthdays",
          .nthWeekday(3, .monday, month: 2)),
        .free("Election Day", "Election Day", .decreed(elections)),
      ]),
    part(
      "US-NC", "North Carolina", of: .unitedStates, without: ["Columbus Day": .always],
      [
        goodFriday,
        dayAfterThanksgiving,
        christmasEve,
        .free(
          "Day After Christmas", "Day After Christmas", .fixed(MonthDay(12, 26)), .from(2013),
          substitutes: observed(([.monday, .sunday], 1), ([.saturday], 2), from: 2015)),
      ]),
    part("US-ND", "North Dakota", of: .unitedStates, without: ["Columbus Day": .always]),
    part(
      "US-NE", "Nebraska", of: .unitedStates, without: ["Columbus Day": .from(2020)],
      [
        .free("Arbor Day", "Arbor Day", .nthWeekday(-1, .friday, month: 4)),
        indigenousPeoplesDay2,
      ]),
    part(
      "US-NH", "New Hampshire", of: .unitedStates,
      without: ["Columbus Day": .always, "Martin Luther King Jr. Day": .always],
      [
        drMartinLutherKingJrCivilRightsDay,
        .free("Election Day", "Election Day", .decreed(elections)),
        dayAfterThanksgiving,
      ]),
    part(
      "US-NJ", "New Jersey", of: .unitedStates, without: ["Washington's Birthday": .always],
      [
        lincolnsBirthday,
        presidentsDay2,
        goodFriday,
        .free("Election Day", "Election Day", .decreed(elections)),
      ]),
    part(
      "US-NM", "New Mexico", of: .unitedStates,
      without: ["Columbus Day": .from(2019), "Washington's Birthday": .always],
      [
        indigenousPeoplesDay1,
        .free(
          "Presidents' Day", "Presidents' Day", .nthWeekday(4, .thursday, month: 11, offset: 1)),
      ]),
    part(
      "US-NV", "Nevada", of: .unitedStates, without: ["Columbus Day": .always],
      [
        .free(
          "Nevada Day", "Nevada Day", .fixed(MonthDay(10, 31)), .through(1999),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
        .free(
          "Nevada Day", "Nevada Day", .nthWeekday(-1, .friday, month: 10), .from(2000),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
        .free("Family Day", "Family Day", .nthWeekday(4, .thursday, month: 11, offset: 1)),
      ]),
    part(
      "US-NY", "New York", of: .unitedStates,
      [
        lincolnsBirthday,
        .free("Susan B. Anthony Day", "Susan B. Anthony Day", .fixed(MonthDay(2, 15)), .from(2004)),
        electionDay1,
        electionDay2,
      ]),
    part(
      "US-OH", "Ohio", of: .unitedStates, without: ["Washington's Birthday": .always],
      [
        washingtonLincolnDay
      ]),
    part(
      "US-OK", "Oklahoma", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        presidentsDay1,
        dayAfterThanksgiving,
      ]),
    part(
      "US-OR", "Oregon", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        presidentsDay2
      ]),
    part(
      "US-PA", "Pennsylvania", of: .unitedStates, without: ["Washington's Birthday": .always],
      [
        presidentsDay1,
        dayAfterThanksgiving,
      ]),
    part(
      "US-PR", "Puerto Rico", of: .unitedStates,
      without: [
        "Columbus Day": .through(2013), "Veterans Day": .always, "Washington's Birthday": .always,
      ],
      [
        .free("Epiphany", "Epiphany", .fixed(MonthDay(1, 6))),
        .free(
          "George Washington Day, Presidents' Day, and the Day of the Women and Men Heroes of Puerto Rico",
          "George Washington Day, Presidents' Day, and the Day of the Women and Men Heroes of Puerto Rico",
          .nthWeekday(3, .monday, month: 2), .from(2019)),
        .free(
          "Emancipation Day", "Emancipation Day", .fixed(MonthDay(3, 22)),
          substitutes: observed(([.sunday], 1))),
        goodFriday,
        .free(
          "Puerto Rico Constitution Day", "Puerto Rico Constitution Day", .fixed(MonthDay(7, 25)),
          substitutes: observed(([.sunday], 1))),
        .free(
          "Columbus Day", "Columbus Day", .fixed(MonthDay(10, 12)), .through(2013),
          substitutes: observed(([.sunday], 1))),
        .free(
          "Puerto Rican Identity Day", "Puerto Rican Identity Day", .fixed(MonthDay(11, 19)),
          .from(2023), substitutes: observed(([.sunday], 1), from: 2023)),
        .free(
          "Birthday of Eugenio María de Hostos", "Birthday of Eugenio María de Hostos",
          .nthWeekday(2, .monday, month: 1), .through(2014)),
        .free(
          "George Washington Day", "George Washington Day", .nthWeekday(3, .monday, month: 2),
          .through(2014)),
        .free(
          "José de Diego Day", "José de Diego Day", .nthWeekday(3, .monday, month: 4),
          .through(2014)),
        .free(
          "Luis Muñoz Rivera Day", "Luis Muñoz Rivera Day", .nthWeekday(3, .monday, month: 7),
          .through(2014)),
        .free(
          "José Celso Barbosa Day", "José Celso Barbosa Day", .nthWeekday(4, .monday, month: 7),
          .through(1993), substitutes: observed(([.sunday], 1), from: 1997)),
        .free(
          "José Celso Barbosa Day", "José Celso Barbosa Day", .fixed(MonthDay(7, 27)),
          .years(1994...2014), substitutes: observed(([.sunday], 1), from: 1997)),
        .free(
          "Discovery of Puerto Rico Day", "Discovery of Puerto Rico Day", .fixed(MonthDay(11, 19)),
          .through(2013), substitutes: observed(([.sunday], 1))),
        .free(
          "Puerto Rican Culture and Discovery of Puerto Rico Day",
          "Puerto Rican Culture and Discovery of Puerto Rico Day", .fixed(MonthDay(11, 19)),
          .years(2014...2022), substitutes: observed(([.sunday], 1), from: 2017)),
        .free(
          "George Washington Day, Presidents' Day, and the Puerto Rican Heroes Day",
          "George Washington Day, Presidents' Day, and the Puerto Rican Heroes Day",
          .decreed(days(2015_02_16))),
        .free(
          "George Washington Day, Presidents' Day, and the Day of the Hero and the Illustrious Woman of Puerto Rico",
          "George Washington Day, Presidents' Day, and the Day of the Hero and the Illustrious Woman of Puerto Rico",
          .nthWeekday(3, .monday, month: 2), .years(2016...2018)),
        veteransDay,
      ]),
    part(
      "US-RI", "Rhode Island", of: .unitedStates, without: ["Columbus Day": .from(2022)],
      [
        .free("Victory Day", "Victory Day", .nthWeekday(2, .monday, month: 8)),
        .free(
          "Indigenous Peoples' Day / Columbus Day", "Indigenous Peoples' Day / Columbus Day",
          .nthWeekday(2, .monday, month: 10), .from(2022)),
      ]),
    part(
      "US-SC", "South Carolina", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        presidentsDay3,
        confederateMemorialDay,
      ]),
    part(
      "US-SD", "South Dakota", of: .unitedStates, without: ["Columbus Day": .always],
      [
        .free("Native Americans' Day", "Native Americans' Day", .nthWeekday(2, .monday, month: 10))
      ]),
    part(
      "US-TN", "Tennessee", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        presidentsDay3,
        goodFriday,
      ]),
    part(
      "US-TX", "Texas", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        .free("Emancipation Day In Texas", "Emancipation Day In Texas", .fixed(MonthDay(6, 19))),
        .free("Confederate Memorial Day", "Confederate Memorial Day", .fixed(MonthDay(1, 19))),
        presidentsDay1,
        .free("Texas Independence Day", "Texas Independence Day", .fixed(MonthDay(3, 2))),
        .free("Cesar Chavez Day", "Cesar Chavez Day", .fixed(MonthDay(3, 31)), .from(2000)),
        goodFriday,
        .free("San Jacinto Day", "San Jacinto Day", .fixed(MonthDay(4, 21))),
        .free("Lyndon Baines Johnson Day", "Lyndon Baines Johnson Day", .fixed(MonthDay(8, 27))),
        fridayAfterThanksgiving,
        .free(
          "Christmas Eve", "Christmas Eve", .fixed(MonthDay(12, 24)),
          substitutes: observed(([.sunday], -2), ([.friday, .saturday], -1))),
        .free("Day After Christmas", "Day After Christmas", .fixed(MonthDay(12, 26))),
      ]),
    part(
      "US-UM", "United States Minor Outlying Islands", of: .unitedStates,
      without: ["Columbus Day": .always]),
    part(
      "US-UT", "Utah", of: .unitedStates, without: ["Washington's Birthday": .always],
      [
        .free(
          "Washington and Lincoln Day", "Washington and Lincoln Day",
          .nthWeekday(3, .monday, month: 2)),
        .free(
          "Pioneer Day", "Pioneer Day", .fixed(MonthDay(7, 24)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
      ]),
    part(
      "US-VA", "Virginia", of: .unitedStates,
      without: ["Columbus Day": .from(2020), "Washington's Birthday": .always],
      [
        .free("George Washington Day", "George Washington Day", .nthWeekday(3, .monday, month: 2)),
        indigenousPeoplesDay2,
        .free(
          "Election Day", "Election Day", .nthWeekday(1, .monday, month: 11, offset: 1), .from(2020)
        ),
        dayAfterThanksgiving,
        inaugurationDay,
        .free(
          "Lee Jackson Day", "Lee Jackson Day", .nthWeekday(3, .monday, month: 1), .through(1999)),
        .free(
          "Lee Jackson Day", "Lee Jackson Day", .nthWeekday(3, .monday, month: 1, offset: -3),
          .years(2000...2020)),
      ]),
    part(
      "US-VI", "Virgin Islands, U.S.", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        .free("Emancipation Day", "Emancipation Day", .fixed(MonthDay(7, 3))),
        .free("Three Kings Day", "Three Kings Day", .fixed(MonthDay(1, 6))),
        presidentsDay1,
        .free("Transfer Day", "Transfer Day", .fixed(MonthDay(3, 31))),
        .free("Holy Thursday", "Holy Thursday", .easter(.gregorian, offset: -3)),
        goodFriday,
        .free("Easter Monday", "Easter Monday", .easter(.gregorian, offset: 1)),
        .free(
          "Columbus Day and Puerto Rico Friendship Day",
          "Columbus Day and Puerto Rico Friendship Day", .nthWeekday(2, .monday, month: 10)),
        .free("Liberty Day", "Liberty Day", .fixed(MonthDay(11, 1))),
        .free("Christmas Second Day", "Christmas Second Day", .fixed(MonthDay(12, 26))),
      ]),
    part(
      "US-VT", "Vermont", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        presidentsDay1,
        .free("Town Meeting Day", "Town Meeting Day", .nthWeekday(1, .tuesday, month: 3)),
        .free(
          "Bennington Battle Day", "Bennington Battle Day", .fixed(MonthDay(8, 16)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
      ]),
    part(
      "US-WA", "Washington", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        presidentsDay1,
        .free(
          "Native American Heritage Day", "Native American Heritage Day",
          .nthWeekday(4, .thursday, month: 11, offset: 1), .from(2014)),
      ]),
    part(
      "US-WI", "Wisconsin", of: .unitedStates, without: ["Columbus Day": .always],
      [
        .free("Susan B. Anthony Day", "Susan B. Anthony Day", .fixed(MonthDay(2, 15))),
        .free(
          "Christmas Eve", "Christmas Eve", .fixed(MonthDay(12, 24)), .from(2012),
          substitutes: observed(([.sunday], -2), ([.friday, .saturday], -1), from: 2016)),
        .free(
          "New Year's Eve", "New Year's Eve", .fixed(MonthDay(12, 31)), .from(2012),
          substitutes: observed(([.saturday], -1), from: 2016)),
      ]),
    part(
      "US-WV", "West Virginia", of: .unitedStates, without: ["Washington's Birthday": .always],
      [
        presidentsDay1,
        .free(
          "West Virginia Day", "West Virginia Day", .fixed(MonthDay(6, 20)),
          substitutes: observed(([.saturday], -1), ([.sunday], 1))),
        .free("Election Day", "Election Day", .decreed(elections)),
        dayAfterThanksgiving,
      ]),
    part(
      "US-WY", "Wyoming", of: .unitedStates,
      without: ["Columbus Day": .always, "Washington's Birthday": .always],
      [
        presidentsDay3
      ]),
  ]

  private static let christmasEve = HolidayRule.free(
    "Christmas Eve", "Christmas Eve", .fixed(MonthDay(12, 24)), .from(2013),
    substitutes: observed(([.sunday], -2), ([.friday, .saturday], -1), from: 2016))
  private static let confederateMemorialDay = HolidayRule.free(
    "Confederate Memorial Day", "Confederate Memorial Day", .nthWeekday(4, .monday, month: 4))
  private static let dayAfterThanksgiving = HolidayRule.free(
    "Day After Thanksgiving", "Day After Thanksgiving",
    .nthWeekday(4, .thursday, month: 11, offset: 1))
  private static let drMartinLutherKingJrCivilRightsDay = HolidayRule.free(
    "Dr. Martin Luther King Jr. / Civil Rights Day",
    "Dr. Martin Luther King Jr. / Civil Rights Day", .nthWeekday(3, .monday, month: 1))
  private static let electionDay1 = HolidayRule.free(
    "Election Day", "Election Day", .nthWeekday(1, .monday, month: 11, offset: 1), .from(2014))
  private static let electionDay2 = HolidayRule.free(
    "Election Day", "Election Day", .decreed(days(2008_11_04, 2010_11_02, 2012_11_06)))
  private static let fridayAfterThanksgiving = HolidayRule.free(
    "Friday After Thanksgiving", "Friday After Thanksgiving",
    .nthWeekday(4, .thursday, month: 11, offset: 1))
  private static let goodFriday = HolidayRule.free(
    "Good Friday", "Good Friday", .easter(.gregorian, offset: -2))
  private static let inaugurationDay = HolidayRule.free(
    "Inauguration Day", "Inauguration Day", .decreed(inaugurations),
    substitutes: observed(([.sunday], 1)))
  private static let indigenousPeoplesDay1 = HolidayRule.free(
    "Indigenous Peoples' Day", "Indigenous Peoples' Day", .nthWeekday(2, .monday, month: 10),
    .from(2019))
  private static let indigenousPeoplesDay2 = HolidayRule.free(
    "Indigenous Peoples' Day", "Indigenous Peoples' Day", .nthWeekday(2, .monday, month: 10),
    .from(2020))
  private static let lincolnsBirthday = HolidayRule.free(
    "Lincoln's Birthday", "Lincoln's Birthday", .fixed(MonthDay(2, 12)),
    substitutes: observed(([.saturday], -1), ([.sunday], 1)))
  private static let newYearsEve = HolidayRule.free(
    "New Year's Eve", "New Year's Eve", .fixed(MonthDay(12, 31)), .from(2013),
    substitutes: observed(([.saturday], -1), from: 2016))
  private static let patriotsDay = HolidayRule.free(
    "Patriots' Day", "Patriots' Day", .nthWeekday(3, .monday, month: 4))
  private static let presidentsDay1 = HolidayRule.free(
    "Presidents' Day", "Presidents' Day", .nthWeekday(3, .monday, month: 2))
  private static let presidentsDay2 = HolidayRule.free(
    "Presidents Day", "Presidents Day", .nthWeekday(3, .monday, month: 2))
  private static let presidentsDay3 = HolidayRule.free(
    "President's Day", "President's Day", .nthWeekday(3, .monday, month: 2))
  private static let veteransDay = HolidayRule.free(
    "Veterans Day", "Veterans Day", .fixed(MonthDay(11, 11)), substitutes: observed(([.sunday], 1)))
  private static let washingtonLincolnDay = HolidayRule.free(
    "Washington-Lincoln Day", "Washington-Lincoln Day", .nthWeekday(3, .monday, month: 2))
  private static let washingtonsBirthday = HolidayRule.free(
    "Washington's Birthday", "Washington's Birthday", .fixed(MonthDay(12, 24)),
    substitutes: moved(([.friday, .saturday], -1), ([.wednesday, .sunday], 2)))

  /// The Tuesdays after the first Monday of November in even years.
  private static let elections = stride(from: 2008, through: 2100, by: 2).map { year in
    let first = CalendarDate(unchecked: year, 11, 1)
    return first.adding(days: (8 - first.weekday.rawValue) % 7 + 1)
  }

  private static let inaugurations = stride(from: 1993, through: 2097, by: 4).map {
    CalendarDate(unchecked: $0, 1, 20)
  }
}
