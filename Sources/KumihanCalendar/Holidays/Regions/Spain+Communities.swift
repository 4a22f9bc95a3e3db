extension HolidayRegion {
  /// The autonomous communities and cities: the days of each year's gazette from 2008 to 2026, later ones by the same rules. A day on a Sunday is left out where the Monday is free instead.
  static let spanishCommunities: [HolidayRegion] = [
    part(
      "ES-AN", "Andalucía", of: gazetted,
      [
        .free("Andalusia Day", "Día de Andalucía", .fixed(MonthDay(2, 28)), weekdays: workdays),
        maundyThursday,
        mondayFollowingAllSaintsDay1,
        mondayFollowingConstitutionDay1,
        .free(
          "Monday following Andalusia Day", "Lunes siguiente a Día de Andalucía",
          .decreed(
            days(
              2010_03_01, 2016_02_29, 2021_03_01, 2027_03_01, 2038_03_01, 2044_02_29, 2049_03_01,
              2055_03_01))),
        mondayFollowingAssumptionDay1,
        mondayFollowingLaborDay1,
        mondayFollowingChristmasDay1,
        mondayFollowingNewYearsDay1,
        mondayFollowingImmaculateConception1,
        mondayFollowingNationalDay1,
        mondayFollowingEpiphany1,
      ]),
    part(
      "ES-AR", "Aragón", of: gazetted,
      [
        maundyThursday,
        .free(
          "Saint George's Day", "Día de San Jorge", .fixed(MonthDay(4, 23)), weekdays: workdays),
        mondayFollowingAllSaintsDay1,
        mondayFollowingConstitutionDay1,
        mondayFollowingAssumptionDay1,
        mondayFollowingLaborDay1,
        mondayFollowingChristmasDay1,
        mondayFollowingNewYearsDay1,
        .free(
          "Monday following Saint George's Day", "Lunes siguiente a Día de San Jorge",
          .fixed(MonthDay(4, 24)), weekdays: [.monday]),
        mondayFollowingImmaculateConception1,
        mondayFollowingNationalDay1,
        mondayFollowingEpiphany1,
      ]),
    part(
      "ES-AS", "Asturias", of: gazetted,
      [
        maundyThursday,
        .free("Asturias Day", "Día de Asturias", .fixed(MonthDay(9, 8)), weekdays: workdays),
        mondayFollowingAllSaintsDay1,
        mondayFollowingConstitutionDay1,
        mondayFollowingAssumptionDay1,
        mondayFollowingLaborDay1,
        mondayFollowingChristmasDay1,
        mondayFollowingNewYearsDay1,
        .free(
          "Monday following Asturias Day", "Lunes siguiente a Día de Asturias",
          .fixed(MonthDay(9, 9)), weekdays: [.monday]),
        mondayFollowingImmaculateConception1,
        mondayFollowingNationalDay1,
        mondayFollowingEpiphany1,
      ]),
    part(
      "ES-CB", "Cantabria", of: gazetted,
      [
        .free("Maundy Thursday", "Jueves Santo", .easter(.gregorian, offset: -3), .through(2017)),
        .free("Maundy Thursday", "Jueves Santo", .easter(.gregorian, offset: -3), .from(2019)),
        .free(
          "Cantabria Institutions Day", "Día de las Instituciones de Cantabria",
          .decreed(
            days(
              2008_07_28, 2009_07_28, 2010_07_28, 2011_07_28, 2014_07_28, 2016_07_28, 2017_07_28,
              2018_07_28, 2020_07_28, 2021_07_28, 2022_07_28, 2023_07_28, 2025_07_28, 2026_07_28,
              2027_07_28, 2028_07_28, 2029_07_28, 2031_07_28, 2032_07_28, 2033_07_28, 2034_07_28,
              2035_07_28, 2036_07_28, 2037_07_28, 2038_07_28, 2039_07_28, 2040_07_28, 2042_07_28,
              2043_07_28, 2044_07_28, 2045_07_28, 2046_07_28, 2048_07_28, 2049_07_28, 2050_07_28,
              2051_07_28, 2053_07_28, 2054_07_28, 2055_07_28, 2056_07_28, 2057_07_28, 2059_07_28,
              2060_07_28))),
        .free(
          "Our Lady of Bien Aparecida", "La Bien Aparecida", .fixed(MonthDay(9, 15)),
          weekdays: workdays),
        .free(
          "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
          .decreed(days(2009_12_07, 2026_12_07, 2037_12_07, 2043_12_07, 2048_12_07, 2054_12_07))),
        mondayFollowingChristmasDay2,
        .free(
          "Easter Monday", "Lunes de Pascua",
          .decreed(
            days(
              2013_04_01, 2015_04_06, 2019_04_22, 2020_04_13, 2024_04_01, 2030_04_22, 2041_04_22,
              2047_04_15, 2052_04_22, 2058_04_15))),
        .free(
          "Saint James' Day", "Santiago Apóstol",
          .decreed(
            days(
              2012_07_25, 2013_07_25, 2014_07_25, 2019_07_25, 2024_07_25, 2030_07_25, 2041_07_25,
              2047_07_25, 2052_07_25, 2058_07_25))),
        mondayFollowingNationalDay2,
        mondayFollowingLaborDay2,
        .free(
          "Monday following Epiphany", "Lunes siguiente a Epifanía del Señor",
          .decreed(days(2013_01_07))),
        mondayFollowingAllSaintsDay2,
        mondayFollowingImmaculateConception2,
      ]),
    part(
      "ES-CE", "Ceuta", of: gazetted,
      [
        maundyThursday,
        .free("Saint Anthony's Day", "San Antonio", .fixed(MonthDay(6, 13)), weekdays: workdays),
        .free(
          "Santa Maria of Africa", "Nuestra Señora de África", .fixed(MonthDay(8, 5)), .from(2022)),
        .free(
          "Ceuta Day", "Día de Ceuta",
          .decreed(
            days(
              2008_09_02, 2009_09_02, 2010_09_02, 2013_09_02, 2014_09_02, 2016_09_02, 2017_09_02,
              2019_09_02, 2020_09_02, 2021_09_02, 2022_09_02, 2023_09_02, 2024_09_02, 2026_09_02,
              2027_09_02, 2028_09_02, 2030_09_02, 2031_09_02, 2032_09_02, 2033_09_02, 2034_09_02,
              2036_09_02, 2037_09_02, 2038_09_02, 2039_09_02, 2041_09_02, 2042_09_02, 2043_09_02,
              2044_09_02, 2045_09_02, 2047_09_02, 2048_09_02, 2049_09_02, 2050_09_02, 2051_09_02,
              2052_09_02, 2053_09_02, 2054_09_02, 2055_09_02, 2056_09_02, 2058_09_02, 2059_09_02,
              2060_09_02))),
        .free(
          "Eid al-Fitr", "Fiesta de Culminación del Ramadán-Eidul Fitr",
          .decreed(
            days(
              2027_03_09, 2028_02_26, 2029_02_14, 2030_02_04, 2031_01_24, 2032_01_14, 2033_01_02,
              2033_12_23, 2034_12_12, 2035_12_01, 2036_11_19, 2037_11_08, 2038_10_29, 2039_10_19,
              2040_10_07, 2041_09_26, 2042_09_15, 2043_09_04, 2044_08_24, 2045_08_14, 2046_08_03,
              2047_07_24, 2048_07_12, 2049_07_01, 2050_06_20, 2051_06_10, 2052_05_29, 2053_05_19,
              2054_05_09, 2055_04_28, 2056_04_16, 2057_04_05, 2058_03_25, 2059_03_15, 2060_03_04))),
        .free(
          "Eid al-Adha", "Fiesta del Sacrificio-Eidul Adha",
          .decreed(
            days(
              2027_05_16, 2028_05_05, 2029_04_24, 2030_04_13, 2031_04_02, 2032_03_22, 2033_03_11,
              2034_03_01, 2035_02_18, 2036_02_07, 2037_01_26, 2038_01_16, 2039_01_05, 2039_12_26,
              2040_12_14, 2041_12_04, 2042_11_23, 2043_11_12, 2044_10_31, 2045_10_21, 2046_10_10,
              2047_09_30, 2048_09_19, 2049_09_08, 2050_08_28, 2051_08_17, 2052_08_05, 2053_07_26,
              2054_07_15, 2055_07_05, 2056_06_23, 2057_06_12, 2058_06_01, 2059_05_22, 2060_05_10))),
        .free(
          "Monday following Saint Anthony's Day", "Lunes siguiente a San Antonio",
          .fixed(MonthDay(6, 14)), weekdays: [.monday]),
        mondayFollowingEpiphany1,
        .free(
          "Monday following National Day", "Lunes siguiente a Fiesta Nacional de España",
          .decreed(days(2008_10_13, 2014_10_13))),
        .free(
          "Monday following All Saints' Day", "Lunes siguiente a Todos los Santos",
          .decreed(days(2009_11_02, 2015_11_02))),
        mondayFollowingConstitutionDay2,
        .free(
          "Eid al-Adha", "Fiesta del Sacrificio-Eidul Adha",
          .decreed(
            yearly(
              2010, 1117, 1107, 1027, 1015, 1006, 0925, 0912, 0901, 0822, 0812, 0731, 0720, 0709,
              0629, 0617, 0606, 0527))),
        mondayFollowingLaborDay2,
        .free(
          "Monday following Christmas Day", "Lunes siguiente a Natividad del Señor",
          .decreed(days(2011_12_26, 2016_12_26))),
        mondayFollowingNewYearsDay2,
        .free(
          "Monday following Immaculate Conception", "Lunes siguiente a Inmaculada Concepción",
          .decreed(days(2013_12_09))),
        .free(
          "Eid al-Fitr", "Fiesta de Culminación del Ramadán-Eidul Fitr",
          .decreed(yearly(2022, 0503, 0422, 0410, 0331, 0320))),
      ]),
    part(
      "ES-CL", "Castilla y León", of: gazetted,
      [
        maundyThursday,
        .free(
          "Castile and León Day", "Fiesta de Castilla y León", .fixed(MonthDay(4, 23)),
          weekdays: workdays),
        mondayFollowingAllSaintsDay1,
        .free(
          "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
          .fixed(MonthDay(12, 7)), .from(2010), weekdays: [.monday]),
        mondayFollowingAssumptionDay2,
        .free(
          "Monday following Labor Day", "Lunes siguiente a Fiesta del Trabajo",
          .fixed(MonthDay(5, 2)), .from(2012), weekdays: [.monday]),
        mondayFollowingChristmasDay1,
        mondayFollowingNewYearsDay3,
        .free(
          "Monday following Castile and León Day", "Lunes siguiente a Fiesta de Castilla y León",
          .decreed(days(2017_04_24, 2028_04_24, 2034_04_24, 2045_04_24, 2051_04_24, 2056_04_24))),
        mondayFollowingImmaculateConception1,
        mondayFollowingNationalDay1,
        mondayFollowingEpiphany1,
        saintJosephsDay,
        .free("Saint James' Day", "Santiago Apóstol", .decreed(days(2011_07_25, 2023_07_25))),
      ]),
    part(
      "ES-CM", "Castilla-La Mancha", of: gazetted,
      [
        maundyThursday,
        .free(
          "Corpus Christi", "Corpus Christi",
          .decreed(
            days(
              2008_05_22, 2011_06_23, 2012_06_07, 2013_05_30, 2014_06_19, 2015_06_04, 2016_05_26,
              2017_06_15, 2019_06_20, 2020_06_11, 2021_06_03, 2022_06_16, 2023_06_08, 2024_05_30,
              2025_06_19, 2026_06_04, 2027_05_27, 2028_06_15, 2029_05_31, 2030_06_20, 2031_06_12,
              2032_05_27, 2033_06_16, 2034_06_08, 2035_05_24, 2036_06_12, 2037_06_04, 2038_06_24,
              2039_06_09, 2040_05_31, 2041_06_20, 2042_06_05, 2043_05_28, 2044_06_16, 2045_06_08,
              2046_05_24, 2047_06_13, 2048_06_04, 2049_06_17, 2050_06_09, 2051_06_01, 2052_06_20,
              2053_06_05, 2054_05_28, 2055_06_17, 2056_06_01, 2057_06_21, 2058_06_13, 2059_05_29,
              2060_06_17))),
        mondayFollowingAllSaintsDay3,
        .free(
          "Castilla-La Mancha Day", "Día de Castilla-La Mancha",
          .decreed(
            days(
              2008_05_31, 2009_06_01, 2010_05_31, 2011_05_31, 2012_05_31, 2013_05_31, 2014_05_31,
              2016_05_31, 2017_05_31, 2018_05_31, 2019_05_31, 2021_05_31, 2022_05_31, 2023_05_31,
              2024_05_31, 2025_05_31, 2027_05_31, 2028_05_31, 2029_05_31, 2030_05_31, 2031_05_31,
              2032_05_31, 2033_05_31, 2034_05_31, 2035_05_31, 2036_05_31, 2038_05_31, 2039_05_31,
              2040_05_31, 2041_05_31, 2042_05_31, 2044_05_31, 2045_05_31, 2046_05_31, 2047_05_31,
              2049_05_31, 2050_05_31, 2051_05_31, 2052_05_31, 2053_05_31, 2055_05_31, 2056_05_31,
              2057_05_31, 2058_05_31, 2059_05_31, 2060_05_31))),
        mondayFollowingChristmasDay2,
        .free(
          "Monday following Epiphany", "Lunes siguiente a Epifanía del Señor",
          .decreed(days(2008_01_07, 2013_01_07))),
        .free(
          "Saint Joseph's Day", "San José",
          .decreed(days(2008_03_19, 2009_03_19, 2010_03_19, 2011_03_19, 2020_03_19))),
        .free(
          "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
          .decreed(days(2009_12_07, 2015_12_07))),
        .free(
          "Easter Monday", "Lunes de Pascua",
          .decreed(days(2014_04_21, 2015_04_06, 2019_04_22, 2020_04_13, 2026_04_06))),
      ]),
    part(
      "ES-CN", "Canarias", of: gazetted,
      [
        maundyThursday,
        .free(
          "Day of the Canary Islands", "Día de Canarias", .fixed(MonthDay(5, 30)),
          weekdays: workdays),
        .free(
          "Monday following All Saints' Day", "Lunes siguiente a Todos los Santos",
          .decreed(days(2015_11_02, 2026_11_02, 2037_11_02, 2043_11_02, 2048_11_02, 2054_11_02))),
        .free(
          "Monday following Day of the Canary Islands", "Lunes siguiente a Día de Canarias",
          .decreed(
            days(2010_05_31, 2027_05_31, 2032_05_31, 2038_05_31, 2049_05_31, 2055_05_31, 2060_05_31)
          )),
        mondayFollowingAssumptionDay2,
        .free(
          "Monday following Christmas Day", "Lunes siguiente a Natividad del Señor",
          .decreed(days(2011_12_26, 2022_12_26, 2033_12_26, 2039_12_26, 2044_12_26, 2050_12_26))),
        mondayFollowingEpiphany1,
        .free(
          "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
          .decreed(days(2009_12_07, 2020_12_07))),
        .free(
          "Monday following Labor Day", "Lunes siguiente a Fiesta del Trabajo",
          .decreed(days(2016_05_02))),
      ]),
    part(
      "ES-CT", "Cataluña", of: gazetted,
      [
        easterMonday,
        .free("Saint John the Baptist", "San Juan", .fixed(MonthDay(6, 24)), weekdays: workdays),
        .free(
          "National Day of Catalonia", "Fiesta Nacional de Cataluña", .fixed(MonthDay(9, 11)),
          weekdays: workdays),
        .free("Saint Stephen's Day", "San Esteban", .fixed(MonthDay(12, 26)), weekdays: workdays),
        .free(
          "Pentecost Monday", "Día de la Pascua Granada",
          .decreed(
            days(2011_06_13, 2016_05_16, 2022_06_06, 2033_06_06, 2039_05_30, 2044_06_06, 2050_05_30)
          )),
      ]),
    part(
      "ES-EX", "Extremadura", of: gazetted,
      [
        maundyThursday,
        .free("Extremadura Day", "Día de Extremadura", .fixed(MonthDay(9, 8)), weekdays: workdays),
        mondayFollowingAllSaintsDay1,
        mondayFollowingConstitutionDay1,
        mondayFollowingLaborDay1,
        mondayFollowingChristmasDay1,
        .free(
          "Monday following Extremadura Day", "Lunes siguiente a Día de Extremadura",
          .decreed(
            days(2013_09_09, 2019_09_09, 2030_09_09, 2041_09_09, 2047_09_09, 2052_09_09, 2058_09_09)
          )),
        mondayFollowingImmaculateConception1,
        mondayFollowingNationalDay1,
        mondayFollowingEpiphany1,
        .free("Saint Joseph's Day", "San José", .decreed(days(2010_03_19, 2021_03_19))),
        mondayFollowingNewYearsDay2,
        .free(
          "Monday following Saint Joseph's Day", "Lunes siguiente a San José",
          .decreed(days(2017_03_20))),
        .free("Shrove Tuesday", "Martes de Carnaval", .decreed(days(2023_02_21, 2024_02_13))),
      ]),
    part(
      "ES-GA", "Galicia", of: gazetted,
      [
        maundyThursday,
        .free(
          "Galician National Day", "Día Nacional de Galicia", .fixed(MonthDay(7, 25)),
          weekdays: workdays),
        .free(
          "Galician Literature Day", "Día de las Letras Gallegas", .fixed(MonthDay(5, 17)),
          weekdays: workdays),
        .free(
          "Saint Joseph's Day", "San José",
          .decreed(
            days(
              2008_03_19, 2009_03_19, 2010_03_19, 2011_03_19, 2019_03_19, 2020_03_19, 2021_03_19,
              2026_03_19))),
        .free(
          "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
          .decreed(days(2009_12_07))),
        .free(
          "Saint John the Baptist", "San Juan",
          .decreed(days(2013_06_24, 2016_06_24, 2020_06_24, 2022_06_24, 2026_06_24))),
        mondayFollowingAllSaintsDay2,
        .free(
          "Day following Saint Joseph's Day", "Día siguiente a San José", .decreed(days(2015_03_20))
        ),
      ]),
    part(
      "ES-IB", "Islas Baleares", of: gazetted,
      [
        .free(
          "Monday following Day of the Balearic Islands",
          "Lunes siguiente a Día de las Islas Baleares", .fixed(MonthDay(3, 2)), .from(2021),
          weekdays: [.monday]),
        maundyThursday,
        .free(
          "Easter Monday", "Lunes de Pascua",
          .decreed(
            days(
              2008_03_24, 2009_04_13, 2010_04_05, 2011_04_25, 2012_04_09, 2013_04_01, 2015_04_06,
              2016_03_28, 2017_04_17, 2018_04_02, 2019_04_22, 2020_04_13, 2021_04_05, 2022_04_18,
              2023_04_10, 2024_04_01, 2026_04_06, 2027_03_29, 2028_04_17, 2029_04_02, 2030_04_22,
              2031_04_14, 2032_03_29, 2033_04_18, 2034_04_10, 2035_03_26, 2036_04_14, 2037_04_06,
              2038_04_26, 2039_04_11, 2040_04_02, 2041_04_22, 2042_04_07, 2043_03_30, 2044_04_18,
              2045_04_10, 2046_03_26, 2047_04_15, 2048_04_06, 2049_04_19, 2050_04_11, 2051_04_03,
              2052_04_22, 2053_04_07, 2054_03_30, 2055_04_19, 2056_04_03, 2057_04_23, 2058_04_15,
              2059_03_31, 2060_04_19))),
        .free(
          "Day of the Balearic Islands", "Día de las Islas Baleares", .fixed(MonthDay(3, 1)),
          weekdays: workdays),
        mondayFollowingChristmasDay1,
        mondayFollowingNationalDay2,
        .free(
          "Saint Stephen's Day", "San Esteban",
          .decreed(
            days(
              2008_12_26, 2009_12_26, 2013_12_26, 2014_12_26, 2019_12_26, 2020_12_26, 2025_12_26,
              2026_12_26))),
        mondayFollowingConstitutionDay2,
        mondayFollowingAllSaintsDay2,
      ]),
    part(
      "ES-MC", "Murcia", of: gazetted,
      [
        .free(
          "Saint Joseph's Day", "San José",
          .decreed(
            days(
              2008_03_19, 2009_03_19, 2010_03_19, 2011_03_19, 2012_03_19, 2013_03_19, 2014_03_19,
              2015_03_19, 2016_03_19, 2018_03_19, 2019_03_19, 2020_03_19, 2021_03_19, 2024_03_19,
              2025_03_19, 2026_03_19, 2027_03_19, 2029_03_19, 2030_03_19, 2031_03_19, 2032_03_19,
              2033_03_19, 2035_03_19, 2036_03_19, 2037_03_19, 2038_03_19, 2039_03_19, 2040_03_19,
              2041_03_19, 2042_03_19, 2043_03_19, 2044_03_19, 2046_03_19, 2047_03_19, 2048_03_19,
              2049_03_19, 2050_03_19, 2052_03_19, 2053_03_19, 2054_03_19, 2055_03_19, 2057_03_19,
              2058_03_19, 2059_03_19, 2060_03_19))),
        maundyThursday,
        .free(
          "Murcia Day", "Día de la Región de Murcia", .fixed(MonthDay(6, 9)), weekdays: workdays),
        mondayFollowingConstitutionDay1,
        .free(
          "Monday following Labor Day", "Lunes siguiente a Fiesta del Trabajo",
          .decreed(days(2011_05_02, 2022_05_02, 2033_05_02, 2039_05_02, 2044_05_02, 2050_05_02))),
        mondayFollowingChristmasDay2,
        mondayFollowingNewYearsDay3,
        .free(
          "Monday following Murcia Day", "Lunes siguiente a Día de la Región de Murcia",
          .decreed(days(2019_06_10, 2030_06_10, 2041_06_10, 2047_06_10, 2052_06_10, 2058_06_10))),
        .free(
          "Monday following Immaculate Conception", "Lunes siguiente a Inmaculada Concepción",
          .decreed(
            days(2013_12_09, 2024_12_09, 2030_12_09, 2041_12_09, 2047_12_09, 2052_12_09, 2058_12_09)
          )),
        mondayFollowingEpiphany2,
        mondayFollowingNationalDay2,
      ]),
    part(
      "ES-MD", "Madrid", of: gazetted,
      [
        maundyThursday,
        .free(
          "Madrid Day", "Fiesta de la Comunidad de Madrid", .fixed(MonthDay(5, 2)),
          weekdays: workdays),
        .free(
          "Monday following All Saints' Day", "Lunes siguiente a Todos los Santos",
          .fixed(MonthDay(11, 2)), .from(2016), weekdays: [.monday]),
        .free(
          "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
          .fixed(MonthDay(12, 7)), .from(2016), weekdays: [.monday]),
        .free(
          "Saint Joseph's Day", "San José",
          .decreed(
            days(
              2009_03_19, 2010_03_19, 2012_03_19, 2015_03_19, 2021_03_19, 2027_03_19, 2032_03_19,
              2038_03_19, 2040_03_19, 2049_03_19, 2055_03_19, 2060_03_19))),
        .free(
          "Monday following Madrid Day", "Lunes siguiente a Fiesta de la Comunidad de Madrid",
          .fixed(MonthDay(5, 3)), .from(2011), weekdays: [.monday]),
        .free(
          "Saint James' Day", "Santiago Apóstol",
          .decreed(
            days(
              2008_07_25, 2011_07_25, 2016_07_25, 2022_07_25, 2024_07_25, 2025_07_25, 2033_07_25,
              2039_07_25, 2044_07_25, 2050_07_25))),
        mondayFollowingChristmasDay2,
        .free(
          "Monday following Saint Joseph's Day", "Lunes siguiente a San José",
          .decreed(days(2017_03_20, 2023_03_20, 2034_03_20, 2045_03_20, 2051_03_20))),
        mondayFollowingEpiphany1,
        .free(
          "Corpus Christi", "Corpus Christi",
          .decreed(days(2009_06_11, 2010_06_03, 2011_06_23, 2014_06_19))),
        .free("Saint Joseph's Day Transfer", "Traslado de San José", .decreed(days(2013_03_18))),
        mondayFollowingImmaculateConception2,
      ]),
    part(
      "ES-ML", "Melilla", of: gazetted,
      [
        maundyThursday,
        .free(
          "Day of Our Lady of Victory", "Día de Nuestra Señora la Virgen de la Victoria",
          .fixed(MonthDay(9, 8)), weekdays: workdays),
        .free("Melilla Day", "Día de Melilla", .fixed(MonthDay(9, 17)), weekdays: workdays),
        mondayFollowingConstitutionDay1,
        .free(
          "Eid al-Fitr", "Fiesta del Eid Fitr",
          .decreed(
            days(
              2027_03_09, 2028_02_26, 2029_02_14, 2030_02_04, 2031_01_24, 2032_01_14, 2033_01_02,
              2033_12_23, 2034_12_12, 2035_12_01, 2036_11_19, 2037_11_08, 2038_10_29, 2039_10_19,
              2040_10_07, 2041_09_26, 2042_09_15, 2043_09_04, 2044_08_24, 2045_08_14, 2046_08_03,
              2047_07_24, 2048_07_12, 2049_07_01, 2050_06_20, 2051_06_10, 2052_05_29, 2053_05_19,
              2054_05_09, 2055_04_28, 2056_04_16, 2057_04_05, 2058_03_25, 2059_03_15, 2060_03_04))),
        .free(
          "Eid al-Adha", "Fiesta del Sacrificio-Aid Al Adha",
          .decreed(
            days(
              2027_05_16, 2028_05_05, 2029_04_24, 2030_04_13, 2031_04_02, 2032_03_22, 2033_03_11,
              2034_03_01, 2035_02_18, 2036_02_07, 2037_01_26, 2038_01_16, 2039_01_05, 2039_12_26,
              2040_12_14, 2041_12_04, 2042_11_23, 2043_11_12, 2044_10_31, 2045_10_21, 2046_10_10,
              2047_09_30, 2048_09_19, 2049_09_08, 2050_08_28, 2051_08_17, 2052_08_05, 2053_07_26,
              2054_07_15, 2055_07_05, 2056_06_23, 2057_06_12, 2058_06_01, 2059_05_22, 2060_05_10))),
        mondayFollowingChristmasDay1,
        .free(
          "Monday following Melilla Day", "Lunes siguiente a Día de Melilla",
          .decreed(days(2017_09_18, 2028_09_18, 2034_09_18, 2045_09_18, 2051_09_18, 2056_09_18))),
        .free(
          "Monday following Day of Our Lady of Victory",
          "Lunes siguiente a Día de Nuestra Señora la Virgen de la Victoria",
          .decreed(
            days(2013_09_09, 2019_09_09, 2030_09_09, 2041_09_09, 2047_09_09, 2052_09_09, 2058_09_09)
          )),
        .free(
          "Monday following Immaculate Conception", "Lunes siguiente a Inmaculada Concepción",
          .fixed(MonthDay(12, 9)), .from(2014), weekdays: [.monday]),
        mondayFollowingEpiphany1,
        .free("Saint Joseph's Day", "San José", .fixed(MonthDay(3, 19)), .through(2016)),
        mondayFollowingNationalDay2,
        .free(
          "Monday following All Saints' Day", "Lunes siguiente a Todos los Santos",
          .decreed(days(2009_11_02))),
        .free(
          "Eid al-Adha", "Fiesta del Sacrificio-Aid Al Adha",
          .decreed(
            yearly(
              2010, 1117, 1107, 1026, 1015, 1004, 0925, 0912, 0901, 0822, 0812, 0731, 0721, 0711,
              0629, 0617, 0606, 0527))),
        .free(
          "Monday following New Year's Day", "Lunes siguiente a Año Nuevo",
          .decreed(days(2017_01_02))),
        .free(
          "Statute of Autonomy of Melilla Day", "Estatuto de Autonomía de la Ciudad de Melilla",
          .decreed(days(2020_03_13, 2021_03_13, 2023_03_13))),
        .free(
          "Eid al-Fitr", "Fiesta del Eid Fitr", .decreed(yearly(2022, 0503, 0421, 0410, 0331, 0320))
        ),
      ]),
    part(
      "ES-NC", "Navarra", of: gazetted,
      [
        maundyThursday,
        easterMonday,
        mondayFollowingAllSaintsDay3,
        .free(
          "Saint Francis Xavier's Day", "San Francisco Javier", .fixed(MonthDay(12, 3)),
          weekdays: workdays),
        mondayFollowingChristmasDay1,
        .free(
          "Monday following Saint Francis Xavier's Day", "Lunes siguiente a San Francisco Javier",
          .fixed(MonthDay(12, 4)), weekdays: [.monday]),
        mondayFollowingEpiphany2,
        .free(
          "Saint Joseph's Day", "San José",
          .decreed(
            days(
              2008_03_19, 2009_03_19, 2010_03_19, 2012_03_19, 2014_03_19, 2015_03_19, 2019_03_19,
              2020_03_19, 2021_03_19, 2026_03_19))),
        .free(
          "Saint James' Day", "Santiago Apóstol",
          .decreed(
            days(
              2008_07_25, 2009_07_25, 2011_07_25, 2013_07_25, 2015_07_25, 2016_07_25, 2017_07_25,
              2022_07_25, 2023_07_25, 2024_07_25, 2025_07_25))),
        .free(
          "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
          .decreed(days(2020_12_07))),
      ]),
    part(
      "ES-PV", "País Vasco", of: gazetted,
      [
        .free(
          "Saint Joseph's Day", "San José",
          .decreed(
            days(
              2008_03_19, 2009_03_19, 2010_03_19, 2015_03_19, 2019_03_19, 2020_03_19, 2021_03_19,
              2026_03_19, 2027_03_19, 2030_03_19, 2032_03_19, 2036_03_19, 2037_03_19, 2038_03_19,
              2041_03_19, 2043_03_19, 2047_03_19, 2048_03_19, 2049_03_19, 2054_03_19, 2055_03_19,
              2058_03_19, 2060_03_19))),
        maundyThursday,
        easterMonday,
        .free(
          "Saint James' Day", "Santiago Apóstol",
          .decreed(
            days(
              2008_07_25, 2009_07_25, 2011_07_25, 2013_07_25, 2015_07_25, 2016_07_25, 2017_07_25,
              2019_07_25, 2020_07_25, 2022_07_25, 2023_07_25, 2024_07_25, 2025_07_25, 2026_07_25,
              2028_07_25, 2029_07_25, 2030_07_25, 2031_07_25, 2033_07_25, 2034_07_25, 2035_07_25,
              2036_07_25, 2037_07_25, 2039_07_25, 2040_07_25, 2041_07_25, 2042_07_25, 2043_07_25,
              2044_07_25, 2045_07_25, 2046_07_25, 2047_07_25, 2048_07_25, 2050_07_25, 2051_07_25,
              2052_07_25, 2053_07_25, 2054_07_25, 2056_07_25, 2057_07_25, 2058_07_25, 2059_07_25))),
        .free(
          "País Vasco Day", "Día del País Vasco", .fixed(MonthDay(10, 25)), .years(2011...2014)),
        .free(
          "80th Anniversary of the first Basque Government",
          "80 Aniversario del primer Gobierno Vasco", .decreed(days(2016_10_07))),
        .free(
          "V Centennial of the Circumnavigation of the World", "V Centenario Vuelta al Mundo",
          .decreed(days(2022_09_06))),
      ]),
    part(
      "ES-RI", "La Rioja", of: gazetted,
      [
        maundyThursday,
        .free(
          "Easter Monday", "Lunes de Pascua",
          .decreed(
            days(
              2008_03_24, 2011_04_25, 2013_04_01, 2014_04_21, 2015_04_06, 2016_03_28, 2017_04_17,
              2019_04_22, 2020_04_13, 2021_04_05, 2022_04_18, 2023_04_10, 2024_04_01, 2025_04_21,
              2026_04_06, 2027_03_29, 2028_04_17, 2029_04_02, 2030_04_22, 2031_04_14, 2032_03_29,
              2033_04_18, 2034_04_10, 2035_03_26, 2036_04_14, 2037_04_06, 2038_04_26, 2039_04_11,
              2040_04_02, 2041_04_22, 2042_04_07, 2043_03_30, 2044_04_18, 2045_04_10, 2046_03_26,
              2047_04_15, 2048_04_06, 2049_04_19, 2050_04_11, 2051_04_03, 2052_04_22, 2053_04_07,
              2054_03_30, 2055_04_19, 2056_04_03, 2057_04_23, 2058_04_15, 2059_03_31, 2060_04_19))),
        .free("La Rioja Day", "Día de La Rioja", .fixed(MonthDay(6, 9)), weekdays: workdays),
        mondayFollowingConstitutionDay1,
        .free(
          "Monday following Christmas Day", "Lunes siguiente a Natividad del Señor",
          .fixed(MonthDay(12, 26)), .from(2017), weekdays: [.monday]),
        .free(
          "Monday following La Rioja Day", "Lunes siguiente a Día de La Rioja",
          .fixed(MonthDay(6, 10)), weekdays: [.monday]),
        .free(
          "Saint James' Day", "Santiago Apóstol", .decreed(days(2008_07_25, 2011_07_25, 2016_07_25))
        ),
        saintJosephsDay,
        .free(
          "Monday following Immaculate Conception", "Lunes siguiente a Inmaculada Concepción",
          .decreed(days(2013_12_09, 2019_12_09))),
      ]),
    part(
      "ES-VC", "Valenciana", of: gazetted,
      [
        .free("Saint Joseph's Day", "San José", .fixed(MonthDay(3, 19)), weekdays: workdays),
        easterMonday,
        .free("Saint John the Baptist", "San Juan", .fixed(MonthDay(6, 24)), .from(2019)),
        .free(
          "Valencian Community Day", "Día de la Comunidad Valenciana", .fixed(MonthDay(10, 9)),
          weekdays: workdays),
        .free(
          "Maundy Thursday", "Jueves Santo",
          .decreed(
            days(
              2008_03_20, 2009_04_09, 2011_04_21, 2016_03_24, 2017_04_13, 2022_04_14, 2033_04_14,
              2039_04_07, 2044_04_14, 2050_04_07))),
        mondayFollowingLaborDay2,
        .free("The Fallas", "Lunes de Fallas", .decreed(days(2013_03_18))),
        .free(
          "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
          .decreed(days(2015_12_07))),
        .free(
          "Monday following Christmas Day", "Lunes siguiente a Natividad del Señor",
          .decreed(days(2016_12_26))),
      ]),
  ]

  private static let gazetted = HolidayRegion(
    code: spain.code, name: spain.name, localName: spain.localName, language: spain.language,
    rules: spain.rules,
    announced: AnnouncedDays(years: 2008...2060, days: "days of the communities"))

  private static let easterMonday = HolidayRule.free(
    "Easter Monday", "Lunes de Pascua", .easter(.gregorian, offset: 1))
  private static let maundyThursday = HolidayRule.free(
    "Maundy Thursday", "Jueves Santo", .easter(.gregorian, offset: -3))
  private static let mondayFollowingAllSaintsDay1 = HolidayRule.free(
    "Monday following All Saints' Day", "Lunes siguiente a Todos los Santos",
    .fixed(MonthDay(11, 2)), weekdays: [.monday])
  private static let mondayFollowingAllSaintsDay2 = HolidayRule.free(
    "Monday following All Saints' Day", "Lunes siguiente a Todos los Santos",
    .decreed(days(2015_11_02)))
  private static let mondayFollowingAllSaintsDay3 = HolidayRule.free(
    "Monday following All Saints' Day", "Lunes siguiente a Todos los Santos",
    .fixed(MonthDay(11, 2)), .from(2021), weekdays: [.monday])
  private static let mondayFollowingAssumptionDay1 = HolidayRule.free(
    "Monday following Assumption Day", "Lunes siguiente a Asunción de la Virgen",
    .fixed(MonthDay(8, 16)), weekdays: [.monday])
  private static let mondayFollowingAssumptionDay2 = HolidayRule.free(
    "Monday following Assumption Day", "Lunes siguiente a Asunción de la Virgen",
    .fixed(MonthDay(8, 16)), .from(2011), weekdays: [.monday])
  private static let mondayFollowingChristmasDay1 = HolidayRule.free(
    "Monday following Christmas Day", "Lunes siguiente a Natividad del Señor",
    .fixed(MonthDay(12, 26)), weekdays: [.monday])
  private static let mondayFollowingChristmasDay2 = HolidayRule.free(
    "Monday following Christmas Day", "Lunes siguiente a Natividad del Señor",
    .fixed(MonthDay(12, 26)), .from(2012), weekdays: [.monday])
  private static let mondayFollowingConstitutionDay1 = HolidayRule.free(
    "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
    .fixed(MonthDay(12, 7)), weekdays: [.monday])
  private static let mondayFollowingConstitutionDay2 = HolidayRule.free(
    "Monday following Constitution Day", "Lunes siguiente a Día de la Constitución Española",
    .decreed(days(2009_12_07, 2015_12_07, 2020_12_07)))
  private static let mondayFollowingEpiphany1 = HolidayRule.free(
    "Monday following Epiphany", "Lunes siguiente a Epifanía del Señor", .fixed(MonthDay(1, 7)),
    weekdays: [.monday])
  private static let mondayFollowingEpiphany2 = HolidayRule.free(
    "Monday following Epiphany", "Lunes siguiente a Epifanía del Señor", .fixed(MonthDay(1, 7)),
    .from(2009), weekdays: [.monday])
  private static let mondayFollowingImmaculateConception1 = HolidayRule.free(
    "Monday following Immaculate Conception", "Lunes siguiente a Inmaculada Concepción",
    .fixed(MonthDay(12, 9)), weekdays: [.monday])
  private static let mondayFollowingImmaculateConception2 = HolidayRule.free(
    "Monday following Immaculate Conception", "Lunes siguiente a Inmaculada Concepción",
    .decreed(days(2019_12_09)))
  private static let mondayFollowingLaborDay1 = HolidayRule.free(
    "Monday following Labor Day", "Lunes siguiente a Fiesta del Trabajo", .fixed(MonthDay(5, 2)),
    weekdays: [.monday])
  private static let mondayFollowingLaborDay2 = HolidayRule.free(
    "Monday following Labor Day", "Lunes siguiente a Fiesta del Trabajo", .decreed(days(2011_05_02))
  )
  private static let mondayFollowingNationalDay1 = HolidayRule.free(
    "Monday following National Day", "Lunes siguiente a Fiesta Nacional de España",
    .fixed(MonthDay(10, 13)), weekdays: [.monday])
  private static let mondayFollowingNationalDay2 = HolidayRule.free(
    "Monday following National Day", "Lunes siguiente a Fiesta Nacional de España",
    .decreed(days(2008_10_13)))
  private static let mondayFollowingNewYearsDay1 = HolidayRule.free(
    "Monday following New Year's Day", "Lunes siguiente a Año Nuevo", .fixed(MonthDay(1, 2)),
    weekdays: [.monday])
  private static let mondayFollowingNewYearsDay2 = HolidayRule.free(
    "Monday following New Year's Day", "Lunes siguiente a Año Nuevo", .decreed(days(2012_01_02)))
  private static let mondayFollowingNewYearsDay3 = HolidayRule.free(
    "Monday following New Year's Day", "Lunes siguiente a Año Nuevo", .fixed(MonthDay(1, 2)),
    .from(2013), weekdays: [.monday])
  private static let saintJosephsDay = HolidayRule.free(
    "Saint Joseph's Day", "San José", .decreed(days(2009_03_19, 2010_03_19, 2012_03_19)))
}
