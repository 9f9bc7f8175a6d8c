import { RecordDialog } from "../../admin-kit/form/record-dialog.tsx";
import { bind } from "../../admin-kit/form/record-form.ts";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { ownText as text } from "../users/users.text.ts";

type PasskeyDialogProps = {
  /** The passkey to rename; "new" adds one; null keeps the dialog closed. */
  passkey: { id: string; name: string } | "new" | null;
  onClose(): void;
  onSave(name: string): Promise<unknown>;
};

/** Asks for the name of a passkey. For a new one the browser then asks for a fingerprint, the face or a PIN. */
export default function PasskeyDialog({ passkey, onClose, onSave }: PasskeyDialogProps) {
  const isNew = passkey === "new";
  return (
    <RecordDialog<{ name: string }>
      isOpen={passkey !== null}
      onClose={onClose}
      title={isNew ? text.passkeyTitle : text.renameTitle}
      initial={{ name: passkey && !isNew ? passkey.name : "" }}
      onSave={({ name }) => onSave(name)}
      failureText={isNew ? text.passkeyFailed : text.failedChange}
    >
      {(form) => (
        <TextInput
          label={text.passkeyName}
          required
          maxLength={60}
          autoComplete="off"
          help={isNew ? text.passkeyHelp : undefined}
          {...bind(form, "name", { required: text.required })}
        />
      )}
    </RecordDialog>
  );
}
