import { RecordDialog } from "../admin-kit/record-dialog.tsx";
import { bind } from "../admin-kit/record-form.ts";
import { AppError } from "../kernel/errors.ts";
import { TextInput } from "../ui/inputs.tsx";
import { toasts } from "../ui/toast-queue.ts";
import { accountClient } from "./accounts-client.ts";
import { ownText as text } from "./users.text.ts";

type PasswordForm = { current: string; password: string; confirm: string };
type PasswordDialogProps = { isOpen: boolean; onClose(): void; onChanged(): Promise<unknown> };

/** A new password against the old one; the other sessions end with it; requirement SEC-02. */
export default function PasswordDialog({ isOpen, onClose, onChanged }: PasswordDialogProps) {
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
