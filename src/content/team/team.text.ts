/** The departments of the form; the first is the default of a new member; requirement ATEAM-01. */
export const departments = [
  "الإدارة العليا",
  "العمليات",
  "التكنولوجيا",
  "المالية",
  "الموارد البشرية",
  "المشاريع",
  "الهندسة",
  "التطوير",
] as const;

/** Words around a member on the public site. */
export const memberText = {
  /** Joins the experience and its field. */
  within: " في ",
  comma: "، ",
  lists: "إنجازات ومهارات",
  all: "نبذة وإنجازات",
  achievements: "إنجازات",
  writeTo: "راسل {name}",
  call: "اتصل ب{name}",
  profile: "ملف {name} المهني",
};
