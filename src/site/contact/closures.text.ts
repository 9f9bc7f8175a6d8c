/** Words of holidays, composed on the server. */
export const closuresText = {
  today: "مغلق اليوم",
  soon: "إجازة قادمة",
  sentence: (name: string, back: string | undefined) =>
    back === undefined ? `${name}.` : `${name}. نعود ${back}.`,
  from: (day: string, time: string) => `${day}، ${time}`,
  oneDay: (name: string, day: string) => `${name}: ${day}`,
  days: (name: string, from: string, until: string) => `${name}: من ${from} إلى ${until}`,
};
