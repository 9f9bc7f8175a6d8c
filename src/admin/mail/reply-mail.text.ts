/** The subject names the request, so that answers to it can be found again; no word of a visitor stands in it. */
export const replyMailText = {
  subject: {
    quote: (id: number) => `بخصوص طلب عرض السعر رقم ${id}`,
    message: (id: number) => `بخصوص رسالتك رقم ${id}`,
  },
};
