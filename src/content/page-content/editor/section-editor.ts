import type { Draft } from "../../../admin-kit/form/draft-storage.ts";
import { AppError, currentOf } from "../../../kernel/errors.ts";
import { isUnanswered } from "../../../kernel/http/api-client.ts";
import { isWithin } from "../../../kernel/resource/address.ts";
import { withBlockTexts } from "../sections/blocks/block-fields.ts";
import { isRecordField, loadRecordFields } from "../sections/record-fields.ts";
import { type FieldValue, type FieldValues, isSameValue, type Section } from "../sections/section.ts";
import type { SectionState } from "../wire.ts";
import { AutosaveTimer } from "./autosave-timer.ts";
import { EditHistory } from "./edit-history.ts";
import { blankView, type EditorApi, type EditorView } from "./editor-view.ts";
import { LocalDraft } from "./local-draft.ts";
import { mergeState, restoreKept, withMoved } from "./server-state.ts";
import { UnsavedFields } from "./unsaved-fields.ts";

/**
 * The draft of one section while somebody edits it: what is typed is kept in the browser at once and saved to the server
 * within two seconds, field by field. Requirements ACNT-02, SURV-01, SURV-05.
 */
export class SectionEditor {
  readonly section: Section;
  readonly #api: EditorApi;
  readonly #client: string;
  readonly #listeners = new Set<() => void>();
  readonly #history = new EditHistory();
  readonly #local: LocalDraft;
  readonly #unsaved: UnsavedFields;
  readonly #pace = new AutosaveTimer(() => void this.#push());
  /** Fields of which the server has a draft. */
  #drafted: ReadonlySet<string> = new Set();
  #view = blankView;
  #saving: Promise<boolean> | undefined;

  constructor(section: Section, api: EditorApi, client: string) {
    this.section = section;
    this.#api = api;
    this.#client = client;
    this.#local = new LocalDraft(section.key);
    this.#unsaved = new UnsavedFields(this.#local);
  }

  /** Called when a record whose text is edited here has been deleted or hidden. */
  onGone: (field: string) => void = () => {};

  readonly read = () => this.#view;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Reads the section, and restores what this browser could not save before. */
  async load() {
    try {
      const state = await this.#api.read();
      const isFirst = this.#view.server === undefined;
      // A save was answered meanwhile: this answer is older.
      if (state.revision < (this.#view.server?.revision ?? 0)) return;
      const kept = isFirst ? this.#local.read() : undefined;
      if (kept && Object.keys(kept.values).some(isRecordField)) await loadRecordFields();
      this.#accept(state, {});
      if (kept) this.#restore(kept, state);
      this.#show({ loadFailed: false });
      // The server answers again, or somebody has signed in: a failed save is repeated at once.
      if (this.#pace.hasFailed) this.#pace.now();
    } catch {
      if (!this.#view.server) this.#show({ loadFailed: true });
    }
  }

  change(field: string, value: FieldValue) {
    const before = this.#view.values[field];
    if (before === undefined || isSameValue(before, value)) return;
    this.#history.add({ field, before, after: value });
    this.#set(field, value);
  }

  /** Begins to edit a text of a record; `value` is what the page shows of it. */
  begin(field: string, value: FieldValue) {
    if (this.#view.values[field] !== undefined) return;
    this.#unsaved.learn(field, value);
    this.#show({ values: { ...this.#view.values, [field]: value } });
  }

  /** Undo or redo the last change; answer its field, or undefined when there is none. */
  undo = () => this.#step(this.#history.undo());
  redo = () => this.#step(this.#history.redo());

  /** Waits for a save under way, then saves what is still unsaved. False when something stays unsaved. */
  async save(): Promise<boolean> {
    while (this.#saving) await this.#saving;
    return this.#push();
  }

  /** End a conflict: `keepMine` overwrites the other person's value, `takeTheirs` takes it. */
  keepMine(field: string) {
    const theirs = this.#view.conflicts[field];
    if (!theirs) return;
    this.#unsaved.learn(field, theirs.value);
    this.#unsaved.add(field); // saved already, where a record was changed after its draft: it has to be sent again
    this.#dropConflict(field);
    this.#pace.now();
  }
  takeTheirs(field: string) {
    const theirs = this.#view.conflicts[field];
    const mine = this.#view.values[field];
    if (!theirs || mine === undefined) return;
    this.#unsaved.learn(field, theirs.value);
    this.#dropConflict(field);
    this.#history.add({ field, before: mine, after: theirs.value });
    this.#set(field, theirs.value);
  }

  /** The server's state after a publication or a change of the schedule; what is typed here stays and is saved. */
  take(state: SectionState) {
    this.#accept(state, {});
  }

  /** Drops the draft and everything typed here; `discard` is the call, which answers the section without a draft. */
  async discard(discard: () => Promise<SectionState>) {
    while (this.#saving) await this.#saving;
    this.#pace.stop();
    try {
      const state = await discard();
      this.#unsaved.clear();
      this.#clearFailure();
      this.#show({ conflicts: {}, errors: {} });
      this.#accept(state, {});
    } finally {
      if (this.#unsaved.size > 0) this.#pace.soon();
    }
  }

  stop() {
    this.#pace.stop();
  }

  #set(field: string, value: FieldValue) {
    const { errors } = this.#view;
    const rest = Object.entries(errors).filter(([path]) => !isWithin(path, field));
    const isUnsaved = this.#unsaved.change(field, value);
    // Without an unsaved value of ours there is no conflict: the other person's value comes with the next load.
    if (!isUnsaved) this.#dropConflict(field);
    this.#show({
      values: this.#withBlocks({ ...this.#view.values, [field]: value }),
      // The same object while nothing changes in it, so that memoised fields are not rendered again.
      errors: rest.length === Object.keys(errors).length ? errors : Object.fromEntries(rest),
    });
    this.#unsaved.keep(this.#view.values);
    if (isUnsaved) this.#pace.changed();
  }

  /** Fills a block that was just added with its first texts, which the server knows as well. */
  #withBlocks(values: FieldValues): FieldValues {
    const filled = withBlockTexts(this.section, values);
    for (const [id, content] of Object.entries(filled)) if (!(id in values)) this.#unsaved.learn(id, content);
    return filled;
  }

  #step(change: { field: string; value: FieldValue } | undefined): string | undefined {
    if (change) this.#set(change.field, change.value);
    return change?.field;
  }

  /** One save at a time; what is typed meanwhile goes with the next. */
  #push(): Promise<boolean> {
    this.#saving ??= this.#send().finally(() => {
      this.#saving = undefined;
      this.#show({ isSaving: false });
      // What was typed during the save.
      if (this.#toSend().length > 0 && !this.#pace.hasFailed) this.#pace.soon();
    });
    return this.#saving;
  }

  #toSend(): string[] {
    const { conflicts, errors } = this.#view;
    const isWrong = (field: string) => Object.keys(errors).some((fault) => isWithin(fault, field));
    return this.#unsaved.names.filter((field) => !(field in conflicts) && !isWrong(field));
  }

  async #send(): Promise<boolean> {
    this.#pace.begun();
    const fields = this.#toSend();
    if (fields.length === 0) return this.#unsaved.size === 0;
    const sent: FieldValues = Object.fromEntries(
      fields.map((field) => [field, this.#view.values[field] ?? ""]),
    );
    const changes = this.#unsaved.send(sent);
    this.#show({ isSaving: true });
    try {
      const state = await this.#api.save(changes);
      this.#unsaved.answered();
      this.#accept(state, sent);
      this.#saved();
      return this.#unsaved.size === 0;
    } catch (error) {
      return this.#notSaved(error, sent);
    }
  }

  #saved() {
    this.#clearFailure();
    this.#show({ savedAt: new Date().toISOString() });
  }

  #clearFailure() {
    this.#pace.succeeded();
    this.#show({ saveFailed: undefined });
  }

  #notSaved(error: unknown, sent: FieldValues): boolean {
    const code = error instanceof AppError ? error.code : "internal";
    if (code === "precondition-failed" || code === "invalid") this.#unsaved.answered();
    const current = currentOf<SectionState & { conflicts: EditorView["conflicts"] }>(error);
    if (current) {
      const { conflicts, ...state } = current;
      const stored = Object.fromEntries(Object.entries(sent).filter(([field]) => !(field in conflicts)));
      this.#show({ conflicts: { ...this.#view.conflicts, ...conflicts } });
      this.#accept(state, stored);
      this.#saved();
    } else if (error instanceof AppError && code === "invalid") {
      // The valid fields are sent again without the wrong ones.
      this.#show({ errors: { ...this.#view.errors, ...error.fields } });
    } else {
      this.#show({ saveFailed: isUnanswered(error) ? "unanswered" : "refused" });
      if (code === "unauthorized") this.#pace.refused();
      else this.#pace.failed();
    }
    return false;
  }

  /** Takes the server's state: fields that are edited here keep what was typed. */
  #accept(state: SectionState, sent: FieldValues) {
    const conflicts = withMoved(this.#view.conflicts, state, this.#unsaved);
    const { values, changed, gone } = mergeState(state, sent, {
      section: this.section,
      values: this.#view.values,
      unsaved: this.#unsaved,
      drafted: this.#drafted,
    });
    // Undo takes back what was done here; it would also take back what somebody else has written since.
    for (const field of [...changed, ...gone]) this.#history.forget(field);
    for (const field of gone) this.onGone(field);
    this.#drafted = new Set(Object.keys(state.draft));
    const isNews = changed.length > 0 || gone.length > 0;
    this.#show({ server: state, conflicts, ...(isNews && { values }) });
    this.#unsaved.keep(this.#view.values);
  }

  #restore(kept: Draft<FieldValues>, state: SectionState) {
    this.#local.takeOver(kept);
    const held = { values: this.#view.values, unsaved: this.#unsaved, client: this.#client };
    this.#show(restoreKept(kept, state, held));
    this.#unsaved.keep(this.#view.values);
    if (this.#unsaved.size > 0) this.#pace.soon();
  }

  #dropConflict(field: string) {
    const { [field]: _, ...conflicts } = this.#view.conflicts;
    this.#show({ conflicts });
  }

  #show(changes: Partial<EditorView>) {
    const unsaved = this.#unsaved.names;
    const { canUndo, canRedo } = this.#history;
    this.#view = { ...this.#view, ...changes, unsaved, canUndo, canRedo };
    for (const listener of this.#listeners) listener();
  }
}
