import type { ProjectCategory } from "./project-choices.ts";

/** Words around a project on the public site. */
export const projectText = {
  statuses: {
    completed: "مكتمل",
    "in-progress": "قيد التنفيذ",
    planning: "تخطيط",
    "on-hold": "متوقّف",
  },
  unknownStatus: "غير معروف",
  categories: {
    commercial: "تجاري",
    residential: "سكني",
    industrial: "صناعي",
    other: "أخرى",
  } satisfies Record<ProjectCategory, string>,
  value: "القيمة",
  duration: "المدة",
  location: "الموقع",
  client: "العميل",
  startDate: "تاريخ البداية",
  endDate: "تاريخ النهاية",
  completion: "نسبة الإنجاز",
  statusOf: "الحالة",
  dates: "المواعيد",
  facts: "حقائق المشروع",
};
