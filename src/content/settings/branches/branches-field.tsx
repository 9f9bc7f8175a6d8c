import { TextInput } from "../../../ui/controls/inputs.tsx";
import { BoxesField } from "../boxes/boxes-field.tsx";
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

const blank = (key: string): Branch => ({
  key,
  name: "",
  address: "",
  shortAddress: "",
  mapLink: "",
  phone: "",
  hours: "",
});

/** The branches in a form of the settings; requirement IDENT-01. */
export function Branches() {
  return (
    <BoxesField<Branch> name="branches" words={branchesText} blank={blank} most={mostBranches}>
      {({ item, errorAt, onChange }) =>
        fields.map(({ name, ...field }) => (
          <TextInput
            key={name}
            {...field}
            label={branchesText[name]}
            value={item[name]}
            error={errorAt(name)}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))
      }
    </BoxesField>
  );
}
