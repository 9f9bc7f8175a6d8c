/** Words of what becomes a client: titles of the tasks made for the payments of a quote, and what is told afterwards; DESK-02. */
export const conversionText = {
  first: (amount: string) => `تحصيل الدفعة الأولى: ${amount}`,
  part: (place: number, when: string, amount: string) => `تحصيل الدفعة ${place} (${when}): ${amount}`,
  rest: (amount: string) => `تحصيل باقي المبلغ: ${amount}`,
  converted: "صار صاحب الطلب عميلًا",
};
