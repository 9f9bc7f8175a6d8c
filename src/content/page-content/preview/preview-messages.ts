import type { FieldErrors } from "../../../kernel/errors.ts";
import type { ItemAct } from "../sections/item-acts.ts";
import type { PartAct } from "../sections/layout.ts";
import type { FieldValue, FieldValues } from "../sections/section.ts";
import type { FieldAddress } from "./preview-marks.ts";

/**
 * What the editor tells the frame: the texts of a section as they are typed, with what is wrong in them; which of them to
 * show, or to open beside another; that the draft names other records; that the page is looked at, alone on a phone; and whether texts are typed on the page itself.
 */
export type ToFrame =
  | { kind: "texts"; section: string; values: FieldValues; errors: FieldErrors }
  | { kind: "show"; address: FieldAddress }
  | { kind: "chosen" }
  | { kind: "seen" }
  | ({ kind: "beside" } & Beside)
  | { kind: "onPage"; isOn: boolean };

/** The field before or behind another on the page, and where to go where the page does not show that one. */
export type Beside = { address: FieldAddress; by: 1 | -1; otherwise: FieldAddress | null };

/** What is asked for by keys while a text is typed on the page; the editor does it. */
export type PageStep = "undo" | "redo" | "save" | "fields";

/**
 * What the frame tells the editor: that it listens, which text was clicked, that one of a record is to be edited, with what stands
 * there, that it is to be stored alone, what was typed on the page, a key, what to do with a part of the page or an item of a list,
 * and a file that was dropped, on a picture or beside all.
 */
export type FromFrame =
  | { kind: "ready" }
  | { kind: "chosen"; address: FieldAddress }
  | { kind: "begin"; address: FieldAddress; value: FieldValue }
  | { kind: "saveAlone"; address: FieldAddress }
  | { kind: "typed"; address: FieldAddress; text: string }
  | { kind: "step"; step: PageStep }
  | { kind: "part"; id: string; act: PartAct }
  | { kind: "item"; address: FieldAddress; act: ItemAct }
  | { kind: "dropped"; address: FieldAddress | null; file: File };

/** What the frame has been told so far. */
export type Heard = {
  drafts: { [section: string]: FieldValues };
  errors: FieldErrors;
  /** Whether texts are typed where they stand. */
  isOnPage: boolean;
  /** Whether somebody looks at the page alone. */
  isSeen: boolean;
};
