import { useState } from "react";
import type { DeskRequest, LostReason } from "../requests.ts";

type Asked = { request: DeskRequest; answer(reason: LostReason | null): void };

/** Asks why a request was lost; what waits for the answer gets null where the question is closed. */
export function useLostReason() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    request: asked?.request ?? null,
    ask: (request: DeskRequest) =>
      new Promise<LostReason | null>((resolve) => setAsked({ request, answer: resolve })),
    answer(reason: LostReason | null) {
      asked?.answer(reason);
      setAsked(null);
    },
  };
}

export type LostQuestion = ReturnType<typeof useLostReason>;
