extension PlannerWords {
  static let french = PlannerWords(
    week: "Semaine", month: "Mois", year: "Année", today: "Aujourd’hui", notes: "Notes",
    holidays: "Jours fériés",
    allDay: "Toute la journée", legend: "Légende", index: "Index", events: "Événements",
    more: "+{n} de plus", continued: "suite", months: "Mois", weeks: "Semaines",
    quarters: "Trimestres", days: "Jours", appendix: "Suites", sunday: "Dimanche",
    selected: "Affiché sur cette page", locked: "Fixé par le calendrier",
    weekNumber: "Numéro de la semaine", publicHoliday: "Jour férié",
    bridgeDay: "Jour libre entre deux fériés", substituteDay: "Jour de remplacement",
    kinds: KindNames("Événement", "Jour férié", "Anniversaire", "Voyage", "Dépense", "Note"))

  static let spanish = PlannerWords(
    week: "Semana", month: "Mes", year: "Año", today: "Hoy", notes: "Notas",
    holidays: "Festivos",
    allDay: "Todo el día", legend: "Leyenda", index: "Índice", events: "Eventos",
    more: "+{n} más", continued: "continuación", months: "Meses", weeks: "Semanas",
    quarters: "Trimestres", days: "Días", appendix: "Continuación", sunday: "Domingo",
    selected: "Mostrado en esta página", locked: "Fijado por el calendario",
    weekNumber: "Número de la semana", publicHoliday: "Día festivo",
    bridgeDay: "Día libre entre festivos", substituteDay: "Día sustituto",
    kinds: KindNames("Evento", "Festivo", "Cumpleaños", "Viaje", "Gasto", "Nota"))

  static let korean = PlannerWords(
    week: "주", month: "월", year: "년", today: "오늘", notes: "메모", holidays: "공휴일",
    allDay: "종일",
    legend: "범례", index: "목차", events: "일정", more: "외 {n}건", continued: "계속",
    months: "월", weeks: "주", quarters: "분기", days: "일", appendix: "이어지는 쪽",
    sunday: "일요일", selected: "이 쪽의 날", locked: "달력이 정한 날", weekNumber: "주 번호",
    publicHoliday: "공휴일", bridgeDay: "휴일 사이 쉬는 날", substituteDay: "대체 공휴일",
    kinds: KindNames("일정", "공휴일", "생일", "여행", "지출", "메모"))

  static let thai = PlannerWords(
    week: "สัปดาห์", month: "เดือน", year: "ปี", today: "วันนี้", notes: "บันทึก",
    holidays: "วันหยุด",
    allDay: "ทั้งวัน", legend: "สัญลักษณ์", index: "สารบัญ", events: "กิจกรรม",
    more: "อีก {n}", continued: "ต่อ", months: "เดือน", weeks: "สัปดาห์",
    quarters: "ไตรมาส", days: "วัน", appendix: "หน้าต่อ", sunday: "วันอาทิตย์",
    selected: "วันของหน้านี้", locked: "กำหนดโดยปฏิทิน", weekNumber: "เลขสัปดาห์",
    publicHoliday: "วันหยุดราชการ", bridgeDay: "วันหยุดระหว่างวันหยุด",
    substituteDay: "วันหยุดชดเชย",
    kinds: KindNames("กิจกรรม", "วันหยุด", "วันเกิด", "การเดินทาง", "ค่าใช้จ่าย", "บันทึก"))

  static let hebrew = PlannerWords(
    week: "שבוע", month: "חודש", year: "שנה", today: "היום", notes: "הערות", holidays: "חגים",
    allDay: "כל היום",
    legend: "מקרא", index: "תוכן", events: "אירועים", more: "עוד {n}", continued: "המשך",
    months: "חודשים", weeks: "שבועות", quarters: "רבעונים", days: "ימים", appendix: "המשך",
    sunday: "יום ראשון", selected: "היום בעמוד זה", locked: "נקבע בלוח השנה",
    weekNumber: "מספר השבוע", publicHoliday: "יום חג", bridgeDay: "יום חופש בין חגים",
    substituteDay: "יום חלופי",
    kinds: KindNames("אירוע", "חג", "יום הולדת", "נסיעה", "הוצאה", "הערה"))

  static let hindi = PlannerWords(
    week: "सप्ताह", month: "महीना", year: "वर्ष", today: "आज", notes: "टिप्पणियाँ",
    holidays: "छुट्टियाँ",
    allDay: "पूरा दिन", legend: "संकेत", index: "सूची", events: "कार्यक्रम",
    more: "+{n} और", continued: "जारी", months: "महीने", weeks: "सप्ताह",
    quarters: "तिमाहियाँ", days: "दिन", appendix: "जारी", sunday: "रविवार",
    selected: "इस पृष्ठ का दिन", locked: "कैलेंडर द्वारा तय", weekNumber: "सप्ताह संख्या",
    publicHoliday: "सार्वजनिक अवकाश", bridgeDay: "छुट्टियों के बीच अवकाश",
    substituteDay: "बदले का अवकाश",
    kinds: KindNames("कार्यक्रम", "छुट्टी", "जन्मदिन", "यात्रा", "खर्च", "टिप्पणी"))

  static let chinese = PlannerWords(
    week: "周", month: "月", year: "年", today: "今天", notes: "笔记", holidays: "节假日",
    allDay: "全天",
    legend: "图例", index: "目录", events: "日程", more: "还有{n}项", continued: "续",
    months: "月", weeks: "周", quarters: "季度", days: "日", appendix: "续页",
    sunday: "星期日", selected: "本页的日子", locked: "日历确定的日子", weekNumber: "周数",
    publicHoliday: "法定节假日", bridgeDay: "调休放假", substituteDay: "补假",
    kinds: KindNames("日程", "节假日", "生日", "旅行", "支出", "笔记"))
}
