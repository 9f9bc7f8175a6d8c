import { useCallback, useEffect, useState } from "react";
import { guestText } from "../../content/page-content/review/guest.text.ts";
import { type GuestClient, guestClient } from "../../content/page-content/review/guest-client.ts";
import type { GuestView } from "../../content/page-content/review/wire.ts";
import { currentOf, type FieldErrors } from "../../kernel/errors.ts";
import { type Fault, faultOf, noFault } from "./failure-words.ts";
import { guestKey, knowName } from "./guest-memory.ts";

const { faults } = guestText;

export type Review = {
  /** Undefined until it is read. */
  view: GuestView | undefined;
  hasFailed: boolean;
  /** Whether the draft is another one than the page shows. */
  isMoved: boolean;
  read(): Promise<void>;
  /** Makes a call and shows what it answers; throws what the call throws, and shows the present draft if it was refused for it. */
  send(call: (client: GuestClient, view: GuestView) => Promise<GuestView>): Promise<void>;
};

/** What was said about the draft of a link; `digest` is that of the draft that the page shows. Requirement SAY-01. */
export function useReview(token: string, digest: string): Review {
  const [client, setClient] = useState<GuestClient>();
  const [view, setView] = useState<GuestView>();
  const [hasFailed, setFailed] = useState(false);
  const know = useCallback((now: GuestView) => {
    setView(now);
    setFailed(false);
  }, []);
  useEffect(() => {
    const made = guestClient(token, guestKey());
    let isHere = true;
    setClient(made);
    made.view().then(
      (now) => isHere && know(now),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [token, know]);
  // Whoever comes back to the page sees what the team has answered meanwhile; a failure changes nothing.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") client?.view().then(know, () => {});
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [client, know]);
  return {
    view,
    hasFailed,
    isMoved: view !== undefined && view.draft.digest !== digest,
    async read() {
      try {
        if (client) know(await client.view());
      } catch {
        if (!view) setFailed(true);
      }
    },
    async send(call) {
      if (!client || !view) return;
      try {
        know(await call(client, view));
      } catch (error) {
        const current = currentOf<GuestView>(error);
        if (current) know(current);
        throw error;
      }
    },
  };
}

/** What must be said, and under which name; a form that does not ask for one of them leaves it out. */
type Spoken = { text?: string; name?: string };

/** Sends what a form holds, once at a time. `fields` are those of the form, under which it shows their faults. */
export function useSending(fields: readonly string[]) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<Fault>(noFault);
  /** True when it was stored; the browser knows the name from then on. Nothing is sent while one of `spoken` is empty. */
  const attempt = async (spoken: Spoken, send: () => Promise<void>): Promise<boolean> => {
    if (isSending) return false;
    const missing = missingIn(spoken);
    if (Object.keys(missing).length > 0) {
      setFault({ sentence: "", fields: missing });
      return false;
    }
    setSending(true);
    setFault(noFault);
    try {
      await send();
      if (spoken.name !== undefined) knowName(spoken.name.trim());
      return true;
    } catch (error) {
      setFault(faultOf(error, fields));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { isSending, fault, attempt };
}

const missingIn = ({ text, name }: Spoken): FieldErrors => ({
  ...(text?.trim() === "" && { text: faults.text }),
  ...(name?.trim() === "" && { name: faults.name }),
});
