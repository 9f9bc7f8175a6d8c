import { changeSaid } from "../../admin-kit/change-said.text.ts";
import { countAfterPreposition, formatNumber } from "../../kernel/text/format.ts";
import { pageList, shortName } from "../shared/pages.ts";

/** The headings of the CSV file with the figures by day. */
export const csvHeads = ["اليوم", "الزيارات", "الصفحات", "طلبات العروض"];

/** Words of the analytics screen; requirement AANA-01. */
export const analyticsText = {
  title: "التحليلات",
  lead: "نعدّ الزيارات على خادمنا، بلا ملفات تعريف ارتباط ولا عناوين IP محفوظة",
  period: "الفترة",
  periods: { 7: "7 أيام", 30: "30 يومًا", 365: "سنة" },
  export: "تصدير CSV",
  loadFailed: "تعذّر تحميل التحليلات",
  empty: "لا زيارات في هذه المدة",
  emptyText: "اختر مدة أطول. لا تُحسب زيارات فريق العمل ولا برامج الزحف.",
  figures: {
    visits: "الزيارات",
    depth: "صفحات لكل زيارة",
    depthWas: "كانت {before}",
    requests: "طلبات العروض",
    /** How many visits there are for each request; both numbers are greater than 0. */
    rate(visits: number, requests: number): string {
      if (requests > visits) return "أكثر من طلب لكل زيارة";
      return `طلب لكل ${countAfterPreposition("visit", Math.round(visits / requests))}`;
    },
    noRequests: "لا طلبات في هذه المدة",
    phones: "من الجوال",
    others: "الحاسب {desktop}، واللوحي {tablet}",
  },
  /** The change compared with the period before. */
  change(now: number, before: number): string {
    if (before === 0) return "لا زيارات في الفترة السابقة";
    return changeSaid(now, before, { than: "الفترة السابقة", same: "كالفترة السابقة" });
  },
  plot: {
    byDay: "الزيارات يومًا بيوم",
    byWeek: "الزيارات أسبوعًا بأسبوع",
    title: "رسم الزيارات من {from} إلى {to}. الأعلى {highest}",
    thisPeriod: "هذه الفترة",
    before: "الفترة السابقة",
    weekend: "الجمعة والسبت",
    today: "اليوم",
    span: "{from} إلى {to}",
    heads: ["اليوم", "الزيارات", "في الفترة السابقة", "طلبات العروض"],
  },
  topPages: "أكثر الصفحات زيارة",
  sources: "من أين جاؤوا",
  devices: "بأي جهاز",
  direct: "زيارة مباشرة",
  otherSites: "مواقع أخرى",
  hosts: {
    google: "بحث Google",
    bing: "بحث Bing",
    x: "إكس",
    whatsapp: "واتساب",
    linkedin: "لينكدإن",
    instagram: "إنستغرام",
    youtube: "يوتيوب",
    snapchat: "سناب شات",
    tiktok: "تيك توك",
  },
  deviceNames: { phone: "جوال", tablet: "لوحي", desktop: "حاسب" },
  pages: {
    title: "الصفحات بالأرقام",
    heads: ["الصفحة", "المسار", "المشاهدات", "التغيّر", "بدأت منها زيارات"],
    more: "أكثر",
    less: "أقل",
    same: "لا تغيّر",
    fresh: "جديدة",
  },
  project: "صفحة مشروع",
  article: "مقال",
};

/** The name of a page by its address. Articles and projects have other addresses. */
export function pageName(path: string): string {
  const page = pageList.find((page) => page.path === path);
  if (page) return shortName(page);
  return path.startsWith("/articles/") ? analyticsText.article : analyticsText.project;
}

/** An average with one decimal. */
export const average = (value: number) => formatNumber(Math.round(value * 10) / 10);
