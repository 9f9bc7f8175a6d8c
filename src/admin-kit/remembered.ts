const prefix = "shurfa-desk-";

/** Settings that the admin keeps in this browser: the views of lists, and whether single-key shortcuts are on. */
type Remembered = "view" | "keys" | "projects" | "tasks" | "push-offer";

/** The kept setting; null when there is none or the browser forbids storage. */
export function remembered(name: Remembered): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function remember(name: Remembered, value: string) {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // The setting is not kept when the browser forbids storage.
  }
}
