import { Eye, EyeOff } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Banner } from "../ui/banner.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "../ui/logo.tsx";
import { loginText as text } from "./accounts.text.ts";
import { NightWall } from "./night-wall.tsx";
import type { Profile } from "./profile-storage.ts";
import { type SignInFailure, signIn, syncStoredProfile } from "./sign-in.ts";

type LoginScreenProps = {
  /** Of `demoHint`; null hides the box. */
  demo: { email: string; password: string } | null;
  /** Without it the page that was asked for is loaded again, now with the session; requirement AUTH-05. */
  onSignedIn?: (profile: Profile) => void;
};

/** The login, in place of any admin page that is opened without a session. */
export function LoginScreen({ demo, onSignedIn = loadAgain }: LoginScreenProps) {
  return (
    <main className="login">
      <div className="form">
        <LoginForm demo={demo} onSignedIn={onSignedIn}>
          <a className="brandmark" href="/" aria-label={text.brand}>
            <Logo />
          </a>
          <div className="hello">
            <h1 className="h2">{text.heading}</h1>
            <p className="muted">{text.lead}</p>
          </div>
        </LoginForm>
      </div>
      <div className="artp" aria-hidden="true">
        <NightWall />
        <blockquote>
          {text.motto[0]}
          <br />
          {text.motto[1]}
        </blockquote>
      </div>
    </main>
  );
}

type LoginFormProps = Required<LoginScreenProps> & {
  /** What stands above the fields. */
  children?: ReactNode;
};

/** E-mail and password; also over a screen whose session has ended. */
export function LoginForm({ demo, onSignedIn, children }: LoginFormProps) {
  const { isReady, isPending, failure, submit } = useSignIn(onSignedIn);
  return (
    <form method="post" onSubmit={submit}>
      {children}
      {failure && <Banner tone="bad">{text.failures[failure]}</Banner>}
      <div className="field">
        <label htmlFor="login-email">{text.email}</label>
        <input
          className="inp"
          id="login-email"
          name="email"
          type="email"
          dir="ltr"
          required
          autoComplete="username"
          aria-invalid={failure === "wrong" || undefined}
        />
      </div>
      <PasswordField isWrong={failure === "wrong"} />
      {/* Before its script is there, the form would send the password as a page request. */}
      <Button type="submit" block disabled={!isReady} loading={isPending} loadingLabel={text.loading}>
        {text.submit}
      </Button>
      {demo && <DemoHintBox {...demo} />}
    </form>
  );
}

function useSignIn(onSignedIn: (profile: Profile) => void) {
  const [isReady, setReady] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();

  useEffect(() => {
    // The login shows because there is no session, so nothing may be stored of one; requirement AUTH-03.
    void syncStoredProfile(null);
    setReady(true);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    // Taken away first, so that the same failure is announced again.
    setFailure(undefined);
    setPending(true);
    const answer = await signIn({ email: String(form.get("email")), password: String(form.get("password")) });
    if ("profile" in answer) return onSignedIn(answer.profile);
    setFailure(answer.failure);
    setPending(false);
  }

  return { isReady, isPending, failure, submit };
}

function PasswordField({ isWrong }: { isWrong: boolean }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor="login-password">{text.password}</label>
      <div className="pw">
        <input
          className="inp"
          id="login-password"
          name="password"
          type={isShown ? "text" : "password"}
          dir="ltr"
          required
          autoComplete="current-password"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
        />
        {/* The name stays and the pressed state tells, or a screen reader would hear «hide, pressed». */}
        <IconButton aria-label={text.showPassword} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Icon of={isShown ? EyeOff : Eye} />
        </IconButton>
      </div>
    </div>
  );
}

function DemoHintBox({ email, password }: { email: string; password: string }) {
  return (
    <div className="demo">
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
