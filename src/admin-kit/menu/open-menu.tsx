import { Keyboard, Menu, MenuItem, Separator, Text } from "react-aria-components";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import menuStyles from "./menu.module.css";
import type { MenuEntry } from "./menu-button.tsx";
import { UnderButton, type UnderButtonProps } from "./under-button.tsx";

type OpenMenuProps = UnderButtonProps & {
  label: string;
  entries: readonly MenuEntry[];
};

/** The open menu of a `MenuButton`, below the button. */
export default function OpenMenu({ button, isOpen, onOpenChange, label, entries }: OpenMenuProps) {
  return (
    <UnderButton button={button} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Menu
        className={menuStyles.menu}
        aria-label={label}
        autoFocus="first"
        onClose={() => onOpenChange(false)}
      >
        {entries.map((entry, index) =>
          entry === "separator" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a separator has no other identity
            <Separator key={`separator-${index}`} />
          ) : (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              className={entry.danger ? menuStyles.dangerous : ""}
              data-shortcut={entry.shortcut}
              isDisabled={entry.isDisabled === true}
              onAction={entry.onAction}
            >
              {entry.icon && <Icon of={entry.icon} />}
              <Text slot="label">{entry.label}</Text>
              {/* The item's accessible name is the label only; the key describes the item. */}
              {entry.shortcut && <Keyboard className={typeStyles.unseen}>{entry.shortcut}</Keyboard>}
            </MenuItem>
          ),
        )}
      </Menu>
    </UnderButton>
  );
}
