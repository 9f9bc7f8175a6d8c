import { ExternalLink, PanelRight } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../accounts/users/avatar.tsx";
import type { Profile } from "../../accounts/users/users.ts";
import { useMay } from "../../admin-kit/may.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import { ThemeButton } from "../../ui/controls/theme-button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { PaletteButton } from "../palette/palette-button.tsx";
import { adminText } from "./admin.text.ts";
import { Bell } from "./bell.tsx";
import type { SidebarState } from "./sidebar-state.ts";

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
    <header className="topbar">
      <IconButton
        ref={sidebar.toggleButton}
        className="tog"
        aria-label={adminText.toggleSidebar}
        aria-expanded={sidebar.isExpanded}
        aria-controls="side-nav"
        onClick={sidebar.toggle}
      >
        <Icon of={PanelRight} />
      </IconButton>
      {start}
      <PaletteButton />
      <span className="sp" />
      <a className="btn ghost sm livelink" href="/" target="_blank" rel="noopener">
        <Icon of={ExternalLink} />
        <span>
          {adminText.liveSite} <span className="vh">{adminText.newWindow}</span>
        </span>
      </a>
      <ThemeButton />
      {readsSales && <Bell />}
      {end}
      <Avatar profile={profile} className="onlym" />
    </header>
  );
}
