/** Words of the strip. */
export const weekText = {
  /** What stands under a day: that it is today, that the office is closed, or both. */
  note: (isToday: boolean, isOpen: boolean) =>
    [isToday && "اليوم", !isOpen && "مغلق"].filter(Boolean).join("، "),
  /** For screen readers, in place of the dots. */
  hours: (opens: string, closes: string) => `من ${opens} إلى ${closes}`,
};
