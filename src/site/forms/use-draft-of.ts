import { type RefObject, useEffect } from "react";
import { forgetDraft, restoreDraft } from "./form-draft.ts";

/** Restores typed text, and removes it once the server has accepted the form. */
export function useDraftOf(
  form: RefObject<HTMLFormElement | null>,
  {
    answer,
    draftKey,
    prefill = "",
  }: { answer: { kind: string } | undefined; draftKey: string; prefill?: string },
) {
  useEffect(() => {
    if (answer?.kind === "sent") forgetDraft(draftKey);
    else if (!answer && form.current) restoreDraft(draftKey, form.current, prefill);
  }, [form, answer, draftKey, prefill]);
}
