import { type QuoteValues, quoteFromForm } from "./quote-wire.ts";

const storageKey = "quote-draft";
type Draft = {
  values: QuoteValues /** What the address had filled in when the text was typed. */;
  prefill: string;
};

/** Keeps what is typed through reloads and failures, in this tab only. */
export function keepDraft(form: HTMLFormElement, prefill: string) {
  const draft: Draft = { values: quoteFromForm(new FormData(form)), prefill };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {} // Storage may be switched off or full: the form works without.
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {}
}

/** Puts kept text into the fields that are still as the server sent them. */
export function restoreDraft(form: HTMLFormElement, prefill: string) {
  const draft = readDraft();
  if (!draft) return;
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      if (draft.values.requestedServices?.includes(control.value)) control.checked = true;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      const kept: unknown = Reflect.get(draft.values, control.name);
      if (typeof kept !== "string" || control.value !== control.defaultValue) continue;
      control.value = control.name === "message" ? messageNow(kept, draft.prefill, prefill) : kept;
    }
  }
}

/** A newly chosen package brings its own sentence in place of the last one's; what the visitor wrote stays below it. */
export function messageNow(kept: string, before: string, prefill: string): string {
  if (before === prefill) return kept;
  const own = before !== "" && kept.startsWith(before) ? kept.slice(before.length) : kept;
  return [prefill, own.trim()].filter(Boolean).join("\n");
}

function readDraft(): Draft | null {
  try {
    const draft: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null"); // our own writing
    const { values, prefill = "" } = draft ?? {};
    return typeof values === "object" && values !== null ? { values, prefill } : null;
  } catch {
    return null;
  }
}
