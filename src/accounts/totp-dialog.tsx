import { RecordDialog } from "../admin-kit/record-dialog.tsx";
import { bind } from "../admin-kit/record-form.ts";
import { TextInput } from "../ui/inputs.tsx";
import type { TotpSetup } from "./answers.ts";
import { ownText as text } from "./users.text.ts";

type TotpDialogProps = {
  setup: TotpSetup | null;
  onClose(): void;
  onConfirm(code: string): Promise<unknown>;
};

/** The QR code for the authenticator app, the same secret in letters, and the first code as proof; requirement SEC-04. */
export default function TotpDialog({ setup, onClose, onConfirm }: TotpDialogProps) {
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
            <div className="totp">
              <svg viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`} role="img" aria-label={text.qr}>
                <path d={setup.qr.path} />
              </svg>
              <p className="muted sm">
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
