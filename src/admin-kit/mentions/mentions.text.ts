/** Words of the list that opens after an `@`; requirement DESK-07. */
export const mentionText = {
  list: "الزملاء",
  found: (count: number) => `زملاء مقترحون: ${count}`,
};
