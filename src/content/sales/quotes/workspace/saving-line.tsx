import { text as kitText } from "../../../../admin-kit/admin-kit.text.ts";
import { formatTime } from "../../../../kernel/text/format.ts";
import dialogStyles from "../../../../ui/overlays/dialog.module.css";
import typeStyles from "../../../../ui/styles/type.module.css";
import { text } from "../quotes.text.ts";
import type { SavingState } from "./use-autosave.ts";

const { saving: words } = text;

/** Says in one line whether everything typed is stored, and if not, why. */
export function SavingLine({ state, isDirty }: { state: SavingState; isDirty: boolean }) {
  const { kind } = state;
  const reason = kind === "offline" || kind === "incomplete" || kind === "failed" ? words[kind] : "";
  if (reason && isDirty)
    return (
      <span className={dialogStyles.unsaved} role="status">
        <i className={typeStyles.diamond} />
        {reason}
      </span>
    );
  if (kind === "saving")
    return <span className={`${typeStyles.muted} ${typeStyles.small}`}>{kitText.saving}</span>;
  if (isDirty)
    return (
      <span className={dialogStyles.unsaved}>
        <i className={typeStyles.diamond} />
        {kitText.unsaved}
      </span>
    );
  return (
    state.kind === "saved" && (
      <span className={`${typeStyles.muted} ${typeStyles.small}`} role={state.isAsked ? "status" : undefined}>
        {words.saved(formatTime(new Date(state.at)))}
      </span>
    )
  );
}
