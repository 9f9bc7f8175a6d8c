import { deskText as text } from "../desk.text.ts";
import { choosable } from "../desk-client.ts";
import { type Assignee, requestStatuses } from "../requests.ts";
import { statusNames } from "./quote-requests.text.ts";

export const statusOptions = requestStatuses.map((value) => ({ value, label: statusNames[value] }));

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
