import { useState } from "react";
import { dropDraft, keepDraft, readDraft } from "../../../admin-kit/form/draft-storage.ts";

/**
 * A text of an open request that nobody has sent yet: it is there again when the request is opened again, since Escape and a
 * click beside close it. `prepared` is what it begins with, and is not kept.
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
