import { Lock } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { AppError } from "../../kernel/errors.ts";
import { relativeDay } from "../../kernel/text/format.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import styles from "../users/account-list.module.css";
import type { OwnAccount } from "../users/answers.ts";
import { ownText as text } from "../users/users.text.ts";
import { AuthenticatorApp, RecoveryCodes } from "./own-codes.tsx";
import { OwnPasskeys } from "./own-passkeys.tsx";
import { type Question, Way, type WayContext } from "./way.tsx";

// The form and its dependencies are loaded when it is opened.
const PasswordDialog = lazyPart(async () => ({
  default: (await import("./factor-dialogs.tsx")).PasswordDialog,
}));

type OwnFactorsProps = {
  account: OwnAccount;
  onChanged(): Promise<unknown>;
  /** Receives new recovery codes, which are shown once. */
  onCodes(codes: readonly string[]): void;
};

/** Passkeys, authenticator app, recovery codes and password: the state of each, and its actions. */
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
