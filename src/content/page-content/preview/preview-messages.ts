import type { FieldErrors } from "../../../kernel/errors.ts";
import type { Address } from "../../../kernel/resource/address.ts";
import type { HeadAgency } from "../sections/head-words.ts";
import type { ItemAct } from "../sections/item-acts.ts";
import type { PartAct } from "../sections/layout.ts";
import type { FieldValue, FieldValues } from "../sections/section.ts";

/**
 * What the editor tells the frame: the texts of a section as they are typed, with their errors (`texts`), and as they are
 * published (`published`); the field to scroll to (`show`); that the stored draft names other records (`chosen`); that a phone
 * shows the page instead of the fields (`seen`); a step to the field beside another (`beside`); whether texts are typed on
 * the page itself (`onPage`); at which texts other people are (`others`); what clients remarked on (`remarks`); and the part to go
 * to (`part`).
 */
export type ToFrame =
  | { kind: "texts"; section: string; values: FieldValues; errors: FieldErrors }
  | { kind: "published"; section: string; values: FieldValues }
  | { kind: "show"; address: Address }
  | { kind: "chosen" }
  | { kind: "seen" }
  | ({ kind: "beside" } & Beside)
  | { kind: "onPage"; isOn: boolean }
  | { kind: "others"; others: readonly OtherPlace[] }
  | { kind: "remarks"; remarks: readonly MarkedRemark[] }
  | { kind: "part"; id: string };

/** The addresses of the fields that each part of the page shows, by the ids of the parts. */
export type FieldsOfParts = { [part: string]: readonly Address[] };

/** The text at which somebody else is, and the name of that person. */
export type OtherPlace = { address: Address; name: string };

/** A remark as its mark shows it: at what it is, its number, and whether it was dealt with. */
export type MarkedRemark = { address: Address; number: number; isDone: boolean };

/** A step to the field of a page before or behind `address`; to `otherwise` if the page does not show `address`. */
export type Beside = { page: string; address: Address; by: 1 | -1; otherwise: Address | null };

/** A command given by keys while a text is typed on the page; the editor carries it out. */
export type PageStep = "undo" | "redo" | "save" | "fields";

/**
 * What the frame tells the editor: that it listens (`ready`); whose page it is (`agency`); which text was clicked (`chosen`), or the
 * mark of whose remarks (`remark`), and which is edited on the page, null for none (`at`); that a text of a record will be edited, with its present value (`begin`), or saved without the page (`saveAlone`); what was typed on the page; a command
 * (`step`); a change of a part of the page or of an item of a list; the part at the top of the window (`within`); the fields
 * that each part shows (`contents`); and a dropped file, with the address of its picture, or null if it hit none.
 */
export type FromFrame =
  | { kind: "ready" }
  | { kind: "agency"; agency: HeadAgency }
  | { kind: "chosen"; address: Address }
  | { kind: "remark"; address: Address }
  | { kind: "at"; address: Address | null }
  | { kind: "begin"; address: Address; value: FieldValue }
  | { kind: "saveAlone"; address: Address }
  | { kind: "typed"; address: Address; text: string }
  | { kind: "step"; step: PageStep }
  | { kind: "part"; id: string; act: PartAct }
  | { kind: "item"; address: Address; act: ItemAct }
  | { kind: "within"; part: string | null }
  | { kind: "contents"; fields: FieldsOfParts }
  | { kind: "dropped"; address: Address | null; file: File };

/** What the editor has sent to the frame so far. */
export type EditorState = {
  drafts: { [section: string]: FieldValues };
  published: { [section: string]: FieldValues };
  errors: FieldErrors;
  /** Whether texts are typed where they stand. */
  isOnPage: boolean;
  /** Whether somebody looks at the page alone. */
  isSeen: boolean;
  others: readonly OtherPlace[];
  remarks: readonly MarkedRemark[];
};
