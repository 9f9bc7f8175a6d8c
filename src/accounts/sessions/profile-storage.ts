import type { Profile } from "../users/users.ts";

export type StorageLike = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What the caller must do: nothing, show the login, or end the session on the server and show the login. */
export type StoredSession = "signed-in" | "signed-out" | "must-sign-out";

const userKey = "user";
const markerKey = "token";
// The cookie alone is the session; this marker only says that there is one. Requirement AUTH-03.
const marker = "signed-in";

/** Brings local storage in line with the session that the server knows; requirements AUTH-03, AUTH-04. */
export function reconcile(storage: StorageLike, serverProfile: Profile | null): StoredSession {
  if (!isReadable(storage.getItem(userKey))) {
    clearProfile(storage);
    return "must-sign-out";
  }
  if (!serverProfile) {
    clearProfile(storage);
    return "signed-out";
  }
  storeProfile(storage, serverProfile);
  return "signed-in";
}

/** Stores these fields of the profile and no others. */
export function storeProfile(storage: StorageLike, { id, name, email, role, access, avatar }: Profile) {
  storage.setItem(userKey, JSON.stringify({ id, name, email, role, access, avatar }));
  storage.setItem(markerKey, marker);
}

export function clearProfile(storage: StorageLike) {
  storage.removeItem(userKey);
  storage.removeItem(markerKey);
}

/** The browser's local storage, or an empty stand-in where the browser forbids access. */
export function browserStorage(): StorageLike {
  try {
    const storage = window.localStorage;
    storage.getItem(userKey);
    return storage;
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  }
}

/** False for a stored text that is not a JSON object; nothing stored counts as readable. */
function isReadable(stored: string | null) {
  if (stored === null) return true;
  try {
    const user: unknown = JSON.parse(stored);
    return typeof user === "object" && user !== null && !Array.isArray(user);
  } catch {
    return false;
  }
}
