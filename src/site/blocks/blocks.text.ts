/** Words of the blocks that no editor changes. */
export const blockWords = {
  comma: "، ",
  popular: "الأكثر طلبًا",
  play: "شغّل المقطع",
  playNote: "يُعرض من {host} بعد الضغط.",
  watch: "شاهد المقطع",
  table: "جدول يمكن تمريره",
  call: "اتصل بنا",
  chat: "واتساب",
  mail: "أرسل بريدًا",
  address: "زُرنا",
  hours: "أوقات العمل",
};
