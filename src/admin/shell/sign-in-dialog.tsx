import { type ReactNode, useEffect, useRef } from "react";
import { Dialog, Heading } from "react-aria-components";
import { LoginForm } from "../../accounts/sign-in/login-screen.tsx";
import type { Profile } from "../../accounts/users/users.ts";
import { Banner } from "../../ui/banner.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { Overlay } from "../../ui/overlays/dialog.tsx";
import { adminText } from "./admin.text.ts";
import frameStyles from "./styles/frame.module.css";

type SignInDialogProps = { isOpen: boolean; onSignedIn(profile: Profile): void };

/** The sign-in as a dialog over the current screen. */
export default function SignInDialog({ isOpen, onSignedIn }: SignInDialogProps) {
  return (
    // Only signing in closes the dialog, because nothing below it works without a session.
    <Overlay isOpen={isOpen} onClose={() => {}} closesOutside={false} className={dialogStyles.scrim}>
      <Dialog className={`${dialogStyles.modal} ${dialogStyles.small} ${frameStyles.again}`}>
        <header>
          <Heading slot="title" level={2}>
            {adminText.login}
          </Heading>
        </header>
        <FirstFieldFocused>
          <Banner tone="warn">{adminText.sessionEnded}</Banner>
          <LoginForm demo={null} onSignedIn={onSignedIn} />
        </FirstFieldFocused>
      </Dialog>
    </Overlay>
  );
}

/** Focuses the first field a frame later, because a dialog below this one would take the focus back at once. */
function FirstFieldFocused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={dialogStyles.body} ref={box}>
      {children}
    </div>
  );
}
