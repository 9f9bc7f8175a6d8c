import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { text as kitText } from "../../../admin-kit/admin-kit.text.ts";
import listFieldStyles from "../../../admin-kit/form/list-field.module.css";
import { useRowOrder } from "../../../admin-kit/rows/use-row-order.tsx";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { FieldGroup, FieldNotes } from "../../../ui/controls/field.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { freeText } from "../../../ui/controls/inputs.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import type { Settings } from "../settings.ts";
import { words as settingsWords, text } from "../settings-admin.text.ts";
import { networks } from "./networks.text.ts";
import { networkOf } from "./networks.ts";
import styles from "./socials-field.module.css";

const { social: words } = text;

type SocialsFieldProps = {
  value: Settings["socials"];
  onChange(value: Settings["socials"]): void;
  error: string | undefined;
  errorAt(place: number, part: "label" | "url"): string | undefined;
};

/** Edits a list of named links: add, remove, and reorder by pointer or by the arrow keys on the grip. */
export function SocialsField({ value, onChange, error, errorAt }: SocialsFieldProps) {
  const id = useId();
  const order = useRowOrder(value, onChange);
  const change = (place: number, changes: Partial<Settings["socials"][number]>) =>
    onChange(value.map((social, index) => (index === place ? { ...social, ...changes } : social)));
  /** An account without a name gets that of its network. */
  const nameByAddress = (place: number) => {
    const network = networkOf(value[place]?.url ?? "");
    if (network && value[place]?.label.trim() === "") change(place, { label: networks[network].name });
  };
  const add = () => {
    onChange([...value, { key: newKey(value), label: "", url: "" }]);
    order.focusRow(value.length, "input");
  };
  return (
    <FieldGroup full label={settingsWords.labels.socials} help={kitText.moveHint} error={error}>
      {value.length === 0 && <p className={formStyles.hint}>{words.empty}</p>}
      <ul className={`${listFieldStyles.listed} ${styles.socials}`} ref={order.list}>
        {value.map(({ key, label, url }, index) => {
          const place = index + 1;
          const wrong = { label: errorAt(index, "label"), url: errorAt(index, "url") };
          return (
            <li
              key={key}
              className={wrong.label || wrong.url ? listFieldStyles.faulty : ""}
              {...order.rowProps(index)}
            >
              {order.grip(index, words.move(place))}
              <input
                className={`${formStyles.input} ${styles.name}`}
                {...freeText}
                aria-label={words.label(place)}
                placeholder={words.labelHint}
                list={`${id}-names`}
                value={label}
                aria-invalid={wrong.label ? true : undefined}
                aria-describedby={wrong.label && `${id}-${index}l-error`}
                onChange={({ target }) => change(index, { label: target.value })}
              />
              <input
                className={formStyles.input}
                dir="ltr"
                type="url"
                aria-label={words.url(place)}
                placeholder="https://"
                value={url}
                aria-invalid={wrong.url ? true : undefined}
                aria-describedby={wrong.url && `${id}-${index}u-error`}
                onChange={({ target }) => change(index, { url: target.value })}
                onBlur={() => nameByAddress(index)}
              />
              <IconButton
                danger
                aria-label={words.remove(place)}
                onClick={() => onChange(value.toSpliced(index, 1))}
              >
                <Icon of={Trash2} />
              </IconButton>
              <FieldNotes id={`${id}-${index}l`} error={wrong.label} />
              <FieldNotes id={`${id}-${index}u`} error={wrong.url} />
            </li>
          );
        })}
      </ul>
      <datalist id={`${id}-names`}>
        {Object.values(networks).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button
        variant="ghost"
        small
        className={buttonStyles.atStart}
        disabled={value.length >= 20}
        onClick={add}
      >
        <Icon of={Plus} />
        {words.add}
      </Button>
      {order.announcement}
    </FieldGroup>
  );
}

function newKey(socials: Settings["socials"]) {
  let number = socials.length + 1;
  while (socials.some(({ key }) => key === `link-${number}`)) number += 1;
  return `link-${number}`;
}
