extension JohoWords {
  /// The languages that have words of their own.
  public static let languages = [
    english, swedish, german, japanese, vietnamese, arabic, french, spanish, korean, thai, hebrew,
    hindi, chinese,
  ]

  static let english = JohoWords(
    "en", "Today", week: "Week", upcoming: "Upcoming", note: "Note", noEvents: "No events",
    noEventsToday: "No events today", nothingUpcoming: "Nothing upcoming", noData: "No data",
    commands: ["Cancel", "Save", "Edit", "Delete", "More"],
    states: ["On", "Off", "Previous", "Next", "Increment", "Decrement"],
    percentComplete: "{n} percent complete", hasContent: "has content",
    kinds: ["Holiday", "Observance", "Event", "Birthday", "Note", "Trip", "Expense"],
    eventCounts: ["{n} event", "{n} events"], inDays: ["in {n} day", "in {n} days"])

  static let swedish = JohoWords(
    "sv", "I dag", week: "Vecka", upcoming: "Kommande", note: "Anteckning",
    noEvents: "Inga händelser", noEventsToday: "Inga händelser i dag",
    nothingUpcoming: "Inget kommande", noData: "Inga data",
    commands: ["Avbryt", "Spara", "Ändra", "Radera", "Mer"],
    states: ["På", "Av", "Föregående", "Nästa", "Öka", "Minska"],
    percentComplete: "{n} procent klart", hasContent: "har innehåll",
    kinds: ["Helgdag", "Högtidsdag", "Händelse", "Födelsedag", "Anteckning", "Resa", "Utgift"],
    eventCounts: ["{n} händelse", "{n} händelser"], inDays: ["om {n} dag", "om {n} dagar"])

  static let german = JohoWords(
    "de", "Heute", week: "Woche", upcoming: "Demnächst", note: "Notiz", noEvents: "Keine Termine",
    noEventsToday: "Heute keine Termine", nothingUpcoming: "Nichts geplant",
    noData: "Keine Daten",
    commands: ["Abbrechen", "Sichern", "Bearbeiten", "Löschen", "Mehr"],
    states: ["Ein", "Aus", "Zurück", "Weiter", "Erhöhen", "Verringern"],
    percentComplete: "{n} Prozent erledigt", hasContent: "mit Einträgen",
    kinds: ["Feiertag", "Gedenktag", "Termin", "Geburtstag", "Notiz", "Reise", "Ausgabe"],
    eventCounts: ["{n} Termin", "{n} Termine"], inDays: ["in {n} Tag", "in {n} Tagen"])

  static let japanese = JohoWords(
    "ja", "今日", week: "週", upcoming: "今後の予定", note: "メモ", noEvents: "予定なし",
    noEventsToday: "今日の予定はありません", nothingUpcoming: "今後の予定はありません",
    noData: "データなし", commands: ["キャンセル", "保存", "編集", "削除", "その他"],
    states: ["オン", "オフ", "前へ", "次へ", "増やす", "減らす"],
    percentComplete: "{n}パーセント完了", hasContent: "内容あり",
    kinds: ["祝日", "記念日", "予定", "誕生日", "メモ", "旅行", "支出"],
    eventCounts: ["予定{n}件"],
    inDays: ["{n}日後"])

  static let vietnamese = JohoWords(
    "vi", "Hôm nay", week: "Tuần", upcoming: "Sắp tới", note: "Ghi chú",
    noEvents: "Không có sự kiện", noEventsToday: "Hôm nay không có sự kiện",
    nothingUpcoming: "Không có gì sắp tới", noData: "Không có dữ liệu",
    commands: ["Hủy", "Lưu", "Sửa", "Xóa", "Thêm"],
    states: ["Bật", "Tắt", "Trước", "Sau", "Tăng", "Giảm"],
    percentComplete: "hoàn thành {n} phần trăm", hasContent: "có nội dung",
    kinds: ["Ngày lễ", "Ngày kỷ niệm", "Sự kiện", "Sinh nhật", "Ghi chú", "Chuyến đi", "Chi tiêu"],
    eventCounts: ["{n} sự kiện"], inDays: ["còn {n} ngày"])

  static let arabic = JohoWords(
    "ar", "اليوم", week: "الأسبوع", upcoming: "القادم", note: "ملاحظة", noEvents: "لا أحداث",
    noEventsToday: "لا أحداث اليوم", nothingUpcoming: "لا شيء قادم", noData: "لا بيانات",
    commands: ["إلغاء", "حفظ", "تعديل", "حذف", "المزيد"],
    states: ["مفعّل", "معطّل", "السابق", "التالي", "زيادة", "إنقاص"],
    percentComplete: "اكتمل {n} بالمئة", hasContent: "به محتوى",
    kinds: ["عطلة", "مناسبة", "حدث", "عيد ميلاد", "ملاحظة", "رحلة", "مصروف"],
    eventCounts: ["حدث واحد", "الأحداث: {n}"],
    inDays: ["خلال يوم", "خلال يومين", "خلال {n} أيام", "خلال {n} يومًا"])

  static let french = JohoWords(
    "fr", "Aujourd’hui", week: "Semaine", upcoming: "À venir", note: "Note",
    noEvents: "Aucun événement", noEventsToday: "Aucun événement aujourd’hui",
    nothingUpcoming: "Rien à venir", noData: "Aucune donnée",
    commands: ["Annuler", "Enregistrer", "Modifier", "Supprimer", "Plus"],
    states: ["Activé", "Désactivé", "Précédent", "Suivant", "Augmenter", "Diminuer"],
    percentComplete: "{n} pour cent terminé", hasContent: "a du contenu",
    kinds: ["Jour férié", "Célébration", "Événement", "Anniversaire", "Note", "Voyage", "Dépense"],
    eventCounts: ["{n} événement", "{n} événements"], inDays: ["dans {n} jour", "dans {n} jours"])

  static let spanish = JohoWords(
    "es", "Hoy", week: "Semana", upcoming: "Próximamente", note: "Nota", noEvents: "Sin eventos",
    noEventsToday: "Sin eventos hoy", nothingUpcoming: "Nada próximo", noData: "Sin datos",
    commands: ["Cancelar", "Guardar", "Editar", "Eliminar", "Más"],
    states: ["Activado", "Desactivado", "Anterior", "Siguiente", "Aumentar", "Reducir"],
    percentComplete: "{n} por ciento completado", hasContent: "tiene contenido",
    kinds: ["Festivo", "Conmemoración", "Evento", "Cumpleaños", "Nota", "Viaje", "Gasto"],
    eventCounts: ["{n} evento", "{n} eventos"], inDays: ["en {n} día", "en {n} días"])

  static let korean = JohoWords(
    "ko", "오늘", week: "주", upcoming: "다가오는 일정", note: "메모", noEvents: "일정 없음",
    noEventsToday: "오늘 일정 없음", nothingUpcoming: "다가오는 일정 없음", noData: "데이터 없음",
    commands: ["취소", "저장", "편집", "삭제", "더 보기"],
    states: ["켬", "끔", "이전", "다음", "늘리기", "줄이기"],
    percentComplete: "{n}퍼센트 완료", hasContent: "내용 있음",
    kinds: ["공휴일", "기념일", "일정", "생일", "메모", "여행", "지출"],
    eventCounts: ["일정 {n}개"],
    inDays: ["{n}일 후"])

  static let thai = JohoWords(
    "th", "วันนี้", week: "สัปดาห์", upcoming: "เร็ว ๆ นี้", note: "บันทึก", noEvents: "ไม่มีกิจกรรม",
    noEventsToday: "วันนี้ไม่มีกิจกรรม", nothingUpcoming: "ไม่มีกิจกรรมเร็ว ๆ นี้", noData: "ไม่มีข้อมูล",
    commands: ["ยกเลิก", "บันทึก", "แก้ไข", "ลบ", "เพิ่มเติม"],
    states: ["เปิด", "ปิด", "ก่อนหน้า", "ถัดไป", "เพิ่ม", "ลด"],
    percentComplete: "เสร็จแล้วร้อยละ {n}", hasContent: "มีเนื้อหา",
    kinds: ["วันหยุด", "วันสำคัญ", "กิจกรรม", "วันเกิด", "บันทึก", "ทริป", "รายจ่าย"],
    eventCounts: ["{n} กิจกรรม"],
    inDays: ["ในอีก {n} วัน"])

  static let hebrew = JohoWords(
    "he", "היום", week: "שבוע", upcoming: "בקרוב", note: "הערה", noEvents: "אין אירועים",
    noEventsToday: "אין אירועים היום", nothingUpcoming: "אין אירועים קרובים", noData: "אין נתונים",
    commands: ["ביטול", "שמירה", "עריכה", "מחיקה", "עוד"],
    states: ["מופעל", "כבוי", "הקודם", "הבא", "הגדלה", "הקטנה"],
    percentComplete: "הושלמו {n} אחוזים", hasContent: "יש תוכן",
    kinds: ["חג", "יום ציון", "אירוע", "יום הולדת", "הערה", "נסיעה", "הוצאה"],
    eventCounts: ["אירוע אחד", "{n} אירועים"], inDays: ["בעוד יום", "בעוד יומיים", "בעוד {n} ימים"])

  static let hindi = JohoWords(
    "hi", "आज", week: "सप्ताह", upcoming: "आगामी", note: "नोट", noEvents: "कोई कार्यक्रम नहीं",
    noEventsToday: "आज कोई कार्यक्रम नहीं", nothingUpcoming: "कुछ आगामी नहीं",
    noData: "कोई डेटा नहीं", commands: ["रद्द करें", "सहेजें", "संपादित करें", "हटाएँ", "और"],
    states: ["चालू", "बंद", "पिछला", "अगला", "बढ़ाएँ", "घटाएँ"],
    percentComplete: "{n} प्रतिशत पूर्ण", hasContent: "सामग्री है",
    kinds: ["अवकाश", "विशेष दिवस", "कार्यक्रम", "जन्मदिन", "नोट", "यात्रा", "खर्च"],
    eventCounts: ["{n} कार्यक्रम"], inDays: ["{n} दिन में"])

  static let chinese = JohoWords(
    "zh", "今天", week: "周", upcoming: "即将到来", note: "笔记", noEvents: "没有日程",
    noEventsToday: "今天没有日程", nothingUpcoming: "近期没有日程", noData: "没有数据",
    commands: ["取消", "保存", "编辑", "删除", "更多"],
    states: ["开", "关", "上一个", "下一个", "增加", "减少"],
    percentComplete: "已完成百分之{n}", hasContent: "有内容",
    kinds: ["节假日", "纪念日", "日程", "生日", "笔记", "旅行", "支出"],
    eventCounts: ["{n}项日程"], inDays: ["{n}天后"])
}
