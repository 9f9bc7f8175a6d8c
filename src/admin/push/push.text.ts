import { noticeMailText } from "../mail/notice-mail.text.ts";

/** Words of notices on devices; NOTICE-01. */
export const pushText = {
  trial: "تنبيه تجريبي",
  trialBody: "هكذا تصلك التنبيهات على هذا الجهاز.",
  collected: noticeMailText.collected,
  from: (name: string) => `من ${name}`,
};
