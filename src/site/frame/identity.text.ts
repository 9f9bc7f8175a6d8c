/** The names of the numbers by which an agency is known, as visitors read them. */
export const identityText = {
  commercialNumber: "السجل التجاري",
  unifiedNumber: "الرقم الموحد",
  vatNumber: "الرقم الضريبي",
  authentication: "موثّق في منصة الأعمال",
};
