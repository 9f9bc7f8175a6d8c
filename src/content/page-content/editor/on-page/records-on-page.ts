import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import type { FieldAddress } from "../../preview/preview-marks.ts";
import { fieldOf } from "../../sections/blocks/block-fields.ts";
import { changedItems, type ItemAct } from "../../sections/item-acts.ts";
import type { SectionState } from "../../wire.ts";
import { text } from "../page-content-admin.text.ts";
import type { SectionEditor } from "../section-editor.ts";
import { onPageText as words } from "./on-page.text.ts";

// What a screen seldom does: it comes with the first time.

/** Changes an item of a list of the page, or of a record in it. */
export function changeItem(editor: SectionEditor, address: FieldAddress, act: ItemAct) {
  const [, id = "", index] = address.split("/");
  const field = fieldOf(editor.section, id);
  const items = editor.read().values[id];
  if (field && Array.isArray(items)) editor.change(id, changedItems(field, items, Number(index), act));
}

/** Stores a text of a record, which the server has a draft of, without the page. */
export async function saveAlone(editor: SectionEditor, save: () => Promise<SectionState>) {
  try {
    editor.take(await save());
    toasts.success(words.savedAlone);
  } catch {
    toasts.error(text.saveFailed);
    void editor.load();
  }
}

export const sayGone = () => toasts.error(words.gone);
