import type { Agency } from "../agency.ts";
import type { KeptWords } from "../document/kept-words.ts";
import type { QuoteLanguage } from "../document/quote-language.ts";
import type { QuoteItem } from "../lines-wire.ts";
import { drawFile } from "./draw-file.server.ts";
import { fileDataOf } from "./file-data.ts";
import { lineOf } from "./file-text.ts";
import template from "./quote-file.typ?raw";

const agency: Agency = {
  name: "شُرفة",
  legalName: "شركة شرفة للخدمات الرقمية",
  address: ["طريق الملك فهد", "الرياض 12211"],
  phone: "+966110000000",
  email: "hello@shurfa.example",
  vatNumber: "300000000000003",
  commercialNumber: "1010123456",
  bankName: "مصرف المثال",
  iban: "SA0380000000608010167519",
};
export const item = (
  title: string,
  quantity: number,
  unitPrice: number,
  more: Partial<QuoteItem> = {},
): QuoteItem => ({
  ...{ title, detail: "", quantity, unitPrice, unit: "", features: [], isOptional: false },
  ...more,
});
export const quote = {
  language: "ar" as QuoteLanguage,
  ...{ number: "2026-0007", edition: 1, customerName: "نورة الشمري", customerCompany: "مؤسسة ركن الضيافة" },
  chosen: [],
  ...{ customerAddress: "حي الملقا، الرياض 13524", customerVatNumber: "310000000100003" },
  items: [
    item("الباقة المتقدمة", 1, 2_900_00, { detail: "مع Apple Pay، ودعم 24/7" }),
    item("متجر ودفع", 1, 2_400_00),
    item("استضافة النمو", 12, 89_00, { unit: "شهريًا" }),
  ],
  ...{
    discount: 840_00,
    discountRate: 0,
    vatRate: 15,
    validUntil: "2026-12-22",
    terms: "تبدأ المدة من وصول الدفعة",
  },
  ...{
    firstShare: 40,
    restDays: 14,
    parts: [],
    documentWords: null as KeptWords | null,
    sentAt: "2026-11-22T08:00:00.000Z",
  },
  ...{ answeredAt: "2026-11-24T07:42:00.000Z", answeredBy: "نورة الشمري", answerNote: "" },
};

export type Changes = Partial<typeof quote>;
/** The file of the quote of these tests, with changes. */
export const draw = (changes: Changes = {}, options: { accepted?: string } = {}) => {
  const data = fileDataOf({ ...quote, ...changes }, agency, options);
  const shown = { ...data, name: lineOf(agency.name) };
  return drawFile({ template, data: shown, type: "readex", pictures: {} });
};
