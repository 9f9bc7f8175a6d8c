import { Bell, CircleUser, LogOut, SunMoon } from "lucide-react";
import type { RefObject } from "react";
import { Menu, MenuItem, Popover } from "react-aria-components";
import { useNavigate } from "react-router";
import menuStyles from "../../../admin-kit/menu/menu.module.css";
import { AriaProvider } from "../../../ui/overlays/aria-provider.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { screenNames, adminText as text } from "../admin.text.ts";
import { addressOf } from "../screens.ts";
import { toggleTheme } from "../toggle-theme.ts";

type AccountMenuProps = {
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onLeave(): void;
};

/** The user's account, the theme and sign-out, in a menu above the name that opens it; requirement ADM-02. */
export default function AccountMenu({ trigger, isOpen, onOpenChange, onLeave }: AccountMenuProps) {
  const navigate = useNavigate();
  const entries = [
    { label: text.ownAccount, icon: CircleUser, act: () => void navigate(addressOf("users")) },
    { label: screenNames.notices, icon: Bell, act: () => void navigate(addressOf("notices")) },
    { label: text.toggleTheme, icon: SunMoon, act: toggleTheme },
    { label: text.logout, icon: LogOut, act: onLeave },
  ];
  return (
    <AriaProvider>
      <Popover
        className={menuStyles.popover}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="top start"
        offset={6}
      >
        <Menu
          className={menuStyles.menu}
          aria-label={text.ownAccount}
          autoFocus="first"
          onClose={() => onOpenChange(false)}
        >
          {entries.map(({ label, icon, act }) => (
            <MenuItem key={label} textValue={label} onAction={act}>
              <Icon of={icon} />
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </AriaProvider>
  );
}
