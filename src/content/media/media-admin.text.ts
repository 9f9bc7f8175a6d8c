import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../kernel/text/format.ts";

/** Words of the media library's screen. */
export const text = {
  title: "مكتبة الوسائط",
  loading: "جاري تحميل الصور...",
  loadFailed: "تعذّر تحميل الصور",
  search: "ابحث بالاسم أو النص البديل",
  filter: "عرض",
  states: [
    { value: "", label: "الكل" },
    { value: "missing-alt", label: "بلا نص بديل" },
    { value: "unused", label: "غير مستعملة" },
    { value: "trash", label: "سلة المحذوفات" },
  ],
  summary: (total: number, missing: number) =>
    missing === 0
      ? countOf(staffCounted.image, total)
      : `${countOf(staffCounted.image, total)}، بلا نص بديل: ${missing}`,
  hits: (total: number) => countOf(staffCounted.result, total),
  upload: "رفع صور",
  dropTitle: "أفلت الصور هنا",
  dropHelp: "حتى 10 ميجابايت للصورة. نولّد منها AVIF و WebP بأربعة مقاسات، ونزيل بيانات الكاميرا والمكان.",
  uploaded: "رُفعت الصورة",
  pages: "صفحات المكتبة",
  empty: { title: "لا صور بعد", text: "ارفع صورك الأولى لتجدها هنا وفي كل نموذج." },
  details: "تفاصيل الصورة",
  close: "إغلاق",
  crops: { card: "بطاقة", square: "مربع", phone: "جوال", cover: "غلاف" },
  altHelp: "صِف ما يُرى لمن لا يراه. اتركه فارغًا إن كانت الصورة زخرفية.",
  size: "المقاس",
  labels: {
    path: "المسار",
    fileName: "الاسم",
    width: "العرض",
    height: "الارتفاع",
    bytes: "الحجم",
    kind: "النوع",
    uploader: "رفعها",
    alt: "النص البديل",
    isDecorative: "صورة زخرفية",
    seenOn: "تظهر على",
    focalX: "نقطة التركيز أفقيًا",
    focalY: "نقطة التركيز رأسيًا",
    createdAt: "التاريخ",
  },
  values: {
    seenOn: {
      unknown: "لم تُقس",
      both: "كل الخلفيات",
      light: "الخلفيات الفاتحة",
      dark: "الخلفيات الداكنة",
      neither: "لا خلفية",
    },
  },
  house: "النظام",
  bytes: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${Math.max(1, Math.round(bytes / 1024))} كيلوبايت`
      : `${(bytes / 1024 / 1024).toFixed(1)} ميجابايت`,
  usedIn: "مستعملة في",
  unused: "لا تظهر هذه الصورة في أي موضع.",
  usesFailed: "تعذّرت قراءة مواضع الصورة.",
  save: "حفظ",
  saved: "حُفظت الصورة",
  crop: "قصّ",
  replace: "استبدال",
  replaceQuestion: "هل تريد وضع الصورة المختارة في كل المواضع؟",
  replaceNote: (places: number) => `عدد المواضع: ${places}. يمكنك التراجع خلال ثوانٍ.`,
  replaceConfirm: "استبدال في كل المواضع",
  replaced: (places: number) => `استُبدلت الصورة. عدد المواضع: ${places}`,
  replaceFailed: "تعذّر استبدال الصورة.",
  restored: "عادت الصورة إلى مواضعها",
  restore: "استعادة",
  delete: "حذف الصورة",
  deleteQuestion: "هل أنت متأكد من حذف هذه الصورة؟",
  deleted: "حُذفت الصورة",
  deleteFailed: "تعذّر حذف الصورة.",
  inUse: "لا تُحذف صورة مستعملة",
  inUseNote: "تظهر هذه الصورة في المواضع التالية. استبدلها فيها أو أزلها منها أولًا.",
  understood: "حسنًا",
};
