import { useEffect, useRef, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { setOnProofNeeded } from "../../kernel/http/api-client.ts";

// Fetched when a proof is asked for.
const ProofDialog = lazyPart(() => import("./proof-dialog.tsx"));

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
    <MountOnOpen isOpen={isOpen}>
      <ProofDialog isOpen={isOpen} onProved={() => close(true)} onCancel={() => close(false)} />
    </MountOnOpen>
  );
}
