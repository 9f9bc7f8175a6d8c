import { TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { text } from "./page-content-admin.text.ts";

const words = text.leave;

/** Leaving with unsaved changes asks, also when the tab is closed; from section to section they go up on the way; ACNT-02. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ nextLocation }) => isDirty && !/^\/admin\/content(\/[\w-]+)?$/.test(nextLocation.pathname),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
      onConfirm={() => blocker.state === "blocked" && blocker.proceed()}
      question={words.question}
      note={words.note}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      confirmVariant="line"
      icon={TriangleAlert}
      tone="warn"
    />
  );
}
