/** Sentences about periods as the notices had them, and the sentences that replace them, with the settings' periods. */
export const points: readonly (readonly [before: string, since: string])[] = [
  [
    "رسائل التواصل وطلبات عروض الأسعار: 12 شهرًا من آخر تواصل بيننا.",
    "رسائل التواصل وطلبات عروض الأسعار: بعد {retention} من آخر تواصل بيننا.",
  ],
  [
    "ملف عميل لم يتعاقد: 12 شهرًا من تاريخ التسجيل أو آخر تواصل.",
    "ملف عميل لم يتعاقد: بعد {retention} من تاريخ التسجيل أو آخر تواصل.",
  ],
  [
    "ملف عميل متعاقد: مدة العلاقة ثم 12 شهرًا بعدها.",
    "ملف عميل متعاقد وطلبه: بعد {retention} من انتهاء التعاقد أو آخر تواصل، أيهما أبعد. وينتهي التعاقد بآخر هذه الثلاثة: إيقاف الملف، ونهاية المشروع، وقبول عرض السعر.",
  ],
  [
    "الفواتير والسجلات المالية: المدة التي تفرضها الأنظمة المالية والضريبية.",
    "عروض الأسعار المقبولة: بعد {records} من قبولها، لأنها سجلات مالية.",
  ],
  [
    "سجل موافقتك على التسويق: ما دامت الموافقة قائمة، ثم ما يلزم لإثبات الرجوع عنها.",
    "سجل موافقاتك: مع السجل الذي أُعطيت فيه.",
  ],
];

/** The sentence that is added to every notice that does not name the period of accepted quotes yet. */
export const recordsPoint = "عروض الأسعار المقبولة: بعد {records} من قبولها، لأنها سجلات مالية.";

/** The author's name of the version that this migration creates. */
export const author = "النظام";

/** Patterns of a number of months: with `{n}` in Latin or Arabic digits, and twelve in words. */
export const monthsPattern = "(?:{n}) ?(?:شهر(?:ًا|اً|ا)?|أشهر|شهور)(?![\\p{L}\\p{M}])";
export const twelveInWords = "اثن[اي] ?عشر ?شهر(?:ًا|اً|ا)?(?![\\p{L}\\p{M}])";
