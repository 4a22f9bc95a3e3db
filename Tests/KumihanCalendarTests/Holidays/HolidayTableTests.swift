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
    ES 2008-2060 e6edc688c1c8e9ac
    FI-01 1990-2060 7fc650d53bb43d52
    IT-BZ 1990-2060 4ab54f67fc3905df
    FR-57 1990-2060 709e40490af75f80
    FR-971 1990-2060 6621913744c2ba48
    FR-972 1990-2060 d67b503997caed38
    FR-973 1990-2060 13764b3a9d5c6412
    FR-974 1990-2060 0002fd1f3cf1279b
    FR-976 1990-2060 02056b558d4e98ef
    FR-BL 1990-2060 d313291d744a586b
    FR-MF 1990-2060 3dbff75ac489d662
    FR-NC 1990-2060 2bbb6096e5002e95
    FR-PF 1990-2060 a31ff717db18d315
    FR-PM 1990-2060 cffb3439efd8362d
    FR-TF 1990-2060 cffb3439efd8362d
    FR-WF 1990-2060 dab6c0e44d56fe6b
    CA-NB 1990-2060 bd5bee98e582e986
    CA-NS 1990-2060 a12f7bd32a8424c9
    CA-PE 1990-2060 cef8617018ad3021
    CA-NL 1990-2060 af8b8f6f33e3584e
    CA-NT 1990-2060 5bd824adaf5b6bca
    CA-NU 1990-2060 a15d4eb8c4e0584e
    CA-YT 1990-2060 2ce559803f8a5957
    US-AK 1990-2060 22098c606e5fece3
    US-AL 1990-2060 6b8349d055c1dc6c
    US-AR 1990-2060 ee7d5d95c4ce6313
    US-AS 1990-2060 423321d38539d5ac
    US-AZ 1990-2060 c6f397aa2da463b1
    US-CA 1990-2060 a17ea03f772a014b
    US-CO 1990-2060 a3f93922cb84fb9c
    US-CT 1990-2060 e41ee891c9ca3fca
    US-DC 1990-2060 f61f2725cd750dee
    US-DE 1990-2060 d99318d3e8d394cf
    US-FL 1990-2060 a0e95df8c35b835d
    US-GA 1990-2060 23ad4bb2d0956dcf
    US-GU 1990-2060 2763ec97a7f8f9ca
    US-HI 1990-2060 25fd7f389765ffae
    US-IA 1990-2060 939994670aaed24d
    US-ID 1990-2060 c6f397aa2da463b1
    US-IL 1990-2060 395875dbf8c88ee3
    US-IN 1990-2060 a7e386aa0510b28b
    US-KS 1990-2060 879d9ba2ebe68198
    US-KY 1990-2060 2bb8f49e2909e78b
    US-LA 1990-2060 a60a5c6ec47cd864
    US-MA 1990-2060 c6c264f3bcba9cbe
    US-MD 1990-2060 a3640fb7a1698309
    US-ME 1990-2060 1ec6b4976d0de33b
    US-MI 1990-2060 19bfb20430e425d0
    US-MN 1990-2060 ee7d5d95c4ce6313
    US-MO 1990-2060 5d929e27b968ceb7
    US-MP 1990-2060 e3c580fada510be7
    US-MS 1990-2060 74c7f27b6f0e92d0
    US-MT 1990-2060 04c770d43f83ec81
    US-NC 1990-2060 1684c4474931a305
    US-ND 1990-2060 ee7d5d95c4ce6313
    US-NE 1990-2060 5c4efb3200456ed4
    US-NH 1990-2060 50c90988f20dbcc0
    US-NJ 1990-2060 4ff8ef78e88fcd1e
    US-NM 1990-2060 1eff0035f9786011
    US-NV 1990-2060 ef315bb7845429c5
    US-NY 1990-2060 b958446b86d4240d
    US-OH 1990-2060 c6f397aa2da463b1
    US-OK 1990-2060 d05cb1a46201039e
    US-OR 1990-2060 ee7d5d95c4ce6313
    US-PA 1990-2060 26db833f15f45a96
    US-PR 1990-2060 f4cd89febef29424
    US-RI 1990-2060 2bc00c1b580afe20
    US-SC 1990-2060 45b49a5de3e12f81
    US-SD 1990-2060 c6f397aa2da463b1
    US-TN 1990-2060 1906a231bfda9d26
    US-TX 1990-2060 4cfec338968da048
    US-UM 1990-2060 ee7d5d95c4ce6313
    US-UT 1990-2060 aa3c845e1b913a4f
    US-VA 1990-2060 f1925f28e2baa3b0
    US-VI 1990-2060 2729e6133b795d24
    US-VT 1990-2060 8f95bda5311d654a
    US-WA 1990-2060 77e807f6178b9106
    US-WI 1990-2060 6a750957f835a49a
    US-WV 1990-2060 9e3be911ab6125a0
    US-WY 1990-2060 ee7d5d95c4ce6313
    IN-AN 2001-2035 df74218fc8e1caa1
    IN-AP 2001-2035 94cec9fb960f8681
    IN-AR 2001-2035 87131e35e308f0fd
    IN-AS 2001-2035 2f110950159967c0
    IN-BR 2001-2035 94cec9fb960f8681
    IN-CG 2001-2035 94cec9fb960f8681
    IN-CH 2001-2035 c7e493388990e1f9
    IN-DH 2001-2035 efc8bc0be5135404
    IN-DL 2001-2035 94cec9fb960f8681
    IN-GA 2001-2035 0a55457eb83ed423
    IN-GJ 2001-2035 a55aa1cb50320687
    IN-HP 2001-2035 6cc08e6cc696bc2c
    IN-HR 2001-2035 92e73600e321dac2
    IN-JH 2001-2035 b687e22dd6a7ce34
    IN-KA 2001-2035 7b360836fc14a172
    IN-LA 2001-2035 ed468b4dcc225351
    IN-LD 2001-2035 7221a5803efe8a37
    IN-ML 2001-2035 94cec9fb960f8681
    IN-MN 2001-2035 94cec9fb960f8681
    IN-MP 2001-2035 b7bdec168cbe2de6
    IN-MZ 2001-2035 3481b9e97e99f865
    IN-NL 2001-2035 94cec9fb960f8681
    IN-PB 2001-2035 efe6770df198cb12
    IN-PY 2001-2035 1ba2bd1f98e626fb
    IN-SK 2001-2035 859020966335bf51
    IN-TN 2001-2035 83b82663e03b1eef
    IN-TR 2001-2035 f7cf92ae6f39f213
    IN-TS 2001-2035 94cec9fb960f8681
    IN-UP 2001-2035 841d8c335e789982
    ES-AN 2008-2060 49459a886dfd43d5
    ES-AR 2008-2060 00de01085e984471
    ES-AS 2008-2060 a9815073d8a07500
    ES-CB 2008-2060 d77e9a593966219c
    ES-CE 2008-2060 be40a639b466dc06
    ES-CL 2008-2060 543087e2c369c5c5
    ES-CM 2008-2060 afe0a1f90fcde2d4
    ES-CN 2008-2060 dab2c7e369908c3e
    ES-CT 2008-2060 23ebb72630cd0392
    ES-EX 2008-2060 9fa4bc4c9aaa0834
    ES-GA 2008-2060 87036c0ecb245fe3
    ES-IB 2008-2060 f208629d054cd641
    ES-MC 2008-2060 15f825564e4f5f37
    ES-MD 2008-2060 d4fc5b7fe0357800
    ES-ML 2008-2060 5ba32c38b9240244
    ES-NC 2008-2060 0fdbd7c0cc32616d
    ES-PV 2008-2060 58c455d2f825b38d
    ES-RI 2008-2060 a18a7a20f0c8d556
    ES-VC 2008-2060 ef5bbad0e8da2e72
    """.split(separator: "\n").map(String.init)

  @Test(arguments: table) func datesAreThoseOfTheTable(line: String) throws {
    let fields = line.split(separator: " ").map(String.init)
    let region = try HolidayRegion(code: fields[0])
    let years = fields[1].split(separator: "-").compactMap { Int($0) }
    try #require(years.count == 2)
    var days: Set<CalendarDate> = []
    for year in years[0]...years[1] {
      // Communities of Spain may move what falls on a Sunday.
      days.formUnion(
        try region.holidays(in: year).filter {
          $0.kind == .public && !(region.code.hasPrefix("ES") && $0.date.weekday == .sunday)
        }.map(\.date))
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
