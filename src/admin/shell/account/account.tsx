import { LogOut } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { accessNames } from "../../../accounts/users/accounts.text.ts";
import { Avatar } from "../../../accounts/users/avatar.tsx";
import type { Profile } from "../../../accounts/users/users.ts";
import { lazyPart } from "../../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../../admin-kit/mount-on-open.tsx";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { adminText } from "../admin.text.ts";
import sidebarStyles from "../styles/sidebar.module.css";
import styles from "./account.module.css";
import { useSignOut } from "./use-sign-out.ts";

// React Aria must not be rendered on the server: the menu is fetched when it is opened.
const load = () => import("./account-menu.tsx");
const AccountMenu = lazyPart(load);

/** The signed-in user, with a menu at the name, and sign-out; requirement ADM-02. */
export function Account({ profile }: { profile: Profile }) {
  const face = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { isLeaving, leave } = useSignOut();
  // Enter and Space too, because React Aria takes the click they cause for one of a screen reader and moves the focus late.
  const openByKey = (event: KeyboardEvent) => {
    if (!["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className={sidebarStyles.account} data-signed-in>
      <button
        ref={face}
        type="button"
        className={styles.face}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void load().catch(() => {})}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={openByKey}
      >
        <Avatar profile={profile} />
        <span className={styles.person}>
          <span className={typeStyles.unseen}>{adminText.ownAccount} </span>
          <b>
            <BidiName text={profile.name} />
          </b>
          <small>{accessNames[profile.access]}</small>
        </span>
      </button>
      <IconButton aria-label={adminText.logout} aria-busy={isLeaving} onClick={leave}>
        <Icon of={LogOut} />
      </IconButton>
      <MountOnOpen isOpen={isOpen}>
        <AccountMenu trigger={face} isOpen={isOpen} onOpenChange={setOpen} onLeave={leave} />
      </MountOnOpen>
    </div>
  );
}
