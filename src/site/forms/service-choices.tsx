import type { AskedChoice } from "../../content/shared/asked-services.ts";
import { Checkbox } from "../../ui/controls/inputs.tsx";
import styles from "./service-choices.module.css";

type ServiceChoicesProps = {
  name: string;
  choices: readonly AskedChoice[];
  chosen: readonly string[] | undefined;
};

/** The offered services as checkboxes. */
export function ServiceChoices({ name, choices, chosen }: ServiceChoicesProps) {
  return (
    <div className={styles.choices}>
      {choices.map(({ value, label }, index) => (
        <Checkbox
          key={value}
          card
          name={name}
          value={value}
          data-choice={index + 1}
          defaultChecked={chosen?.includes(value)}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}
