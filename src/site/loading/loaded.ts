/** What a page got from a store that may throw. */
export type Loaded<T> = { ok: true; value: T } | { ok: false };
