import { EllipsisVertical, type LucideIcon } from "lucide-react";
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { Icon } from "../pictures/icon.tsx";

export type MenuEntry =
  | { id: string; label: string; icon?: LucideIcon; danger?: boolean; isDisabled?: boolean; onAction(): void }
  | "separator";

/** A button of three dots that opens a menu. `label` names the button and the menu. */
export function MenuButton({
  label,
  entries,
  icon = EllipsisVertical,
}: {
  label: string;
  entries: readonly MenuEntry[];
  icon?: LucideIcon;
}) {
  return (
    <MenuTrigger>
      <Button className="iconbtn" aria-label={label}>
        <Icon of={icon} />
      </Button>
      <Popover className="pop" placement="bottom end" offset={6}>
        <Menu className="menu" aria-label={label}>
          {entries.map((entry, index) =>
            entry === "separator" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no other identity
              <Separator key={`separator-${index}`} />
            ) : (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                className={entry.danger ? "del" : ""}
                isDisabled={entry.isDisabled === true}
                onAction={entry.onAction}
              >
                {entry.icon && <Icon of={entry.icon} />}
                {entry.label}
              </MenuItem>
            ),
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
