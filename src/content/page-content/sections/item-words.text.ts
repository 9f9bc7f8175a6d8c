import { wordFor } from "../../../kernel/text/word-for.ts";

/*
 * The labels of the fields of list items in the editor, once for all lists, and those of their choices. A test fails for a field
 * that is missing here.
 */

const labels: Readonly<Record<string, string>> = {
  title: "العنوان",
  heading: "العنوان",
  label: "النص",
  value: "القيمة",
  text: "النص",
  body: "المحتوى",
  href: "الرابط",
  icon: "الأيقونة",
  year: "السنة",
  tone: "شكل الزر",
  channel: "وسيلة التواصل",
  pillar: "المحور",
  projectId: "المشروع",
  testimonialId: "الرأي",
  words: "ما يُعرض منه",
  highlight: "الكلمات المميّزة",
  name: "الاسم",
  position: "المسمّى الوظيفي",
  company: "الشركة",
  rating: "التقييم",
  testimonial: "الرأي",
  project: "المشروع",
  projectValue: "قيمة المشروع",
  category: "التصنيف",
  question: "السؤال",
  answer: "الإجابة",
  image: "الصورة",
  caption: "التعليق",
  group: "المجموعة",
  price: "السعر كما يُعرض، رقمًا أو كلامًا",
  unit: "الوحدة أو المدة",
  included: "ما يشمله: سطر لكل بند",
  button: "نص الزر",
  mark: "العلامة",
  shownTitle: "العنوان (إن تُرك فعنوان الصفحة نفسها)",
  shownText: "الوصف (إن تُرك فوصف الصفحة نفسها)",
  percent: "القيمة على المقياس (0 إلى 100)",
  measure: "اسم المقياس (يظهر المقياس إن كتبته)",
  reading: "القراءة بالكلمات",
  fieldLabel: "اسم الحقل أو سؤاله",
  fieldKind: "نوع الإجابة",
  need: "الإجابة",
  fieldHint: "تلميح تحت الحقل",
  choices: "الخيارات، كل خيار في سطر",
};

const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  icon: {
    "pen-line": "قلم",
    "message-square-text": "رسالة",
    ruler: "مسطرة",
    handshake: "مصافحة",
    feather: "ريشة",
    "shield-check": "درع",
    leaf: "ورقة شجر",
    gauge: "مؤشر سرعة",
    "calendar-check": "تقويم",
    scale: "ميزان",
    headset: "سماعة",
    "badge-check": "شارة اعتماد",
    Target: "هدف",
    Users: "أشخاص",
    TrendingUp: "نمو",
    Globe: "كرة أرضية",
    Building: "مبنى",
    Home: "بيت",
    Factory: "مصنع",
    Award: "جائزة",
  },
  fieldKind: {
    text: "سطر نص",
    longText: "نص طويل",
    choice: "خيار واحد",
    several: "عدة خيارات",
    flag: "نعم أو لا",
    phone: "رقم جوال",
    email: "بريد إلكتروني",
    number: "رقم",
    day: "تاريخ",
    file: "ملف مرفق",
  },
  need: { optional: "اختيارية", required: "مطلوبة" },
  side: { end: "بعد النص", start: "قبل النص" },
  tone: { primary: "بارز", line: "بإطار" },
  frame: { whole: "قائمة الموقع وتذييله", landing: "بلا قائمة ولا تذييل (صفحة هبوط)" },
  type: { readex: "ريدكس برو", cairo: "القاهرة", alexandria: "الإسكندرية" },
  motif: { facade: "الواجهة", plain: "بلا زخرفة", pattern: "نقش من أيقونتك" },
  mark: { popular: "الأكثر طلبًا" },
  channel: { phone: "اتصال", email: "بريد", chat: "محادثة" },
  pillar: {
    "vibrant-society": "مجتمع حيوي",
    "thriving-economy": "اقتصاد مزدهر",
    "ambitious-nation": "وطن طموح",
  },
};

/** The label of a field of an item; its name where there is no label. */
export const itemLabel = (name: string) => wordFor(labels, name) ?? name;
/** The label of a value of a choice, or undefined. */
export const itemValueLabel = (name: string, value: string) => wordFor(values[name] ?? {}, value);

/** The first text of an item that was just added to a page. */
export const freshItem = "عنصر جديد";
