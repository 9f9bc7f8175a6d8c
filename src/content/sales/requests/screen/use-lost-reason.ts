import { useState } from "react";
import type { LostReason } from "../requests.ts";

type Asked = {
  /** The request that was lost; null when it is several. */
  requestId: number | null;
  answer(reason: LostReason | null): void;
};

/** Asks why one or several requests were lost. `ask` resolves to the reason, or to null when the dialog is closed. */
export function useLostReason() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    isAsking: asked !== null,
    requestId: asked?.requestId ?? null,
    ask: (requestId: number | null) =>
      new Promise<LostReason | null>((resolve) => setAsked({ requestId, answer: resolve })),
    answer(reason: LostReason | null) {
      asked?.answer(reason);
      // A late answer, such as that of a dialog that is closing, must not close a newer question.
      setAsked((current) => (current === asked ? null : current));
    },
  };
}

export type LostQuestion = ReturnType<typeof useLostReason>;
