import { Ban } from "lucide-react";
import { fieldsOf } from "../../admin-kit/form/fields-of.tsx";
import { FormGroup } from "../../admin-kit/form/form-group.tsx";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./bust.module.css";
import { Bust, BustDrawings } from "./bust.tsx";
import { members, portraits } from "./members.ts";
import { departments } from "./team.text.ts";
import { text } from "./team-admin.text.ts";

const { form: words } = text;
const Field = fieldsOf(members);

const pictureOfPortrait = (name: string) => {
  const portrait = portraits.find((known) => known === name);
  return portrait ? (
    <span className={styles.picked}>
      <Bust of={portrait} />
    </span>
  ) : (
    <Icon of={Ban} />
  );
};

type MemberDialogProps = ResourceFormProps<typeof members>;

/** Adds or changes a member; requirements ATEAM-01, ATEAM-02, ADM-04, API-08. */
export default function MemberDialog(props: MemberDialogProps) {
  return (
    <ResourceDialog
      {...props}
      resource={members}
      title={props.record ? text.edit : text.add}
      failureText={text.alerts.save}
    >
      <FormGroup title={words.basics} help={words.basicsHelp}>
        <Field name="name" />
        <Field name="position" />
        <Field name="department" options={departmentOptions} />
        <Field name="joinDate" />
        <Field name="years" />
        <Field name="specialty" />
        <Field full name="experience" help={words.experienceHelp} />
        <Field full name="bio" />
        <Field full name="image" help={words.imageHelp} />
        <Field
          full
          name="portrait"
          help={words.portraitHelp}
          placeholder={words.noPortrait}
          pictureOf={pictureOfPortrait}
        />
        <BustDrawings of={portraits} />
      </FormGroup>
      <FormGroup title={words.contact} help={words.contactHelp}>
        <Field name="email" />
        <Field name="phone" />
        <Field full name="linkedin" placeholder="https://" />
      </FormGroup>
      <FormGroup title={words.lists} help={words.listsHelp}>
        <Field name="achievements" placeholder={words.achievement} />
        <Field name="skills" placeholder={words.skill} />
      </FormGroup>
      <FormGroup title={words.display}>
        <Field name="order" />
        <Field name="isActive" group={words.visibility} />
      </FormGroup>
    </ResourceDialog>
  );
}

const departmentOptions = departments.map((value) => ({ value, label: value }));
