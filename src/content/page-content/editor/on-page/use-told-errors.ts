import { useMemo } from "react";
import type { FieldErrors } from "../../../../kernel/errors.ts";
import type { EditorView } from "../editor-view.ts";
import { text } from "../page-content-admin.text.ts";

/** What is wrong with texts, as the page says it beside them: that somebody else changed one too; requirements EDIT-01, SURV-05. */
export function useToldErrors({ errors, conflicts }: EditorView): FieldErrors {
  return useMemo(() => {
    const asked = Object.entries(conflicts).map(([field, { by }]) => [field, text.conflict.onPage(by)]);
    return asked.length === 0 ? errors : { ...errors, ...Object.fromEntries(asked) };
  }, [errors, conflicts]);
}
