/*
 * What staff typed and no server has taken yet, in the browser's storage: of each user apart, and of each form that was open
 * apart, so that two tabs never write over each other. Requirement DESK-08; what it keeps of persons: docs/privacy.md.
 */

const prefix = "shurfa-draft:";
/** Whose drafts the browser keeps at present: a tab of somebody who has signed out elsewhere keeps none. */
const ownerKey = "shurfa-drafts-of";
const day = 24 * 60 * 60 * 1000;
const mostDrafts = 40;
const mostLetters = 100_000;
const keptDays = { usual: 30, personal: 7 };

/** What a form held when it was kept, and what it began with. */
export type Draft<Values> = {
  base: Values;
  values: Values;
  at: number;
  /** It may hold data of a person from outside: it is kept for a shorter time, and goes when another user signs in. */
  personal?: boolean;
  /** Under which key the record is made, so that a save that got no answer and comes again after a reload stores it once. */
  key?: string;
};

let owner = "";

/** Says whose drafts are kept and read from now on. What is too old, and what is about persons and of another user, goes. */
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
 * Keeps a draft; answers whether it is kept. One that is too long is not, and of too many the oldest goes. A full or
 * forbidden storage keeps nothing: the form still has it.
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

/** The draft of this name, or undefined when there is none, or only one that is too old. */
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

/** The newest draft that any form of this name has kept (`services:4#…`), with the name under which it lies. */
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

/** Drops every draft of every user: whoever signs in next on this computer is offered none of them. */
export function dropAllDrafts(storage = browserStorage()) {
  for (const key of [...draftKeys(storage), ownerKey]) remove(key, storage);
}

/** Calls back when another tab has dropped the draft of this name: it was saved or given up there. */
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
    const draft: Draft<Values> | null = JSON.parse(storage?.getItem(key) ?? "null"); // our own writing
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
