/** The anchor of the result on the page of an answered form: the thanks, or the failure beside the button. */
export const answerAnchor = "answer";
