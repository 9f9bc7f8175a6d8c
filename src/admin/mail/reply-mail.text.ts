/** The subject has the number of the request, so that answers can be matched to it, and no text of a visitor. */
export const replyMailText = {
  subject: {
    quote: (id: number, agency: string) => `بخصوص طلب عرض السعر رقم ${id} · ${agency}`,
    message: (id: number, agency: string) => `بخصوص رسالتك رقم ${id} · ${agency}`,
  },
  footer: {
    quote: (agency: string) => `وصلتك هذه الرسالة ردًّا على طلبك من ${agency}.`,
    message: (agency: string) => `وصلتك هذه الرسالة ردًّا على رسالتك إلى ${agency}.`,
  },
};
