import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import groupStyles from "./form-box.module.css";
import { useResourceForm } from "./form-context.tsx";
import styles from "./form-group.module.css";

type FormGroupProps = { title: string; help?: string; children: ReactNode };

/** Some fields of a long form, with a heading beside them. */
export function FormGroup({ title, help, children }: FormGroupProps) {
  return (
    <section className={groupStyles.group}>
      <div>
        <h3>{title}</h3>
        {help && <p>{help}</p>}
      </div>
      <div className={groupStyles.body}>
        <div className={formStyles.pair}>{children}</div>
      </div>
    </section>
  );
}

/** A folded group of fields that few records need; the group opens when the server refuses one of the fields. */
export function FoldedGroup({ title, help, names, children }: FormGroupProps & { names: readonly string[] }) {
  const { form } = useResourceForm();
  const [isOpen, setOpen] = useState(false);
  const isWrong = names.some((name) => form.formState.errors[name] !== undefined);
  return (
    <details
      className={styles.folded}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{title}</h3>
        <Icon of={ChevronDown} />
      </summary>
      {help && <p>{help}</p>}
      <div className={formStyles.pair}>{children}</div>
    </details>
  );
}
