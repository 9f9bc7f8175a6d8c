export const colourText = {
  pick: "اختيار اللون",
  hex: "رمز اللون",
  help: "لون واحد تُشتقّ منه ألوان الموقع والإدارة كلها، في المظهرين الفاتح والداكن.",
  swatches: "ألوان مقترحة",
  moved: "عُدّلت درجة اللون على الخلفيات الفاتحة ليبقى النص مقروءًا.",
  samples: "كيف يبدو",
  light: "المظهر الفاتح",
  dark: "المظهر الداكن",
  button: "اطلب عرضًا",
  link: "رابط في نص",
  text: "نص يقرؤه الزائر، وتحته",
  spark: "زر بارز",
};

/** The swatches to choose from. */
export const swatches: readonly { colour: string; name: string }[] = [
  { colour: "#015a3f", name: "نخيل" },
  { colour: "#0f5c8c", name: "بحر" },
  { colour: "#1e3a8a", name: "كحلي" },
  { colour: "#5b3aa6", name: "خزامى" },
  { colour: "#9d174d", name: "رمّان" },
  { colour: "#b4321f", name: "طين" },
  { colour: "#8a5a00", name: "كهرمان" },
  { colour: "#334155", name: "أردواز" },
];
