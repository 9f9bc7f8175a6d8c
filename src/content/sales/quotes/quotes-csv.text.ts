/** The columns of the file of quotes, and its name; requirement DESK-02. Amounts are riyals, days are ISO days in Riyadh. */
export const quotesCsv = {
  file: "عروض الأسعار",
  columns: {
    number: "الرقم",
    customer: "العميل",
    company: "الشركة",
    stage: "الحالة",
    subtotal: "المجموع",
    discount: "الخصم",
    net: "الخاضع للضريبة",
    vat: "الضريبة",
    total: "الإجمالي شاملًا الضريبة",
    sent: "تاريخ الإرسال",
    end: "صالح حتى",
    answered: "تاريخ الردّ",
  },
};
