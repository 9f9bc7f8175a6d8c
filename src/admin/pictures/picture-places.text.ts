/** Words of the library for the places that show a picture. */
export const picturePlacesText = {
  separator: " · ",
  draft: (title: string) => `${title} (مسودة)`,
  logo: "الشعار",
  unseen: "موضع لا تتيحه صلاحيتك",
};
