/*
 * What the keys of list items mean, once for all lists: their name in the editor, and the kind of value. A key that is
 * missing here fails a test.
 */

export type ItemKey = {
  label: string;
  kind: "text" | "long" | "rich-text" | "link" | "number" | "choice";
  choices?: Record<string, string>;
  /** Bounds of a number. */
  min?: number;
  max?: number;
};

export const itemKeys: Record<string, ItemKey> = {
  title: { label: "العنوان", kind: "text" },
  heading: { label: "العنوان", kind: "text" },
  label: { label: "النص", kind: "text" },
  value: { label: "القيمة", kind: "text" },
  text: { label: "النص", kind: "long" },
  body: { label: "المحتوى", kind: "rich-text" },
  href: { label: "الرابط", kind: "link" },
  icon: {
    label: "الأيقونة",
    kind: "choice",
    choices: {
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
      Target: "هدف",
      Users: "أشخاص",
      TrendingUp: "نمو",
      Globe: "كرة أرضية",
      Building: "مبنى",
      Home: "بيت",
      Factory: "مصنع",
      Award: "جائزة",
    },
  },
  year: { label: "السنة", kind: "number", min: 1900, max: 2200 },
  tone: { label: "شكل الزر", kind: "choice", choices: { primary: "بارز", line: "بإطار" } },
  channel: {
    label: "وسيلة التواصل",
    kind: "choice",
    choices: { phone: "اتصال", email: "بريد", chat: "محادثة" },
  },
  pillar: {
    label: "المحور",
    kind: "choice",
    choices: {
      "vibrant-society": "مجتمع حيوي",
      "thriving-economy": "اقتصاد مزدهر",
      "ambitious-nation": "وطن طموح",
    },
  },
  projectId: { label: "رقم المشروع", kind: "text" },
  // A featured testimonial.
  name: { label: "الاسم", kind: "text" },
  position: { label: "المنصب", kind: "text" },
  company: { label: "الشركة", kind: "text" },
  rating: {
    label: "التقييم",
    kind: "number",
    min: 1,
    max: 5,
  },
  testimonial: { label: "الرأي", kind: "long" },
  project: { label: "المشروع", kind: "text" },
  projectValue: { label: "قيمة المشروع", kind: "text" },
  // A featured question.
  category: { label: "التصنيف", kind: "text" },
  question: { label: "السؤال", kind: "text" },
  answer: { label: "الإجابة", kind: "long" },
};

/** A key as the editor shows it; an unknown one is plain text under its own name. */
export function itemKey(key: string): ItemKey {
  return Object.hasOwn(itemKeys, key)
    ? (itemKeys[key] ?? { label: key, kind: "text" })
    : { label: key, kind: "text" };
}
