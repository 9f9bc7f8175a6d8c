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
  /** What the open screen adds at the start and the end of the bar. */
  start: ReactNode;
  end: ReactNode;
};

/** Sidebar toggle, search, link to the site, theme. Each page's early script listens for `data-theme-toggle`; SHELL-06. */
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
