/** Words of the image field itself, apart from those of its dialogs. */
export const imageFieldText = {
  fromLibrary: "من المكتبة",
  adjust: "ضبط الصورة",
  altIs: (alt: string) => `النص البديل: ${alt}`,
  altMissing: "بلا نص بديل",
  decorative: "صورة زخرفية لا تحتاج إلى نص بديل",
  /** A logo that hardly stands out on some ground; requirement BRAND-01. */
  faint: {
    light: "لا يكاد هذا الشعار يُرى على الخلفيات الفاتحة، فنضع خلفه هناك لوحة داكنة. ارفع نسخة ألوانها أغمق.",
    dark: "لا يكاد هذا الشعار يُرى على الخلفيات الداكنة. ارفع في «الهوية» شعارًا للخلفيات الداكنة، وإلا وضعنا خلفه لوحة فاتحة.",
    both: "لا يكاد هذا الشعار يُرى على أي خلفية، فنكتب اسم المنشأة مكانه. ارفع نسخة ألوانها أوضح.",
  },
  firstFrame: "هذه صورة متحركة، ويظهر منها إطارها الأول ثابتًا.",
  onSave: "تُرفع عند الحفظ.",
};
