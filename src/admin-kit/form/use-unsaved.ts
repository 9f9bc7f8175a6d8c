import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "./draft-storage.ts";

/**
 * An unsent text about a person, such as the reply to a request or a remark, kept in the browser: Escape or a click outside can close
 * its form while somebody types. `prepared` is the initial text, which is not stored while it is unchanged. The third value is when a
 * text of an earlier visit was typed, in ms.
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
