import { EllipsisVertical, type LucideIcon } from "lucide-react";
import {
  Button,
  Keyboard,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
  Text,
} from "react-aria-components";
import { Icon } from "../pictures/icon.tsx";

export type MenuEntry =
  | {
      id: string;
      label: string;
      icon?: LucideIcon;
      danger?: boolean;
      isDisabled?: boolean;
      /** The key that does the same without the menu. */
      shortcut?: string | undefined;
      onAction(): void;
    }
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
                data-shortcut={entry.shortcut}
                isDisabled={entry.isDisabled === true}
                onAction={entry.onAction}
              >
                {entry.icon && <Icon of={entry.icon} />}
                <Text slot="label">{entry.label}</Text>
                {/* Its name is the label alone: the key that is seen stands outside of it, and describes it. */}
                {entry.shortcut && <Keyboard className="vh">{entry.shortcut}</Keyboard>}
              </MenuItem>
            ),
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
