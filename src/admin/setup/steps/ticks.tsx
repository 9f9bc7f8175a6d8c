import formStyles from "../../../ui/controls/forms.module.css";
import { Checkbox } from "../../../ui/controls/inputs.tsx";
import styles from "./offer-step.module.css";

type TicksProps<Key extends string> = {
  title: string;
  help?: string | undefined;
  pieces: readonly { key: Key; title: string }[];
  ticked: readonly Key[];
  onChange(ticked: Key[]): void;
};

/** A group of check boxes, one for each piece. */
export function Ticks<Key extends string>({ title, help, pieces, ticked, onChange }: TicksProps<Key>) {
  return (
    <fieldset className={styles.ticks}>
      <legend>{title}</legend>
      {help && <p className={formStyles.hint}>{help}</p>}
      {pieces.map(({ key, title }) => (
        <Checkbox
          key={key}
          id={`tick-${key}`}
          checked={ticked.includes(key)}
          onChange={({ target }) =>
            onChange(target.checked ? [...ticked, key] : ticked.filter((one) => one !== key))
          }
        >
          {title}
        </Checkbox>
      ))}
    </fieldset>
  );
}
