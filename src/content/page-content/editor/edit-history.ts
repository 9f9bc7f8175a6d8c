import type { FieldValue } from "../sections/section.ts";

type Change = { field: string; before: FieldValue; after: FieldValue; at: number };

const oneStep = 800; // ms: typing without a pause is one step
const mostSteps = 200;

/** Whether only texts changed: adding, removing or moving an item is a step of its own. */
function isTyped({ before, after }: Pick<Change, "before" | "after">): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return true;
  return before.length === after.length && before.every(({ id }, index) => id === after[index]?.id);
}

/** The changes of a form, for undo and redo. */
export class EditHistory {
  #done: Change[] = [];
  #undone: Change[] = [];

  get canUndo() {
    return this.#done.length > 0;
  }
  get canRedo() {
    return this.#undone.length > 0;
  }

  add({ field, before, after }: Omit<Change, "at">, at = Date.now()) {
    const last = this.#done.at(-1);
    this.#undone = [];
    const isOneStep = last?.field === field && at - last.at < oneStep;
    if (isOneStep && isTyped(last) && isTyped({ before, after })) {
      last.after = after;
      last.at = at;
    } else this.#done = [...this.#done, { field, before, after, at }].slice(-mostSteps);
  }

  /** Drops the steps of a field that somebody else has changed: undo would overwrite their value. */
  forget(field: string) {
    this.#done = this.#done.filter((change) => change.field !== field);
    this.#undone = this.#undone.filter((change) => change.field !== field);
  }

  /** The field and the value to put into it, or undefined when there is nothing. */
  undo(): { field: string; value: FieldValue } | undefined {
    const change = this.#done.pop();
    if (!change) return undefined;
    this.#undone.push(change);
    return { field: change.field, value: change.before };
  }

  redo(): { field: string; value: FieldValue } | undefined {
    const change = this.#undone.pop();
    if (!change) return undefined;
    this.#done.push({ ...change, at: 0 });
    return { field: change.field, value: change.after };
  }
}
