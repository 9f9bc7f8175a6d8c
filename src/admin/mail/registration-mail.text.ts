/** Words of the mail that thanks for a registration with consent to news, and of the line by which these are ended. */
export const registrationMailText = {
  subject: (agency: string) => `وصلنا تسجيلك · ${agency}`,
  greeting: (name: string) => (name ? `السلام عليكم ${name}،` : "السلام عليكم،"),
  heading: "وصلنا تسجيلك",
  intro:
    "وافقت عند التسجيل على أن نرسل إليك أخبارنا وعروضنا. يمكنك إيقافها متى شئت بالرابط في أسفل هذه الرسالة.",
  team: (agency: string) => `فريق ${agency}`,
  end: "إيقاف الرسائل التسويقية",
  footer: (agency: string) =>
    `أرسلنا إليك هذه الرسالة لأن بريدك كُتب في نموذج التسجيل في موقع ${agency}. إن لم تكتبه أنت فأوقف الرسائل بالرابط.`,
};
