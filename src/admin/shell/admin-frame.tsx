import { type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Profile } from "../../accounts/users/users.ts";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { ScreenRightsContext } from "../../admin-kit/may.ts";
import { TopBarSlotsContext } from "../../admin-kit/top-bar-slots.tsx";
import { useIsOffline } from "../../admin-kit/use-is-offline.ts";
import { may } from "../../kernel/roles.ts";
import { Nonce } from "../../nonce.ts";
import { Banner } from "../../ui/banner.tsx";
import { growTextareas } from "../../ui/controls/grow-textareas.ts";
import { ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { adminText, refusedText } from "./admin.text.ts";
import { placeOf, screenAreas, screenAt, sees } from "./screens.ts";
import { Sidebar } from "./sidebar.tsx";
import { railScript, useSidebar } from "./sidebar-state.ts";
import frameStyles from "./styles/frame.module.css";
import topBarStyles from "./styles/top-bar.module.css";
import { TopBar } from "./top-bar.tsx";

/**
 * The sidebar, the top bar, and the screen or a note that this user may not see it (requirement ROLE-01). The frame uses plain
 * elements only, so that the server can render it; the screen itself follows in the browser.
 */
export function AdminFrame({ profile, children }: { profile: Profile; children: ReactNode }) {
  const nonce = useContext(Nonce);
  const sidebar = useSidebar();
  const screen = screenAt(useLocation().pathname);
  const role = profile.access;
  const area = screen ? screenAreas[screen] : "common";
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(growTextareas, []);
  return (
    <ScreenRightsContext value={{ userId: profile.id, role, area }}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this module, allowed by its nonce */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: railScript }} />
      <a className={typeStyles.skip} href="#cont">
        {adminText.skip}
      </a>
      <div className={sidebar.isDrawerOpen ? `${frameStyles.admin} ${frameStyles.open}` : frameStyles.admin}>
        <Sidebar profile={profile} isDrawer={sidebar.isDrawerOpen} onClose={sidebar.close} />
        <button
          type="button"
          className={frameStyles.scrim}
          tabIndex={-1}
          aria-label={adminText.closeSidebar}
          onClick={sidebar.close}
        />
        <div className={frameStyles.column} inert={sidebar.isDrawerOpen}>
          <TopBar
            profile={profile}
            sidebar={sidebar}
            start={<div className={topBarStyles.slot} ref={setStart} />}
            end={<div className={topBarStyles.slot} ref={setEnd} />}
          />
          <Main>
            <OfflineLine />
            {screen && !sees(role, screen) ? (
              <ErrorState title={refusedText.title}>{refusedText.text}</ErrorState>
            ) : (
              <TopBarSlotsContext value={{ start, end }}>
                {!may(role, "write", area) && <Banner tone="info">{refusedText.readOnly}</Banner>}
                {children}
              </TopBarSlotsContext>
            )}
          </Main>
        </div>
      </div>
    </ScreenRightsContext>
  );
}

/** Says that the network is gone, and what is kept in the meantime; requirement DESK-08. */
function OfflineLine() {
  return useIsOffline() && <Banner tone="warn">{kitText.offline.screen}</Banner>;
}

/**
 * Takes the focus when another screen opens, so that keyboard and screen reader start there. A record that opens beside its list
 * does not count as another screen.
 */
function Main({ children }: { children: ReactNode }) {
  const place = placeOf(useLocation().pathname);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    main.current?.focus({ preventScroll: true });
  }, [place]);
  return (
    <main className={frameStyles.content} id="cont" tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
