export const requestsDeskText = {
  converted: "صار صاحب الطلب عميلًا",
};
