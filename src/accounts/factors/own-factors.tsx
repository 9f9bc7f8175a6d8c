import { Fingerprint, Lock, type LucideIcon, Pencil, ShieldCheck, Smartphone, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { AppError } from "../../kernel/errors.ts";
import { relativeDay } from "../../kernel/text/format.ts";
import { Button, IconButton } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import styles from "../users/account-list.module.css";
import { accountClient } from "../users/accounts-client.ts";
import type { OwnAccount, Passkey, TotpSetup } from "../users/answers.ts";
import { ownText as text } from "../users/users.text.ts";

// Forms, and what they are made of, come when one is opened.
const dialogs = () => import("./factor-dialogs.tsx");
const PasskeyDialog = lazyPart(async () => ({ default: (await dialogs()).PasskeyDialog }));
const TotpDialog = lazyPart(async () => ({ default: (await dialogs()).TotpDialog }));
const PasswordDialog = lazyPart(async () => ({ default: (await dialogs()).PasswordDialog }));

type OwnFactorsProps = {
  account: OwnAccount;
  onChanged(): Promise<unknown>;
  /** Recovery codes, to be shown once. */
  onCodes(codes: readonly string[]): void;
};
type Question = {
  question: string;
  note?: string;
  confirm: string;
  icon: LucideIcon;
  work(): Promise<unknown>;
};

/** Passkeys, authenticator app, recovery codes, password: how things stand, and what can be done about each. */
export function OwnFactors({ account, onChanged, onCodes }: OwnFactorsProps) {
  const [passkey, setPasskey] = useState<Passkey | "new" | null>(null);
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const [asked, setAsked] = useState<Question | null>(null);
  const { passkeys, totp, recoveryCodesLeft, passwordChangedAt } = account;

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
  const savePasskey = async (name: string) => {
    const { codes } = passkey === "new" ? await accountClient.addPasskey(name) : { codes: undefined };
    if (passkey && passkey !== "new") await accountClient.renamePasskey(passkey.id, name);
    await onChanged();
    toasts.success(passkey === "new" ? text.passkeyAdded : text.passkeyRenamed);
    if (codes) onCodes(codes);
  };
  const confirmTotp = async (code: string) => {
    const { codes } = await accountClient.confirmTotp(code);
    await onChanged();
    toasts.success(text.connected);
    if (codes) onCodes(codes);
  };
  const disconnecting: Question = {
    question: text.disconnectQuestion,
    note: text.disconnectNote,
    confirm: text.disconnect,
    icon: Smartphone,
    work: () => run(accountClient.endTotp, text.disconnected),
  };
  const makingCodes: Question = {
    question: text.newCodesQuestion,
    note: text.newCodesNote,
    confirm: text.generate,
    icon: ShieldCheck,
    work: () => run(async () => onCodes((await accountClient.makeRecoveryCodes()).codes)),
  };

  return (
    <>
      <ul className={styles.list}>
        <Way
          icon={Fingerprint}
          tone={passkeys.length > 0 ? "on" : "off"}
          title={text.passkeys}
          state={passkeys.length > 0 ? passkeys.map(({ name }) => name).join(text.comma) : text.noPasskeys}
          action={text.addPasskey}
          onAction={() => setPasskey("new")}
        />
        {passkeys.map((key) => (
          <li key={key.id} className={styles.passkey}>
            <div>
              <b>
                <BidiName text={key.name} />
              </b>
              <span>{relativeDay(key.lastUsedAt ?? key.createdAt, new Date())}</span>
            </div>
            <IconButton aria-label={text.renamePasskey(key.name)} onClick={() => setPasskey(key)}>
              <Icon of={Pencil} />
            </IconButton>
            <IconButton
              danger
              aria-label={text.removePasskey(key.name)}
              onClick={() =>
                setAsked({
                  question: text.removePasskeyQuestion,
                  note: key.name,
                  confirm: text.removePasskey(key.name),
                  icon: Trash2,
                  work: () => run(() => accountClient.removePasskey(key.id), text.passkeyRemoved),
                })
              }
            >
              <Icon of={Trash2} />
            </IconButton>
          </li>
        ))}
        <Way
          icon={Smartphone}
          tone={totp ? "on" : "off"}
          title={text.app}
          state={totp ? text.appOn : text.appOff}
          action={totp ? text.disconnect : text.connect}
          onAction={
            totp
              ? () => setAsked(disconnecting)
              : () => run(async () => setSetup(await accountClient.beginTotp()))
          }
        />
        <Way
          icon={ShieldCheck}
          tone={recoveryCodesLeft === undefined ? "" : recoveryCodesLeft > 2 ? "on" : "off"}
          title={text.codes}
          state={
            recoveryCodesLeft === undefined ? (
              text.noCodes
            ) : (
              <>
                {text.codesLeft[0]} <span className="num">{recoveryCodesLeft}</span> {text.codesLeft[1]}{" "}
                <span className="num">10</span>
              </>
            )
          }
          action={recoveryCodesLeft === undefined ? undefined : text.newCodes}
          onAction={() => setAsked(makingCodes)}
        />
        <Way
          icon={Lock}
          tone=""
          title={text.password}
          state={
            passwordChangedAt
              ? text.changedAgo(relativeDay(passwordChangedAt, new Date()))
              : text.neverChanged
          }
          action={text.change}
          onAction={() => setChangingPassword(true)}
        />
      </ul>
      <MountOnOpen isOpen={passkey !== null}>
        <PasskeyDialog passkey={passkey} onClose={() => setPasskey(null)} onSave={savePasskey} />
      </MountOnOpen>
      <MountOnOpen isOpen={setup !== null}>
        <TotpDialog setup={setup} onClose={() => setSetup(null)} onConfirm={confirmTotp} />
      </MountOnOpen>
      <MountOnOpen isOpen={isChangingPassword}>
        <PasswordDialog
          isOpen={isChangingPassword}
          onClose={() => setChangingPassword(false)}
          onChanged={onChanged}
        />
      </MountOnOpen>
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

const looks = { on: styles.good, off: styles.missing, "": "" };

type WayProps = {
  icon: LucideIcon;
  tone: "on" | "off" | "";
  title: string;
  state: ReactNode;
  /** What its button says; without it there is none. */
  action: string | undefined;
  onAction(): void;
};

function Way({ icon, tone, title, state, action, onAction }: WayProps) {
  return (
    <li>
      <span className={`${styles.icon} ${looks[tone]}`}>
        <Icon of={icon} />
      </span>
      <div>
        <b>{title}</b>
        <span>{state}</span>
      </div>
      {action && (
        <Button variant="line" small onClick={onAction}>
          {action}
        </Button>
      )}
    </li>
  );
}
