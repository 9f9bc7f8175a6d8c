/** What the notices said of periods until then, and what they say of the same since, with the settings' periods. */
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

/** What a notice that somebody has rewritten gets besides, since it cannot have named it. */
export const recordsPoint = "عروض الأسعار المقبولة: بعد {records} من قبولها، لأنها سجلات مالية.";

/** Who stands beside the version that this makes. */
export const author = "النظام";

/** A number of months as it is written, in words where it is twelve; `{n}` is the number in either digits. */
export const monthsPattern = "(?:{n}) ?(?:شهر(?:ًا|اً|ا)?|أشهر|شهور)(?![\\p{L}\\p{M}])";
export const twelveInWords = "اثن[اي] ?عشر ?شهر(?:ًا|اً|ا)?(?![\\p{L}\\p{M}])";
