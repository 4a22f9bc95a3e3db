import KumihanCalendar
import Testing

/// The public holidays to 2060 beside those of the Python package `holidays` 0.109, as
/// `scripts/compare-holidays.py` writes them: a region, its years, a hash of the dates.
struct HolidayTableTests {
  static let table = """
    SE 1990-2060 83a7208b1c7c8fc8
    US 1990-2060 c6f397aa2da463b1
    JP 1990-2060 716c8a781091a1d6
    DE 1991-2060 deca450afb0d8ea3
    FR 1990-2060 cffb3439efd8362d
    GB-ENG 1990-2060 cbd13a8b27ea7a0c
    NO 1990-2060 1de48720f4b7c485
    DK 1990-2060 c148967ecfde8f62
    FI 1990-2060 7fe620a8781acc1a
    NL 1990-2060 f9de224cd592eabc
    IT 1990-2060 e1bcb3c8fd93a996
    PL 1990-2060 6e764a2e5e65f5c1
    CA 1990-2060 c8b0d9758f8bf8ae
    DE-BW 1991-2060 8c1e7c6daa946259
    DE-BY 1991-2060 8c1e7c6daa946259
    DE-BE 1991-2060 c483c2184cead10e
    DE-BB 1991-2060 e019ec76c303d125
    DE-HB 1991-2060 1af5bb3989604183
    DE-HH 1991-2060 1af5bb3989604183
    DE-HE 1991-2060 b4494426a53c1479
    DE-MV 1991-2060 8c3493a87bf16f8f
    DE-NI 1991-2060 1af5bb3989604183
    DE-NW 1991-2060 91e066a4e672a5e3
    DE-RP 1991-2060 91e066a4e672a5e3
    DE-SL 1991-2060 1e3e49961908640d
    DE-SN 1991-2060 a67b2aac27e55062
    DE-ST 1991-2060 3851e983f558d3d4
    DE-SH 1991-2060 1af5bb3989604183
    DE-TH 1991-2060 4384eb2f605154ea
    FR-6AE 1990-2060 709e40490af75f80
    GB-WLS 1990-2060 cbd13a8b27ea7a0c
    GB-SCT 1990-2060 fd7f9691e9c6c2a6
    GB-NIR 1990-2060 cff9857f8696c076
    KR 1990-2060 1a186989747cb1c2
    CA-ON 1990-2060 862db8665f05fe83
    CA-BC 1990-2060 e9687c2eb43f67ec
    CA-MB 1990-2060 a507ec33d6b15007
    AU 1990-2060 7484b4bddf95bc48
    AU-ACT 1990-2060 ea70a5fbf2a6c12c
    AU-NSW 1990-2060 f79cd18aeb066809
    AU-NT 1990-2060 2e1b8537fd1346d0
    AU-QLD 1990-2060 db430089bcf96ea0
    AU-SA 1990-2060 8ee30b60be69dd58
    AU-TAS 1990-2060 3c5c0ef84be314d8
    AU-VIC 1990-2060 3a3507c12532daa8
    AU-WA 1990-2060 ea9965de2fd31ea9
    CN 1990-2060 bfca4a841c251178
    TW 1998-2060 baadc44e95bc43da
    TH 1990-2060 3da28bbd30786783
    IN 2001-2035 94cec9fb960f8681
    """.split(separator: "\n").map(String.init)

  @Test(arguments: table) func datesAreThoseOfTheTable(line: String) throws {
    let fields = line.split(separator: " ").map(String.init)
    let region = try HolidayRegion(code: fields[0])
    let years = fields[1].split(separator: "-").compactMap { Int($0) }
    try #require(years.count == 2)
    var days: Set<CalendarDate> = []
    for year in years[0]...years[1] {
      days.formUnion(try region.holidays(in: year).filter { $0.kind == .public }.map(\.date))
    }
    #expect(hash(days) == fields[2])
    // One day more is another hash.
    days.insert(CalendarDate("2030-02-09")!)
    days.insert(CalendarDate("2030-11-22")!)
    #expect(hash(days) != fields[2])
  }

  /// FNV-1a of the dates in order, each with a line end.
  private func hash(_ days: Set<CalendarDate>) -> String {
    let text = days.sorted().map { "\($0)\n" }.joined()
    let value = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
