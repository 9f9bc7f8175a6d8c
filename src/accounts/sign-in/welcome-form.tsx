import { type ReactNode, useEffect, useState } from "react";
import { callApi } from "../../kernel/http/api-client.ts";
import { Banner } from "../../ui/banner.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import type { Greeting } from "../users/answers.ts";
import type { Profile } from "../users/users.ts";
import { ArrivalForm } from "./arrival-form.tsx";
import styles from "./login-screen.module.css";
import { welcomeText as text } from "./welcome.text.ts";

export type WelcomeFormProps = { token: string; brand: ReactNode; onSignedIn(profile: Profile): void };

/** The page of a one-time link: its user chooses a password and is signed in; requirements AUSR-01, SEC-05. */
export default function WelcomeForm({ token, brand, onSignedIn }: WelcomeFormProps) {
  const greeting = useGreeting(token);
  if (greeting === undefined)
    return (
      <div className={styles.welcome}>
        {brand}
        <p role="status">{text.checking}</p>
      </div>
    );
  if (greeting === null)
    return (
      <div className={styles.welcome}>
        {brand}
        <Banner tone="bad">{text.dead}</Banner>
        <p className={typeStyles.muted}>{text.deadHint}</p>
        <LinkButton to="/admin" reloadDocument variant="line" block>
          {text.toLogin}
        </LinkButton>
      </div>
    );
  return <ArrivalForm token={token} brand={brand} greeting={greeting} onSignedIn={onSignedIn} />;
}

/** What the link is for; undefined while loading, null for an invalid link. */
function useGreeting(token: string) {
  const [greeting, setGreeting] = useState<Greeting | null>();
  useEffect(() => {
    callApi<Greeting>("POST", "/api/auth/link", { token }).then(setGreeting, () => setGreeting(null));
  }, [token]);
  return greeting;
}
