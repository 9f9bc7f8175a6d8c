/** The categories that the code knew, which the database now stores like all others. */
export const builtInCategories: readonly { key: string; label: string }[] = [
  { key: "general", label: "عام" },
  { key: "services", label: "الخدمات" },
  { key: "projects", label: "إدارة المشاريع" },
  { key: "pricing", label: "التسعير" },
  { key: "timeline", label: "الجدول الزمني" },
  { key: "quality", label: "معايير الجودة" },
];
