/** Where the page of an answered form says what became of it: its thanks, or the failure beside the button. */
export const answerAnchor = "answer";
