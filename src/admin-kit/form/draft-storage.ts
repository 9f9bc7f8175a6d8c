/*
 * Keeps unsaved form values in the browser's storage, separately for each user and each open form, so that two tabs never
 * overwrite each other's drafts. Requirement DESK-08; docs/privacy.md says what is kept about people.
 */

const prefix = "shurfa-draft:";
/** The storage key that names the owner of new drafts; a tab whose user has signed out elsewhere keeps none. */
const ownerKey = "shurfa-drafts-of";
const day = 24 * 60 * 60 * 1000;
const mostDrafts = 40;
const mostLetters = 100_000;
const keptDays = { usual: 30, personal: 7 };

/** The values of a form when they were kept, and the values that it began with. */
export type Draft<Values> = {
  base: Values;
  values: Values;
  at: number;
  /** True for values that may be about people outside: kept for a shorter time, and deleted when another user signs in. */
  personal?: boolean;
  /** The idempotency key of a new record, so that a save repeated after a lost answer and a reload stores it once. */
  key?: string;
};

let owner = "";

/** Sets whose drafts are kept and read from now on. Deletes drafts that are too old, and other users' drafts about people. */
export function setDraftOwner(userId: number | string, now = Date.now(), storage = browserStorage()) {
  owner = `${userId}/`;
  try {
    storage?.setItem(ownerKey, owner);
  } catch {}
  for (const { key, draft } of allDrafts(storage))
    if (!draft || isOver(draft, now) || (draft.personal && !key.startsWith(prefix + owner)))
      remove(key, storage);
}

/**
 * Keeps a draft. Returns false when the draft is too long, the user has signed out elsewhere, or the storage is full or
 * forbidden. The oldest drafts are deleted when there are too many.
 */
export function keepDraft<Values>(name: string, draft: Draft<Values>, storage = browserStorage()): boolean {
  const text = JSON.stringify(draft);
  if (!storage || text.length > mostLetters) return false;
  try {
    if ((storage.getItem(ownerKey) ?? "") !== owner) return false;
    storage.setItem(prefix + owner + name, text);
  } catch {
    return false;
  }
  if (draftKeys(storage).length > mostDrafts) dropOldest(storage);
  return true;
}

/** The draft of this name; undefined when there is none or it is too old. */
export function readDraft<Values>(
  name: string,
  now = Date.now(),
  storage = browserStorage(),
): Draft<Values> | undefined {
  const draft = read<Values>(prefix + owner + name, storage);
  if (draft && !isOver(draft, now)) return draft;
  dropDraft(name, storage);
  return undefined;
}

/** The newest draft that any form of this name has kept (`services:4#…`), with the name that it is stored under. */
export function newestDraft<Values>(
  name: string,
  now = Date.now(),
  storage = browserStorage(),
): { place: string; draft: Draft<Values> } | undefined {
  const start = prefix + owner;
  const found = draftKeys(storage)
    .filter((key) => key.startsWith(`${start}${name}#`))
    .flatMap((key) => {
      const place = key.slice(start.length);
      const draft = readDraft<Values>(place, now, storage);
      return draft ? [{ place, draft }] : [];
    });
  return found.sort((one, other) => other.draft.at - one.draft.at)[0];
}

export function dropDraft(name: string, storage = browserStorage()) {
  remove(prefix + owner + name, storage);
}

/** Drops every draft of every user, so that the next user of this computer is offered none of them. */
export function dropAllDrafts(storage = browserStorage()) {
  for (const key of [...draftKeys(storage), ownerKey]) remove(key, storage);
}

/** Calls back when another tab drops the draft of this name, because it was saved or given up there. */
export function onDraftDropped(name: string, listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (newValue === null && key === prefix + owner + name) listener();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function isOver({ at, personal }: Draft<unknown>, now: number) {
  return now - at >= keptDays[personal ? "personal" : "usual"] * day;
}

function dropOldest(storage: Storage) {
  const byAge = allDrafts(storage).sort((one, other) => (one.draft?.at ?? 0) - (other.draft?.at ?? 0));
  for (const { key } of byAge.slice(0, byAge.length - mostDrafts)) remove(key, storage);
}

function allDrafts(storage: Storage | undefined) {
  return draftKeys(storage).map((key) => ({ key, draft: read<unknown>(key, storage) }));
}

function draftKeys(storage: Storage | undefined): string[] {
  try {
    const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
    return names.filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

function read<Values>(key: string, storage: Storage | undefined): Draft<Values> | undefined {
  try {
    const draft: Draft<Values> | null = JSON.parse(storage?.getItem(key) ?? "null"); // written by keepDraft
    return draft ?? undefined;
  } catch {
    return undefined;
  }
}

function remove(key: string, storage: Storage | undefined) {
  try {
    storage?.removeItem(key);
  } catch {}
}

function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
