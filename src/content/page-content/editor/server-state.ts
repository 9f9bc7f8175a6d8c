import type { Draft } from "../../../admin-kit/form/draft-storage.ts";
import { fieldsOf } from "../sections/blocks/block-fields.ts";
import { isRecordField } from "../sections/record-fields.ts";
import { type FieldValues, isSameValue, type PageField, type Section } from "../sections/section.ts";
import type { SectionState } from "../wire.ts";
import type { EditorView } from "./editor-view.ts";
import type { UnsavedFields } from "./unsaved-fields.ts";

type Conflicts = EditorView["conflicts"];

/** What an editor holds when the server's state arrives. */
type Held = {
  section: Section;
  values: FieldValues;
  unsaved: UnsavedFields;
  /** Fields of which the server had a draft before. */
  drafted: ReadonlySet<string>;
};

/**
 * The values of a section after an answer of the server: fields that are unsaved keep what was typed. `sent` holds what the
 * answered save carried. `changed` are the fields that have another value now, `gone` those whose record is no longer shown.
 */
export function mergeState(state: SectionState, sent: FieldValues, held: Held) {
  const { unsaved } = held;
  const values = { ...held.values };
  const [changed, gone]: [string[], string[]] = [[], []];
  for (const { id, content, origin } of fieldsOfState(state, held)) {
    const mine = sent[id];
    const there = state.draft[id]?.value ?? state.published[id] ?? (origin ? undefined : content);
    if (there === undefined) {
      // The server names a field of a record only while it is drafted: one that was neither sent nor drafted is not gone.
      if (mine === undefined && !held.drafted.has(id)) continue;
      unsaved.forget(id);
      delete values[id];
      gone.push(id);
    } else if (mine !== undefined) {
      unsaved.saved(id, { stored: there, sent: mine, now: values[id] });
    } else if (!unsaved.has(id) && !unsaved.isKnown(id, there)) {
      unsaved.learn(id, there);
      values[id] = there;
      changed.push(id);
    }
  }
  return { values, changed, gone };
}

/** The fields of the server's state, and those of blocks that only this editor has so far. */
function fieldsOfState({ published, draft }: SectionState, { section, values }: Held): PageField[] {
  const layout = draft.layout?.value ?? published.layout;
  const there = fieldsOf(section, layout ? { layout } : {});
  const ids = new Set(there.map(({ id }) => id));
  return [...there, ...fieldsOf(section, values).filter(({ id }) => !ids.has(id))];
}

/** The open conflicts, with those about records that were changed elsewhere since their drafts began. */
export function withMoved(conflicts: Conflicts, { draft }: SectionState, unsaved: UnsavedFields): Conflicts {
  const moved = Object.entries(draft).flatMap(([id, { moved }]) =>
    moved && !unsaved.has(id) ? [[id, moved] as const] : [],
  );
  return moved.length === 0 ? conflicts : { ...conflicts, ...Object.fromEntries(moved) };
}

/** Restores edits that did not reach the server; a field that somebody else changed meanwhile becomes a conflict. */
export function restoreKept(
  kept: Draft<FieldValues>,
  state: SectionState,
  { values: shown, unsaved, client }: Pick<Held, "values" | "unsaved"> & { client: string },
) {
  const conflicts: Conflicts = {};
  const values = { ...shown };
  for (const [field, value] of Object.entries(kept.values)) {
    const base = kept.base[field];
    // The server's state has no text of a record that is not drafted there.
    if (isRecordField(field) && base !== undefined && !(field in values)) {
      values[field] = base;
      unsaved.learn(field, base);
    }
    const there = values[field];
    if (there === undefined || isSameValue(there, value)) continue;
    const theirs = state.draft[field];
    if (!isSameValue(there, base) && theirs?.client !== client) {
      const { by = "", at = "" } = state.version ?? {};
      conflicts[field] = theirs ?? { value: there, by, at, client: "" };
    }
    values[field] = value;
    unsaved.add(field);
  }
  return { values, conflicts };
}
