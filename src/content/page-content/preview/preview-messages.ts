import type { FieldValues } from "../sections/section.ts";
import type { FieldAddress } from "./preview-marks.ts";

/** What the editor tells the frame: the texts of a section as they are typed, which of them to show, or that the draft names other records. */
export type ToFrame =
  | { kind: "texts"; section: string; values: FieldValues }
  | { kind: "show"; address: FieldAddress }
  | { kind: "chosen" };

/** What the frame tells the editor: that it listens, or which text was clicked. */
export type FromFrame = { kind: "ready" } | { kind: "chosen"; address: FieldAddress };
