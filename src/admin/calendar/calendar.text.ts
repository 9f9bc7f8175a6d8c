/** Words of the calendar of a person; NOTICE-01. */
export const calendarText = {
  name: (person: string, agency: string) => `مهام ${person} · ${agency}`,
  reminder: (title: string) => `تذكير: ${title}`,
  untitled: "مهمة بلا عنوان",
};
