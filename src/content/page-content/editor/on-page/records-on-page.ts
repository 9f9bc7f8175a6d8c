import { text as kitText } from "../../../../admin-kit/admin-kit.text.ts";
import { imageFileError } from "../../../../admin-kit/pictures/image-file.ts";
import { uploadImage } from "../../../../admin-kit/pictures/upload-image.ts";
import { type Address, parseAddress } from "../../../../kernel/resource/address.ts";
import { toasts } from "../../../../ui/overlays/toast-queue.ts";
import { fieldOf } from "../../sections/blocks/block-fields.ts";
import { changedItems, type ItemAct } from "../../sections/item-acts.ts";
import { fieldOnPage } from "../../sections/page-address.ts";
import { type FieldValue, isPageImage } from "../../sections/section.ts";
import type { SectionState } from "../../wire.ts";
import { text } from "../page-content-admin.text.ts";
import type { SectionEditor } from "../section-editor.ts";
import { onPageText as words } from "./on-page.text.ts";

// Actions that a screen seldom needs: this file is loaded with the first of them.

/** Changes an item of a list of the page, or of a record in it. */
export function changeItem(editor: SectionEditor, address: Address, act: ItemAct) {
  const { item = "" } = parseAddress(address);
  const id = fieldOnPage(address);
  const field = fieldOf(editor.section, id);
  const items = editor.read().values[id];
  if (field && Array.isArray(items)) editor.change(id, changedItems(field, items, item, act));
}

/** Uploads a file in place of a picture of the page, of an item or of a record; other changes made meanwhile stay. */
export async function putPicture(editor: SectionEditor, address: Address, file: File) {
  const wrong = imageFileError(file);
  if (wrong) return void toasts.error(wrong);
  const { item, part = "" } = parseAddress(address);
  const id = fieldOnPage(address);
  toasts.success(words.picture.sending);
  const path = await uploadImage(file, () => {}).catch(() => undefined);
  const now = editor.read().values[id];
  if (path === undefined) return void toasts.error(kitText.uploadFailed);
  if (now === undefined) return;
  const changed: FieldValue = Array.isArray(now)
    ? now.map((one) => (one.id === item ? { ...one, [part]: withPicture(one[part], path) } : one))
    : withPicture(now, path);
  editor.change(id, changed);
}

const withPicture = (value: unknown, path: string) => (isPageImage(value) ? { ...value, image: path } : path);

export const sayNoPicture = () => toasts.error(words.picture.wrong);

/** Saves a text of a record, of which the server has a draft, without publishing the page. */
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
