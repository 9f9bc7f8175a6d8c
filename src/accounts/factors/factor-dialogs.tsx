import { RecordDialog } from "../../admin-kit/form/record-dialog.tsx";
import { bind } from "../../admin-kit/form/record-form.ts";
import { AppError } from "../../kernel/errors.ts";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { accountClient } from "../users/accounts-client.ts";
import type { TotpSetup } from "../users/answers.ts";
import { ownText as text } from "../users/users.text.ts";
import styles from "./factor-dialogs.module.css";

type TotpDialogProps = {
  setup: TotpSetup | null;
  onClose(): void;
  onConfirm(code: string): Promise<unknown>;
};

/** Shows the QR code of the secret, the secret as text, and a field for the first code of the app; requirement SEC-04. */
export function TotpDialog({ setup, onClose, onConfirm }: TotpDialogProps) {
  return (
    <RecordDialog<{ code: string }>
      isOpen={setup !== null}
      onClose={onClose}
      title={text.connectTitle}
      initial={{ code: "" }}
      onSave={({ code }) => onConfirm(code)}
      failureText={text.failedChange}
      saveLabel={text.connect}
    >
      {(form) => (
        <>
          <p>{text.connectLead}</p>
          {setup && (
            <div className={styles.code}>
              <svg viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`} role="img" aria-label={text.qr}>
                <path d={setup.qr.path} />
              </svg>
              <p className={`${typeStyles.muted} ${typeStyles.small}`}>
                {text.secret}
                <br />
                <bdi dir="ltr">{setup.secret.replace(/.{4}(?=.)/g, "$& ")}</bdi>
              </p>
            </div>
          )}
          <TextInput
            label={text.code}
            required
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...bind(form, "code")}
          />
        </>
      )}
    </RecordDialog>
  );
}

type PasswordForm = { current: string; password: string; confirm: string };
type PasswordDialogProps = { isOpen: boolean; onClose(): void; onChanged(): Promise<unknown> };

/** Changes the password; asks for the current one. The server then ends all other sessions. Requirement SEC-02. */
export function PasswordDialog({ isOpen, onClose, onChanged }: PasswordDialogProps) {
  const save = async ({ current, password }: PasswordForm) => {
    await accountClient.changePassword({ current, password });
    await onChanged();
    toasts.success(text.passwordChanged);
  };
  return (
    <RecordDialog<PasswordForm>
      isOpen={isOpen}
      onClose={onClose}
      title={text.passwordTitle}
      initial={{ current: "", password: "", confirm: "" }}
      onSave={save}
      failureText={(error) =>
        error instanceof AppError && error.code === "too-many" ? text.tooMany : text.passwordFailed
      }
    >
      {(form) => (
        <>
          <TextInput
            label={text.current}
            type="password"
            required
            autoComplete="current-password"
            {...bind(form, "current", { required: text.required })}
          />
          <TextInput
            label={text.next}
            type="password"
            required
            autoComplete="new-password"
            help={text.nextHelp}
            {...bind(form, "password", { required: text.required })}
          />
          <TextInput
            label={text.confirm}
            type="password"
            required
            autoComplete="new-password"
            {...bind(form, "confirm", {
              validate: (confirm) => confirm === form.getValues("password") || text.mismatch,
            })}
          />
        </>
      )}
    </RecordDialog>
  );
}
