/** Words about who else is in a record; requirement DESK-07. */
export const presenceText = {
  here: (names: string) => `هنا الآن: ${names}`,
  /** What a person does here, in words that do not state their gender. */
  editing: (name: string) => `${name} (تعديل)`,
  viewing: (name: string) => `${name} (اطّلاع)`,
  /** The same account, in another window or on another device. */
  own: "حسابك في نافذة أخرى",
  more: (count: number) => `و${count}`,
  between: "، ",
};
