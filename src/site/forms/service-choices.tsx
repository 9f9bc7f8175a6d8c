import { serviceKeys } from "../../content/shared/asked-services.ts";
import { Checkbox } from "../../ui/controls/inputs.tsx";
import { quoteText } from "../frame/site.text.ts";
import styles from "./service-choices.module.css";

/** The services by the keys of the quote form, to be ticked. */
export function ServiceChoices({ name, chosen }: { name: string; chosen: readonly string[] | undefined }) {
  return (
    <div className={styles.choices}>
      {serviceKeys.map((key) => (
        <Checkbox key={key} card name={name} value={key} defaultChecked={chosen?.includes(key)}>
          {quoteText.services[key]}
        </Checkbox>
      ))}
    </div>
  );
}
