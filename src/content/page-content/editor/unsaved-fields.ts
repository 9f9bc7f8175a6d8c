import type { FieldValue, FieldValues } from "../sections/section.ts";
import { isSameValue } from "../sections/section.ts";
import type { LocalDraft } from "./local-draft.ts";

/** What the server has of a field, and what was sent for it: the server may have cleaned the value. */
type Known = { base: FieldValue | undefined; sent: FieldValue | undefined };

/** Knows for each field of a section what the server has, and keeps what it does not have yet in the browser's storage. */
export class UnsavedFields {
  readonly #known = new Map<string, Known>();
  readonly #unsaved = new Set<string>();
  /** Fields that were sent without an answer so far: what the server has of them is not known. */
  readonly #unanswered = new Set<string>();
  readonly #local: LocalDraft;

  constructor(local: LocalDraft) {
    this.#local = local;
  }

  get names(): readonly string[] {
    return [...this.#unsaved];
  }
  get size() {
    return this.#unsaved.size;
  }
  has(field: string) {
    return this.#unsaved.has(field);
  }
  add(field: string) {
    this.#unsaved.add(field);
  }

  /** The server has this value, as far as the page knows. */
  learn(field: string, value: FieldValue) {
    this.#known.set(field, { base: value, sent: value });
  }

  /** Whether the server is known to have exactly this value. */
  isKnown(field: string, value: FieldValue) {
    const known = this.#known.get(field);
    return known !== undefined && isSameValue(known.base, value);
  }

  /** A field has this value now; answers whether the server still needs it. */
  change(field: string, value: FieldValue): boolean {
    const isUnsaved = this.#unanswered.has(field) || !isSameValue(value, this.#known.get(field)?.sent);
    if (isUnsaved) this.#unsaved.add(field);
    else this.#unsaved.delete(field);
    return isUnsaved;
  }

  /** The body of a save, which is under way from now on. */
  send(values: FieldValues) {
    for (const field of Object.keys(values)) this.#unanswered.add(field);
    return Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, { base: this.#known.get(field)?.base, value }]),
    );
  }

  /** The last save was answered: what it stored is known. */
  answered() {
    this.#unanswered.clear();
  }

  /** The server made `stored` of `sent`; the field is saved unless it holds another value by now. */
  saved(
    field: string,
    { stored, sent, now }: { stored: FieldValue; sent: FieldValue; now: FieldValue | undefined },
  ) {
    this.#known.set(field, { base: stored, sent });
    if (isSameValue(now, sent)) this.#unsaved.delete(field);
  }

  forget(field: string) {
    for (const known of [this.#unsaved, this.#known, this.#unanswered]) known.delete(field);
  }

  clear() {
    for (const known of [this.#unsaved, this.#known, this.#unanswered]) known.clear();
  }

  /** Puts what is unsaved into the browser's storage. */
  keep(values: FieldValues) {
    const kept = this.names.map((field) => {
      const base = this.#known.get(field)?.base ?? "";
      return [field, { base, value: values[field] ?? "" }] as const;
    });
    this.#local.keep(Object.fromEntries(kept));
  }
}
