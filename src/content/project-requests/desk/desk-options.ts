import { deskText as text } from "../desk.text.ts";
import { choosable } from "../desk-client.ts";
import type { Assignee, RequestKind } from "../requests.ts";
import { stagesOf } from "../stages.ts";

/** The stages of a kind; what is chosen is the status to store. */
export function stageOptions(kind: RequestKind) {
  return stagesOf(kind).map(({ stored, label }) => ({ value: stored, label }));
}

/** Nobody, and whom a request may be given to that `chosen` has. */
export function assigneeOptions(assignees: readonly Assignee[], chosen: number | null = null) {
  return [
    { value: "", label: text.unassigned },
    ...choosable(assignees, chosen).map((assignee) => ({
      value: String(assignee.id),
      label: text.assigneeName(assignee),
    })),
  ];
}
