import { Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { setOnProofNeeded } from "../../kernel/http/api-client.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { identityText as text } from "./identity.text.ts";

// Fetched when a proof is asked for.
const ProofForm = lazyPart(() => import("./proof-form.tsx"));

/**
 * Asks for the password over whatever is on the screen when a call needs a recent proof of identity; the call waits and
 * goes out again, so that nothing below is lost; requirement SEC-01. Once in the layout.
 */
export function IdentityDialog() {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(proved: boolean) => void>(() => {});
  useEffect(() => {
    setOnProofNeeded(
      () =>
        new Promise((resolve) => {
          answer.current(false); // two calls at once: the later one is asked for
          answer.current = resolve;
          setOpen(true);
        }),
    );
    return () => setOnProofNeeded(async () => false);
  }, []);
  const close = (proved: boolean) => {
    setOpen(false);
    answer.current(proved);
    answer.current = () => {};
  };
  return (
    <Dialog isOpen={isOpen} onClose={() => close(false)} title={text.title} size="sm" closesOutside={false}>
      <Suspense>
        <ProofForm onProved={() => close(true)} onCancel={() => close(false)} />
      </Suspense>
    </Dialog>
  );
}
