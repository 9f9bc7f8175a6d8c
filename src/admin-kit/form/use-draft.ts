import { useState } from "react";
import { mergeValues } from "../history/merge.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft-storage.ts";

/**
 * The draft of one form: what it held when a save got no answer, offered at the next opening. What somebody else changed
 * since then is kept where the draft did not touch it; where both did, somebody has to choose; requirement SURV-05. Without
 * a name nothing is kept.
 */
export function useDraft<Values extends Record<string, unknown>>(name: string | undefined, initial: Values) {
  const [offered, setOffered] = useState<Draft<Values> | undefined>(() =>
    name === undefined ? undefined : readDraft<Values>(name),
  );
  return {
    isOffered: offered !== undefined,
    /**
     * What it held, what it began with, and both laid over the record as it is now; `collides` where the two changed the
     * same field.
     */
    read() {
      const { base, values } = offered ?? { base: initial, values: initial };
      const mine = { ...initial, ...values };
      const { merged, conflicts } = mergeValues<Values>(base, mine, initial);
      return { base, mine, merged, collides: conflicts.length > 0 };
    },
    /** It is in the form now. */
    taken: () => setOffered(undefined),
    keep(values: Values) {
      if (name !== undefined) keepDraft(name, { base: initial, values, at: Date.now() });
    },
    drop() {
      setOffered(undefined);
      if (name !== undefined) dropDraft(name);
    },
  };
}
