import { useMemo } from "react";
import type { FieldErrors } from "../../../../kernel/errors.ts";
import type { EditorView } from "../editor-view.ts";
import { text } from "../page-content-admin.text.ts";

/** The errors that the page shows beside its texts, also where somebody else changed one too; requirements EDIT-01, SURV-05. */
export function useToldErrors({ errors, conflicts }: EditorView): FieldErrors {
  return useMemo(() => {
    const asked = Object.entries(conflicts).map(([field, { by }]) => [field, text.conflict.onPage(by)]);
    return asked.length === 0 ? errors : { ...errors, ...Object.fromEntries(asked) };
  }, [errors, conflicts]);
}
