import type { Draft } from "../../../admin-kit/form/draft-storage.ts";
import { AppError, currentOf } from "../../../kernel/errors.ts";
import { isUnanswered } from "../../../kernel/http/api-client.ts";
import { fieldsOf, withBlockTexts } from "../sections/blocks/block-fields.ts";
import { isRecordField, loadRecordFields } from "../sections/record-fields.ts";
import {
  type FieldValue,
  type FieldValues,
  isSameValue,
  type PageField,
  type Section,
} from "../sections/section.ts";
import type { SectionState } from "../wire.ts";
import { AutosaveTimer } from "./autosave-timer.ts";
import { EditHistory } from "./edit-history.ts";
import { blankView, type EditorApi, type EditorView } from "./editor-view.ts";
import { LocalDraft } from "./local-draft.ts";

type Known = { base: FieldValue | undefined; sent: FieldValue | undefined };

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
  /** By field: what the server has, and the value of ours that it made it of (it may have cleaned it). */
  readonly #known = new Map<string, Known>();
  readonly #unsaved = new Set<string>();
  /** Sent, and no answer came yet, or none at all: what the server has of them is not known. */
  readonly #unanswered = new Set<string>();
  readonly #kept: LocalDraft;
  readonly #pace = new AutosaveTimer(() => void this.#push());
  /** Fields of which the server has a draft. */
  #drafted: ReadonlySet<string> = new Set();
  #view = blankView;
  #saving: Promise<boolean> | undefined;

  constructor(section: Section, api: EditorApi, client: string) {
    this.section = section;
    this.#api = api;
    this.#client = client;
    this.#kept = new LocalDraft(section.key);
  }

  /** Told when a record whose text is edited here has gone. */
  onGone: (field: string) => void = () => {};

  readonly read = () => this.#view;
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Reads the section, and puts what this browser could not save before over it. */
  async load() {
    try {
      const state = await this.#api.read();
      const isFirst = this.#view.server === undefined;
      // An answer that a save has overtaken is old news.
      if (state.revision < (this.#view.server?.revision ?? 0)) return;
      const kept = isFirst ? this.#kept.read() : undefined;
      if (kept && Object.keys(kept.values).some(isRecordField)) await loadRecordFields();
      this.#accept(state, {});
      if (kept) this.#restoreKept(state, kept);
      this.#show({ loadFailed: false });
      // The server answers again, or somebody has signed in: what waits for another try need not.
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

  /** A text of a record that the page shows is edited from now on: it has this value, as far as the page knows. */
  begin(field: string, value: FieldValue) {
    if (this.#view.values[field] !== undefined) return;
    this.#known.set(field, { base: value, sent: value });
    this.#show({ values: { ...this.#view.values, [field]: value } });
  }

  /** Takes back the last change, or makes it again; answers its field. */
  undo = () => this.#step(this.#history.undo());
  redo = () => this.#step(this.#history.redo());

  /** Saves what is unsaved now, after a save under way, which may not carry it. False when something stays unsaved. */
  async save(): Promise<boolean> {
    while (this.#saving) await this.#saving;
    return this.#push();
  }

  /** The other's value is known and overwritten, or taken. */
  keepMine(field: string) {
    const theirs = this.#view.conflicts[field];
    if (!theirs) return;
    this.#known.set(field, { base: theirs.value, sent: theirs.value });
    this.#unsaved.add(field); // the draft of a record was saved before the record was changed
    this.#dropConflict(field);
    this.#pace.now();
  }
  takeTheirs(field: string) {
    const theirs = this.#view.conflicts[field];
    const mine = this.#view.values[field];
    if (!theirs || mine === undefined) return;
    this.#known.set(field, { base: theirs.value, sent: theirs.value });
    this.#dropConflict(field);
    this.#history.add({ field, before: mine, after: theirs.value });
    this.#set(field, theirs.value);
  }

  /** The server's state after a publication or a change of the schedule; what is typed here stays and is saved. */
  take(state: SectionState) {
    this.#accept(state, {});
  }

  /** Gives up the draft, what is typed here included: `discard` answers the section without it. */
  async discard(discard: () => Promise<SectionState>) {
    while (this.#saving) await this.#saving;
    this.#pace.stop();
    try {
      const state = await discard();
      for (const known of [this.#unsaved, this.#unanswered, this.#known]) known.clear();
      this.#calm();
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
    const rest = Object.entries(errors).filter(([path]) => path.split(".")[0] !== field);
    const isUnsaved = this.#unanswered.has(field) || !isSameValue(value, this.#known.get(field)?.sent);
    if (isUnsaved) this.#unsaved.add(field);
    else {
      this.#unsaved.delete(field);
      // Nothing of ours is left to ask about: the other's value comes with the next look.
      this.#dropConflict(field);
    }
    this.#show({
      values: this.#withBlocks({ ...this.#view.values, [field]: value }),
      // The same object while nothing changes in it: what is drawn with it stays as it is.
      errors: rest.length === Object.keys(errors).length ? errors : Object.fromEntries(rest),
    });
    this.#keep();
    if (isUnsaved) this.#pace.changed();
  }

  /** A block that was just added has its first texts, as the server knows them. */
  #withBlocks(values: FieldValues): FieldValues {
    const filled = withBlockTexts(this.section, values);
    for (const [id, content] of Object.entries(filled))
      if (!(id in values)) this.#known.set(id, { base: content, sent: content });
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
      // What was typed on the way.
      if (this.#toSend().length > 0 && !this.#pace.hasFailed) this.#pace.soon();
    });
    return this.#saving;
  }

  #toSend(): string[] {
    const { conflicts, errors } = this.#view;
    const wrong = new Set(Object.keys(errors).map((path) => path.split(".")[0]));
    return [...this.#unsaved].filter((field) => !(field in conflicts) && !wrong.has(field));
  }

  async #send(): Promise<boolean> {
    this.#pace.begun();
    const fields = this.#toSend();
    if (fields.length === 0) return this.#unsaved.size === 0;
    const sent: FieldValues = Object.fromEntries(
      fields.map((field) => [field, this.#view.values[field] ?? ""]),
    );
    const changes = Object.fromEntries(
      Object.entries(sent).map(([field, value]) => [field, { base: this.#known.get(field)?.base, value }]),
    );
    for (const field of fields) this.#unanswered.add(field);
    this.#show({ isSaving: true });
    try {
      const state = await this.#api.save(changes);
      this.#unanswered.clear();
      this.#accept(state, sent);
      this.#saved();
      return this.#unsaved.size === 0;
    } catch (error) {
      return this.#notSaved(error, sent);
    }
  }

  #saved() {
    this.#calm();
    this.#show({ savedAt: new Date().toISOString() });
  }

  #calm() {
    this.#pace.succeeded();
    this.#show({ saveFailed: undefined });
  }

  #notSaved(error: unknown, sent: FieldValues): boolean {
    const code = error instanceof AppError ? error.code : "internal";
    if (code === "precondition-failed" || code === "invalid") this.#unanswered.clear();
    const current = currentOf<SectionState & { conflicts: EditorView["conflicts"] }>(error);
    if (current) {
      const { conflicts, ...state } = current;
      const stored = Object.fromEntries(Object.entries(sent).filter(([field]) => !(field in conflicts)));
      this.#show({ conflicts: { ...this.#view.conflicts, ...conflicts } });
      this.#accept(state, stored);
      this.#saved();
    } else if (error instanceof AppError && code === "invalid") {
      // The others go again without the wrong ones.
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
    const values = { ...this.#view.values };
    const conflicts = this.#moved(state);
    let isNews = false;
    for (const { id, content, origin } of this.#fieldsOf(state)) {
      const mine = sent[id];
      const there = state.draft[id]?.value ?? state.published[id] ?? (origin ? undefined : content);
      if (there === undefined) {
        // A record that was sent and is not answered has gone; one that is not drafted is not asked about.
        if (mine === undefined && !this.#drafted.has(id)) continue;
        for (const known of [this.#unsaved, this.#known, this.#unanswered]) known.delete(id);
        this.#history.forget(id);
        delete values[id];
        this.onGone(id);
        isNews = true;
        continue;
      }
      if (mine !== undefined) {
        this.#known.set(id, { base: there, sent: mine });
        if (isSameValue(values[id], mine)) this.#unsaved.delete(id);
      } else if (!this.#unsaved.has(id)) {
        const known = this.#known.get(id);
        // The server's cleaned form of what is on the screen is no news.
        if (known && isSameValue(known.base, there)) continue;
        this.#known.set(id, { base: there, sent: there });
        values[id] = there;
        isNews = true;
        // Undo takes back what was done here, and would take back what another wrote since.
        this.#history.forget(id);
      }
    }
    this.#drafted = new Set(Object.keys(state.draft));
    this.#show({ server: state, conflicts, ...(isNews && { values }) });
    this.#keep();
  }

  /** The open questions, with those about records that were changed elsewhere since their drafts began. */
  #moved({ draft }: SectionState): EditorView["conflicts"] {
    const moved = Object.entries(draft).flatMap(([id, { moved }]) =>
      moved && !this.#unsaved.has(id) ? [[id, moved] as const] : [],
    );
    return moved.length === 0
      ? this.#view.conflicts
      : { ...this.#view.conflicts, ...Object.fromEntries(moved) };
  }

  /** Those of the server's state, and those of blocks that only this editor has so far. */
  #fieldsOf({ published, draft }: SectionState): readonly PageField[] {
    const layout = draft.layout?.value ?? published.layout;
    const there = fieldsOf(this.section, layout ? { layout } : {});
    const here = fieldsOf(this.section, this.#view.values);
    const ids = new Set(there.map(({ id }) => id));
    return [...there, ...here.filter(({ id }) => !ids.has(id))];
  }

  /** What did not reach the server goes on from here, unless somebody changed the same field meanwhile. */
  #restoreKept(state: SectionState, kept: Draft<FieldValues>) {
    const conflicts: EditorView["conflicts"] = {};
    const values = { ...this.#view.values };
    this.#kept.takeOver(kept);
    for (const [field, value] of Object.entries(kept.values)) {
      const base = kept.base[field];
      // Of a record the server tells nothing before it is drafted.
      if (isRecordField(field) && base !== undefined && !(field in values)) {
        values[field] = base;
        this.#known.set(field, { base, sent: base });
      }
      const there = values[field];
      if (there === undefined || isSameValue(there, value)) continue;
      const theirs = state.draft[field];
      if (!isSameValue(there, kept.base[field]) && theirs?.client !== this.#client)
        conflicts[field] = theirs ?? {
          value: there,
          by: state.version?.by ?? "",
          at: state.version?.at ?? "",
          client: "",
        };
      values[field] = value;
      this.#unsaved.add(field);
    }
    this.#show({ values, conflicts });
    this.#keep();
    if (this.#unsaved.size > 0) this.#pace.soon();
  }

  #dropConflict(field: string) {
    const { [field]: _, ...conflicts } = this.#view.conflicts;
    this.#show({ conflicts });
  }

  #keep() {
    const kept = [...this.#unsaved].map((field) => {
      const base = this.#known.get(field)?.base ?? "";
      return [field, { base, value: this.#view.values[field] ?? "" }] as const;
    });
    this.#kept.keep(Object.fromEntries(kept));
  }

  #show(changes: Partial<EditorView>) {
    const unsaved = [...this.#unsaved];
    const { canUndo, canRedo } = this.#history;
    this.#view = { ...this.#view, ...changes, unsaved, canUndo, canRedo };
    for (const listener of this.#listeners) listener();
  }
}
