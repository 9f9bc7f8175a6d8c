import { Controller } from "react-hook-form";
import { RecordDialog } from "../../admin-kit/form/record-dialog.tsx";
import { bind } from "../../admin-kit/form/record-form.ts";
import { ImageField } from "../../admin-kit/pictures/image-field.tsx";
import { usePendingUploads } from "../../admin-kit/pictures/pending-uploads.ts";
import { TextInput } from "../../ui/controls/inputs.tsx";
import { ownText as text, text as usersText } from "./users.text.ts";
import type { Profile } from "./users.ts";

type ProfileForm = { name: string; avatar: string | null };
type ProfileDialogProps = {
  isOpen: boolean;
  onClose(): void;
  profile: Profile;
  onSave(form: ProfileForm): Promise<unknown>;
};

/** Edits the name and the picture of the signed-in user. */
export default function ProfileDialog({ isOpen, onClose, profile, onSave }: ProfileDialogProps) {
  const uploads = usePendingUploads();
  const close = () => {
    uploads.forgetAll();
    onClose();
  };
  return (
    <RecordDialog<ProfileForm>
      isOpen={isOpen}
      onClose={close}
      title={text.editTitle}
      initial={{ name: profile.name, avatar: profile.avatar }}
      onSave={async ({ name, avatar }) => onSave({ name, avatar: await uploads.finished("avatar", avatar) })}
      failureText={text.saveFailed}
    >
      {(form) => (
        <>
          <TextInput label={usersText.labels.name} required autoComplete="name" {...bind(form, "name")} />
          <Controller
            control={form.control}
            name="avatar"
            render={({ field }) => (
              <ImageField
                label={text.avatar}
                value={field.value}
                onChange={field.onChange}
                upload={uploads.uploadOf("avatar")}
              />
            )}
          />
        </>
      )}
    </RecordDialog>
  );
}
