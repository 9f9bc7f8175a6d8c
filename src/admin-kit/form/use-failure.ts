import { useState } from "react";

/** The one failure that a list shows above itself: of a change, or else of the last load; ADM-03. */
export function useFailure(loadError: unknown, sentenceOfLoad: (error: unknown) => string) {
  const [ofChange, setOfChange] = useState<string>();
  const [dismissed, setDismissed] = useState<unknown>();
  const ofLoad = loadError && loadError !== dismissed ? sentenceOfLoad(loadError) : undefined;
  return {
    sentence: ofChange ?? ofLoad,
    /** A load can be tried again from here; a change begins where it was made. */
    isOfLoad: ofChange === undefined,
    show: setOfChange,
    dismiss() {
      setOfChange(undefined);
      setDismissed(loadError);
    },
  };
}

export type Failure = ReturnType<typeof useFailure>;
