import { useEffect, useRef, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { setOnProofNeeded } from "../../kernel/http/api-client.ts";

// Loaded only when a proof of identity is asked for.
const ProofDialog = lazyPart(() => import("./proof-dialog.tsx"));

/**
 * Asks for the password, over the current screen, when a call needs a recent proof of identity. The call waits and is then
 * sent again, so that no input is lost; requirement SEC-01. The layout renders this component once.
 */
export function IdentityDialog() {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(proved: boolean) => void>(() => {});
  useEffect(() => {
    setOnProofNeeded(
      () =>
        new Promise((resolve) => {
          answer.current(false); // when two calls need a proof at once, the earlier one is refused
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
