import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "../../../admin-kit/form/draft-storage.ts";

/**
 * An unsent text of a request, kept in the browser, because Escape or a click outside can close the request while somebody
 * types. `prepared` is the initial text, which is not stored while it is unchanged.
 */
export function useUnsaved(name: string, prepared = "") {
  const [typed, setTyped] = useState(() => readDraft<string>(name)?.values ?? prepared);
  const type = (text: string) => {
    if (text === prepared) dropDraft(name);
    else keepDraft(name, { base: prepared, values: text, at: Date.now(), personal: true });
    setTyped(text);
  };
  return [typed, type] as const;
}
