/** Words of the holidays in the settings. */
export const holidaysText = {
  help: "تظهر في صفحة التواصل قبلها بشهر، وفيها «مغلق اليوم» وموعد العودة، وتقرؤها محركات البحث.",
  empty: "لا إجازات بعد.",
  add: "إضافة إجازة",
  one: (place: number) => `الإجازة ${place}`,
  remove: (place: number) => `حذف الإجازة ${place}`,
  name: "اسم الإجازة",
  from: "أول يوم",
  until: "آخر يوم",
  untilHelp: "إن تُرك فارغًا كانت يومًا واحدًا.",
  repeats: "التكرار",
  repetitions: {
    once: "مرة واحدة",
    gregorian: "كل سنة ميلادية",
    hijri: "كل سنة هجرية، بتقويم أم القرى",
  },
  told: ({ name, from, until }: { name: string; from: string; until: string }) =>
    until === "" || until === from ? `${name}: ${from}` : `${name}: من ${from} إلى ${until}`,
  none: "لا إجازات",
};
