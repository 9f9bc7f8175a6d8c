import { type Draft, dropDraft, keepDraft, readDraft } from "../../../admin-kit/form/draft-storage.ts";
import { ofFormer } from "../sections/former-names.ts";
import type { FieldValue, FieldValues } from "../sections/section.ts";

const nothing = (): { base: FieldValues; values: FieldValues } => ({ base: {}, values: {} });
const nameOf = (section: string) => `content:${section}`;

/** Whether this browser has texts of a section that the server does not have yet. */
export const isKept = (section: string) => readDraft(nameOf(section)) !== undefined;

/** The texts of a section that the server does not have yet, in the browser's storage, where other tabs keep theirs too. */
export class LocalDraft {
  readonly #name: string;
  /** The fields that this tab has put there. */
  #own: readonly string[] = [];

  constructor(section: string) {
    this.#name = nameOf(section);
  }

  /** What the storage holds now, of this tab and of others. */
  read(): Draft<FieldValues> | undefined {
    const kept = readDraft<FieldValues>(this.#name);
    return kept && { ...kept, base: ofFormer(kept.base), values: ofFormer(kept.values) };
  }

  /** Makes the fields of a stored draft this tab's own: its next `keep` replaces them. */
  takeOver({ values }: Draft<FieldValues>) {
    this.#own = Object.keys(values);
  }

  /** Stores these fields in place of those that this tab had stored; `base` is the value from which an edit began. */
  keep(fields: { [field: string]: { base: FieldValue; value: FieldValue } }) {
    const own = Object.keys(fields);
    if (own.length === 0 && this.#own.length === 0) return;
    const { base, values } = this.read() ?? nothing();
    for (const field of this.#own) {
      delete base[field];
      delete values[field];
    }
    for (const [field, kept] of Object.entries(fields)) {
      base[field] = kept.base;
      values[field] = kept.value;
    }
    this.#own = own;
    if (Object.keys(values).length === 0) dropDraft(this.#name);
    else keepDraft<FieldValues>(this.#name, { base, values, at: Date.now() });
  }
}
