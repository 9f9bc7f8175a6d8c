import { ChevronDown, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { useMay } from "../../../../admin-kit/may.ts";
import menuStyles from "../../../../admin-kit/menu/menu.module.css";
import badgeStyles from "../../../../ui/badge.module.css";
import avatarStyles from "../../../../ui/pictures/avatar.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { initialsOf, tintOf } from "../../../../ui/pictures/initials.ts";
import { assigneeOptions, stageOptions } from "../desk/desk-options.ts";
import { deskText as text } from "../desk.text.ts";
import type { Assignee, DeskRequest, RequestStatus } from "../requests.ts";
import { stageOf } from "../stages.ts";

type MenuProps<Value extends string> = {
  /** The name of the button and of its menu. */
  label: string;
  className: string | undefined;
  face: ReactNode;
  options: readonly { value: Value; label: string }[];
  /** Undefined where nothing is chosen yet, as for an action on several requests. */
  chosen?: Value;
  isDisabled?: boolean;
  /** Opens the menu from outside, as shortcuts do; undefined leaves that to the button. */
  isOpen?: boolean;
  onOpenChange?(isOpen: boolean): void;
  onChoose(value: Value): void;
};

/**
 * A menu of choices, each stored when it is chosen. A native select would take the next shortcut as a letter to look for, and
 * store what it finds; in a menu letters only move the focus, and nothing is stored before Enter; requirement DESK-01.
 */
export function ChoiceMenu<Value extends string>(props: MenuProps<Value>) {
  const { label, className, face, options, chosen, isDisabled = false, onChoose, ...opening } = props;
  const canWrite = useMay("write");
  return (
    <MenuTrigger {...opening}>
      <AriaButton className={className ?? ""} aria-label={label} isDisabled={!canWrite || isDisabled}>
        {face}
      </AriaButton>
      <Popover className={menuStyles.popover} placement="bottom end" offset={6}>
        <Menu
          className={menuStyles.menu}
          aria-label={label}
          {...(chosen !== undefined && { selectionMode: "single", selectedKeys: [chosen] })}
        >
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

type StatusMenuProps = {
  request: Pick<DeskRequest, "kind" | "status">;
  onChoose(status: RequestStatus): void;
};

/** The status as a badge that opens a menu of the others. */
export function StatusMenu({ request, onChoose }: StatusMenuProps) {
  const { label, tone, stored } = stageOf(request);
  return (
    <ChoiceMenu
      label={text.changeStatus(label)}
      className={`${badgeStyles.badge} ${badgeStyles.pressable} ${badgeStyles[tone]}`}
      face={
        <>
          {label}
          <Icon of={ChevronDown} />
        </>
      }
      options={stageOptions(request.kind)}
      chosen={stored}
      onChoose={onChoose}
    />
  );
}

type AssigneeMenuProps = {
  request: DeskRequest;
  assignees: readonly Assignee[];
  onChoose(id: number | null): void;
};

/** The initials of the assignee, which open a menu of the others. */
export function AssigneeMenu({ request, assignees, onChoose }: AssigneeMenuProps) {
  const chosen = assignees.find(({ id }) => id === request.assigneeId);
  return (
    <ChoiceMenu
      label={chosen ? text.changeAssignee(text.assigneeName(chosen)) : text.assign}
      className={
        chosen
          ? `${avatarStyles.avatar} ${tintOf(chosen.name)}`
          : `${avatarStyles.avatar} ${avatarStyles.nobody}`
      }
      face={chosen ? initialsOf(chosen.name) : <Icon of={UserPlus} />}
      options={assigneeOptions(assignees, request.assigneeId)}
      chosen={chosen ? String(chosen.id) : ""}
      onChoose={(id) => onChoose(Number(id) || null)}
    />
  );
}
