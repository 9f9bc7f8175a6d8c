import { Eye, EyeOff, Fingerprint } from "lucide-react";
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Failure } from "../../ui/banner.tsx";
import { useBrand } from "../../ui/brand/brand.ts";
import { BrandLogo } from "../../ui/brand/brand-logo.tsx";
import { Motif } from "../../ui/brand/motif.tsx";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import type { HalfSignIn } from "../users/answers.ts";
import type { Profile } from "../users/users.ts";
import { loginText as text } from "./login.text.ts";
import { LoginMain } from "./login-main.tsx";
import styles from "./login-screen.module.css";
import { NightWall } from "./night-wall.tsx";
import { type SignInAnswer, type SignInFailure, signIn, signInWithPasskey } from "./sign-in.ts";
import { syncStoredProfile } from "./sign-out.ts";

// Loaded on demand: both are rarely needed.
const SecondStep = lazy(() => import("./second-step.tsx"));
const WelcomeForm = lazy(() => import("./welcome-form.tsx"));

type LoginScreenProps = {
  /** The credentials of `demoHint`; null hides their box. */
  demo: { email: string; password: string } | null;
  /** Called after the sign-in. By default the requested page is reloaded, now with the session; requirement AUTH-05. */
  onSignedIn?: (profile: Profile) => void;
  /** The token of a one-time link; with it the screen asks for a new password instead of signing in. */
  linkToken?: string | undefined;
};

/** The login, shown instead of any admin page that is opened without a session. */
export const LoginScreen = (props: LoginScreenProps) => (
  <LoginMain>
    <LoginContent {...props} />
  </LoginMain>
);

/** What stands in the frame of the login. */
export function LoginContent({ demo, onSignedIn = loadAgain, linkToken }: LoginScreenProps) {
  const { name, isHouse } = useBrand();
  const brand = (
    <a className={typeStyles.brandmark} href="/" aria-label={text.brand.replace("{agency}", () => name)}>
      <BrandLogo />
    </a>
  );
  return (
    <>
      <div className={styles.panel}>
        {linkToken ? (
          <Suspense fallback={brand}>
            <WelcomeForm token={linkToken} brand={brand} onSignedIn={onSignedIn} />
          </Suspense>
        ) : (
          <LoginForm demo={demo} onSignedIn={onSignedIn}>
            {brand}
            <div className={styles.hello}>
              <h1 className={typeStyles.heading}>{text.heading}</h1>
              <p className={typeStyles.muted}>{text.lead}</p>
            </div>
          </LoginForm>
        )}
      </div>
      <div className={styles.motto} aria-hidden="true">
        <Motif isBehind>
          <NightWall />
        </Motif>
        {isHouse ? (
          <blockquote>
            {text.motto[0]}
            <br />
            {text.motto[1]}
          </blockquote>
        ) : (
          <BidiText as="p" text={name} />
        )}
      </div>
    </>
  );
}

type LoginFormProps = Required<Pick<LoginScreenProps, "demo" | "onSignedIn">> & {
  /** Shown above the fields. */
  children?: ReactNode;
};

/** Asks for e-mail and password; also shown over a screen whose session has ended. */
export function LoginForm({ demo, onSignedIn, children }: LoginFormProps) {
  const { isReady, isPending, failure, half, submit, usePasskey, startAgain } = useSignIn(onSignedIn);
  if (half)
    return (
      <Suspense>
        <SecondStep half={half} onSignedIn={onSignedIn} onPasskey={usePasskey} onStartAgain={startAgain} />
      </Suspense>
    );
  return (
    <form method="post" onSubmit={submit}>
      {children}
      <Failure of={failure && text.failures[failure]} />
      <div className={formStyles.field}>
        <label htmlFor="login-email">{text.email}</label>
        <input
          className={formStyles.input}
          id="login-email"
          name="email"
          type="email"
          dir="ltr"
          required
          autoComplete="username"
          aria-invalid={failure === "wrong"}
        />
      </div>
      <PasswordField isWrong={failure === "wrong"} />
      {/* Disabled until the script runs; else the browser would send the password in a page request. */}
      <Button type="submit" block disabled={!isReady} loading={isPending} loadingLabel={text.loading}>
        {text.submit}
      </Button>
      {isReady && <PasskeyButton onClick={usePasskey} />}
      {demo && <DemoHintBox {...demo} />}
    </form>
  );
}

function useSignIn(onSignedIn: (profile: Profile) => void) {
  const [isReady, setReady] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | "wrong-passkey">();
  const [half, setHalf] = useState<HalfSignIn>();

  useEffect(() => {
    // The login shows because there is no session, so no stored profile may remain; requirement AUTH-03.
    void syncStoredProfile(null);
    setReady(true);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    // Removed first, so that screen readers announce the same failure again.
    setFailure(undefined);
    setPending(true);
    take(await signIn({ email: String(form.get("email")), password: String(form.get("password")) }));
  }

  function take(answer: SignInAnswer) {
    if ("profile" in answer) return onSignedIn(answer.profile);
    if ("half" in answer) setHalf(answer.half);
    else setFailure(answer.failure);
    setPending(false);
  }

  /** Signs in with a passkey. Returns the failure; null after a success or when the person gave up. */
  async function usePasskey() {
    setFailure(undefined);
    const answer = await signInWithPasskey();
    if (!answer) return null;
    if ("profile" in answer) onSignedIn(answer.profile);
    if (!("failure" in answer)) return null;
    const failure = answer.failure === "wrong" ? "wrong-passkey" : answer.failure;
    setFailure(failure);
    return failure;
  }

  return { isReady, isPending, failure, half, submit, usePasskey, startAgain: () => setHalf(undefined) };
}

/** Shown only where the browser supports passkeys. */
function PasskeyButton({ onClick }: { onClick(): unknown }) {
  if (typeof window === "undefined" || !("PublicKeyCredential" in window)) return null;
  return (
    <Button variant="line" block onClick={onClick}>
      <Icon of={Fingerprint} />
      {text.usePasskey}
    </Button>
  );
}

function PasswordField({ isWrong }: { isWrong: boolean }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={formStyles.field}>
      <label htmlFor="login-password">{text.password}</label>
      <div className={styles.password}>
        <input
          className={formStyles.input}
          id="login-password"
          name="password"
          type={isShown ? "text" : "password"}
          dir="ltr"
          required
          autoComplete="current-password"
          spellCheck={false}
          aria-invalid={isWrong}
        />
        {/* The label stays and only the pressed state changes; else a screen reader would say «hide, pressed». */}
        <IconButton aria-label={text.showPassword} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Icon of={isShown ? EyeOff : Eye} />
        </IconButton>
      </div>
    </div>
  );
}

function DemoHintBox({ email, password }: { email: string; password: string }) {
  return (
    <div className={styles.demo}>
      <b>{text.demoTitle}</b>
      <span>
        {text.demoEmail} <code>{email}</code>
      </span>
      <span>
        {text.demoPassword} <code>{password}</code>
      </span>
    </div>
  );
}

function loadAgain() {
  window.location.reload();
}
