import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { ResourceDialog } from "../../admin-kit/form/resource-dialog.tsx";
import { blankOf } from "../../kernel/resource/resource.ts";
import { text } from "./users.text.ts";
import { users } from "./users.ts";

const Field = fieldsOf(users);

type InviteDialogProps = { isOpen: boolean; onClose(): void; onInvite(invitation: object): Promise<unknown> };

/** Asks whom to invite. The invitation's link is shown afterwards. */
export default function InviteDialog({ isOpen, onClose, onInvite }: InviteDialogProps) {
  return (
    <ResourceDialog
      isOpen={isOpen}
      onClose={onClose}
      resource={users}
      record={null}
      initial={{ ...blankOf(users), access: "editor" }}
      bodyOf={({ name, email, access }) => ({ name, email, access })}
      onSave={onInvite}
      canAddAnother={false}
      title={text.invite}
      failureText={text.failures.save}
      saveLabel={text.send}
    >
      <Field name="name" autoComplete="off" />
      <Field name="email" autoComplete="off" />
      <Field name="access" help={text.accessHelp} />
    </ResourceDialog>
  );
}
