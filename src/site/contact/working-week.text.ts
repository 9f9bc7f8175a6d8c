/** How people write working hours; all in the folded spelling that `foldLetters` makes. */
export const workingWords = {
  /** The signs that end a sentence, but not within a number. */
  sentenceEnd: /[.؛;\n](?!\d)/,
  /** The prefix of a day's name: «and Thursday». */
  and: "و",
  to: ["الي", "حتي", "لغايه"],
  everyDay: ["يوميا", "كل يوم", "طوال الاسبوع", "كل ايام الاسبوع"],
  closed: ["مغلق", "مغلقون", "اجازه", "عطله"],
  morning: ["صباحا", "ص", "فجرا"],
  noon: ["ظهرا", "ظ"],
  evening: ["مساء", "م", "عصرا", "ليلا"],
};

/** Words of the strip. */
export const weekText = {
  /** What stands under a day: that it is today, that the office is closed, or both. */
  note: (isToday: boolean, isOpen: boolean) =>
    [isToday && "اليوم", !isOpen && "مغلق"].filter(Boolean).join("، "),
};
