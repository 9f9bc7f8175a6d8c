import { changeSaid } from "../../admin-kit/change-said.text.ts";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf, formatNumber } from "../../kernel/text/format.ts";

/** Words of the dashboard; requirement ADM-06. */
export const dashboardText = {
  morning: "صباح الخير يا {name}",
  evening: "مساء الخير يا {name}",
  /** The sentence about new requests and messages; undefined without any. */
  waiting(requests: number, messages: number): string | undefined {
    const parts = [
      requests > 0 && `طلبات جديدة: ${formatNumber(requests)}`,
      messages > 0 && `رسائل جديدة: ${formatNumber(messages)}`,
    ].filter((part) => part !== false);
    return parts.length > 0 ? `${parts.join("، ")}.` : undefined;
  },
  brokenLinks: (count: number) => `في الموقع ${countOf(staffCounted.brokenLink, count)}.`,
  openBrokenLinks: "فتح القائمة",
  addProject: "إضافة مشروع",
  figures: { projects: "المشاريع", clients: "العملاء", visitors: "الزوار", reviews: "آراء العملاء" },
  /** How many were added in the last 30 days, and in the 30 days before. */
  added(recent: number, before: number): string {
    const now = `${recent === 0 ? "لا جديد" : `الجديد ${formatNumber(recent)}`} في آخر 30 يومًا`;
    return recent === 0 && before === 0 ? now : `${now}، وكان قبلها ${formatNumber(before)}`;
  },
  rated: "متوسطها {rating} من 5",
  /** The change compared with the 30 days before. */
  change(now: number, before: number): string {
    if (before === 0) return now === 0 ? "لا زيارات مسجّلة بعد" : "أول زيارات مسجّلة";
    return changeSaid(now, before, { than: "الشهر الماضي", same: "كما كان الشهر الماضي" });
  },
  activity: {
    title: "آخر النشاطات",
    none: "لا نشاط بعد",
    noneText: "يظهر هنا كل تعديل مع صاحبه ووقته.",
    newRequest: "طلب عرض سعر جديد من {name}",
    newMessage: "رسالة جديدة من {name}",
    registered: "تسجيل جديد من {name}",
    publishedTexts: "نشر نصوص {name}",
    actions: {
      create: "إضافة {kind}: {name}",
      update: "تعديل {kind}: {name}",
      delete: "حذف {kind}: {name}",
      restore: "استعادة {kind}: {name}",
      other: "عمل على {kind}: {name}",
    },
    by: "{name}",
    byInSeveral: "{count} · {name}",
    changed: "تغيّر",
    more: (fields: string) => `وتغيّر أيضًا: ${fields}`,
    untitled: "بلا عنوان",
  },
  plots: {
    title: "الزيارات والطلبات أسبوعًا بأسبوع",
    visits: "الزيارات في كل أسبوع من آخر 12 أسبوعًا",
    requests: "طلبات العروض في كل أسبوع من آخر 12 أسبوعًا",
    visitsHead: "الزيارات",
    requestsHead: "طلبات العروض",
    week: "الأسبوع",
    span: "{from} إلى {to}",
    none: "لا زيارات ولا طلبات بعد",
  },
  quick: "إجراءات سريعة",
  failed: "تعذّر تحميل لوحة المعلومات",
  stoppedWebhooks: (names: string) => `توقّف إرسال الأحداث إلى: ${names}.`,
  openWebhooks: "فتح صفحة الربط",
  /** Faults that the operator of the server can correct. */
  proxyFaults: {
    "untrusted-proxy":
      "الخادم لا يعرف عناوين زواره: أمامه وسيط لا يذكره المتغير TRUST_PROXY، فيُعدّ الزوار كلهم عنوانًا واحدًا ويتقاسمون حدود المحاولات والنماذج. اطلب ممن يدير الخادم أن يضبط المتغير على عنوان الوسيط.",
    "unnamed-visitors":
      "الخادم لا يعرف عناوين زواره: الوسيط أمامه لا يرسلها في X-Forwarded-For، فيُعدّ الزوار كلهم عنوانًا واحدًا ويتقاسمون حدود المحاولات والنماذج. اطلب ممن يدير الخادم أن يجعل الوسيط يرسلها.",
  },
};

/** Words of the tasks on the dashboard. */
export const tasksText = {
  title: "المهام القادمة",
  reminders: "التذكيرات",
  all: "كل المهام",
  none: "لا مهام قادمة",
  noneText: "أضف مهمة بموعدها وأولويتها.",
  form: {
    title: "ما المهمة القادمة؟",
    due: "الموعد",
    priority: "الأولوية",
    add: "إضافة",
    label: "مهمة جديدة",
  },
  created: "أُضيفت المهمة",
  failures: {
    load: "تعذّر تحميل المهام",
    save: "تعذّر حفظ المهمة",
  },
};
