type Draft = Record<string, string[]>;

/** What a visitor must say anew each time, and what people do not see. */
const neverKept = new Set(["consent", "marketing", "website"]);

/** Keeps what is typed into a form through reloads and failures, in this tab only. */
export function keepDraft(key: string, form: HTMLFormElement) {
  const draft: Draft = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !neverKept.has(name)) draft[name] = [...(draft[name] ?? []), value];
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {} // Storage may be switched off or full: the form works without.
}

export function forgetDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** Puts kept text into the fields that are still as the server sent them. */
export function restoreDraft(key: string, form: HTMLFormElement) {
  const draft = readDraft(key);
  for (const control of form.elements) {
    const kept = "name" in control ? draft[String(control.name)] : undefined;
    if (!kept) continue;
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      if (kept.includes(control.value)) control.checked = true;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value === control.defaultValue) control.value = kept[0] ?? "";
    } else if (control instanceof HTMLSelectElement) {
      if (control.value === "") control.value = kept[0] ?? "";
    }
  }
}

function readDraft(key: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof draft !== "object" || draft === null) return {};
    const lists = Object.entries(draft).filter(([, value]) => Array.isArray(value));
    return Object.fromEntries(lists.map(([name, value]) => [name, value.map(String)]));
  } catch {
    return {};
  }
}
