import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog, Heading } from "react-aria-components";
import { LoginForm } from "../../accounts/sign-in/login-screen.tsx";
import type { Profile } from "../../accounts/users/users.ts";
import { callApi, setOnUnauthorized } from "../../kernel/http/api-client.ts";
import { onSignedIn } from "../../kernel/http/signed-out.ts";
import { Banner } from "../../ui/banner.tsx";
import { Overlay } from "../../ui/overlays/dialog.tsx";
import { adminText } from "./admin.text.ts";

/** Opens over whatever is on the screen when a call finds that the session has ended; forms below keep what was typed. */
export function SignInAgain({ profile }: { profile: Profile }) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    setOnUnauthorized(() => setOpen(true));
    return () => setOnUnauthorized(() => {});
  }, []);
  const goOn = (signedIn: Profile) => {
    // Another person does not go on with the work of the first.
    if (signedIn.id !== profile.id) return window.location.reload();
    setOpen(false);
    void queries.invalidateQueries();
  };
  // Signed in in another tab: this one goes on too, if it is the same person.
  const elsewhere = useEffectEvent(() => {
    if (isOpen) void callApi<Profile>("GET", "/api/auth/session").then(goOn, () => {});
  });
  useEffect(() => onSignedIn((where) => where === "elsewhere" && elsewhere()), []);
  return (
    // No way to close it but to sign in: without a session nothing below it works.
    <Overlay isOpen={isOpen} onClose={() => {}} closesOutside={false} className="scrim">
      <Dialog className="modal sm again">
        <header>
          <Heading slot="title" level={2}>
            {adminText.login}
          </Heading>
        </header>
        <FirstFieldFocused>
          <Banner tone="warn">{adminText.sessionEnded}</Banner>
          <LoginForm demo={null} onSignedIn={goOn} />
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
    <div className="mb" ref={box}>
      {children}
    </div>
  );
}
