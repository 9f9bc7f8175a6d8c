import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, NavLink } from "react-router";
import type { Profile } from "../../accounts/users/users.ts";
import { useArrivals } from "../../content/sales/requests/arrivals/use-arrivals.ts";
import { BrandContext } from "../../ui/brand/brand.ts";
import { BrandLogo } from "../../ui/brand/brand-logo.tsx";
import { useFreshBrand } from "../../ui/brand/fresh-brand.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { Account } from "./account/account.tsx";
import { adminText, screenNames } from "./admin.text.ts";
import { bellText } from "./bell.text.ts";
import { addressOf, groupsFor, type ScreenKey, screenIcons } from "./screens.ts";
import sidebarStyles from "./styles/sidebar.module.css";

type SidebarProps = { profile: Profile; isDrawer: boolean; onClose(): void };

/** Links to all screens, the signed-in user, and sign-out; requirement ADM-02. */
export function Sidebar({ profile, isDrawer, onClose }: SidebarProps) {
  const brand = useFreshBrand();
  const { name } = brand;
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isDrawer) closeButton.current?.focus();
  }, [isDrawer]);
  return (
    <aside className={`${sidebarStyles.sidebar} night`} id="side-nav" aria-label={adminText.sidebar}>
      <div className={sidebarStyles.head}>
        <Link
          className={typeStyles.brandmark}
          to="/admin"
          aria-label={adminText.brand.replace("{agency}", () => name)}
        >
          <BrandContext value={brand}>
            <BrandLogo ground="dark" />
          </BrandContext>
        </Link>
        <IconButton
          ref={closeButton}
          className={sidebarStyles.close}
          aria-label={adminText.closeSidebar}
          onClick={onClose}
        >
          <Icon of={X} />
        </IconButton>
      </div>
      <nav className={sidebarStyles.list} aria-label={adminText.screensNav}>
        <ScreenLink screen="dashboard" />
        {groupsFor(profile.access).map(({ name, screens }) => (
          <ScreenGroup key={name} name={name} screens={screens} />
        ))}
      </nav>
      <Account profile={profile} />
    </aside>
  );
}

function ScreenGroup({ name, screens }: { name: string; screens: ScreenKey[] }) {
  return (
    <>
      <p className={sidebarStyles.group}>{name}</p>
      <ul aria-label={name}>
        {screens.map((screen) => (
          <li key={screen}>
            <ScreenLink screen={screen} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ScreenLink({ screen }: { screen: ScreenKey }) {
  const unread = useUnread(screen);
  return (
    <NavLink
      className={sidebarStyles.entry}
      to={addressOf(screen)}
      end={screen === "dashboard"}
      title={screenNames[screen]}
      prefetch="intent"
    >
      <Icon of={screenIcons[screen]} />
      <span>{screenNames[screen]}</span>
      {unread > 0 && (
        <span className={`${sidebarStyles.count} ${typeStyles.digits}`}>
          {unread}
          <span className={typeStyles.unseen}> {bellText.unread}</span>
        </span>
      )}
    </NavLink>
  );
}

function useUnread(screen: ScreenKey) {
  const arrivals = useArrivals();
  if (screen === "quote-requests") return arrivals?.quotes ?? 0;
  if (screen === "tasks") return arrivals?.reminders.length ?? 0;
  return screen === "messages" ? (arrivals?.messages ?? 0) : 0;
}
