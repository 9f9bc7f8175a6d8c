import type { FieldErrors } from "../../../kernel/errors.ts";
import type { FieldValue, FieldValues } from "../sections/section.ts";
import type { DraftField, SectionState } from "../wire.ts";

/** The calls that an editor makes. */
export type EditorApi = {
  read(): Promise<SectionState>;
  /** Throws `precondition-failed` with the state and `conflicts`, or `invalid`. */
  save(changes: {
    [field: string]: { base: FieldValue | undefined; value: FieldValue };
  }): Promise<SectionState>;
};

/** What the screen shows of an editor. */
export type EditorView = {
  /** Undefined until the first answer. */
  server: SectionState | undefined;
  loadFailed: boolean;
  /** As typed. */
  values: FieldValues;
  /** Fields that the server does not have yet. */
  unsaved: readonly string[];
  isSaving: boolean;
  /** Why the last save did not reach the server. */
  saveFailed: "unanswered" | "refused" | undefined;
  /** When the server last stored a change, ISO in UTC. */
  savedAt: string | undefined;
  /** Fields that somebody else changed too, with the other person's value. */
  conflicts: { [field: string]: DraftField };
  errors: FieldErrors;
  canUndo: boolean;
  canRedo: boolean;
};

export const blankView: EditorView = {
  server: undefined,
  loadFailed: false,
  values: {},
  unsaved: [],
  isSaving: false,
  saveFailed: undefined,
  savedAt: undefined,
  conflicts: {},
  errors: {},
  canUndo: false,
  canRedo: false,
};
