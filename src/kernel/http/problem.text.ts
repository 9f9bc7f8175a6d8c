import type { ErrorCode } from "../errors.ts";

/** After how long a caller may try again. */
export const tooManyUntil = "محاولات كثيرة. أعد المحاولة بعد {time}.";

/** The sentence that a caller sees for each failure; screens replace it by a sentence about their own operation. */
export const problemText: Record<ErrorCode, string> = {
  "bad-request": "في الطلب خطأ. راجع الحقول المعلَّمة.",
  unauthorized: "سجّل دخولك أولًا.",
  forbidden: "لا تملك صلاحية هذا الإجراء.",
  "proof-needed": "أكّد هويتك لمتابعة هذا الإجراء.",
  "not-found": "السجل غير موجود، وربما حُذف.",
  conflict: "رقم السجل مستعمل من قبل.",
  "precondition-failed": "عُدّل هذا السجل بعد أن فتحته.",
  "too-large": "حجم البيانات المرسلة أكبر من المسموح.",
  "unsupported-type": "نوع الملف غير مقبول.",
  invalid: "بعض القيم غير صحيحة. راجع الحقول المعلَّمة.",
  "key-reused": "حُفظ سجل بهذا المفتاح من قبل بقيم أخرى.",
  "too-many": "محاولات كثيرة. انتظر قليلًا ثم أعد المحاولة.",
  unavailable: "الخدمة مشغولة الآن. أعد المحاولة بعد قليل.",
  internal: "حدث خطأ غير متوقع",
};
