/** Words around a package on the public site. */
export const packageText = {
  contactUs: "تواصل معنا",
  choose: "اطلب الباقة",
  chooseHosting: "اطلب الاستضافة",
};
