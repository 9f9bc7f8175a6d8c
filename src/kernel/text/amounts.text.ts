/** What may stand beside a typed amount: the names and signs of the riyal. Compared folded, without spaces and dots. */
export const riyalWords = [
  "ريال",
  "ريالا",
  "ريالات",
  "ريال سعودي",
  "ريالا سعوديا",
  "ريالات سعودية",
  "ر.س",
  "SAR",
  "SR",
  "\u20c1",
];

/** What may stand beside a typed share. */
export const percentWords = ["%", "٪", "بالمئة", "بالمائة", "في المئة", "في المائة"];
