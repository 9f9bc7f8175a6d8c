/** Titles of the tasks created for the payments of a quote; requirement DESK-02. */
export const convertQuoteText = {
  first: (amount: string) => `تحصيل الدفعة الأولى: ${amount}`,
  rest: (amount: string) => `تحصيل باقي المبلغ: ${amount}`,
};
