import { Plus, Trash2 } from "lucide-react";
import { FormValue, useResourceForm } from "../../../admin-kit/form/form-context.tsx";
import { errorOf } from "../../../admin-kit/form/record-form.ts";
import { Button } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { FieldGroup } from "../../../ui/controls/field.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { TextInput } from "../../../ui/controls/inputs.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import styles from "../boxes.module.css";
import { words } from "../settings-admin.text.ts";
import { branchesText } from "./branches-admin.text.ts";
import { type Branch, mostBranches } from "./branches-field.ts";

const fields = [
  { name: "name" },
  { name: "address" },
  { name: "shortAddress", help: branchesText.shortAddressHelp },
  { name: "mapLink", type: "url" },
  { name: "phone", type: "tel" },
  { name: "hours" },
] as const;

/** The branches in a form of the settings; requirement IDENT-01. */
export function Branches() {
  const { form } = useResourceForm();
  return (
    <FormValue<Branch[]> name="branches">
      {({ value, onChange, error }) => (
        <FieldGroup full label={words.labels.branches} help={branchesText.help} error={error}>
          {value.length === 0 && <p className={formStyles.hint}>{branchesText.empty}</p>}
          <ul className={styles.boxes}>
            {value.map((branch, index) => (
              <li key={branch.key}>
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a grid */}
                <div className={formStyles.pair} role="group" aria-label={branchesText.one(index + 1)}>
                  {fields.map(({ name, ...field }) => (
                    <TextInput
                      key={name}
                      {...field}
                      label={branchesText[name]}
                      value={branch[name]}
                      error={errorOf(form, `branches.${index}.${name}`)}
                      onChange={({ target }) =>
                        onChange(value.with(index, { ...branch, [name]: target.value }))
                      }
                    />
                  ))}
                  <Button
                    variant="ghost"
                    small
                    className={styles.remove}
                    onClick={() => onChange(value.toSpliced(index, 1))}
                  >
                    <Icon of={Trash2} />
                    {branchesText.remove(index + 1)}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            small
            className={buttonStyles.atStart}
            disabled={value.length >= mostBranches}
            onClick={() => onChange([...value, { ...blank, key: newKey(value) }])}
          >
            <Icon of={Plus} />
            {branchesText.add}
          </Button>
        </FieldGroup>
      )}
    </FormValue>
  );
}

const blank = { name: "", address: "", shortAddress: "", mapLink: "", phone: "", hours: "" };

function newKey(branches: readonly Branch[]) {
  let number = branches.length + 1;
  while (branches.some(({ key }) => key === `branch-${number}`)) number += 1;
  return `branch-${number}`;
}
