import { Fingerprint } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Failure } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import type { HalfSignIn } from "../users/answers.ts";
import type { Profile } from "../users/users.ts";
import { loginText as text } from "./login.text.ts";
import styles from "./login-screen.module.css";
import { type SignInFailure, signInWithCode } from "./sign-in.ts";

type StepFailure = SignInFailure | "wrong-code" | "wrong-backup" | "wrong-passkey";

type SecondStepProps = {
  half: HalfSignIn;
  onSignedIn(profile: Profile): void;
  onPasskey(): Promise<StepFailure | null>;
  onStartAgain(): void;
};

/** The second step of the sign-in: asks for a code of the app, a passkey or a recovery code; requirement SEC-04. */
export default function SecondStep({ half, onSignedIn, onPasskey, onStartAgain }: SecondStepProps) {
  const [isBackup, setBackup] = useState(!half.totp);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<StepFailure>();
  const input = useRef<HTMLInputElement>(null);
  const wrong = isBackup ? "wrong-backup" : "wrong-code";
  const ownLead = isBackup ? text.backupLead : text.codeLead;
  const lead = half.totp ? ownLead : text.passkeyLead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code begins with an empty field
  useEffect(() => input.current?.focus(), [isBackup]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    setFailure(undefined);
    setPending(true);
    const answer = await signInWithCode(half.ticket, input.current?.value ?? "");
    if ("profile" in answer) return onSignedIn(answer.profile);
    if ("failure" in answer) setFailure(answer.failure === "wrong" ? wrong : answer.failure);
    setPending(false);
    input.current?.select();
  };
  const changeKind = () => {
    setBackup(!isBackup);
    setFailure(undefined); // the message was about the other kind of code
  };
  const usePasskey = async () => setFailure((await onPasskey()) ?? undefined);

  return (
    <form method="post" onSubmit={submit}>
      <div className={styles.hello}>
        <h1 className={typeStyles.heading}>{text.codeHeading}</h1>
        <p className={typeStyles.muted}>{lead}</p>
      </div>
      <Failure of={failure && text.failures[failure]} />
      {half.passkey && (
        <Button variant={half.totp ? "line" : "primary"} block onClick={usePasskey}>
          <Icon of={Fingerprint} />
          {text.usePasskey}
        </Button>
      )}
      <div className={formStyles.field}>
        <label htmlFor="login-code">{isBackup ? text.backupCode : text.code}</label>
        <input
          key={String(isBackup)}
          ref={input}
          className={`${formStyles.input} ${typeStyles.digits}`}
          id="login-code"
          dir="ltr"
          required
          autoComplete="one-time-code"
          inputMode={isBackup ? "text" : "numeric"}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={failure === wrong}
        />
      </div>
      <Button type="submit" block loading={isPending} loadingLabel={text.loading}>
        {text.submit}
      </Button>
      <div className={styles.ways}>
        {half.totp && (
          <Button variant="ghost" small onClick={changeKind}>
            {isBackup ? text.useApp : text.useBackup}
          </Button>
        )}
        <Button variant="ghost" small onClick={onStartAgain}>
          {text.startAgain}
        </Button>
      </div>
    </form>
  );
}
