import type { NoticeKind } from "../../kernel/notices.ts";
import type { PluralForms } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";

type Named = { title: string; by: string };

/** What a mail about one piece of news says in its subject and above everything. */
export const noticeSubjects: Record<NoticeKind, (news: Named) => string> = {
  assigned: ({ title }) => `أُسند إليك: ${title}`,
  mentioned: ({ title, by }) => `إشارة إليك من ${by}: ${title}`,
  due: ({ title }) => `تذكير: ${title}`,
  request: ({ title }) => `جديد من ${title}`,
  answered: ({ title }) => `ردّ من ${title}`,
  seen: ({ title, by }) => `فتح العميل عرض السعر ${by}: ${title}`,
  accepted: ({ title }) => `موافقة على عرض السعر: ${title}`,
  declined: ({ title }) => `اعتذار عن عرض السعر: ${title}`,
  expiring: ({ title, by }) => `ينتهي غدًا عرض السعر ${by}: ${title}`,
};

export const noticeIntros: Record<NoticeKind, (news: Named) => string> = {
  assigned: ({ by }) => `أسنده إليك ${by}.`,
  mentioned: ({ by }) => `كتب ${by} ملاحظة فيها اسمك:`,
  due: () => "حان وقت هذا التذكير.",
  request: () => "وصل جديد إلى مكتب الطلبات.",
  answered: () => "ردّ العميل بالبريد، وردّه تحت طلبه.",
  seen: () => "فتح العميل صفحة العرض، ولم يردّ بعد.",
  accepted: () => "وافق العميل على عرض السعر.",
  declined: () => "اعتذر العميل عن عرض السعر.",
  expiring: () => "لم يردّ العميل بعد، وينتهي العرض غدًا.",
};

const notices: PluralForms = {
  zero: "لا تنبيهات",
  one: "تنبيه واحد",
  two: "تنبيهان",
  few: "{n} تنبيهات",
  many: "{n} تنبيهًا",
  other: "{n} تنبيه",
};
const counted = (count: number) => countOf(notices, count);

export const noticeMailText = {
  open: "افتحه في لوحة الإدارة",
  openAll: "افتح لوحة الإدارة",
  when: "الوقت",
  phone: "رقم الجوال",
  note: "نص الملاحظة",
  internal: "الملاحظات داخلية، ولا يراها العميل.",
  collected: (count: number) => `وصلك في وقت الهدوء: ${counted(count)}`,
  digest: (count: number) => `ملخص اليوم: ${counted(count)}`,
  digestIntro: "هذا ما لم تقرأه بعد، والأحدث أولًا:",
  collectedIntro: "هذا ما وصل، والأحدث أولًا:",
  more: (count: number) => `وغيرها: ${count}`,
  why: (kind: string, agency: string) =>
    `تصلك هذه الرسالة لأنك اخترت البريد في إشعاراتك من ${agency}: ${kind}.`,
  whyDigest: (agency: string) => `تصلك هذه الرسالة لأنك اخترت ملخص اليوم في إشعاراتك من ${agency}.`,
  whyCollected: (agency: string) => `تصلك هذه الرسالة لأنك اخترت وقت هدوء في إشعاراتك من ${agency}.`,
  choose: "غيّر إشعاراتك",
  stop: "أوقف هذا النوع",
};
