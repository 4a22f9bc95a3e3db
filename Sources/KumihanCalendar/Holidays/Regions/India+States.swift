extension HolidayRegion {
  /// The states and union territories, each with the days of the Union and those that it gazettes itself, 2001 to 2035.
  static let indianStates: [HolidayRegion] = [
    part(
      "IN-AN", "Andaman and Nicobar Islands", of: .india,
      [
        onam
      ]),
    part("IN-AP", "Andhra Pradesh", of: .india),
    part(
      "IN-AR", "Arunachal Pradesh", of: .india,
      [
        .free("Statehood Day", "Statehood Day", .fixed(MonthDay(2, 20))),
        .free("Indigenous Faith Day", "Indigenous Faith Day", .fixed(MonthDay(12, 1))),
        .free(
          "Bahag Bihu", "Bahag Bihu",
          .decreed(
            yearly(
              2001, 0415, 0415, 0415, 0414, 0415, 0415, 0415, 0414, 0415, 0415, 0415, 0414, 0415,
              0415, 0415, 0414, 0415, 0415, 0415, 0414, 0415, 0415, 0415, 0414, 0415, 0415, 0415,
              0414, 0415, 0415, 0415, 0414, 0415, 0415, 0415))),
        mahashtami,
      ]),
    part(
      "IN-AS", "Assam", of: .india,
      [
        .free(
          "Bahag Bihu", "Bahag Bihu",
          .decreed(
            days(
              2001_04_14, 2001_04_15, 2001_04_16, 2002_04_14, 2002_04_15, 2002_04_16, 2003_04_14,
              2003_04_15, 2003_04_16, 2004_04_13, 2004_04_14, 2004_04_15, 2005_04_14, 2005_04_15,
              2005_04_16, 2006_04_14, 2006_04_15, 2006_04_16, 2007_04_14, 2007_04_15, 2007_04_16,
              2008_04_13, 2008_04_14, 2008_04_15, 2009_04_14, 2009_04_15, 2009_04_16, 2010_04_14,
              2010_04_15, 2010_04_16, 2011_04_14, 2011_04_15, 2011_04_16, 2012_04_13, 2012_04_14,
              2012_04_15, 2013_04_14, 2013_04_15, 2013_04_16, 2014_04_14, 2014_04_15, 2014_04_16,
              2015_04_14, 2015_04_15, 2015_04_16, 2016_04_13, 2016_04_14, 2016_04_15, 2017_04_14,
              2017_04_15, 2017_04_16, 2018_04_14, 2018_04_15, 2018_04_16, 2019_04_14, 2019_04_15,
              2019_04_16, 2020_04_13, 2020_04_14, 2020_04_15, 2021_04_14, 2021_04_15, 2021_04_16,
              2022_04_14, 2022_04_15, 2022_04_16, 2023_04_14, 2023_04_15, 2023_04_16, 2024_04_13,
              2024_04_14, 2024_04_15, 2025_04_14, 2025_04_15, 2025_04_16, 2026_04_14, 2026_04_15,
              2026_04_16, 2027_04_14, 2027_04_15, 2027_04_16, 2028_04_13, 2028_04_14, 2028_04_15,
              2029_04_14, 2029_04_15, 2029_04_16, 2030_04_14, 2030_04_15, 2030_04_16, 2031_04_14,
              2031_04_15, 2031_04_16, 2032_04_13, 2032_04_14, 2032_04_15, 2033_04_14, 2033_04_15,
              2033_04_16, 2034_04_14, 2034_04_15, 2034_04_16, 2035_04_14, 2035_04_15, 2035_04_16))),
        netajiSubhasChandraBosesBirthday,
        .free("May Day", "May Day", .fixed(MonthDay(5, 1))),
        .free(
          "Magh Bihu", "Magh Bihu",
          .decreed(
            days(
              2001_01_14, 2002_01_14, 2003_01_15, 2004_01_15, 2005_01_14, 2006_01_14, 2007_01_15,
              2008_01_15, 2009_01_14, 2010_01_14, 2011_01_15, 2012_01_15, 2013_01_14, 2014_01_14,
              2015_01_15, 2016_01_15, 2017_01_14, 2018_01_14, 2019_01_15, 2020_01_15, 2021_01_14,
              2022_01_14, 2023_01_15, 2023_01_16, 2024_01_15, 2025_01_14, 2026_01_14, 2027_01_15,
              2028_01_15, 2029_01_14, 2030_01_14, 2031_01_15, 2032_01_15, 2033_01_14, 2034_01_14,
              2035_01_15))),
      ]),
    part("IN-BR", "Bihar", of: .india),
    part("IN-CG", "Chhattisgarh", of: .india),
    part(
      "IN-CH", "Chandigarh", of: .india,
      [
        guruGobindSinghsBirthday,
        maharishiValmikisBirthday,
      ]),
    part(
      "IN-DH", "Dadra and Nagar Haveli and Daman and Diu", of: .india,
      [
        .free(
          "Magh Bihu", "Magh Bihu",
          .decreed(
            days(
              2001_01_14, 2002_01_14, 2003_01_15, 2004_01_15, 2005_01_14, 2006_01_14, 2007_01_15,
              2008_01_15, 2009_01_14, 2010_01_14, 2011_01_15, 2012_01_15, 2013_01_14, 2014_01_14,
              2015_01_15, 2016_01_15, 2017_01_14, 2018_01_14, 2019_01_15, 2020_01_15, 2021_01_14,
              2022_01_14, 2023_01_14, 2023_01_15, 2024_01_15, 2025_01_14, 2026_01_14, 2027_01_15,
              2028_01_15, 2029_01_14, 2030_01_14, 2031_01_15, 2032_01_15, 2033_01_14, 2034_01_14,
              2035_01_15))),
        makarSankranti,
        pongal,
        .free(
          "Chaitra Sukladi", "Chaitra Sukladi",
          .decreed(
            yearly(
              2001, 0326, 0413, 0402, 0321, 0409, 0330, 0319, 0406, 0327, 0316, 0404, 0323, 0411,
              0331, 0321, 0408, 0328, 0318, 0406, 0325, 0413, 0402, 0322, 0409, 0330, 0319, 0407,
              0327, 0414, 0403, 0324, 0411, 0331, 0321, 0409))),
        chetiChand,
        gudiPadwa,
        ugadi,
        parsiNewYearShahenshahi,
        rakshaBandhan,
        .free(
          "Ganesh Chaturthi / Vinayak Chaturthi", "Ganesh Chaturthi / Vinayak Chaturthi",
          .decreed(
            yearly(
              2001, 0822, 0910, 0831, 0918, 0907, 0827, 0915, 0903, 0823, 0911, 0901, 0919, 0909,
              0829, 0917, 0905, 0825, 0913, 0902, 0822, 0910, 0831, 0919, 0907, 0827, 0914, 0904,
              0823, 0911, 0901, 0920, 0908, 0828, 0916, 0905))),
        govardhanPuja,
        .free(
          "Pratihar Shashthi or Surya Shashthi (Chhath Puja)",
          "Pratihar Shashthi or Surya Shashthi (Chhath Puja)",
          .decreed(
            yearly(
              2001, 1121, 1110, 1030, 1117, 1107, 1028, 1116, 1104, 1024, 1111, 1101, 1119, 1108,
              1029, 1117, 1106, 1026, 1113, 1102, 1120, 1110, 1030, 1119, 1107, 1028, 1115, 1104,
              1023, 1111, 1101, 1120, 1109, 1029, 1117, 1106))),
      ]),
    part("IN-DL", "Delhi", of: .india),
    part(
      "IN-GA", "Goa", of: .india,
      [
        .free("Saint Francis Xavier's Day", "Saint Francis Xavier's Day", .fixed(MonthDay(12, 3))),
        .free("Goa Liberation Day", "Goa Liberation Day", .fixed(MonthDay(12, 19))),
        gudiPadwa,
        ganeshChaturthi,
        .free(
          "Ganesh Chaturthi (Day 2)", "Ganesh Chaturthi (Day 2)",
          .decreed(
            yearly(
              2001, 0823, 0911, 0901, 0919, 0908, 0828, 0916, 0904, 0824, 0912, 0902, 0920, 0910,
              0830, 0918, 0906, 0826, 0914, 0903, 0823, 0911, 0901, 0920, 0908, 0828, 0915, 0905,
              0824, 0912, 0902, 0921, 0909, 0829, 0917, 0906))),
      ]),
    part(
      "IN-GJ", "Gujarat", of: .india,
      [
        .free(
          "Sardar Vallabhbhai Patel's Birthday", "Sardar Vallabhbhai Patel's Birthday",
          .fixed(MonthDay(10, 31))),
        .free(
          "Uttarayan", "Uttarayan",
          .decreed(
            yearly(
              2001, 0114, 0114, 0114, 0115, 0114, 0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114,
              0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114, 0114, 0114, 0114, 0114, 0114, 0115,
              0115, 0114, 0114, 0115, 0115, 0114, 0114, 0115))),
        chetiChand,
        lordShriParshuramsBirthday,
        rakshaBandhan,
        .free(
          "Samvatsari Day", "Samvatsari Day",
          .decreed(
            yearly(
              2001, 0823, 0911, 0901, 0919, 0908, 0828, 0916, 0904, 0824, 0912, 0902, 0920, 0910,
              0830, 0918, 0906, 0826, 0914, 0903, 0823, 0911, 0901, 0920, 0908, 0828, 0915, 0904,
              0824, 0912, 0902, 0921, 0909, 0830, 0917, 0906))),
        bhaiDuj,
        .free(
          "Gujarati New Year", "Gujarati New Year",
          .decreed(
            yearly(
              2001, 1116, 1105, 1026, 1113, 1102, 1023, 1110, 1029, 1019, 1107, 1027, 1114, 1104,
              1024, 1112, 1031, 1020, 1108, 1028, 1116, 1105, 1026, 1114, 1102, 1022, 1110, 1030,
              1018, 1106, 1027, 1115, 1104, 1024, 1112, 1101))),
        parsiNewYearShahenshahi,
      ]),
    part(
      "IN-HP", "Himachal Pradesh", of: .india,
      [
        .free("Statehood Day", "Statehood Day", .fixed(MonthDay(1, 25))),
        .free("Himachal Day", "Himachal Day", .fixed(MonthDay(4, 15))),
        .free(
          "Guru Ravi Das's Birthday", "Guru Ravi Das's Birthday",
          .decreed(
            yearly(
              2001, 0208, 0227, 0216, 0206, 0224, 0213, 0202, 0221, 0209, 0130, 0218, 0207, 0225,
              0214, 0203, 0222, 0210, 0131, 0219, 0209, 0227, 0216, 0205, 0224, 0212, 0201, 0220,
              0210, 0130, 0218, 0207, 0226, 0214, 0203, 0222))),
        lordShriParshuramsBirthday,
        maharanaPratapsBirthday,
        santKabirsBirthday,
        maharishiValmikisBirthday,
      ]),
    part(
      "IN-HR", "Haryana", of: .india,
      [
        vaisakhi,
        shaheedEAzamBhagatSinghSukhdevAndRajgurusMartyrdomDay,
        shaheedUdhamSinghsMartyrdomDay,
        .free(
          "Haryana War Heroes' Martyrdom Day", "Haryana War Heroes' Martyrdom Day",
          .fixed(MonthDay(9, 23))),
        .free("Haryana Day", "Haryana Day", .fixed(MonthDay(11, 1))),
        maharishiValmikisBirthday,
        .free(
          "Sir Chottu Ram's Birthday", "Sir Chottu Ram's Birthday",
          .decreed(
            yearly(
              2001, 0129, 0217, 0206, 0126, 0213, 0202, 0123, 0211, 0131, 0120, 0208, 0128, 0214,
              0204, 0124, 0212, 0201, 0122, 0209, 0129, 0216, 0205, 0126, 0214, 0202, 0123, 0211,
              0131, 0119, 0207, 0127, 0215, 0204, 0124, 0212))),
        maharanaPratapsBirthday,
        santKabirsBirthday,
        rakshaBandhan,
        maharajAgrasensBirthday,
        vishwakarmaDay,
        .free(
          "Akshay Tritiya", "Akshay Tritiya",
          .decreed(
            yearly(
              2001, 0425, 0514, 0504, 0422, 0510, 0430, 0419, 0507, 0427, 0516, 0505, 0424, 0512,
              0501, 0420, 0508, 0428, 0418, 0507, 0425, 0514, 0503, 0422, 0510, 0429, 0419, 0508,
              0427, 0516, 0505, 0424, 0511, 0501, 0420, 0509))),
        lordShriParshuramsBirthday,
      ]),
    part(
      "IN-JH", "Jharkhand", of: .india,
      [
        .free(
          "Karma Puja", "Karma Puja",
          .decreed(
            yearly(
              2001, 0829, 0917, 0906, 0924, 0914, 0904, 0923, 0911, 0831, 0918, 0908, 0926, 0915,
              0905, 0924, 0913, 0902, 0920, 0909, 0829, 0917, 0906, 0925, 0914, 0903, 0922, 0911,
              0830, 0918, 0908, 0927, 0915, 0905, 0924, 0913))),
        chhathPuja,
      ]),
    part(
      "IN-JK", "Jammu and Kashmir", of: .india,
      [
        .free(
          "Baisakhi", "Baisakhi",
          .decreed(
            yearly(
              2001, 0413, 0414, 0414, 0413, 0414, 0414, 0414, 0413, 0414, 0414, 0414, 0413, 0413,
              0414, 0414, 0413, 0414, 0414, 0414, 0413, 0414, 0414, 0414, 0413, 0413, 0414, 0414,
              0413, 0414, 0414, 0414, 0413, 0414, 0414, 0414))),
        .free("Accession Day", "Accession Day", .fixed(MonthDay(10, 26))),
        .free(
          "Maharaja Hari Singh's Birthday", "Maharaja Hari Singh's Birthday",
          .fixed(MonthDay(9, 23))),
        .free(
          "1st Navratra", "1st Navratra",
          .decreed(
            yearly(
              2001, 0326, 0413, 0402, 0322, 0409, 0330, 0320, 0407, 0327, 0317, 0404, 0323, 0411,
              0331, 0321, 0408, 0329, 0318, 0406, 0325, 0413, 0402, 0322, 0409, 0330, 0320, 0408,
              0327, 0415, 0404, 0324, 0411, 0331, 0321, 0409))),
        .free(
          "Mahanavami", "Mahanavami",
          .decreed(
            yearly(
              2001, 1025, 1014, 1003, 1021, 1011, 1001, 1020, 1008, 0927, 1016, 1005, 1023, 1012,
              1002, 1021, 1010, 0929, 1017, 1006, 1024, 1014, 1004, 1023, 1011, 1001, 1019, 1008,
              0926, 1015, 1005, 1024, 1013, 1002, 1021, 1010))),
        .free(
          "Isra' and Mi'raj", "Isra' and Mi'raj (estimated)",
          .decreed(
            days(
              2001_10_15, 2002_10_05, 2003_09_25, 2004_09_13, 2005_09_02, 2006_08_22, 2007_08_11,
              2008_07_31, 2009_07_21, 2010_07_10, 2011_06_30, 2012_06_18, 2013_06_07, 2014_05_27,
              2015_05_17, 2016_05_05, 2017_04_25, 2018_04_14, 2019_04_04, 2020_03_23, 2021_03_12,
              2022_03_01, 2023_02_19, 2024_02_09, 2025_01_28, 2026_01_17, 2027_01_06, 2027_12_26,
              2028_12_15, 2029_12_04, 2030_11_24, 2031_11_13, 2032_11_02, 2033_10_22, 2034_10_11,
              2035_09_30))),
        nowruz,
      ]),
    part(
      "IN-KA", "Karnataka", of: .india,
      [
        .free("May Day", "May Day", .fixed(MonthDay(5, 1))),
        .free("Karnataka Rajyotsava", "Karnataka Rajyotsava", .fixed(MonthDay(11, 1))),
        makarSankranti,
        ugadi,
        ganeshChaturthi,
      ]),
    part(
      "IN-KL", "Kerala", of: .india, without: ["Dussehra": .always],
      [
        vishu,
        .free("Mannam's Birthday", "Mannam's Birthday", .fixed(MonthDay(1, 2))),
        .free("Maundy Thursday", "Maundy Thursday", .easter(.gregorian, offset: -3)),
        .free("Easter Sunday", "Easter Sunday", .easter(.gregorian, offset: 0)),
        .free("May Day", "May Day", .fixed(MonthDay(5, 1))),
        .free("Ayyankali's Birthday", "Ayyankali's Birthday", .fixed(MonthDay(8, 28))),
        .free(
          "Shri Narayana Guru's Death Anniversary", "Shri Narayana Guru's Death Anniversary",
          .fixed(MonthDay(9, 21))),
        .free(
          "Karkadaka Vavu", "Karkadaka Vavu",
          .decreed(
            yearly(
              2001, 0720, 0808, 0729, 0717, 0805, 0725, 0812, 0801, 0722, 0810, 0730, 0719, 0806,
              0726, 0814, 0802, 0723, 0811, 0801, 0720, 0808, 0728, 0717, 0803, 0724, 0812, 0802,
              0722, 0810, 0730, 0719, 0806, 0726, 0814, 0803))),
        onamDay2,
        onamDay1,
        .free(
          "Onam (Day 3)", "Onam (Day 3)",
          .decreed(
            yearly(
              2001, 0901, 0822, 0909, 0829, 0916, 0906, 0827, 0913, 0903, 0824, 0910, 0830, 0917,
              0908, 0829, 0915, 0905, 0826, 0912, 0901, 0822, 0909, 0830, 0916, 0906, 0827, 0913,
              0902, 0823, 0910, 0831, 0821, 0907, 0829, 0915))),
        .free(
          "Onam (Day 4)", "Onam (Day 4)",
          .decreed(
            yearly(
              2001, 0902, 0823, 0910, 0830, 0917, 0907, 0828, 0914, 0904, 0825, 0911, 0831, 0918,
              0909, 0830, 0916, 0906, 0827, 0913, 0902, 0823, 0910, 0831, 0917, 0907, 0828, 0914,
              0903, 0824, 0911, 0901, 0822, 0908, 0830, 0916))),
        .free(
          "Shri Narayana Guru's Birthday", "Shri Narayana Guru's Birthday",
          .decreed(
            yearly(
              2001, 0902, 0823, 0910, 0830, 0917, 0907, 0828, 0914, 0904, 0825, 0911, 0831, 0822,
              0908, 0830, 0916, 0906, 0827, 0913, 0902, 0823, 0910, 0831, 0820, 0907, 0828, 0915,
              0903, 0824, 0911, 0901, 0822, 0908, 0830, 0916))),
        mahanavami,
        vijayadashami,
        .free(
          "Kerala Assembly Election Day", "Kerala Assembly Election Day", .decreed(days(2026_04_09))
        ),
      ]),
    part(
      "IN-LA", "Ladakh", of: .india,
      [
        nowruz
      ]),
    part(
      "IN-LD", "Lakshadweep", of: .india,
      [
        makarSankranti,
        onam,
        ganeshChaturthi,
      ]),
    part(
      "IN-MH", "Maharashtra", of: .india, without: ["Holi": .years(2026...2026)],
      [
        .free(
          "Chhatrapati Shivaji Maharaj's Birthday", "Chhatrapati Shivaji Maharaj's Birthday",
          .fixed(MonthDay(2, 19))),
        .free("Maharashtra Day", "Maharashtra Day", .fixed(MonthDay(5, 1))),
        gudiPadwa,
        .free("Holi", "Holi", .decreed(days(2002_03_29, 2011_03_20, 2026_03_03))),
        parsiNewYearShahenshahi,
        ganeshChaturthi,
        .free(
          "Diwali (Bali Pratipada)", "Diwali (Bali Pratipada)",
          .decreed(
            yearly(
              2001, 1115, 1105, 1026, 1113, 1102, 1022, 1110, 1029, 1018, 1106, 1027, 1114, 1104,
              1024, 1112, 1031, 1020, 1108, 1028, 1115, 1105, 1025, 1113, 1102, 1022, 1110, 1030,
              1018, 1106, 1027, 1115, 1103, 1023, 1111, 1031))),
      ]),
    part("IN-ML", "Meghalaya", of: .india),
    part("IN-MN", "Manipur", of: .india),
    part(
      "IN-MP", "Madhya Pradesh", of: .india,
      [
        .free(
          "Veerangana Avantibai's Martyrdom Day", "Veerangana Avantibai's Martyrdom Day",
          .fixed(MonthDay(3, 20))),
        rakshaBandhan,
        govardhanPuja,
      ]),
    part(
      "IN-MZ", "Mizoram", of: .india,
      [
        .free("Post New Year", "Post New Year", .fixed(MonthDay(1, 2))),
        .free("Missionary Day", "Missionary Day", .fixed(MonthDay(1, 11))),
        .free(
          "Young Mizo Association's Day", "Young Mizo Association's Day", .fixed(MonthDay(6, 15))),
        .free("Peace Accord Day", "Peace Accord Day", .fixed(MonthDay(6, 30))),
        .free(
          "Mizo Hmeichhe Insuihkhawm Pawl's Day", "Mizo Hmeichhe Insuihkhawm Pawl's Day",
          .fixed(MonthDay(7, 6))),
        .free("Christmas Eve", "Christmas Eve", .fixed(MonthDay(12, 24))),
        .free("Post Christmas", "Post Christmas", .fixed(MonthDay(12, 26))),
        .free("New Year's Eve", "New Year's Eve", .fixed(MonthDay(12, 31))),
      ]),
    part("IN-NL", "Nagaland", of: .india),
    part(
      "IN-OD", "Odisha", of: .india, without: ["Ram Navami": .years(2026...2026)],
      [
        .free("Ram Navami", "Ram Navami", .decreed(days(2026_03_27)))
      ]),
    part(
      "IN-PB", "Punjab", of: .india,
      [
        vaisakhi,
        shaheedEAzamBhagatSinghSukhdevAndRajgurusMartyrdomDay,
        .free("Guru Nabha Dass's Birthday", "Guru Nabha Dass's Birthday", .fixed(MonthDay(4, 8))),
        shaheedUdhamSinghsMartyrdomDay,
        .free(
          "Kartar Singh Sarabha's Martyrdom Day", "Kartar Singh Sarabha's Martyrdom Day",
          .fixed(MonthDay(11, 16))),
        .free("Jor Mela Fatehgarh Sahib", "Jor Mela Fatehgarh Sahib", .fixed(MonthDay(12, 28))),
        guruGobindSinghsBirthday,
        lordShriParshuramsBirthday,
        .free(
          "Guru Arjun Dev's Martyrdom Day", "Guru Arjun Dev's Martyrdom Day",
          .decreed(
            yearly(
              2001, 0528, 0616, 0606, 0526, 0614, 0603, 0524, 0611, 0531, 0521, 0609, 0528, 0616,
              0605, 0525, 0613, 0602, 0617, 0616, 0526, 0614, 0603, 0523, 0610, 0530, 0618, 0608,
              0528, 0616, 0605, 0526, 0613, 0602, 0522, 0611))),
        santKabirsBirthday,
        maharajAgrasensBirthday,
        maharishiValmikisBirthday,
        vishwakarmaDay,
        guruTeghBahadursMartyrdomDay,
      ]),
    part(
      "IN-PY", "Puducherry", of: .india,
      [
        tamilNewYear,
        vishu,
        .free("May Day", "May Day", .fixed(MonthDay(5, 1))),
        .free(
          "Puducherry De Jure Transfer Day", "Puducherry De Jure Transfer Day",
          .fixed(MonthDay(8, 16))),
        .free("Puducherry Liberation Day", "Puducherry Liberation Day", .fixed(MonthDay(11, 1))),
        .free(
          "Pongal", "Pongal",
          .decreed(
            yearly(
              2001, 0114, 0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114,
              0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114, 0115, 0115,
              0115, 0114, 0114, 0115, 0115, 0114, 0114, 0115))),
        .free(
          "Thiruvalluvar Day", "Thiruvalluvar Day",
          .decreed(
            yearly(
              2001, 0115, 0115, 0116, 0116, 0115, 0115, 0116, 0116, 0115, 0115, 0116, 0116, 0115,
              0115, 0116, 0116, 0115, 0115, 0116, 0116, 0115, 0115, 0116, 0116, 0115, 0116, 0116,
              0116, 0115, 0115, 0116, 0116, 0115, 0115, 0116))),
        .free(
          "Vishu (Day 2)", "Vishu (Day 2)",
          .decreed(
            yearly(
              2001, 0415, 0415, 0415, 0414, 0415, 0415, 0416, 0415, 0415, 0415, 0415, 0415, 0415,
              0416, 0416, 0415, 0415, 0415, 0415, 0415, 0415, 0416, 0416, 0415, 0415, 0416, 0416,
              0415, 0415, 0416, 0416, 0415, 0415, 0415, 0415))),
        onamDay2,
        onamDay1,
        ganeshChaturthi,
        ayudhaPuja,
      ]),
    part(
      "IN-RJ", "Rajasthan", of: .india,
      [
        .free(
          "Mahatma Jyotiba Phule's Birthday", "Mahatma Jyotiba Phule's Birthday",
          .fixed(MonthDay(4, 11))),
        .free(
          "International Day of the World's Indigenous Peoples",
          "International Day of the World's Indigenous Peoples", .fixed(MonthDay(8, 9))),
        .free("Khejarli's Martyrdom Day", "Khejarli's Martyrdom Day", .fixed(MonthDay(9, 11))),
        holikaDahan,
        chetiChand,
        lordShriParshuramsBirthday,
        maharanaPratapsBirthday,
        rakshaBandhan,
        maharajAgrasensBirthday,
        .free(
          "Sharad Navratri", "Sharad Navratri",
          .decreed(
            yearly(
              2001, 1017, 1007, 0926, 1014, 1004, 0923, 1012, 0930, 0919, 1008, 0928, 1016, 1005,
              0925, 1013, 1001, 0921, 1010, 0929, 1017, 1007, 0926, 1015, 1003, 0922, 1011, 0930,
              0919, 1008, 0928, 1017, 1005, 0924, 1013, 1002))),
        .free(
          "Durgashtami", "Durgashtami",
          .decreed(
            yearly(
              2001, 1024, 1013, 1003, 1021, 1011, 0930, 1019, 1007, 0926, 1015, 1004, 1022, 1012,
              1002, 1021, 1009, 0928, 1017, 1006, 1023, 1013, 1003, 1022, 1011, 0930, 1019, 1007,
              0926, 1014, 1004, 1023, 1012, 1002, 1020, 1009))),
        govardhanPuja,
        bhaiDuj,
      ]),
    part(
      "IN-SK", "Sikkim", of: .india,
      [
        .free(
          "Akhil Sikkim Khas Chettri Bahun Kalyan Sangh's Foundation Day",
          "Akhil Sikkim Khas Chettri Bahun Kalyan Sangh's Foundation Day", .fixed(MonthDay(2, 26))),
        .free("Sikkim State Day", "Sikkim State Day", .fixed(MonthDay(5, 16))),
        .free("Bhanu's Birthday", "Bhanu's Birthday", .fixed(MonthDay(7, 13))),
        .free("Nepali Bhasa Manyata Day", "Nepali Bhasa Manyata Day", .fixed(MonthDay(8, 20))),
        .free(
          "Late Nar Bahadur Bhandari's Birthday", "Late Nar Bahadur Bhandari's Birthday",
          .fixed(MonthDay(10, 5))),
        makarSankranti,
        .free(
          "Hartalika Teej", "Hartalika Teej",
          .decreed(
            yearly(
              2001, 0821, 0909, 0830, 0917, 0906, 0827, 0914, 0902, 0823, 0910, 0831, 0918, 0908,
              0828, 0916, 0904, 0824, 0912, 0901, 0821, 0909, 0830, 0918, 0906, 0826, 0914, 0903,
              0822, 0911, 0831, 0919, 0908, 0828, 0915, 0904))),
        .free(
          "Sonam Lochhar", "Sonam Lochhar",
          .decreed(
            yearly(
              2010, 0116, 0204, 0124, 0211, 0131, 0121, 0209, 0128, 0118, 0205, 0125, 0212, 0202,
              0122, 0210, 0130, 0119, 0207, 0226, 0115, 0203, 0124, 0212, 0131, 0121, 0209))),
        .free(
          "Tamu Lochhar", "Tamu Lochhar",
          .decreed(
            yearly(
              2010, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1230, 1231, 1230, 1230, 1230,
              1231, 1230, 1230, 1230, 1230, 1230, 1230, 1231, 1231, 1230))),
      ]),
    part(
      "IN-TN", "Tamil Nadu", of: .india,
      [
        tamilNewYear,
        .free("May Day", "May Day", .fixed(MonthDay(5, 1))),
        pongal,
        .free(
          "Thiruvalluvar Day", "Thiruvalluvar Day",
          .decreed(
            yearly(
              2001, 0115, 0115, 0116, 0116, 0115, 0115, 0116, 0116, 0115, 0115, 0116, 0116, 0115,
              0115, 0116, 0116, 0115, 0115, 0116, 0116, 0115, 0115, 0116, 0116, 0115, 0115, 0116,
              0116, 0115, 0115, 0116, 0116, 0115, 0115, 0116))),
        .free(
          "Uzhavar Thirunal", "Uzhavar Thirunal",
          .decreed(
            yearly(
              2001, 0116, 0116, 0117, 0117, 0116, 0116, 0117, 0117, 0116, 0116, 0117, 0117, 0116,
              0116, 0117, 0117, 0116, 0116, 0117, 0117, 0116, 0116, 0117, 0117, 0116, 0116, 0117,
              0117, 0116, 0116, 0117, 0117, 0116, 0116, 0117))),
        ganeshChaturthi,
        ayudhaPuja,
      ]),
    part(
      "IN-TR", "Tripura", of: .india,
      [
        bengaliNewYear,
        netajiSubhasChandraBosesBirthday,
        .free(
          "Maharaja Bir Bikram Kishore Manikya Bahadur's Birthday",
          "Maharaja Bir Bikram Kishore Manikya Bahadur's Birthday", .fixed(MonthDay(8, 19))),
        .free(
          "Garia Puja", "Garia Puja",
          .decreed(
            yearly(
              2001, 0421, 0421, 0421, 0420, 0421, 0421, 0421, 0420, 0421, 0421, 0421, 0420, 0421,
              0421, 0421, 0420, 0421, 0421, 0421, 0420, 0421, 0421, 0421, 0420, 0421, 0421, 0421,
              0420, 0421, 0421, 0421, 0420, 0421, 0421, 0421))),
        .free(
          "Kharchi Puja", "Kharchi Puja",
          .decreed(
            yearly(
              2001, 0628, 0718, 0707, 0625, 0714, 0703, 0723, 0711, 0630, 0719, 0708, 0627, 0716,
              0705, 0724, 0712, 0702, 0721, 0710, 0628, 0717, 0707, 0626, 0714, 0703, 0722, 0711,
              0630, 0719, 0708, 0628, 0716, 0705, 0724, 0713))),
        .free(
          "Ker Puja", "Ker Puja",
          .decreed(
            yearly(
              2001, 0712, 0801, 0722, 0710, 0728, 0718, 0807, 0726, 0714, 0803, 0723, 0711, 0730,
              0719, 0808, 0726, 0718, 0804, 0724, 0714, 0731, 0721, 0711, 0803, 0719, 0804, 0728,
              0725, 0728, 0717, 0805, 0724, 0713, 0801, 0721))),
        mahasaptami,
        mahashtami,
      ]),
    part("IN-TS", "TG", of: .india),
    part(
      "IN-UK", "Uttarakhand", of: .india,
      [
        .free("Harela", "Harela", .fixed(MonthDay(7, 16))),
        holikaDahan,
        chetiChand,
        rakshaBandhan,
        .free(
          "Vishwakarma Puja", "Vishwakarma Puja",
          .decreed(
            yearly(
              2001, 0917, 0917, 0917, 0916, 0917, 0917, 0917, 0916, 0917, 0917, 0917, 0916, 0917,
              0917, 0917, 0916, 0917, 0917, 0917, 0916, 0917, 0917, 0917, 0916, 0917, 0917, 0917,
              0917, 0917, 0917, 0917, 0917, 0917, 0917, 0917))),
        maharishiValmikisBirthday,
        guruTeghBahadursMartyrdomDay,
      ]),
    part(
      "IN-UP", "Uttar Pradesh", of: .india,
      [
        rakshaBandhan,
        govardhanPuja,
        bhaiDuj,
        .free(
          "Chitragupt's Birthday", "Chitragupt's Birthday",
          .decreed(
            yearly(
              2001, 1116, 1106, 1027, 1114, 1103, 1023, 1111, 1030, 1019, 1107, 1028, 1115, 1105,
              1025, 1113, 1101, 1021, 1109, 1029, 1116, 1106, 1026, 1114, 1103, 1023, 1111, 1031,
              1019, 1107, 1028, 1116, 1104, 1024, 1112, 1101))),
      ]),
    part(
      "IN-WB", "West Bengal", of: .india, without: ["Dussehra": .always],
      [
        bengaliNewYear,
        .free(
          "Kali Puja", "Kali Puja",
          .decreed(
            yearly(
              2001, 1114, 1104, 1024, 1111, 1101, 1021, 1109, 1028, 1017, 1105, 1026, 1113, 1102,
              1023, 1110, 1029, 1019, 1106, 1027, 1114, 1104, 1024, 1112, 1031, 1020, 1108, 1028,
              1017, 1105, 1026, 1114, 1102, 1022, 1110, 1030))),
        .free(
          "Swami Vivekananda's Birthday", "Swami Vivekananda's Birthday", .fixed(MonthDay(1, 12))),
        netajiSubhasChandraBosesBirthday,
        .free("May Day", "May Day", .fixed(MonthDay(5, 1))),
        .free(
          "Rabindranath Tagore's Birthday", "Rabindranath Tagore's Birthday",
          .decreed(
            yearly(
              2001, 0509, 0509, 0509, 0508, 0509, 0509, 0509, 0508, 0509, 0509, 0509, 0508, 0509,
              0509, 0509, 0508, 0509, 0509, 0509, 0508, 0509, 0509, 0509, 0508, 0509, 0509, 0509,
              0508, 0509, 0509, 0509, 0508, 0509, 0509, 0509))),
        .free("Birsa Munda's Birthday", "Birsa Munda's Birthday", .fixed(MonthDay(11, 15))),
        .free(
          "Mahalaya", "Mahalaya",
          .decreed(
            yearly(
              2001, 0917, 1006, 0925, 1013, 1003, 0922, 1010, 0928, 0918, 1007, 0927, 1015, 1004,
              0923, 1012, 0930, 0919, 1008, 0928, 0917, 1006, 0925, 1014, 1002, 0921, 1010, 0929,
              0918, 1007, 0927, 1015, 1004, 0923, 1011, 1001))),
        mahasaptami,
        mahashtami,
        mahanavami,
        vijayadashami,
        bhaiDuj,
        chhathPuja,
      ]),
  ]

  private static let ayudhaPuja = HolidayRule.free(
    "Ayudha Puja", "Ayudha Puja",
    .decreed(
      yearly(
        2001, 1025, 1014, 1003, 1021, 1011, 1001, 1020, 1008, 0927, 1016, 1005, 1023, 1012, 1002,
        1021, 1010, 0929, 1017, 1006, 1024, 1014, 1004, 1023, 1011, 1001, 1019, 1008, 0926, 1015,
        1005, 1024, 1013, 1002, 1021, 1010)))
  private static let bengaliNewYear = HolidayRule.free(
    "Bengali New Year", "Bengali New Year",
    .decreed(
      yearly(
        2001, 0414, 0415, 0415, 0414, 0414, 0415, 0415, 0414, 0415, 0415, 0415, 0414, 0415, 0415,
        0415, 0414, 0415, 0415, 0415, 0414, 0415, 0415, 0415, 0414, 0415, 0415, 0415, 0414, 0415,
        0415, 0415, 0414, 0415, 0415, 0415)))
  private static let bhaiDuj = HolidayRule.free(
    "Bhai Duj", "Bhai Duj",
    .decreed(
      yearly(
        2001, 1116, 1106, 1027, 1114, 1103, 1023, 1111, 1030, 1019, 1107, 1028, 1115, 1105, 1025,
        1113, 1101, 1021, 1109, 1029, 1116, 1106, 1026, 1114, 1103, 1023, 1111, 1031, 1019, 1107,
        1028, 1116, 1104, 1024, 1112, 1101)))
  private static let chetiChand = HolidayRule.free(
    "Cheti Chand", "Cheti Chand",
    .decreed(
      yearly(
        2001, 0326, 0413, 0402, 0321, 0409, 0330, 0319, 0406, 0327, 0316, 0404, 0323, 0411, 0331,
        0321, 0408, 0328, 0318, 0406, 0325, 0413, 0402, 0322, 0409, 0330, 0319, 0407, 0327, 0414,
        0403, 0324, 0411, 0331, 0321, 0409)))
  private static let chhathPuja = HolidayRule.free(
    "Chhath Puja", "Chhath Puja",
    .decreed(
      yearly(
        2001, 1121, 1110, 1030, 1117, 1107, 1028, 1116, 1104, 1024, 1111, 1101, 1119, 1108, 1029,
        1117, 1106, 1026, 1113, 1102, 1120, 1110, 1030, 1119, 1107, 1028, 1115, 1104, 1023, 1111,
        1101, 1120, 1109, 1029, 1117, 1106)))
  private static let ganeshChaturthi = HolidayRule.free(
    "Ganesh Chaturthi", "Ganesh Chaturthi",
    .decreed(
      yearly(
        2001, 0822, 0910, 0831, 0918, 0907, 0827, 0915, 0903, 0823, 0911, 0901, 0919, 0909, 0829,
        0917, 0905, 0825, 0913, 0902, 0822, 0910, 0831, 0919, 0907, 0827, 0914, 0904, 0823, 0911,
        0901, 0920, 0908, 0828, 0916, 0905)))
  private static let govardhanPuja = HolidayRule.free(
    "Govardhan Puja", "Govardhan Puja",
    .decreed(
      yearly(
        2001, 1115, 1105, 1026, 1113, 1102, 1022, 1110, 1029, 1018, 1106, 1027, 1114, 1104, 1024,
        1112, 1031, 1020, 1108, 1028, 1115, 1105, 1025, 1113, 1102, 1022, 1110, 1030, 1018, 1106,
        1027, 1115, 1103, 1023, 1111, 1031)))
  private static let gudiPadwa = HolidayRule.free(
    "Gudi Padwa", "Gudi Padwa",
    .decreed(
      yearly(
        2001, 0326, 0413, 0402, 0321, 0409, 0330, 0319, 0406, 0327, 0316, 0404, 0323, 0411, 0331,
        0321, 0408, 0328, 0318, 0406, 0325, 0413, 0402, 0322, 0409, 0330, 0319, 0407, 0327, 0414,
        0403, 0324, 0411, 0331, 0321, 0409)))
  private static let guruGobindSinghsBirthday = HolidayRule.free(
    "Guru Gobind Singh's Birthday", "Guru Gobind Singh's Birthday",
    .decreed(
      days(
        2001_01_02, 2002_01_21, 2003_12_29, 2004_11_20, 2005_01_05, 2006_01_05, 2007_01_05,
        2008_01_05, 2009_01_05, 2010_01_05, 2011_01_31, 2012_01_05, 2013_01_18, 2014_01_07,
        2015_01_05, 2016_01_16, 2017_01_05, 2017_12_25, 2019_01_13, 2020_01_02, 2021_01_20,
        2022_01_09, 2022_12_29, 2024_01_17, 2025_01_06, 2025_12_27, 2027_01_15, 2028_01_04,
        2029_01_15, 2030_01_10, 2030_12_31, 2032_01_18, 2033_01_07, 2034_01_17, 2035_01_16)))
  private static let guruTeghBahadursMartyrdomDay = HolidayRule.free(
    "Guru Tegh Bahadur's Martyrdom Day", "Guru Tegh Bahadur's Martyrdom Day",
    .decreed(
      yearly(
        2002, 1208, 1128, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124,
        1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124, 1124,
        1124, 1124, 1124, 1124, 1124)))
  private static let holikaDahan = HolidayRule.free(
    "Holika Dahan", "Holika Dahan",
    .decreed(
      yearly(
        2001, 0309, 0328, 0317, 0306, 0325, 0314, 0303, 0321, 0310, 0228, 0319, 0307, 0326, 0316,
        0305, 0323, 0312, 0301, 0320, 0309, 0328, 0317, 0307, 0324, 0313, 0303, 0321, 0310, 0228,
        0319, 0308, 0326, 0315, 0304, 0323)))
  private static let lordShriParshuramsBirthday = HolidayRule.free(
    "Lord Shri Parshuram's Birthday", "Lord Shri Parshuram's Birthday",
    .decreed(
      yearly(
        2001, 0425, 0514, 0504, 0422, 0510, 0430, 0419, 0507, 0427, 0516, 0505, 0424, 0512, 0501,
        0420, 0508, 0428, 0418, 0507, 0425, 0514, 0503, 0422, 0510, 0429, 0419, 0508, 0427, 0516,
        0505, 0424, 0511, 0501, 0420, 0509)))
  private static let mahanavami = HolidayRule.free(
    "Mahanavami", "Mahanavami",
    .decreed(
      yearly(
        2001, 1025, 1014, 1003, 1021, 1011, 1001, 1020, 1008, 0927, 1016, 1005, 1023, 1012, 1002,
        1021, 1010, 0929, 1017, 1006, 1024, 1014, 1004, 1023, 1011, 1001, 1020, 1008, 0926, 1015,
        1005, 1024, 1013, 1002, 1021, 1010)))
  private static let maharajAgrasensBirthday = HolidayRule.free(
    "Maharaj Agrasen's Birthday", "Maharaj Agrasen's Birthday",
    .decreed(
      yearly(
        2001, 1017, 1007, 0926, 1014, 1004, 0923, 1012, 0930, 0919, 1008, 0928, 1016, 1005, 0925,
        1013, 1001, 0921, 1010, 0929, 1017, 1007, 0926, 1015, 1003, 0922, 1011, 0930, 0919, 1008,
        0928, 1017, 1005, 0924, 1013, 1002)))
  private static let maharanaPratapsBirthday = HolidayRule.free(
    "Maharana Pratap's Birthday", "Maharana Pratap's Birthday",
    .decreed(
      yearly(
        2001, 0525, 0613, 0603, 0522, 0610, 0530, 0617, 0606, 0527, 0615, 0604, 0524, 0611, 0531,
        0520, 0607, 0528, 0616, 0606, 0525, 0613, 0602, 0522, 0609, 0529, 0617, 0607, 0527, 0515,
        0604, 0524, 0611, 0531, 0520, 0608)))
  private static let maharishiValmikisBirthday = HolidayRule.free(
    "Maharishi Valmiki's Birthday", "Maharishi Valmiki's Birthday",
    .decreed(
      yearly(
        2001, 1101, 1021, 1010, 1028, 1017, 1007, 1026, 1014, 1004, 1022, 1011, 1029, 1018, 1008,
        1027, 1016, 1005, 1024, 1013, 1031, 1020, 1009, 1028, 1017, 1007, 1026, 1015, 1003, 1022,
        1011, 1030, 1018, 1008, 1027, 1017)))
  private static let mahasaptami = HolidayRule.free(
    "Mahasaptami", "Mahasaptami",
    .decreed(
      yearly(
        2001, 1023, 1012, 1002, 1020, 1010, 0929, 1018, 1006, 0925, 1014, 1003, 1021, 1011, 1001,
        1020, 1008, 0927, 1016, 1005, 1022, 1012, 1002, 1021, 1010, 0929, 1018, 1006, 0925, 1013,
        1003, 1022, 1011, 1001, 1019, 1008)))
  private static let mahashtami = HolidayRule.free(
    "Mahashtami", "Mahashtami",
    .decreed(
      yearly(
        2001, 1024, 1013, 1003, 1021, 1011, 0930, 1019, 1007, 0926, 1015, 1004, 1022, 1012, 1002,
        1021, 1009, 0928, 1017, 1006, 1023, 1013, 1003, 1022, 1011, 0930, 1019, 1007, 0926, 1014,
        1004, 1023, 1012, 1002, 1020, 1009)))
  private static let makarSankranti = HolidayRule.free(
    "Makar Sankranti", "Makar Sankranti",
    .decreed(
      yearly(
        2001, 0114, 0114, 0114, 0115, 0114, 0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114, 0114,
        0115, 0115, 0114, 0114, 0115, 0115, 0114, 0114, 0114, 0114, 0114, 0114, 0115, 0115, 0114,
        0114, 0115, 0115, 0114, 0114, 0115)))
  private static let netajiSubhasChandraBosesBirthday = HolidayRule.free(
    "Netaji Subhas Chandra Bose's Birthday", "Netaji Subhas Chandra Bose's Birthday",
    .fixed(MonthDay(1, 23)))
  private static let nowruz = HolidayRule.free(
    "Nowruz", "Nowruz",
    .decreed(
      yearly(
        2001, 0321, 0321, 0321, 0320, 0321, 0321, 0321, 0320, 0321, 0321, 0321, 0320, 0321, 0321,
        0321, 0320, 0321, 0321, 0321, 0320, 0321, 0321, 0321, 0320, 0321, 0321, 0321, 0320, 0320,
        0321, 0321, 0320, 0320, 0321, 0321)))
  private static let onam = HolidayRule.free(
    "Onam", "Onam",
    .decreed(
      yearly(
        2001, 0831, 0821, 0908, 0828, 0915, 0905, 0826, 0912, 0902, 0823, 0909, 0829, 0916, 0907,
        0828, 0914, 0904, 0825, 0911, 0831, 0821, 0908, 0829, 0915, 0905, 0826, 0912, 0901, 0822,
        0909, 0830, 0820, 0906, 0828, 0914)))
  private static let onamDay1 = HolidayRule.free(
    "Onam (Day 1)", "Onam (Day 1)",
    .decreed(
      yearly(
        2001, 0830, 0820, 0907, 0827, 0914, 0904, 0825, 0911, 0901, 0822, 0908, 0828, 0915, 0906,
        0827, 0913, 0903, 0824, 0910, 0830, 0820, 0907, 0828, 0914, 0904, 0825, 0911, 0831, 0821,
        0908, 0829, 0819, 0905, 0827, 0913)))
  private static let onamDay2 = HolidayRule.free(
    "Onam (Day 2)", "Onam (Day 2)",
    .decreed(
      yearly(
        2001, 0831, 0821, 0908, 0828, 0915, 0905, 0826, 0912, 0902, 0823, 0909, 0829, 0916, 0907,
        0828, 0914, 0904, 0825, 0911, 0831, 0821, 0908, 0829, 0915, 0905, 0826, 0912, 0901, 0822,
        0909, 0830, 0820, 0906, 0828, 0914)))
  private static let parsiNewYearShahenshahi = HolidayRule.free(
    "Parsi New Year (Shahenshahi)", "Parsi New Year (Shahenshahi)",
    .decreed(
      yearly(
        2001, 0821, 0821, 0821, 0820, 0820, 0820, 0820, 0819, 0819, 0819, 0819, 0818, 0818, 0818,
        0818, 0817, 0817, 0817, 0817, 0816, 0816, 0816, 0816, 0815, 0815, 0815, 0815, 0814, 0814,
        0814, 0814, 0813, 0813, 0813, 0813)))
  private static let pongal = HolidayRule.free(
    "Pongal", "Pongal",
    .decreed(
      yearly(
        2001, 0114, 0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114, 0114,
        0115, 0115, 0114, 0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114, 0114, 0115, 0115, 0114,
        0114, 0115, 0115, 0114, 0114, 0115)))
  private static let rakshaBandhan = HolidayRule.free(
    "Raksha Bandhan", "Raksha Bandhan",
    .decreed(
      yearly(
        2001, 0804, 0822, 0812, 0829, 0819, 0809, 0828, 0816, 0805, 0824, 0813, 0802, 0820, 0810,
        0829, 0818, 0807, 0826, 0815, 0803, 0822, 0811, 0830, 0819, 0809, 0828, 0817, 0805, 0823,
        0813, 0802, 0820, 0810, 0829, 0818)))
  private static let santKabirsBirthday = HolidayRule.free(
    "Sant Kabir's Birthday", "Sant Kabir's Birthday",
    .decreed(
      yearly(
        2001, 0606, 0624, 0614, 0603, 0622, 0611, 0630, 0618, 0607, 0626, 0615, 0604, 0623, 0613,
        0602, 0620, 0609, 0628, 0617, 0605, 0624, 0614, 0604, 0622, 0611, 0629, 0618, 0607, 0626,
        0615, 0605, 0623, 0612, 0602, 0620)))
  private static let shaheedEAzamBhagatSinghSukhdevAndRajgurusMartyrdomDay = HolidayRule.free(
    "Shaheed-e-Azam Bhagat Singh, Sukhdev and Rajguru's Martyrdom Day",
    "Shaheed-e-Azam Bhagat Singh, Sukhdev and Rajguru's Martyrdom Day", .fixed(MonthDay(3, 23)))
  private static let shaheedUdhamSinghsMartyrdomDay = HolidayRule.free(
    "Shaheed Udham Singh's Martyrdom Day", "Shaheed Udham Singh's Martyrdom Day",
    .fixed(MonthDay(7, 31)))
  private static let tamilNewYear = HolidayRule.free(
    "Tamil New Year", "Tamil New Year",
    .decreed(
      yearly(
        2001, 0414, 0414, 0414, 0413, 0414, 0414, 0414, 0413, 0414, 0414, 0414, 0414, 0414, 0414,
        0414, 0414, 0414, 0414, 0414, 0414, 0414, 0414, 0414, 0414, 0414, 0414, 0414, 0414, 0414,
        0414, 0414, 0414, 0414, 0414, 0414)))
  private static let ugadi = HolidayRule.free(
    "Ugadi", "Ugadi",
    .decreed(
      yearly(
        2001, 0326, 0413, 0402, 0321, 0409, 0330, 0319, 0406, 0327, 0316, 0404, 0323, 0411, 0331,
        0321, 0408, 0328, 0318, 0406, 0325, 0413, 0402, 0322, 0409, 0330, 0319, 0407, 0327, 0414,
        0403, 0324, 0411, 0331, 0321, 0409)))
  private static let vaisakhi = HolidayRule.free(
    "Vaisakhi", "Vaisakhi",
    .decreed(
      yearly(
        2001, 0413, 0414, 0414, 0413, 0414, 0414, 0414, 0413, 0414, 0414, 0414, 0413, 0413, 0414,
        0414, 0413, 0414, 0414, 0414, 0413, 0414, 0414, 0414, 0413, 0413, 0414, 0414, 0413, 0414,
        0414, 0414, 0413, 0414, 0414, 0414)))
  private static let vijayadashami = HolidayRule.free(
    "Vijayadashami", "Vijayadashami",
    .decreed(
      yearly(
        2001, 1026, 1015, 1005, 1022, 1012, 1002, 1021, 1009, 0928, 1017, 1006, 1024, 1013, 1003,
        1022, 1011, 0930, 1019, 1008, 1025, 1015, 1005, 1024, 1012, 1002, 1021, 1009, 0927, 1016,
        1006, 1025, 1014, 1003, 1022, 1011)))
  private static let vishu = HolidayRule.free(
    "Vishu", "Vishu",
    .decreed(
      yearly(
        2001, 0414, 0414, 0414, 0413, 0414, 0414, 0415, 0414, 0414, 0414, 0414, 0414, 0414, 0415,
        0415, 0414, 0414, 0414, 0414, 0414, 0414, 0415, 0415, 0414, 0414, 0415, 0415, 0414, 0414,
        0415, 0415, 0414, 0414, 0414, 0414)))
  private static let vishwakarmaDay = HolidayRule.free(
    "Vishwakarma Day", "Vishwakarma Day",
    .decreed(
      yearly(
        2001, 1115, 1105, 1026, 1113, 1102, 1022, 1110, 1029, 1018, 1106, 1027, 1114, 1104, 1024,
        1112, 1031, 1020, 1108, 1028, 1115, 1105, 1025, 1113, 1102, 1022, 1110, 1030, 1018, 1106,
        1027, 1115, 1103, 1023, 1111, 1031)))
}
