const prefix = "shurfa-desk-";

/** What the admin keeps in this browser: how requests and projects are shown, and whether single keys are on. */
type Remembered = "view" | "keys" | "projects" | "tasks";

/** Null where nothing is kept, or the browser forbids it. */
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
    // Not remembered where the browser forbids it.
  }
}
