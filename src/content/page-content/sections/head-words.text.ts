/** Words of the heads of all pages. */
export const headText = {
  titleSeparator: " | ",
  /** In place of the number of services, which changes with each of them. */
  services: "خدمات",
};
