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

/** The way in again, over whatever is on the screen. */
export default function SignInDialog({ isOpen, onSignedIn }: SignInDialogProps) {
  return (
    // No way to close it but to sign in: without a session nothing below it works.
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

/** A frame later: a dialog below this one would fetch the focus back at once. */
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
