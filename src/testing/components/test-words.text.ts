/** The names of buttons that every screen of records has, written out again so that a test sees them change. */
export const words = { save: "حفظ", optionsOf: (title: string) => `خيارات ${title}` };
