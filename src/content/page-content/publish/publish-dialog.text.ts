/** Words of the dialog that publishes. */
export const publishText = {
  question: "هل تريد نشر التعديلات الآن؟",
  note: "يراها الزوار فورًا، ويمكنك استعادة النسخة السابقة متى شئت.",
  when: "موعد النشر",
  now: "الآن",
  later: "في موعد لاحق",
  day: "التاريخ",
  time: "الساعة بتوقيت الرياض",
  timeHelp: "مثل 09:30 أو 9:30 ص",
  schedule: "جدولة النشر",
  publishing: "جاري النشر...",
  published: "نُشر المحتوى",
  scheduled: (time: string) => `يُنشر ${time}`,
  laterNote: "يُنشر ما في المسودة الآن. ما تكتبه بعد الجدولة يبقى مسودة.",
  failed: "تعذّر نشر المحتوى. ما زالت المسودة محفوظة.",
  changedMeanwhile: "عُدّلت المسودة بعد أن فتحت هذه النافذة. راجع التعديلات ثم انشر.",
  wrongTime: "اختر موعدًا لم يمضِ بعد",
  changes: "ما سيتغيّر",
  nothing: "لا شيء: نُشرت المسودة أو أُهملت بعد أن فتحت هذه النافذة.",
  check: "فحص قبل النشر",
  checking: "جاري الفحص...",
  fine: "لم يجد الفحص ما يُصلح.",
  open: "فتح الحقل",
};

/** What the check before publishing finds, by its code. */
export const findingTexts: Record<string, string> = {
  noTitle: "لا عنوان رئيسيًا للصفحة. لا تُنشر صفحة بلا عنوان.",
  emptyHeading: "عنوان فارغ",
  longTitle: "عنوان أطول مما تعرضه محركات البحث",
  alt: "صورة بلا نص بديل",
  moved: "تغيّر السجل بعد بدء مسودته. اختر ما يبقى في الحقل.",
  brokenLink: "رابط لا يصل إلى صفحة في الموقع، أو إلى موضع فيها",
  placeholder: "ما زال فيه نص القسم الجديد أو مثاله. اكتب نصك مكانه، أو احذفه.",
  periods:
    "لا يأخذ مدد الحفظ من الإعدادات. اكتب {retention} مكان مدة البيانات، و{records} مكان مدة العروض المقبولة.",
};
