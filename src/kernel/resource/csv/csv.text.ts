/** Words of CSV files, and what can be wrong with one. */
export const csvText = {
  id: "الرقم",
  yes: "نعم",
  no: "لا",
  unclosed: "في الملف علامة اقتباس لم تُغلق.",
  encoding: "ترميز الملف ليس UTF-8. احفظه بصيغة CSV UTF-8.",
  empty: "لا صفوف في الملف.",
  tooMany: "في الملف أكثر من 5000 صف. قسّمه إلى ملفات.",
  unknownColumns: (names: string) => `أعمدة غير معروفة: ${names}`,
  repeatedColumns: (names: string) => `أعمدة مكررة: ${names}`,
  tooManyCells: "في الصف خلايا أكثر من الأعمدة.",
  noRecord: "لا يوجد سجل بهذا الرقم.",
  ambiguous: "أكثر من سجل بهذه القيمة. اكتب رقم السجل بدلًا منها.",
  repeated: "تكرر هذا السجل في الملف.",
  comma: "، ",
};
