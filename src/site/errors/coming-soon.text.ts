/** What a visitor reads while the owner sets the site up. */
export const comingSoonText = {
  title: "الموقع قيد التجهيز",
  explanation: "نعمل على تجهيزه، ونفتحه قريبًا.",
  owner: "أكمل التجهيز إن كنت صاحب الموقع",
  /** While there is no account; the command stands beside it. */
  first: "إن كنت صاحب الموقع فافتح الرابط الذي طبعه الخادم عند تشغيله، أو اطلب رابطًا جديدًا بالأمر",
};
