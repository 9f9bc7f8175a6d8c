/** Words of the branches on the contact page. */
export const branchesText = {
  title: "فروعنا",
  shortAddress: "العنوان الوطني:",
  map: "الموقع على الخريطة",
  of: (name: string) => `، ${name}`,
};
