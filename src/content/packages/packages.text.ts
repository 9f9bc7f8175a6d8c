/** Words around a package on the public site. */
export const packageText = {
  currency: "ريال",
  contactUs: "تواصل معنا",
  choose: "اطلب الباقة",
  chooseHosting: "اطلب الاستضافة",
};
