import { useState } from "react";

/** The failure shown above a list: that of a change, or else that of the last load; ADM-03. */
export function useFailure(loadError: unknown, sentenceOfLoad: (error: unknown) => string) {
  const [ofChange, setOfChange] = useState<string>();
  const [dismissed, setDismissed] = useState<unknown>();
  const ofLoad = loadError && loadError !== dismissed ? sentenceOfLoad(loadError) : undefined;
  return {
    sentence: ofChange ?? ofLoad,
    /** Whether a load failed, which the banner can retry; a change is repeated where it was made. */
    isOfLoad: ofChange === undefined,
    show: setOfChange,
    dismiss() {
      setOfChange(undefined);
      setDismissed(loadError);
    },
  };
}

export type Failure = ReturnType<typeof useFailure>;
