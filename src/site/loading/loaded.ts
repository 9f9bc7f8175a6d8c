/** The result of reading a store that may throw. */
export type Loaded<T> = { ok: true; value: T } | { ok: false };
