import { ExternalLink, PanelRight } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../accounts/users/avatar.tsx";
import type { Profile } from "../../accounts/users/users.ts";
import { useMay } from "../../admin-kit/may.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { ThemeButton } from "../../ui/controls/theme-button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { PaletteButton } from "../palette/palette-button.tsx";
import { adminText } from "./admin.text.ts";
import { Bell } from "./bell.tsx";
import type { SidebarState } from "./sidebar-state.ts";
import topBarStyles from "./styles/top-bar.module.css";

type TopBarProps = {
  profile: Profile;
  sidebar: SidebarState;
  /** What the open screen puts in. */
  start: ReactNode;
  end: ReactNode;
};

/** Sidebar toggle, search, live site, theme. The early script of every page listens for `data-theme-toggle`; requirement SHELL-06. */
export function TopBar({ profile, sidebar, start, end }: TopBarProps) {
  const readsSales = useMay("read", "sales");
  return (
    <header className={topBarStyles.topBar} data-top-bar>
      <IconButton
        ref={sidebar.toggleButton}
        aria-label={adminText.toggleSidebar}
        aria-expanded={sidebar.isExpanded}
        aria-controls="side-nav"
        onClick={sidebar.toggle}
      >
        <Icon of={PanelRight} />
      </IconButton>
      {start}
      <PaletteButton />
      <span className={topBarStyles.space} />
      <a
        className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small} ${topBarStyles.siteLink}`}
        href="/"
        target="_blank"
        rel="noopener"
      >
        <Icon of={ExternalLink} />
        <span>
          {adminText.liveSite} <span className={typeStyles.unseen}>{adminText.newWindow}</span>
        </span>
      </a>
      <ThemeButton />
      {readsSales && <Bell />}
      {end}
      <Avatar profile={profile} className={topBarStyles.onPhones} />
    </header>
  );
}
