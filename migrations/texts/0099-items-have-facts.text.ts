/** The reasons of the home page and their measured figure, as the edition before this migration showed them where nobody had published others. */
export const reasonsSoFar = {
  whyCards: [
    {
      id: "whyCards-1",
      title: "الحرف العربي أساس البناء",
      text: "نضبط المقاسات والمسافات على الحرف العربي نفسه، بوحدة النقطة التي قاس بها الخطّاطون، فيأتي النص مقروءًا ومتّزنًا على كل شاشة.",
    },
    { id: "whyCards-2", title: "أداء لا مجاملة فيه", text: "نقيس كل صفحة قبل تسليمها، ونسلّمك التقرير معها." },
    {
      id: "whyCards-3",
      title: "فريق واحد من أوله إلى آخره",
      text: "مدير مشروع واحد، ومعه المصمّم والمطوّر، وتتحدّث إليهم مباشرة.",
    },
    {
      id: "whyCards-4",
      title: "سعر واضح من البداية",
      text: "تعرف الكلفة والمدة قبل أن تبدأ، ولا بنود تظهر في الفاتورة الأخيرة.",
    },
    {
      id: "whyCards-5",
      title: "موقعك ملكك",
      text: "الملفات والنطاق والحسابات باسمك أنت، وندرّبك على إدارتها قبل التسليم.",
    },
  ],
  whyMeasures: [
    { id: "whyMeasures-1", percent: 98, label: "متوسط مؤشر الأداء عند التسليم", value: "98 من 100" },
  ],
};
