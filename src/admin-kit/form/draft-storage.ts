const prefix = "shurfa-draft:";
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** What a form held when its save got no answer, and what it began with. */
export type Draft<Values> = { base: Values; values: Values; at: number };

/** Keeps what could not be sent. A full or forbidden storage keeps nothing: the form still has it. */
export function keepDraft<Values>(name: string, draft: Draft<Values>, storage = browserStorage()) {
  try {
    storage?.setItem(prefix + name, JSON.stringify(draft));
  } catch {}
}

/** The draft of a form, or undefined when there is none, or only one older than 30 days. */
export function readDraft<Values>(
  name: string,
  now = Date.now(),
  storage = browserStorage(),
): Draft<Values> | undefined {
  try {
    const draft: Draft<Values> | null = JSON.parse(storage?.getItem(prefix + name) ?? "null"); // our own writing
    if (draft && now - draft.at < keptFor) return draft;
    storage?.removeItem(prefix + name);
  } catch {}
  return undefined;
}

export function dropDraft(name: string, storage = browserStorage()) {
  try {
    storage?.removeItem(prefix + name);
  } catch {}
}

/** Drops every draft: whoever signs in next on this computer is offered none of them. */
export function dropAllDrafts(storage = browserStorage()) {
  try {
    const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
    for (const name of names) if (name.startsWith(prefix)) storage?.removeItem(name);
  } catch {}
}

function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
