import { Controller } from "react-hook-form";
import { checkBody } from "../../admin-kit/check-body.ts";
import { FormGroup } from "../../admin-kit/form-group.tsx";
import { FormListField } from "../../admin-kit/form-list-field.tsx";
import { ImageField, type UploadImage } from "../../admin-kit/image-field.tsx";
import { usePendingUploads } from "../../admin-kit/pending-uploads.ts";
import { RecordDialog } from "../../admin-kit/record-dialog.tsx";
import type { RecordForm } from "../../admin-kit/record-dialog-form.tsx";
import { bind, errorOf } from "../../admin-kit/record-form.ts";
import { dateValue, numberValue } from "../../ui/digits.ts";
import { FieldGroup } from "../../ui/field.tsx";
import { DateInput, NumberInput, Select, Switch, TextArea, TextInput } from "../../ui/inputs.tsx";
import { inputOf, labels } from "./member-words.ts";
import type { MemberInput, MemberRecord } from "./schema.ts";
import { departments } from "./team.text.ts";
import { text } from "./team-admin.text.ts";
import { type MemberAnswer, memberBody, memberBodyOf, readMember } from "./wire.ts";

const { form: words } = text;

type MemberDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The member that is edited; null for a new one. */
  member: MemberRecord | null;
  initial: MemberInput;
  canAddAnother: boolean;
  /** Stores the body, over `based` unless it is a new one. */
  onSave(body: object, based: MemberRecord | null): Promise<unknown>;
};

/** Adds or changes a member; requirements ATEAM-01, ATEAM-02, ADM-04, API-08. */
export default function MemberDialog({ onClose, member, onSave, ...dialog }: MemberDialogProps) {
  const uploads = usePendingUploads();
  const save = async (values: MemberInput, current?: unknown) => {
    const image = await uploads.finished("image", values.image);
    const body = memberBodyOf({ ...values, image });
    checkBody(memberBody, body);
    await onSave(body, current === undefined ? member : readMember(current as MemberAnswer)); // the wire edge
  };
  return (
    <RecordDialog<MemberInput>
      {...dialog}
      onClose={() => {
        uploads.forgetAll();
        onClose();
      }}
      title={member ? text.edit : text.add}
      onSave={save}
      draft={`team:${member?.id ?? "new"}`}
      failureText={text.alerts.save}
      conflict={{ labels, valuesOf: (current) => inputOf(readMember(current as MemberAnswer)) }}
    >
      {(form) => <MemberFields form={form} upload={uploads.uploadOf("image")} />}
    </RecordDialog>
  );
}

function MemberFields({ form, upload }: { form: RecordForm<MemberInput>; upload: UploadImage }) {
  return (
    <>
      <FormGroup title={words.basics} help={words.basicsHelp}>
        <TextInput label={words.name} {...bind(form, "name")} />
        <TextInput label={words.position} {...bind(form, "position")} />
        <Select label={text.department} options={departmentOptions(form)} {...bind(form, "department")} />
        <DateInput label={words.joinDate} {...bind(form, "joinDate", { setValueAs: dateOrEmpty })} />
        <TextInput label={text.experience} placeholder={words.experienceHint} {...bind(form, "experience")} />
        <TextInput label={text.specialty} {...bind(form, "specialty")} />
        <TextArea full label={words.bio} {...bind(form, "bio")} />
        <Controller
          control={form.control}
          name="image"
          render={({ field: { value, onChange } }) => (
            <ImageField
              full
              label={words.image}
              help={words.imageHelp}
              value={value}
              onChange={onChange}
              upload={upload}
              ratio={4 / 3}
              error={errorOf(form, "image")}
            />
          )}
        />
      </FormGroup>
      <FormGroup title={words.contact} help={words.contactHelp}>
        <TextInput type="email" label={words.email} {...bind(form, "email")} />
        <TextInput type="tel" label={words.phone} {...bind(form, "phone")} />
        <TextInput
          full
          type="url"
          label={words.linkedin}
          placeholder="https://"
          {...bind(form, "linkedin")}
        />
      </FormGroup>
      <FormGroup title={words.lists} help={words.listsHelp}>
        <FormListField
          form={form}
          name="achievements"
          label={words.achievements}
          placeholder={words.achievement}
        />
        <FormListField form={form} name="skills" label={text.skills} placeholder={words.skill} />
      </FormGroup>
      <FormGroup title={words.display}>
        <NumberInput whole label={words.order} {...bind(form, "order", { setValueAs: numberValue })} />
        <FieldGroup label={words.visibility}>
          <Switch {...form.register("isActive")}>{words.visible}</Switch>
        </FieldGroup>
      </FormGroup>
    </>
  );
}

/** The departments, and the member's own where it is another one: an edit must not change it unseen. */
function departmentOptions(form: RecordForm<MemberInput>) {
  const own = form.formState.defaultValues?.department ?? "";
  return [...new Set([...departments, own])].map((value) => ({ value, label: value }));
}

/** An emptied day says nothing: the server keeps the one that it has. */
const dateOrEmpty = (typed: unknown) => dateValue(typed) ?? "";
