/** The tasks that the payments of a quote become; requirement DESK-02. */
export const convertQuoteText = {
  first: (amount: string) => `تحصيل الدفعة الأولى: ${amount}`,
  rest: (amount: string) => `تحصيل باقي المبلغ: ${amount}`,
};
