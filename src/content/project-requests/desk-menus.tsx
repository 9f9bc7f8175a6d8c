import { ChevronDown, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { oneOf } from "../../kernel/objects.ts";
import { Icon } from "../../ui/icon.tsx";
import { initialsOf, tintOf } from "../../ui/initials.ts";
import { deskText as text } from "./desk.text.ts";
import { type Assignee, choosable, type DeskRequest } from "./desk-client.ts";
import { statusNames } from "./quote-requests.text.ts";
import { type RequestStatus, requestStatuses } from "./schema.ts";
import { statusTones } from "./stages.tsx";

type MenuProps = {
  label: string;
  className: string;
  face: ReactNode;
  options: readonly { id: string; label: string }[];
  chosen: string;
  onChoose(id: string): void;
};

function ChoiceMenu({ label, className, face, options, chosen, onChoose }: MenuProps) {
  return (
    <MenuTrigger>
      <AriaButton className={className} aria-label={label}>
        {face}
      </AriaButton>
      <Popover className="pop" placement="bottom end" offset={6}>
        <Menu
          className="menu"
          aria-label={label}
          selectionMode="single"
          selectedKeys={[chosen]}
          onAction={(key) => String(key) !== chosen && onChoose(String(key))}
        >
          {options.map((option) => (
            <MenuItem key={option.id} id={option.id} textValue={option.label}>
              {option.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The status as a badge that opens the others. */
export function StatusMenu({
  status,
  onChoose,
}: {
  status: RequestStatus;
  onChoose(status: RequestStatus): void;
}) {
  return (
    <ChoiceMenu
      label={text.changeStatus(statusNames[status])}
      className={`badge bt ${statusTones[status]}`}
      face={
        <>
          {statusNames[status]}
          <Icon of={ChevronDown} />
        </>
      }
      options={requestStatuses.map((id) => ({ id, label: statusNames[id] }))}
      chosen={status}
      onChoose={(id) => {
        const status = oneOf(requestStatuses, id);
        if (status) onChoose(status);
      }}
    />
  );
}

type AssigneeMenuProps = {
  request: DeskRequest;
  assignees: readonly Assignee[];
  onChoose(id: number | null): void;
};

/** Who is responsible, as initials that open the others. */
export function AssigneeMenu({ request, assignees, onChoose }: AssigneeMenuProps) {
  const chosen = assignees.find(({ id }) => id === request.assigneeId);
  return (
    <ChoiceMenu
      label={chosen ? text.changeAssignee(text.assigneeName(chosen)) : text.assign}
      className={chosen ? `avatar ${tintOf(chosen.name)}` : "avatar none"}
      face={chosen ? initialsOf(chosen.name) : <Icon of={UserPlus} />}
      options={[
        { id: "", label: text.unassigned },
        ...choosable(assignees, request.assigneeId).map((assignee) => ({
          id: String(assignee.id),
          label: text.assigneeName(assignee),
        })),
      ]}
      chosen={chosen ? String(chosen.id) : ""}
      onChoose={(id) => onChoose(id === "" ? null : Number(id))}
    />
  );
}
