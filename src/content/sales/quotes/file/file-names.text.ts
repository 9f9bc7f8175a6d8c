/** The names under which the files of quotes are saved, without their ending; requirement PAPER-01. */
export const fileNames = {
  offer: (number: string) => `عرض سعر ${number}`,
  acceptance: (number: string) => `عرض سعر ${number} مع الموافقة`,
  /** What stands for its picture in a program that reads aloud. */
  qr: "رمز QR لصفحة العرض في الموقع",
};
