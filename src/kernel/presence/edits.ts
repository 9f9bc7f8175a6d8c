/** What was edited: the content version, which rises when anything becomes public, and the revisions of drafts that changed. */
export type Edits = { content: number; drafts: { [section: string]: number } };
