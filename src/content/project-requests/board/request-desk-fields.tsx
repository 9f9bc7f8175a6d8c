import { useState } from "react";
import { DayField } from "../../../admin-kit/form/day-field.tsx";
import { oneOf } from "../../../kernel/objects.ts";
import { Select } from "../../../ui/controls/inputs.tsx";
import { deskText } from "../desk.text.ts";
import { type Assignee, type DeskRequest, type RequestChanges, requestStatuses } from "../requests.ts";
import { assigneeOptions, statusOptions } from "./desk-options.ts";

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
        options={statusOptions}
        onChange={(event) =>
          void change(request, { status: oneOf(requestStatuses, event.target.value) ?? request.status })
        }
      />
      <Select
        label={deskText.assignee}
        value={request.assigneeId ?? ""}
        options={assigneeOptions(assignees, request.assigneeId)}
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
