import { ChevronDown, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useMay } from "../../../admin-kit/may.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { initialsOf, tintOf } from "../../../ui/pictures/initials.ts";
import { deskText as text } from "../desk.text.ts";
import type { Assignee, DeskRequest, RequestStatus } from "../requests.ts";
import { assigneeOptions, statusOptions } from "./desk-options.ts";
import { statusNames } from "./quote-requests.text.ts";
import { statusTones } from "./stages.tsx";

type MenuProps<Value extends string> = {
  label: string;
  className: string;
  face: ReactNode;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose(value: Value): void;
};

function ChoiceMenu<Value extends string>(props: MenuProps<Value>) {
  const { label, className, face, options, chosen, onChoose } = props;
  const canWrite = useMay("write");
  return (
    <MenuTrigger>
      <AriaButton className={className} aria-label={label} isDisabled={!canWrite}>
        {face}
      </AriaButton>
      <Popover className="pop" placement="bottom end" offset={6}>
        <Menu className="menu" aria-label={label} selectionMode="single" selectedKeys={[chosen]}>
          {options.map(({ value, label }) => (
            <MenuItem
              key={value}
              id={value}
              textValue={label}
              onAction={() => value !== chosen && onChoose(value)}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

type StatusMenuProps = { status: RequestStatus; onChoose(status: RequestStatus): void };

/** The status as a badge that opens the others. */
export function StatusMenu({ status, onChoose }: StatusMenuProps) {
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
      options={statusOptions}
      chosen={status}
      onChoose={onChoose}
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
      options={assigneeOptions(assignees, request.assigneeId)}
      chosen={chosen ? String(chosen.id) : ""}
      onChoose={(id) => onChoose(Number(id) || null)}
    />
  );
}
