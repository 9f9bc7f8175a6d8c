import { deskText as text } from "../desk.text.ts";
import { choosable } from "../desk-client.ts";
import type { Assignee, RequestKind } from "../requests.ts";
import { stagesOf } from "../stages.ts";

/** Options for the stages of a kind; the value of each is the status to store. */
export function stageOptions(kind: RequestKind) {
  return stagesOf(kind).map(({ stored, label }) => ({ value: stored, label }));
}

/** Options for the assignee: nobody, the active users, and the current assignee `chosen`. */
export function assigneeOptions(assignees: readonly Assignee[], chosen: number | null = null) {
  return [
    { value: "", label: text.unassigned },
    ...choosable(assignees, chosen).map((assignee) => ({
      value: String(assignee.id),
      label: text.assigneeName(assignee),
    })),
  ];
}
