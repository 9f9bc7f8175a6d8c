/** A time of delivery as a feature: named as one if it is a period, and as it stands if it says when the work begins. */
export const seedText = {
  delivery: (time: string) => (/^(?:من )?(?:\d|يوم)/.test(time) ? `المدة: ${time}` : time),
};
