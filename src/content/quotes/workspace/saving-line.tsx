import { text as kitText } from "../../../admin-kit/admin-kit.text.ts";
import { formatTime } from "../../../kernel/text/format.ts";
import { text } from "../quotes.text.ts";
import type { SavingState } from "./use-autosave.ts";

const { saving: words } = text;

/** In one line, whether what is typed is stored, and why not. */
export function SavingLine({ state, isDirty }: { state: SavingState; isDirty: boolean }) {
  const { kind } = state;
  const reason = kind === "offline" || kind === "incomplete" || kind === "failed" ? words[kind] : "";
  if (reason && isDirty)
    return (
      <span className="dirty" role="status">
        <i className="nq" />
        {reason}
      </span>
    );
  if (kind === "saving") return <span className="muted sm">{kitText.saving}</span>;
  if (isDirty)
    return (
      <span className="dirty">
        <i className="nq" />
        {kitText.unsaved}
      </span>
    );
  return (
    state.kind === "saved" && <span className="muted sm">{words.saved(formatTime(new Date(state.at)))}</span>
  );
}
