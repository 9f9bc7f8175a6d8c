import { Lock, ShieldCheck, Smartphone } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { AppError } from "../../kernel/errors.ts";
import { relativeDay } from "../../kernel/text/format.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import styles from "../users/account-list.module.css";
import { accountClient } from "../users/accounts-client.ts";
import type { OwnAccount, TotpSetup } from "../users/answers.ts";
import { ownText as text } from "../users/users.text.ts";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { type Question, Way, type WayContext } from "./way.tsx";

// Forms, and what they are made of, come when one is opened.
const dialogs = () => import("./factor-dialogs.tsx");
const TotpDialog = lazyPart(async () => ({ default: (await dialogs()).TotpDialog }));
const PasswordDialog = lazyPart(async () => ({ default: (await dialogs()).PasswordDialog }));

type OwnFactorsProps = {
  account: OwnAccount;
  onChanged(): Promise<unknown>;
  /** Recovery codes, to be shown once. */
  onCodes(codes: readonly string[]): void;
};

/** Passkeys, authenticator app, recovery codes, password: how things stand, and what can be done about each. */
export function OwnFactors({ account, onChanged, onCodes }: OwnFactorsProps) {
  const [asked, setAsked] = useState<Question | null>(null);
  const run = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      await onChanged();
      if (done) toasts.success(done);
    } catch (error) {
      const isCancelled = error instanceof AppError && error.code === "proof-needed";
      if (!isCancelled) toasts.error(text.failedChange);
    }
  };
  const context = { account, onChanged, onCodes, run, ask: setAsked };
  return (
    <>
      <ul className={styles.list}>
        <OwnPasskeys {...context} />
        <AuthenticatorApp {...context} />
        <RecoveryCodes {...context} />
        <OwnPassword {...context} />
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        question={asked?.question ?? ""}
        note={asked?.note}
        confirmLabel={asked?.confirm ?? ""}
        {...(asked && { icon: asked.icon })}
        tone="warn"
        onConfirm={() => asked?.work()}
      />
    </>
  );
}

function AuthenticatorApp({ account: { totp }, onChanged, onCodes, run, ask }: WayContext) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const connect = () => run(async () => setSetup(await accountClient.beginTotp()));
  const confirm = async (code: string) => {
    const { codes } = await accountClient.confirmTotp(code);
    await onChanged();
    toasts.success(text.connected);
    if (codes) onCodes(codes);
  };
  const askToDisconnect = () =>
    ask({
      question: text.disconnectQuestion,
      note: text.disconnectNote,
      confirm: text.disconnect,
      icon: Smartphone,
      work: () => run(accountClient.endTotp, text.disconnected),
    });
  return (
    <>
      <Way
        icon={Smartphone}
        tone={totp ? "on" : "off"}
        title={text.app}
        state={totp ? text.appOn : text.appOff}
        action={totp ? text.disconnect : text.connect}
        onAction={totp ? askToDisconnect : connect}
      />
      <MountOnOpen isOpen={setup !== null}>
        <TotpDialog setup={setup} onClose={() => setSetup(null)} onConfirm={confirm} />
      </MountOnOpen>
    </>
  );
}

function RecoveryCodes({ account: { recoveryCodesLeft: left }, onCodes, run, ask }: WayContext) {
  const askForNew = () =>
    ask({
      question: text.newCodesQuestion,
      note: text.newCodesNote,
      confirm: text.generate,
      icon: ShieldCheck,
      work: () => run(async () => onCodes((await accountClient.makeRecoveryCodes()).codes)),
    });
  const state =
    left === undefined ? (
      text.noCodes
    ) : (
      <>
        {text.codesLeft[0]} <span className="num">{left}</span> {text.codesLeft[1]}{" "}
        <span className="num">10</span>
      </>
    );
  return (
    <Way
      icon={ShieldCheck}
      tone={left === undefined ? "" : left > 2 ? "on" : "off"}
      title={text.codes}
      state={state}
      action={left === undefined ? undefined : text.newCodes}
      onAction={askForNew}
    />
  );
}

function OwnPassword({ account: { passwordChangedAt }, onChanged }: WayContext) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Way
        icon={Lock}
        tone=""
        title={text.password}
        state={
          passwordChangedAt ? text.changedAgo(relativeDay(passwordChangedAt, new Date())) : text.neverChanged
        }
        action={text.change}
        onAction={() => setOpen(true)}
      />
      <MountOnOpen isOpen={isOpen}>
        <PasswordDialog isOpen={isOpen} onClose={() => setOpen(false)} onChanged={onChanged} />
      </MountOnOpen>
    </>
  );
}
