import { useState } from "react";
import { DayField } from "../../admin-kit/day-field.tsx";
import { oneOf } from "../../kernel/objects.ts";
import { Select } from "../../ui/inputs.tsx";
import { deskText } from "./desk.text.ts";
import { type Assignee, choosable, type DeskRequest } from "./desk-client.ts";
import { statusNames } from "./quote-requests.text.ts";
import { requestStatuses } from "./schema.ts";
import type { RequestChanges } from "./wire.ts";

const { drawer: text } = deskText;

type FieldsProps = {
  request: DeskRequest;
  assignees: readonly Assignee[];
  /** Answers whether it was stored. */
  change(request: DeskRequest, changes: RequestChanges): Promise<boolean>;
};

/** Status, assignee and reminder; each is stored when it is chosen; requirement AREQ-02. */
export function RequestDeskFields({ request, assignees, change }: FieldsProps) {
  const [day, setDay] = useState<string | null>(null); // while it is edited
  const remind = async (chosen: string) => {
    if (chosen === (request.remindOn ?? "") || (await change(request, { remindOn: chosen || null })))
      setDay(null);
  };
  return (
    <div className="g2 tight">
      <Select
        label={deskText.status}
        value={request.status}
        options={requestStatuses.map((value) => ({ value, label: statusNames[value] }))}
        onChange={(event) =>
          void change(request, { status: oneOf(requestStatuses, event.target.value) ?? request.status })
        }
      />
      <Select
        label={deskText.assignee}
        value={request.assigneeId ?? ""}
        options={[
          { value: "", label: deskText.unassigned },
          ...choosable(assignees, request.assigneeId).map((assignee) => ({
            value: String(assignee.id),
            label: deskText.assigneeName(assignee),
          })),
        ]}
        onChange={(event) => void change(request, { assigneeId: Number(event.target.value) || null })}
      />
      <DayField
        full
        label={text.remindOn}
        help={text.remindHelp}
        value={day ?? request.remindOn ?? ""}
        onChange={setDay}
        onCommit={(chosen) => void remind(chosen)}
      />
    </div>
  );
}
