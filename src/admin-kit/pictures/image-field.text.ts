/** Words of the image field itself, apart from those of its dialogs. */
export const imageFieldText = {
  fromLibrary: "من المكتبة",
  adjust: "ضبط الصورة",
  altIs: (alt: string) => `النص البديل: ${alt}`,
  altMissing: "بلا نص بديل",
  decorative: "صورة زخرفية لا تحتاج إلى نص بديل",
  onSave: "تُرفع عند الحفظ.",
};
