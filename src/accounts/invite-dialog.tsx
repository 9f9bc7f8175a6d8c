import { checkBody } from "../admin-kit/check-body.ts";
import { RecordDialog } from "../admin-kit/record-dialog.tsx";
import { bind } from "../admin-kit/record-form.ts";
import { TextInput } from "../ui/inputs.tsx";
import { text } from "./users.text.ts";
import { userBody } from "./users-wire.ts";

type Invitation = { name: string; email: string };
type InviteDialogProps = {
  isOpen: boolean;
  onClose(): void;
  onInvite(invitation: Invitation): Promise<unknown>;
};

/** Whom to invite; the link to hand over shows afterwards. */
export default function InviteDialog({ isOpen, onClose, onInvite }: InviteDialogProps) {
  const save = async (values: Invitation) => {
    checkBody(userBody, values);
    await onInvite(values);
  };
  return (
    <RecordDialog<Invitation>
      isOpen={isOpen}
      onClose={onClose}
      title={text.invite}
      initial={{ name: "", email: "" }}
      onSave={save}
      failureText={text.failures.save}
      saveLabel={text.send}
    >
      {(form) => (
        <>
          <TextInput label={text.name} required autoComplete="off" {...bind(form, "name")} />
          <TextInput label={text.email} type="email" required autoComplete="off" {...bind(form, "email")} />
        </>
      )}
    </RecordDialog>
  );
}
