/** The words for a place that the settings do not name. */
export const unnamedPlace = {
  city: "المملكة",
  place: "المملكة العربية السعودية",
  district: "مقرّنا",
};

/** What separates the parts of a line of an address. */
export const commas = /[،,]/;
