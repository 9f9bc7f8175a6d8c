import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "../../../../admin-kit/form/draft-storage.ts";

/**
 * An unsent text of a request, kept in the browser, because Escape or a click outside can close the request while somebody
 * types. `prepared` is the initial text, which is not stored while it is unchanged. The
 * third value is when a text of an earlier visit was typed, in ms.
 */
export function useUnsaved(name: string, prepared = "") {
  const [kept] = useState(() => readDraft<string>(name));
  const [typed, setTyped] = useState(kept?.values ?? prepared);
  const type = (text: string) => {
    if (text === prepared) dropDraft(name);
    else keepDraft(name, { base: prepared, values: text, at: Date.now(), personal: true });
    setTyped(text);
  };
  return [typed, type, kept?.at] as const;
}
