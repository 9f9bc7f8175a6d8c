type Draft = Record<string, string[]>;

/** Consents, which a visitor must give each time, the honeypot field, and the package, which the address names. */
const neverKept = new Set(["consent", "marketing", "website", "chosenPackage"]);

const prefillName = "(prefill)";

/** Keeps typed text through reloads and failures, in this tab only; `prefill` is what the address put into the message. */
export function keepDraft(key: string, form: HTMLFormElement, prefill: string) {
  const draft: Draft = { [prefillName]: [prefill] };
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !neverKept.has(name)) draft[name] = [...(draft[name] ?? []), value];
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {} // Storage may be switched off or full; the form works without it.
}

export function forgetDraft(key: string) {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

/** Restores kept text in the fields that are still as the server sent them. */
export function restoreDraft(key: string, form: HTMLFormElement, prefill: string) {
  const draft = readDraft(key);
  const [before = ""] = draft[prefillName] ?? [];
  for (const control of form.elements) {
    const kept = "name" in control ? draft[String(control.name)] : undefined;
    if (!kept) continue;
    const [first = ""] = kept;
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      if (kept.includes(control.value)) control.checked = true;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value !== control.defaultValue) continue;
      control.value = control.name === "message" ? messageNow(first, before, prefill) : first;
    } else if (control instanceof HTMLSelectElement) {
      if (control.value === "") control.value = first;
    }
  }
}

/** Replaces the sentence of the last chosen package by that of the new one; the visitor's own text stays below. */
export function messageNow(kept: string, before: string, prefill: string): string {
  if (before === prefill) return kept;
  const own = before !== "" && kept.startsWith(before) ? kept.slice(before.length) : kept;
  return [prefill, own.trim()].filter(Boolean).join("\n");
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
