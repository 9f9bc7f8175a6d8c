/** How people wrote working hours; all in the folded spelling that `foldLetters` makes. */
export const workingWords = {
  /** Sunday first. */
  days: ["الاحد", "الاثنين", "الثلاثاء", "الاربعاء", "الخميس", "الجمعه", "السبت"],
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

/** What separated the parts of a line of an address. */
export const commas = /[،,]/;
