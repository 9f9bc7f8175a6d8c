import { useEffect, useRef } from "react";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import type { FieldAddress } from "../preview/preview-marks.ts";
import { loadRecordFields } from "../sections/record-fields.ts";
import type { FieldValue } from "../sections/section.ts";
import type { SectionState } from "../wire.ts";
import { text } from "./page-content-admin.text.ts";
import type { SectionEditor } from "./section-editor.ts";

/** Texts of records that are edited with the section whose page shows them. What is known of them comes with the first. */
export function useRecords(
  editor: SectionEditor,
  saveRecords: (fields: string[]) => Promise<SectionState>,
  onWrong: () => void,
) {
  const begun = useRef(Promise.resolve());
  useEffect(() => {
    editor.onGone = () => toasts.error(text.onPage.gone);
  }, [editor]);
  return {
    /** Resolves when the field that was begun last is there. */
    begun: () => begun.current,
    begin(address: FieldAddress, value: FieldValue) {
      const [, field = ""] = address.split("/");
      begun.current = loadRecordFields().then(() => editor.begin(field, value));
    },
    /** Stores one of them without the page. */
    async saveAlone(field: string) {
      if (!(await editor.save())) return onWrong();
      try {
        editor.take(await saveRecords([field]));
        toasts.success(text.onPage.savedAlone);
      } catch {
        toasts.error(text.saveFailed);
        void editor.load();
      }
    },
  };
}
