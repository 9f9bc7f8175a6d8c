/** Words of putting requests and messages aside as spam; requirement DESK-01. */
export const spamText = {
  quote: {
    open: "استبعاده لأنه مزعج",
    done: "استُبعد الطلب، وهو الآن مع المشتبه بها",
  },
  message: {
    open: "استبعادها لأنها مزعجة",
    done: "استُبعدت الرسالة، وهي الآن مع المشتبه بها",
  },
  selected: "استبعاد المزعج",
  several: (count: string) => `استُبعد مع المشتبه بها: ${count}`,
  failed: "تعذّر الاستبعاد، وبقي كل شيء في مكانه",
  undoFailed: "تعذّر التراجع. ما استُبعد موجود في سلة المحذوفات.",
};
