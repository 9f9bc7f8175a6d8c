import { joiners } from "../../../kernel/text/format.text.ts";

const period = { month: "شهريًا", quarter: "كل ثلاثة أشهر", year: "سنويًا" };

/** Words of the fields of what projects renew; requirement DESK-06. */
export const words = {
  title: "التجديدات",
  labels: {
    projectId: "المشروع",
    title: "ما يُجدَّد",
    amount: "المبلغ شامل الضريبة",
    period: "الدورية",
    nextDay: "موعد التجديد القادم",
    anchorDay: "يوم الشهر",
    remindDays: "التذكير قبل الموعد بأيام",
    state: "الحالة",
    assigneeId: "المسؤول",
    quoteId: "عرض السعر",
    taskId: "مهمة التذكير",
    renewedAt: "وقت آخر تجديد",
  },
  values: { period, state: { active: "جارٍ", ended: "منتهٍ" } },
};

/** The title of the task that reminds of a renewal. */
export const taskTitle = (title: string, day: string, amount: string) =>
  amount === "" ? `تجديد ${title} في ${day}` : `تجديد ${title} في ${day}: ${amount}`;

/** Words of the renewals of a project, and of their form. */
export const text = {
  title: "التجديدات",
  add: "تجديد",
  addTo: (project: string) => `إضافة تجديد إلى ${project}`,
  new: "إضافة تجديد",
  edit: "تعديل التجديد",
  none: "لا شيء يُجدَّد في هذا المشروع.",
  noneOfClient: "لا شيء يُجدَّد في مشاريع هذا العميل.",
  next: "التجديد القادم",
  untitled: "مشروع بلا عنوان",
  comma: joiners.comma,
  unpriced: "يُحدَّد المبلغ عند التجديد",
  due: (when: string) => `حلّ الموعد ${when}`,
  ahead: (when: string) => `(${when})`,
  in: (days: string) => `بعد ${days}`,
  ago: (days: string) => `قبل ${days}`,
  renew: "جُدّد",
  ofProject: (title: string, project: string) => `${title} (${project})`,
  renewOf: (title: string) => `جُدّد: ${title}`,
  renewed: (day: string) => `سُجّل التجديد، والموعد القادم ${day}`,
  takenBack: "عاد الموعد كما كان",
  more: (title: string) => `إجراءات أخرى: ${title}`,
  end: "إنهاء التجديد",
  ended: "انتهى التجديد، ولن يصلك تذكير به",
  resume: "استئناف التجديد",
  resumed: "عاد التجديد وتذكيره",
  delete: "حذف التجديد",
  deleted: "حُذف التجديد",
  restored: "عاد التجديد",
  created: "أُضيف التجديد",
  updated: "حُفظ التجديد",
  failures: {
    load: "تعذّر تحميل التجديدات",
    save: "تعذّر حفظ التجديد",
    delete: "تعذّر حذف التجديد",
    changed: "تغيّر هذا التجديد قبل قليل. راجع موعده.",
  },
  form: {
    currency: "ريال",
    titleHint: "مثل: الاستضافة والنطاق",
    amountHelp: "عن كل مدة. اتركه فارغًا إن كان يُتّفق عليه كل مرة.",
    remindHelp: "تظهر في ذلك اليوم مهمة، ويرنّ تذكيرها.",
  },
};
