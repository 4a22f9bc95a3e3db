/// The holidays of 2016 to 2030 that the built-in regions must give: region, date, English name.
enum HolidayFacts {
  static let csv = """
    SE,2016-01-01,New Year's Day
    SE,2016-01-06,Epiphany
    SE,2016-03-25,Good Friday
    SE,2016-03-27,Easter Sunday
    SE,2016-03-28,Easter Monday
    SE,2016-05-01,May Day
    SE,2016-05-05,Ascension Day
    SE,2016-05-15,Pentecost
    SE,2016-06-06,National Day
    SE,2016-06-25,Midsummer Day
    SE,2016-11-05,All Saints' Day
    SE,2016-12-25,Christmas Day
    SE,2016-12-26,Second Day of Christmas
    SE,2017-01-01,New Year's Day
    SE,2017-01-06,Epiphany
    SE,2017-04-14,Good Friday
    SE,2017-04-16,Easter Sunday
    SE,2017-04-17,Easter Monday
    SE,2017-05-01,May Day
    SE,2017-05-25,Ascension Day
    SE,2017-06-04,Pentecost
    SE,2017-06-06,National Day
    SE,2017-06-24,Midsummer Day
    SE,2017-11-04,All Saints' Day
    SE,2017-12-25,Christmas Day
    SE,2017-12-26,Second Day of Christmas
    SE,2018-01-01,New Year's Day
    SE,2018-01-06,Epiphany
    SE,2018-03-30,Good Friday
    SE,2018-04-01,Easter Sunday
    SE,2018-04-02,Easter Monday
    SE,2018-05-01,May Day
    SE,2018-05-10,Ascension Day
    SE,2018-05-20,Pentecost
    SE,2018-06-06,National Day
    SE,2018-06-23,Midsummer Day
    SE,2018-11-03,All Saints' Day
    SE,2018-12-25,Christmas Day
    SE,2018-12-26,Second Day of Christmas
    SE,2019-01-01,New Year's Day
    SE,2019-01-06,Epiphany
    SE,2019-04-19,Good Friday
    SE,2019-04-21,Easter Sunday
    SE,2019-04-22,Easter Monday
    SE,2019-05-01,May Day
    SE,2019-05-30,Ascension Day
    SE,2019-06-06,National Day
    SE,2019-06-09,Pentecost
    SE,2019-06-22,Midsummer Day
    SE,2019-11-02,All Saints' Day
    SE,2019-12-25,Christmas Day
    SE,2019-12-26,Second Day of Christmas
    SE,2020-01-01,New Year's Day
    SE,2020-01-06,Epiphany
    SE,2020-04-10,Good Friday
    SE,2020-04-12,Easter Sunday
    SE,2020-04-13,Easter Monday
    SE,2020-05-01,May Day
    SE,2020-05-21,Ascension Day
    SE,2020-05-31,Pentecost
    SE,2020-06-06,National Day
    SE,2020-06-20,Midsummer Day
    SE,2020-10-31,All Saints' Day
    SE,2020-12-25,Christmas Day
    SE,2020-12-26,Second Day of Christmas
    SE,2021-01-01,New Year's Day
    SE,2021-01-06,Epiphany
    SE,2021-04-02,Good Friday
    SE,2021-04-04,Easter Sunday
    SE,2021-04-05,Easter Monday
    SE,2021-05-01,May Day
    SE,2021-05-13,Ascension Day
    SE,2021-05-23,Pentecost
    SE,2021-06-06,National Day
    SE,2021-06-26,Midsummer Day
    SE,2021-11-06,All Saints' Day
    SE,2021-12-25,Christmas Day
    SE,2021-12-26,Second Day of Christmas
    SE,2022-01-01,New Year's Day
    SE,2022-01-06,Epiphany
    SE,2022-04-15,Good Friday
    SE,2022-04-17,Easter Sunday
    SE,2022-04-18,Easter Monday
    SE,2022-05-01,May Day
    SE,2022-05-26,Ascension Day
    SE,2022-06-05,Pentecost
    SE,2022-06-06,National Day
    SE,2022-06-25,Midsummer Day
    SE,2022-11-05,All Saints' Day
    SE,2022-12-25,Christmas Day
    SE,2022-12-26,Second Day of Christmas
    SE,2023-01-01,New Year's Day
    SE,2023-01-06,Epiphany
    SE,2023-04-07,Good Friday
    SE,2023-04-09,Easter Sunday
    SE,2023-04-10,Easter Monday
    SE,2023-05-01,May Day
    SE,2023-05-18,Ascension Day
    SE,2023-05-28,Pentecost
    SE,2023-06-06,National Day
    SE,2023-06-24,Midsummer Day
    SE,2023-11-04,All Saints' Day
    SE,2023-12-25,Christmas Day
    SE,2023-12-26,Second Day of Christmas
    SE,2024-01-01,New Year's Day
    SE,2024-01-06,Epiphany
    SE,2024-03-29,Good Friday
    SE,2024-03-31,Easter Sunday
    SE,2024-04-01,Easter Monday
    SE,2024-05-01,May Day
    SE,2024-05-09,Ascension Day
    SE,2024-05-19,Pentecost
    SE,2024-06-06,National Day
    SE,2024-06-22,Midsummer Day
    SE,2024-11-02,All Saints' Day
    SE,2024-12-25,Christmas Day
    SE,2024-12-26,Second Day of Christmas
    SE,2025-01-01,New Year's Day
    SE,2025-01-06,Epiphany
    SE,2025-04-18,Good Friday
    SE,2025-04-20,Easter Sunday
    SE,2025-04-21,Easter Monday
    SE,2025-05-01,May Day
    SE,2025-05-29,Ascension Day
    SE,2025-06-06,National Day
    SE,2025-06-08,Pentecost
    SE,2025-06-21,Midsummer Day
    SE,2025-11-01,All Saints' Day
    SE,2025-12-25,Christmas Day
    SE,2025-12-26,Second Day of Christmas
    SE,2026-01-01,New Year's Day
    SE,2026-01-06,Epiphany
    SE,2026-04-03,Good Friday
    SE,2026-04-05,Easter Sunday
    SE,2026-04-06,Easter Monday
    SE,2026-05-01,May Day
    SE,2026-05-14,Ascension Day
    SE,2026-05-24,Pentecost
    SE,2026-06-06,National Day
    SE,2026-06-20,Midsummer Day
    SE,2026-10-31,All Saints' Day
    SE,2026-12-25,Christmas Day
    SE,2026-12-26,Second Day of Christmas
    SE,2027-01-01,New Year's Day
    SE,2027-01-06,Epiphany
    SE,2027-03-26,Good Friday
    SE,2027-03-28,Easter Sunday
    SE,2027-03-29,Easter Monday
    SE,2027-05-01,May Day
    SE,2027-05-06,Ascension Day
    SE,2027-05-16,Pentecost
    SE,2027-06-06,National Day
    SE,2027-06-26,Midsummer Day
    SE,2027-11-06,All Saints' Day
    SE,2027-12-25,Christmas Day
    SE,2027-12-26,Second Day of Christmas
    SE,2028-01-01,New Year's Day
    SE,2028-01-06,Epiphany
    SE,2028-04-14,Good Friday
    SE,2028-04-16,Easter Sunday
    SE,2028-04-17,Easter Monday
    SE,2028-05-01,May Day
    SE,2028-05-25,Ascension Day
    SE,2028-06-04,Pentecost
    SE,2028-06-06,National Day
    SE,2028-06-24,Midsummer Day
    SE,2028-11-04,All Saints' Day
    SE,2028-12-25,Christmas Day
    SE,2028-12-26,Second Day of Christmas
    SE,2029-01-01,New Year's Day
    SE,2029-01-06,Epiphany
    SE,2029-03-30,Good Friday
    SE,2029-04-01,Easter Sunday
    SE,2029-04-02,Easter Monday
    SE,2029-05-01,May Day
    SE,2029-05-10,Ascension Day
    SE,2029-05-20,Pentecost
    SE,2029-06-06,National Day
    SE,2029-06-23,Midsummer Day
    SE,2029-11-03,All Saints' Day
    SE,2029-12-25,Christmas Day
    SE,2029-12-26,Second Day of Christmas
    SE,2030-01-01,New Year's Day
    SE,2030-01-06,Epiphany
    SE,2030-04-19,Good Friday
    SE,2030-04-21,Easter Sunday
    SE,2030-04-22,Easter Monday
    SE,2030-05-01,May Day
    SE,2030-05-30,Ascension Day
    SE,2030-06-06,National Day
    SE,2030-06-09,Pentecost
    SE,2030-06-22,Midsummer Day
    SE,2030-11-02,All Saints' Day
    SE,2030-12-25,Christmas Day
    SE,2030-12-26,Second Day of Christmas
    US,2016-01-01,New Year's Day
    US,2016-01-18,Martin Luther King Jr. Day
    US,2016-02-15,Washington's Birthday
    US,2016-05-30,Memorial Day
    US,2016-07-04,Independence Day
    US,2016-09-05,Labor Day
    US,2016-10-10,Columbus Day
    US,2016-11-11,Veterans Day
    US,2016-11-24,Thanksgiving Day
    US,2016-12-25,Christmas Day
    US,2016-12-26,Christmas Day (observed)
    US,2017-01-01,New Year's Day
    US,2017-01-02,New Year's Day (observed)
    US,2017-01-16,Martin Luther King Jr. Day
    US,2017-02-20,Washington's Birthday
    US,2017-05-29,Memorial Day
    US,2017-07-04,Independence Day
    US,2017-09-04,Labor Day
    US,2017-10-09,Columbus Day
    US,2017-11-10,Veterans Day (observed)
    US,2017-11-11,Veterans Day
    US,2017-11-23,Thanksgiving Day
    US,2017-12-25,Christmas Day
    US,2018-01-01,New Year's Day
    US,2018-01-15,Martin Luther King Jr. Day
    US,2018-02-19,Washington's Birthday
    US,2018-05-28,Memorial Day
    US,2018-07-04,Independence Day
    US,2018-09-03,Labor Day
    US,2018-10-08,Columbus Day
    US,2018-11-11,Veterans Day
    US,2018-11-12,Veterans Day (observed)
    US,2018-11-22,Thanksgiving Day
    US,2018-12-25,Christmas Day
    US,2019-01-01,New Year's Day
    US,2019-01-21,Martin Luther King Jr. Day
    US,2019-02-18,Washington's Birthday
    US,2019-05-27,Memorial Day
    US,2019-07-04,Independence Day
    US,2019-09-02,Labor Day
    US,2019-10-14,Columbus Day
    US,2019-11-11,Veterans Day
    US,2019-11-28,Thanksgiving Day
    US,2019-12-25,Christmas Day
    US,2020-01-01,New Year's Day
    US,2020-01-20,Martin Luther King Jr. Day
    US,2020-02-17,Washington's Birthday
    US,2020-05-25,Memorial Day
    US,2020-07-03,Independence Day (observed)
    US,2020-07-04,Independence Day
    US,2020-09-07,Labor Day
    US,2020-10-12,Columbus Day
    US,2020-11-11,Veterans Day
    US,2020-11-26,Thanksgiving Day
    US,2020-12-25,Christmas Day
    US,2021-01-01,New Year's Day
    US,2021-01-18,Martin Luther King Jr. Day
    US,2021-02-15,Washington's Birthday
    US,2021-05-31,Memorial Day
    US,2021-06-18,Juneteenth National Independence Day (observed)
    US,2021-06-19,Juneteenth National Independence Day
    US,2021-07-04,Independence Day
    US,2021-07-05,Independence Day (observed)
    US,2021-09-06,Labor Day
    US,2021-10-11,Columbus Day
    US,2021-11-11,Veterans Day
    US,2021-11-25,Thanksgiving Day
    US,2021-12-24,Christmas Day (observed)
    US,2021-12-25,Christmas Day
    US,2021-12-31,New Year's Day (observed)
    US,2022-01-01,New Year's Day
    US,2022-01-17,Martin Luther King Jr. Day
    US,2022-02-21,Washington's Birthday
    US,2022-05-30,Memorial Day
    US,2022-06-19,Juneteenth National Independence Day
    US,2022-06-20,Juneteenth National Independence Day (observed)
    US,2022-07-04,Independence Day
    US,2022-09-05,Labor Day
    US,2022-10-10,Columbus Day
    US,2022-11-11,Veterans Day
    US,2022-11-24,Thanksgiving Day
    US,2022-12-25,Christmas Day
    US,2022-12-26,Christmas Day (observed)
    US,2023-01-01,New Year's Day
    US,2023-01-02,New Year's Day (observed)
    US,2023-01-16,Martin Luther King Jr. Day
    US,2023-02-20,Washington's Birthday
    US,2023-05-29,Memorial Day
    US,2023-06-19,Juneteenth National Independence Day
    US,2023-07-04,Independence Day
    US,2023-09-04,Labor Day
    US,2023-10-09,Columbus Day
    US,2023-11-10,Veterans Day (observed)
    US,2023-11-11,Veterans Day
    US,2023-11-23,Thanksgiving Day
    US,2023-12-25,Christmas Day
    US,2024-01-01,New Year's Day
    US,2024-01-15,Martin Luther King Jr. Day
    US,2024-02-19,Washington's Birthday
    US,2024-05-27,Memorial Day
    US,2024-06-19,Juneteenth National Independence Day
    US,2024-07-04,Independence Day
    US,2024-09-02,Labor Day
    US,2024-10-14,Columbus Day
    US,2024-11-11,Veterans Day
    US,2024-11-28,Thanksgiving Day
    US,2024-12-25,Christmas Day
    US,2025-01-01,New Year's Day
    US,2025-01-20,Martin Luther King Jr. Day
    US,2025-02-17,Washington's Birthday
    US,2025-05-26,Memorial Day
    US,2025-06-19,Juneteenth National Independence Day
    US,2025-07-04,Independence Day
    US,2025-09-01,Labor Day
    US,2025-10-13,Columbus Day
    US,2025-11-11,Veterans Day
    US,2025-11-27,Thanksgiving Day
    US,2025-12-25,Christmas Day
    US,2026-01-01,New Year's Day
    US,2026-01-19,Martin Luther King Jr. Day
    US,2026-02-16,Washington's Birthday
    US,2026-05-25,Memorial Day
    US,2026-06-19,Juneteenth National Independence Day
    US,2026-07-03,Independence Day (observed)
    US,2026-07-04,Independence Day
    US,2026-09-07,Labor Day
    US,2026-10-12,Columbus Day
    US,2026-11-11,Veterans Day
    US,2026-11-26,Thanksgiving Day
    US,2026-12-25,Christmas Day
    US,2027-01-01,New Year's Day
    US,2027-01-18,Martin Luther King Jr. Day
    US,2027-02-15,Washington's Birthday
    US,2027-05-31,Memorial Day
    US,2027-06-18,Juneteenth National Independence Day (observed)
    US,2027-06-19,Juneteenth National Independence Day
    US,2027-07-04,Independence Day
    US,2027-07-05,Independence Day (observed)
    US,2027-09-06,Labor Day
    US,2027-10-11,Columbus Day
    US,2027-11-11,Veterans Day
    US,2027-11-25,Thanksgiving Day
    US,2027-12-24,Christmas Day (observed)
    US,2027-12-25,Christmas Day
    US,2027-12-31,New Year's Day (observed)
    US,2028-01-01,New Year's Day
    US,2028-01-17,Martin Luther King Jr. Day
    US,2028-02-21,Washington's Birthday
    US,2028-05-29,Memorial Day
    US,2028-06-19,Juneteenth National Independence Day
    US,2028-07-04,Independence Day
    US,2028-09-04,Labor Day
    US,2028-10-09,Columbus Day
    US,2028-11-10,Veterans Day (observed)
    US,2028-11-11,Veterans Day
    US,2028-11-23,Thanksgiving Day
    US,2028-12-25,Christmas Day
    US,2029-01-01,New Year's Day
    US,2029-01-15,Martin Luther King Jr. Day
    US,2029-02-19,Washington's Birthday
    US,2029-05-28,Memorial Day
    US,2029-06-19,Juneteenth National Independence Day
    US,2029-07-04,Independence Day
    US,2029-09-03,Labor Day
    US,2029-10-08,Columbus Day
    US,2029-11-11,Veterans Day
    US,2029-11-12,Veterans Day (observed)
    US,2029-11-22,Thanksgiving Day
    US,2029-12-25,Christmas Day
    US,2030-01-01,New Year's Day
    US,2030-01-21,Martin Luther King Jr. Day
    US,2030-02-18,Washington's Birthday
    US,2030-05-27,Memorial Day
    US,2030-06-19,Juneteenth National Independence Day
    US,2030-07-04,Independence Day
    US,2030-09-02,Labor Day
    US,2030-10-14,Columbus Day
    US,2030-11-11,Veterans Day
    US,2030-11-28,Thanksgiving Day
    US,2030-12-25,Christmas Day
    VN,2016-01-01,New Year's Day
    VN,2016-02-07,Lunar New Year's Eve
    VN,2016-02-08,Lunar New Year
    VN,2016-02-09,Second Day of Lunar New Year
    VN,2016-02-10,Third Day of Lunar New Year
    VN,2016-02-11,Fourth Day of Lunar New Year
    VN,2016-02-12,Fifth Day of Lunar New Year
    VN,2016-04-16,Hung Kings' Commemoration Day
    VN,2016-04-18,Hung Kings' Commemoration Day (observed)
    VN,2016-04-30,Liberation Day/Reunification Day
    VN,2016-05-01,International Labor Day
    VN,2016-05-02,Liberation Day/Reunification Day (observed)
    VN,2016-05-03,International Labor Day (observed)
    VN,2016-09-02,National Day
    VN,2017-01-01,New Year's Day
    VN,2017-01-02,New Year's Day (observed)
    VN,2017-01-26,29 of Lunar New Year
    VN,2017-01-27,Lunar New Year's Eve
    VN,2017-01-28,Lunar New Year
    VN,2017-01-29,Second Day of Lunar New Year
    VN,2017-01-30,Third Day of Lunar New Year
    VN,2017-01-31,Fourth Day of Lunar New Year
    VN,2017-02-01,Fifth Day of Lunar New Year
    VN,2017-04-06,Hung Kings' Commemoration Day
    VN,2017-04-30,Liberation Day/Reunification Day
    VN,2017-05-01,International Labor Day
    VN,2017-05-02,Liberation Day/Reunification Day (observed)
    VN,2017-09-02,National Day
    VN,2017-09-04,National Day (observed)
    VN,2018-01-01,New Year's Day
    VN,2018-02-14,29 of Lunar New Year
    VN,2018-02-15,Lunar New Year's Eve
    VN,2018-02-16,Lunar New Year
    VN,2018-02-17,Second Day of Lunar New Year
    VN,2018-02-18,Third Day of Lunar New Year
    VN,2018-02-19,Fourth Day of Lunar New Year
    VN,2018-02-20,Fifth Day of Lunar New Year
    VN,2018-04-25,Hung Kings' Commemoration Day
    VN,2018-04-30,Liberation Day/Reunification Day
    VN,2018-05-01,International Labor Day
    VN,2018-09-02,National Day
    VN,2018-09-03,National Day (observed)
    VN,2019-01-01,New Year's Day
    VN,2019-02-04,Lunar New Year's Eve
    VN,2019-02-05,Lunar New Year
    VN,2019-02-06,Second Day of Lunar New Year
    VN,2019-02-07,Third Day of Lunar New Year
    VN,2019-02-08,Fourth Day of Lunar New Year
    VN,2019-04-14,Hung Kings' Commemoration Day
    VN,2019-04-15,Hung Kings' Commemoration Day (observed)
    VN,2019-04-30,Liberation Day/Reunification Day
    VN,2019-05-01,International Labor Day
    VN,2019-09-02,National Day
    VN,2020-01-01,New Year's Day
    VN,2020-01-23,29 of Lunar New Year
    VN,2020-01-24,Lunar New Year's Eve
    VN,2020-01-25,Lunar New Year
    VN,2020-01-26,Second Day of Lunar New Year
    VN,2020-01-27,Third Day of Lunar New Year
    VN,2020-01-28,Fourth Day of Lunar New Year
    VN,2020-01-29,Fifth Day of Lunar New Year
    VN,2020-04-02,Hung Kings' Commemoration Day
    VN,2020-04-30,Liberation Day/Reunification Day
    VN,2020-05-01,International Labor Day
    VN,2020-09-02,National Day
    VN,2021-01-01,New Year's Day
    VN,2021-02-10,29 of Lunar New Year
    VN,2021-02-11,Lunar New Year's Eve
    VN,2021-02-12,Lunar New Year
    VN,2021-02-13,Second Day of Lunar New Year
    VN,2021-02-14,Third Day of Lunar New Year
    VN,2021-02-15,Fourth Day of Lunar New Year
    VN,2021-02-16,Fifth Day of Lunar New Year
    VN,2021-04-21,Hung Kings' Commemoration Day
    VN,2021-04-30,Liberation Day/Reunification Day
    VN,2021-05-01,International Labor Day
    VN,2021-05-03,International Labor Day (observed)
    VN,2021-09-02,National Day
    VN,2021-09-03,National Day
    VN,2022-01-01,New Year's Day
    VN,2022-01-03,New Year's Day (observed)
    VN,2022-01-31,Lunar New Year's Eve
    VN,2022-02-01,Lunar New Year
    VN,2022-02-02,Second Day of Lunar New Year
    VN,2022-02-03,Third Day of Lunar New Year
    VN,2022-02-04,Fourth Day of Lunar New Year
    VN,2022-04-10,Hung Kings' Commemoration Day
    VN,2022-04-11,Hung Kings' Commemoration Day (observed)
    VN,2022-04-30,Liberation Day/Reunification Day
    VN,2022-05-01,International Labor Day
    VN,2022-05-02,Liberation Day/Reunification Day (observed)
    VN,2022-05-03,International Labor Day (observed)
    VN,2022-09-01,National Day
    VN,2022-09-02,National Day
    VN,2023-01-01,New Year's Day
    VN,2023-01-02,New Year's Day (observed)
    VN,2023-01-20,29 of Lunar New Year
    VN,2023-01-21,Lunar New Year's Eve
    VN,2023-01-22,Lunar New Year
    VN,2023-01-23,Second Day of Lunar New Year
    VN,2023-01-24,Third Day of Lunar New Year
    VN,2023-01-25,Fourth Day of Lunar New Year
    VN,2023-01-26,Fifth Day of Lunar New Year
    VN,2023-04-29,Hung Kings' Commemoration Day
    VN,2023-04-30,Liberation Day/Reunification Day
    VN,2023-05-01,International Labor Day
    VN,2023-05-02,Hung Kings' Commemoration Day (observed)
    VN,2023-05-03,Liberation Day/Reunification Day (observed)
    VN,2023-09-01,National Day
    VN,2023-09-02,National Day
    VN,2023-09-04,National Day (observed)
    VN,2024-01-01,New Year's Day
    VN,2024-02-08,29 of Lunar New Year
    VN,2024-02-09,Lunar New Year's Eve
    VN,2024-02-10,Lunar New Year
    VN,2024-02-11,Second Day of Lunar New Year
    VN,2024-02-12,Third Day of Lunar New Year
    VN,2024-02-13,Fourth Day of Lunar New Year
    VN,2024-02-14,Fifth Day of Lunar New Year
    VN,2024-04-18,Hung Kings' Commemoration Day
    VN,2024-04-30,Liberation Day/Reunification Day
    VN,2024-05-01,International Labor Day
    VN,2024-09-02,National Day
    VN,2024-09-03,National Day
    VN,2025-01-01,New Year's Day
    VN,2025-01-27,29 of Lunar New Year
    VN,2025-01-28,Lunar New Year's Eve
    VN,2025-01-29,Lunar New Year
    VN,2025-01-30,Second Day of Lunar New Year
    VN,2025-01-31,Third Day of Lunar New Year
    VN,2025-02-01,Fourth Day of Lunar New Year
    VN,2025-04-07,Hung Kings' Commemoration Day
    VN,2025-04-30,Liberation Day/Reunification Day
    VN,2025-05-01,International Labor Day
    VN,2025-09-01,National Day
    VN,2025-09-02,National Day
    VN,2026-01-01,New Year's Day
    VN,2026-02-16,Lunar New Year's Eve
    VN,2026-02-17,Lunar New Year
    VN,2026-02-18,Second Day of Lunar New Year
    VN,2026-02-19,Third Day of Lunar New Year
    VN,2026-02-20,Fourth Day of Lunar New Year
    VN,2026-04-26,Hung Kings' Commemoration Day
    VN,2026-04-27,Hung Kings' Commemoration Day (observed)
    VN,2026-04-30,Liberation Day/Reunification Day
    VN,2026-05-01,International Labor Day
    VN,2026-09-01,National Day
    VN,2026-09-02,National Day
    VN,2026-11-24,Vietnam Cultural Day
    VN,2027-01-01,New Year's Day
    VN,2027-02-04,29 of Lunar New Year
    VN,2027-02-05,Lunar New Year's Eve
    VN,2027-02-06,Lunar New Year
    VN,2027-02-07,Second Day of Lunar New Year
    VN,2027-02-08,Third Day of Lunar New Year
    VN,2027-02-09,Fourth Day of Lunar New Year
    VN,2027-02-10,Fifth Day of Lunar New Year
    VN,2027-04-16,Hung Kings' Commemoration Day
    VN,2027-04-30,Liberation Day/Reunification Day
    VN,2027-05-01,International Labor Day
    VN,2027-05-03,International Labor Day (observed)
    VN,2027-09-02,National Day
    VN,2027-09-03,National Day
    VN,2027-11-24,Vietnam Cultural Day
    VN,2028-01-01,New Year's Day
    VN,2028-01-03,New Year's Day (observed)
    VN,2028-01-24,29 of Lunar New Year
    VN,2028-01-25,Lunar New Year's Eve
    VN,2028-01-26,Lunar New Year
    VN,2028-01-27,Second Day of Lunar New Year
    VN,2028-01-28,Third Day of Lunar New Year
    VN,2028-01-29,Fourth Day of Lunar New Year
    VN,2028-04-04,Hung Kings' Commemoration Day
    VN,2028-04-30,Liberation Day/Reunification Day
    VN,2028-05-01,International Labor Day
    VN,2028-05-02,Liberation Day/Reunification Day (observed)
    VN,2028-09-01,National Day
    VN,2028-09-02,National Day
    VN,2028-09-04,National Day (observed)
    VN,2028-11-24,Vietnam Cultural Day
    VN,2029-01-01,New Year's Day
    VN,2029-02-12,Lunar New Year's Eve
    VN,2029-02-13,Lunar New Year
    VN,2029-02-14,Second Day of Lunar New Year
    VN,2029-02-15,Third Day of Lunar New Year
    VN,2029-02-16,Fourth Day of Lunar New Year
    VN,2029-04-23,Hung Kings' Commemoration Day
    VN,2029-04-30,Liberation Day/Reunification Day
    VN,2029-05-01,International Labor Day
    VN,2029-09-02,National Day
    VN,2029-09-03,National Day
    VN,2029-09-04,National Day (observed)
    VN,2029-11-24,Vietnam Cultural Day
    VN,2029-11-26,Vietnam Cultural Day (observed)
    VN,2030-01-01,New Year's Day
    VN,2030-01-31,29 of Lunar New Year
    VN,2030-02-01,Lunar New Year's Eve
    VN,2030-02-02,Lunar New Year
    VN,2030-02-03,Second Day of Lunar New Year
    VN,2030-02-04,Third Day of Lunar New Year
    VN,2030-02-05,Fourth Day of Lunar New Year
    VN,2030-02-06,Fifth Day of Lunar New Year
    VN,2030-04-12,Hung Kings' Commemoration Day
    VN,2030-04-30,Liberation Day/Reunification Day
    VN,2030-05-01,International Labor Day
    VN,2030-09-02,National Day
    VN,2030-09-03,National Day
    VN,2030-11-24,Vietnam Cultural Day
    VN,2030-11-25,Vietnam Cultural Day (observed)
    JP,2016-01-01,New Year's Day
    JP,2016-01-11,Coming of Age Day
    JP,2016-02-11,Foundation Day
    JP,2016-03-20,Vernal Equinox Day
    JP,2016-03-21,Substitute Holiday
    JP,2016-04-29,Showa Day
    JP,2016-05-03,Constitution Day
    JP,2016-05-04,Greenery Day
    JP,2016-05-05,Children's Day
    JP,2016-07-18,Marine Day
    JP,2016-08-11,Mountain Day
    JP,2016-09-19,Respect for the Aged Day
    JP,2016-09-22,Autumnal Equinox Day
    JP,2016-10-10,Physical Education Day
    JP,2016-11-03,Culture Day
    JP,2016-11-23,Labor Thanksgiving Day
    JP,2016-12-23,Emperor's Birthday
    JP,2017-01-01,New Year's Day
    JP,2017-01-02,Substitute Holiday
    JP,2017-01-09,Coming of Age Day
    JP,2017-02-11,Foundation Day
    JP,2017-03-20,Vernal Equinox Day
    JP,2017-04-29,Showa Day
    JP,2017-05-03,Constitution Day
    JP,2017-05-04,Greenery Day
    JP,2017-05-05,Children's Day
    JP,2017-07-17,Marine Day
    JP,2017-08-11,Mountain Day
    JP,2017-09-18,Respect for the Aged Day
    JP,2017-09-23,Autumnal Equinox Day
    JP,2017-10-09,Physical Education Day
    JP,2017-11-03,Culture Day
    JP,2017-11-23,Labor Thanksgiving Day
    JP,2017-12-23,Emperor's Birthday
    JP,2018-01-01,New Year's Day
    JP,2018-01-08,Coming of Age Day
    JP,2018-02-11,Foundation Day
    JP,2018-02-12,Substitute Holiday
    JP,2018-03-21,Vernal Equinox Day
    JP,2018-04-29,Showa Day
    JP,2018-04-30,Substitute Holiday
    JP,2018-05-03,Constitution Day
    JP,2018-05-04,Greenery Day
    JP,2018-05-05,Children's Day
    JP,2018-07-16,Marine Day
    JP,2018-08-11,Mountain Day
    JP,2018-09-17,Respect for the Aged Day
    JP,2018-09-23,Autumnal Equinox Day
    JP,2018-09-24,Substitute Holiday
    JP,2018-10-08,Physical Education Day
    JP,2018-11-03,Culture Day
    JP,2018-11-23,Labor Thanksgiving Day
    JP,2018-12-23,Emperor's Birthday
    JP,2018-12-24,Substitute Holiday
    JP,2019-01-01,New Year's Day
    JP,2019-01-14,Coming of Age Day
    JP,2019-02-11,Foundation Day
    JP,2019-03-21,Vernal Equinox Day
    JP,2019-04-29,Showa Day
    JP,2019-04-30,National Holiday
    JP,2019-05-01,Emperor's Enthronement Day
    JP,2019-05-02,National Holiday
    JP,2019-05-03,Constitution Day
    JP,2019-05-04,Greenery Day
    JP,2019-05-05,Children's Day
    JP,2019-05-06,Substitute Holiday
    JP,2019-07-15,Marine Day
    JP,2019-08-11,Mountain Day
    JP,2019-08-12,Substitute Holiday
    JP,2019-09-16,Respect for the Aged Day
    JP,2019-09-23,Autumnal Equinox Day
    JP,2019-10-14,Physical Education Day
    JP,2019-10-22,Emperor's Enthronement Day
    JP,2019-11-03,Culture Day
    JP,2019-11-04,Substitute Holiday
    JP,2019-11-23,Labor Thanksgiving Day
    JP,2020-01-01,New Year's Day
    JP,2020-01-13,Coming of Age Day
    JP,2020-02-11,Foundation Day
    JP,2020-02-23,Emperor's Birthday
    JP,2020-02-24,Substitute Holiday
    JP,2020-03-20,Vernal Equinox Day
    JP,2020-04-29,Showa Day
    JP,2020-05-03,Constitution Day
    JP,2020-05-04,Greenery Day
    JP,2020-05-05,Children's Day
    JP,2020-05-06,Substitute Holiday
    JP,2020-07-23,Marine Day
    JP,2020-07-24,Sports Day
    JP,2020-08-10,Mountain Day
    JP,2020-09-21,Respect for the Aged Day
    JP,2020-09-22,Autumnal Equinox Day
    JP,2020-11-03,Culture Day
    JP,2020-11-23,Labor Thanksgiving Day
    JP,2021-01-01,New Year's Day
    JP,2021-01-11,Coming of Age Day
    JP,2021-02-11,Foundation Day
    JP,2021-02-23,Emperor's Birthday
    JP,2021-03-20,Vernal Equinox Day
    JP,2021-04-29,Showa Day
    JP,2021-05-03,Constitution Day
    JP,2021-05-04,Greenery Day
    JP,2021-05-05,Children's Day
    JP,2021-07-22,Marine Day
    JP,2021-07-23,Sports Day
    JP,2021-08-08,Mountain Day
    JP,2021-08-09,Substitute Holiday
    JP,2021-09-20,Respect for the Aged Day
    JP,2021-09-23,Autumnal Equinox Day
    JP,2021-11-03,Culture Day
    JP,2021-11-23,Labor Thanksgiving Day
    JP,2022-01-01,New Year's Day
    JP,2022-01-10,Coming of Age Day
    JP,2022-02-11,Foundation Day
    JP,2022-02-23,Emperor's Birthday
    JP,2022-03-21,Vernal Equinox Day
    JP,2022-04-29,Showa Day
    JP,2022-05-03,Constitution Day
    JP,2022-05-04,Greenery Day
    JP,2022-05-05,Children's Day
    JP,2022-07-18,Marine Day
    JP,2022-08-11,Mountain Day
    JP,2022-09-19,Respect for the Aged Day
    JP,2022-09-23,Autumnal Equinox Day
    JP,2022-10-10,Sports Day
    JP,2022-11-03,Culture Day
    JP,2022-11-23,Labor Thanksgiving Day
    JP,2023-01-01,New Year's Day
    JP,2023-01-02,Substitute Holiday
    JP,2023-01-09,Coming of Age Day
    JP,2023-02-11,Foundation Day
    JP,2023-02-23,Emperor's Birthday
    JP,2023-03-21,Vernal Equinox Day
    JP,2023-04-29,Showa Day
    JP,2023-05-03,Constitution Day
    JP,2023-05-04,Greenery Day
    JP,2023-05-05,Children's Day
    JP,2023-07-17,Marine Day
    JP,2023-08-11,Mountain Day
    JP,2023-09-18,Respect for the Aged Day
    JP,2023-09-23,Autumnal Equinox Day
    JP,2023-10-09,Sports Day
    JP,2023-11-03,Culture Day
    JP,2023-11-23,Labor Thanksgiving Day
    JP,2024-01-01,New Year's Day
    JP,2024-01-08,Coming of Age Day
    JP,2024-02-11,Foundation Day
    JP,2024-02-12,Substitute Holiday
    JP,2024-02-23,Emperor's Birthday
    JP,2024-03-20,Vernal Equinox Day
    JP,2024-04-29,Showa Day
    JP,2024-05-03,Constitution Day
    JP,2024-05-04,Greenery Day
    JP,2024-05-05,Children's Day
    JP,2024-05-06,Substitute Holiday
    JP,2024-07-15,Marine Day
    JP,2024-08-11,Mountain Day
    JP,2024-08-12,Substitute Holiday
    JP,2024-09-16,Respect for the Aged Day
    JP,2024-09-22,Autumnal Equinox Day
    JP,2024-09-23,Substitute Holiday
    JP,2024-10-14,Sports Day
    JP,2024-11-03,Culture Day
    JP,2024-11-04,Substitute Holiday
    JP,2024-11-23,Labor Thanksgiving Day
    JP,2025-01-01,New Year's Day
    JP,2025-01-13,Coming of Age Day
    JP,2025-02-11,Foundation Day
    JP,2025-02-23,Emperor's Birthday
    JP,2025-02-24,Substitute Holiday
    JP,2025-03-20,Vernal Equinox Day
    JP,2025-04-29,Showa Day
    JP,2025-05-03,Constitution Day
    JP,2025-05-04,Greenery Day
    JP,2025-05-05,Children's Day
    JP,2025-05-06,Substitute Holiday
    JP,2025-07-21,Marine Day
    JP,2025-08-11,Mountain Day
    JP,2025-09-15,Respect for the Aged Day
    JP,2025-09-23,Autumnal Equinox Day
    JP,2025-10-13,Sports Day
    JP,2025-11-03,Culture Day
    JP,2025-11-23,Labor Thanksgiving Day
    JP,2025-11-24,Substitute Holiday
    JP,2026-01-01,New Year's Day
    JP,2026-01-12,Coming of Age Day
    JP,2026-02-11,Foundation Day
    JP,2026-02-23,Emperor's Birthday
    JP,2026-03-20,Vernal Equinox Day
    JP,2026-04-29,Showa Day
    JP,2026-05-03,Constitution Day
    JP,2026-05-04,Greenery Day
    JP,2026-05-05,Children's Day
    JP,2026-05-06,Substitute Holiday
    JP,2026-07-20,Marine Day
    JP,2026-08-11,Mountain Day
    JP,2026-09-21,Respect for the Aged Day
    JP,2026-09-22,National Holiday
    JP,2026-09-23,Autumnal Equinox Day
    JP,2026-10-12,Sports Day
    JP,2026-11-03,Culture Day
    JP,2026-11-23,Labor Thanksgiving Day
    JP,2027-01-01,New Year's Day
    JP,2027-01-11,Coming of Age Day
    JP,2027-02-11,Foundation Day
    JP,2027-02-23,Emperor's Birthday
    JP,2027-03-21,Vernal Equinox Day
    JP,2027-03-22,Substitute Holiday
    JP,2027-04-29,Showa Day
    JP,2027-05-03,Constitution Day
    JP,2027-05-04,Greenery Day
    JP,2027-05-05,Children's Day
    JP,2027-07-19,Marine Day
    JP,2027-08-11,Mountain Day
    JP,2027-09-20,Respect for the Aged Day
    JP,2027-09-23,Autumnal Equinox Day
    JP,2027-10-11,Sports Day
    JP,2027-11-03,Culture Day
    JP,2027-11-23,Labor Thanksgiving Day
    JP,2028-01-01,New Year's Day
    JP,2028-01-10,Coming of Age Day
    JP,2028-02-11,Foundation Day
    JP,2028-02-23,Emperor's Birthday
    JP,2028-03-20,Vernal Equinox Day
    JP,2028-04-29,Showa Day
    JP,2028-05-03,Constitution Day
    JP,2028-05-04,Greenery Day
    JP,2028-05-05,Children's Day
    JP,2028-07-17,Marine Day
    JP,2028-08-11,Mountain Day
    JP,2028-09-18,Respect for the Aged Day
    JP,2028-09-22,Autumnal Equinox Day
    JP,2028-10-09,Sports Day
    JP,2028-11-03,Culture Day
    JP,2028-11-23,Labor Thanksgiving Day
    JP,2029-01-01,New Year's Day
    JP,2029-01-08,Coming of Age Day
    JP,2029-02-11,Foundation Day
    JP,2029-02-12,Substitute Holiday
    JP,2029-02-23,Emperor's Birthday
    JP,2029-03-20,Vernal Equinox Day
    JP,2029-04-29,Showa Day
    JP,2029-04-30,Substitute Holiday
    JP,2029-05-03,Constitution Day
    JP,2029-05-04,Greenery Day
    JP,2029-05-05,Children's Day
    JP,2029-07-16,Marine Day
    JP,2029-08-11,Mountain Day
    JP,2029-09-17,Respect for the Aged Day
    JP,2029-09-23,Autumnal Equinox Day
    JP,2029-09-24,Substitute Holiday
    JP,2029-10-08,Sports Day
    JP,2029-11-03,Culture Day
    JP,2029-11-23,Labor Thanksgiving Day
    JP,2030-01-01,New Year's Day
    JP,2030-01-14,Coming of Age Day
    JP,2030-02-11,Foundation Day
    JP,2030-02-23,Emperor's Birthday
    JP,2030-03-20,Vernal Equinox Day
    JP,2030-04-29,Showa Day
    JP,2030-05-03,Constitution Day
    JP,2030-05-04,Greenery Day
    JP,2030-05-05,Children's Day
    JP,2030-05-06,Substitute Holiday
    JP,2030-07-15,Marine Day
    JP,2030-08-11,Mountain Day
    JP,2030-08-12,Substitute Holiday
    JP,2030-09-16,Respect for the Aged Day
    JP,2030-09-23,Autumnal Equinox Day
    JP,2030-10-14,Sports Day
    JP,2030-11-03,Culture Day
    JP,2030-11-04,Substitute Holiday
    JP,2030-11-23,Labor Thanksgiving Day
    """
}
