/** Somebody who has a record open, in one tab of a browser. */
export type Present = {
  /** Made by the tab, so that it knows itself. */
  tab: string;
  /** The path of the resource and the id: `project-requests/14`, `content/homepage`. */
  place: string;
  userId: number;
  name: string;
  isEditing: boolean;
};

/** A tab tells that it is there so often. ms */
export const tellsEvery = 5000;
