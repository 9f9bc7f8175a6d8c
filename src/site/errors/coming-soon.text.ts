/** What a visitor reads while the owner sets the site up. */
export const comingSoonText = {
  title: "الموقع قيد التجهيز",
  explanation: "نعمل على تجهيزه، ونفتحه قريبًا.",
  owner: "أكمل التجهيز إن كنت صاحب الموقع",
};
