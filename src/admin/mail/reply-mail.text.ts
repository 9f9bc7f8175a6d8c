/** The subject has the number of the request, so that answers can be matched to it, and no text of a visitor. */
export const replyMailText = {
  subject: {
    quote: (id: number) => `بخصوص طلب عرض السعر رقم ${id}`,
    message: (id: number) => `بخصوص رسالتك رقم ${id}`,
  },
};
