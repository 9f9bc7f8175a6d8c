/** Somebody who has a record open, in one tab of a browser. */
export type Present = {
  /** An id that the tab made, so that it can recognise itself. */
  tab: string;
  /** The path of the resource and the id: `project-requests/14`, `content/homepage`. */
  place: string;
  userId: number;
  name: string;
  isEditing: boolean;
  /** The address of the text that has the focus, such as `pages/homepage/heroTitle`; empty where there is none to tell. */
  field: string;
};

/** The time between two reports of a tab, in ms. */
export const reportInterval = 5000;
