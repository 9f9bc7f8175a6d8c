import { useEffect, useRef } from "react";
import { loadedOrSaid } from "../../../../admin-kit/lazy-part.ts";
import type { FieldAddress } from "../../preview/preview-marks.ts";
import type { ItemAct } from "../../sections/item-acts.ts";
import { loadRecordFields } from "../../sections/record-fields.ts";
import type { FieldValue } from "../../sections/section.ts";
import type { SectionState } from "../../wire.ts";
import type { SectionEditor } from "../section-editor.ts";

const acts = () => loadedOrSaid(() => import("./records-on-page.ts"));

/** Texts of records that are edited with the section whose page shows them, and items of lists on it. What is known of them comes with the first. */
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
    begin(address: FieldAddress, value: FieldValue) {
      const [, field = ""] = address.split("/");
      begun.current = loadRecordFields().then(() => editor.begin(field, value));
    },
    async changeItem(address: FieldAddress, act: ItemAct) {
      await begun.current;
      (await acts()).changeItem(editor, address, act);
    },
    /** A file takes the place of a picture; dropped beside all pictures it is said that it does not. */
    async putPicture(address: FieldAddress | null, file: File) {
      await begun.current;
      if (address === null) (await acts()).sayNoPicture();
      else await (await acts()).putPicture(editor, address, file);
    },
    /** Stores one of them without the page. */
    async saveAlone(field: string) {
      if (!(await editor.save())) return onWrong();
      await (await acts()).saveAlone(editor, () => saveRecords([field]));
    },
  };
}
