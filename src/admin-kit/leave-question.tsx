import { PencilLine } from "lucide-react";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { text } from "./admin-kit.text.ts";

/** Asks before a screen with unsaved changes is left: in our words for another screen, in the browser's for a closed tab. */
export function LeaveQuestion({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
      onConfirm={() => blocker.proceed?.()}
      question={text.discard}
      note={text.discardNote}
      confirmLabel={text.leave}
      confirmVariant="del"
      cancelLabel={text.stay}
      icon={PencilLine}
      tone="warn"
    />
  );
}
