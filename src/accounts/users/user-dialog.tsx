import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { ResourceDialog } from "../../admin-kit/form/resource-dialog.tsx";
import { blankOf } from "../../kernel/resource/resource.ts";
import type { UserRow } from "./answers.ts";
import { text } from "./users.text.ts";
import { users } from "./users.ts";

const Field = fieldsOf(users);

type UserDialogProps = {
  /** Null keeps the dialog closed. */
  user: UserRow | null;
  onClose(): void;
  /** `body` holds the changed name and role. */
  onSave(user: UserRow, body: object): Promise<unknown>;
};

/** Changes the name or the role of a user; requirements AUSR-01, ROLE-01. */
export default function UserDialog({ user, onClose, onSave }: UserDialogProps) {
  return (
    <ResourceDialog
      isOpen={user !== null}
      onClose={onClose}
      resource={users}
      record={null}
      initial={{
        ...blankOf(users),
        ...(user && { name: user.name, email: user.email, access: user.access }),
      }}
      bodyOf={({ name, email, access }) => ({ name, email, access })}
      onSave={async (body) => user && onSave(user, body)}
      draft={user ? `users:${user.id}` : undefined}
      canAddAnother={false}
      title={text.editTitle}
      failureText={text.failures.save}
    >
      <Field name="name" autoComplete="off" />
      {!user?.isLastOwner && <Field name="access" />}
    </ResourceDialog>
  );
}
