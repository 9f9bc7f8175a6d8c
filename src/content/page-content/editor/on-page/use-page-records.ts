import { useEffect, useRef } from "react";
import { loadedOrSaid } from "../../../../admin-kit/lazy-part.ts";
import { type Address, withValueAt } from "../../../../kernel/resource/address.ts";
import type { ItemAct } from "../../sections/item-acts.ts";
import { fieldOnPage } from "../../sections/page-address.ts";
import { loadRecordFields } from "../../sections/record-fields.ts";
import type { FieldValue } from "../../sections/section.ts";
import type { SectionState } from "../../wire.ts";
import type { SectionEditor } from "../section-editor.ts";

const acts = () => loadedOrSaid(() => import("./records-on-page.ts"));

/**
 * Edits texts of records with the section whose page shows them, and items of lists on the page. The descriptions of the records'
 * fields are loaded with the first of them.
 */
export function usePageRecords(
  editor: SectionEditor,
  saveRecords: (fields: string[]) => Promise<SectionState>,
  onWrong: () => void,
) {
  const begun = useRef(Promise.resolve());
  useEffect(() => {
    editor.onGone = () => void acts().then(({ sayGone }) => sayGone());
  }, [editor]);
  return {
    /** Resolves when the field that was begun last is there. */
    begun: () => begun.current,
    begin(address: Address, value: FieldValue) {
      begun.current = loadRecordFields().then(() => editor.begin(fieldOnPage(address), value));
    },
    /** Takes over what was typed on the page, after its field was begun. */
    async type(address: Address, words: string) {
      await begun.current;
      const field = fieldOnPage(address);
      const value = withValueAt(editor.read().values[field], address, words);
      if (value !== undefined) editor.change(field, value);
    },
    async changeItem(address: Address, act: ItemAct) {
      await begun.current;
      (await acts()).changeItem(editor, address, act);
    },
    /** Puts a dropped file in place of a picture; without an address it says that no picture was hit. */
    async putPicture(address: Address | null, file: File) {
      await begun.current;
      if (address === null) (await acts()).sayNoPicture();
      else await (await acts()).putPicture(editor, address, file);
    },
    /** Saves a text of a record without publishing the page. */
    async saveAlone(field: string) {
      if (!(await editor.save())) return onWrong();
      await (await acts()).saveAlone(editor, () => saveRecords([field]));
    },
  };
}

export type PageRecordActs = ReturnType<typeof usePageRecords>;
