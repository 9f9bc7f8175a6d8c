import { useState } from "react";
import { AppError } from "../../../kernel/errors.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { deskText } from "../requests/desk.text.ts";
import { useOwnFields } from "./client.ts";
import styles from "./own-facts.module.css";
import { OwnFieldInput } from "./own-field-input.tsx";
import { text } from "./own-fields.text.ts";
import type { OwnField } from "./own-fields.ts";
import { type OwnValue, ownValueOf } from "./own-values.ts";

type FactsProps = {
  values: readonly OwnValue[];
  isDisabled: boolean;
  /** Stores one value. Throws what the API answers. */
  store(value: OwnValue): Promise<unknown>;
};

/** The fields that the agency added to requests, each stored when it is left; without fields nothing. Requirement DESK-09. */
export default function OwnFacts({ values, isDisabled, store }: FactsProps) {
  const fields = useOwnFields("request");
  if (fields.length === 0) return null;
  return (
    <section>
      <h3>{text.group}</h3>
      <fieldset className={styles.values} disabled={isDisabled}>
        {fields.map((field) => (
          <OwnFact key={field.id} field={field} stored={ownValueOf(values, field.id)} store={store} />
        ))}
      </fieldset>
    </section>
  );
}

type FactProps = { field: OwnField; stored: string } & Pick<FactsProps, "store">;

/** What was refused, or could not be stored, stays in its field, with the reason. */
function OwnFact({ field, stored, store }: FactProps) {
  const [typed, setTyped] = useState<string | null>(null); // null while it is not being edited
  const [fault, setFault] = useState<string>();
  const commit = async (value: string) => {
    setFault(undefined);
    try {
      if (value.trim() !== stored) await store({ field: field.id, value: value.trim() });
      // What was typed while it was being stored stays.
      setTyped((current) => (current === value ? null : current));
    } catch (error) {
      const refused = error instanceof AppError ? error.fields.own_values : undefined;
      if (refused) setFault(refused);
      else toasts.error(deskText.saveFailed);
    }
  };
  return (
    <OwnFieldInput
      field={field}
      value={typed ?? stored}
      error={fault}
      onChange={setTyped}
      onCommit={(value) => void commit(value)}
    />
  );
}
