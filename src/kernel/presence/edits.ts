/**
 * What was edited: the content version, which rises when anything becomes public, the revisions of drafts that changed, and the
 * sections about whose drafts something was said.
 */
export type Edits = { content: number; drafts: { [section: string]: number }; said: readonly string[] };
