/**
 * The names under which the files of quotes are saved, without their ending, and what stands for the code in a program that reads
 * aloud; requirements PAPER-01, LANG-01.
 */
export const fileNames = {
  ar: {
    offer: (number: string) => `عرض سعر ${number}`,
    acceptance: (number: string) => `عرض سعر ${number} مع الموافقة`,
    qr: "رمز QR لصفحة العرض في الموقع",
  },
  en: {
    offer: (number: string) => `Quotation ${number}`,
    acceptance: (number: string) => `Quotation ${number}, accepted`,
    qr: "QR code of the quotation’s page on the site",
  },
};
