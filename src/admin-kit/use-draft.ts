import { useState } from "react";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft-storage.ts";
import { mergeValues } from "./merge.ts";

/**
 * The draft of one form: what it held when a save got no answer, offered at the next opening. What somebody else changed
 * since then is kept where the draft did not touch it. Without a name nothing is kept.
 */
export function useDraft<Values extends Record<string, unknown>>(name: string | undefined, initial: Values) {
  const [offered, setOffered] = useState<Draft<Values> | undefined>(() =>
    name === undefined ? undefined : readDraft<Values>(name),
  );
  return {
    isOffered: offered !== undefined,
    /** The values to put into the form. */
    restore(): Values {
      setOffered(undefined);
      if (!offered) return initial;
      return mergeValues<Values>(offered.base, { ...initial, ...offered.values }, initial).merged;
    },
    keep(values: Values) {
      if (name !== undefined) keepDraft(name, { base: initial, values, at: Date.now() });
    },
    drop() {
      setOffered(undefined);
      if (name !== undefined) dropDraft(name);
    },
  };
}
