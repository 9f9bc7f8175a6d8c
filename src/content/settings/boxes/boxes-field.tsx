import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { FormValue, useResourceForm } from "../../../admin-kit/form/form-context.tsx";
import { errorOf } from "../../../admin-kit/form/record-form.ts";
import { Button } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { FieldGroup } from "../../../ui/controls/field.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { words as settingsWords } from "../settings-admin.text.ts";
import styles from "./boxes.module.css";

type Keyed = { key: string };

/** What the controls of one item need. */
export type BoxProps<Item> = {
  item: Item;
  errorAt(part: Extract<keyof Item, string>): string | undefined;
  onChange(changes: Partial<Item>): void;
};

type BoxesFieldProps<Item extends Keyed> = {
  name: "branches" | "holidays";
  words: {
    help: string;
    empty: string;
    add: string;
    one(place: number): string;
    remove(place: number): string;
  };
  /** A new item under a key that no other has. */
  blank(key: string): Item;
  most: number;
  /** The controls of one item. */
  children(box: BoxProps<Item>): ReactNode;
};

/** A list of the settings whose items have several fields each: every item is a box, with a button that removes it. */
export function BoxesField<Item extends Keyed>({
  name,
  words,
  blank,
  most,
  children,
}: BoxesFieldProps<Item>) {
  const { form } = useResourceForm();
  return (
    <FormValue<Item[]> name={name}>
      {({ value, onChange, error }) => (
        <FieldGroup full label={settingsWords.labels[name]} help={words.help} error={error}>
          {value.length === 0 && <p className={formStyles.hint}>{words.empty}</p>}
          <ul className={styles.boxes}>
            {value.map((item, index) => (
              <li key={item.key}>
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a grid */}
                <div className={formStyles.pair} role="group" aria-label={words.one(index + 1)}>
                  {children({
                    item,
                    errorAt: (part) => errorOf(form, `${name}.${index}.${part}`),
                    onChange: (changes) => onChange(value.with(index, { ...item, ...changes })),
                  })}
                  <Button
                    variant="ghost"
                    small
                    className={styles.remove}
                    onClick={() => onChange(value.toSpliced(index, 1))}
                  >
                    <Icon of={Trash2} />
                    {words.remove(index + 1)}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            small
            className={buttonStyles.atStart}
            disabled={value.length >= most}
            onClick={() => onChange([...value, blank(newKey(name, value))])}
          >
            <Icon of={Plus} />
            {words.add}
          </Button>
        </FieldGroup>
      )}
    </FormValue>
  );
}

/** A key that no other item has. */
function newKey(name: string, items: readonly Keyed[]) {
  let number = items.length + 1;
  while (items.some(({ key }) => key === `${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
