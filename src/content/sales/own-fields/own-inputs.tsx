import { FormValue } from "../../../admin-kit/form/form-context.tsx";
import { FormGroup } from "../../../admin-kit/form/form-group.tsx";
import { Failure } from "../../../ui/banner.tsx";
import { useOwnFields } from "./client.ts";
import { OwnFieldInput } from "./own-field-input.tsx";
import { text } from "./own-fields.text.ts";
import { type OwnValue, ownValueOf } from "./own-values.ts";

/** The fields that the agency added to clients, in the form of a client; without fields nothing. Requirement DESK-09. */
export function OwnInputs() {
  const fields = useOwnFields("client");
  if (fields.length === 0) return null;
  return (
    <FormGroup title={text.group}>
      <FormValue<OwnValue[]> name="ownValues">
        {({ value: values, onChange, error }) => (
          <>
            <Failure of={error} />
            {fields.map((field) => (
              <OwnFieldInput
                key={field.id}
                field={field}
                value={ownValueOf(values, field.id)}
                // An emptied value is sent, because one that a body does not name stays as it is.
                onChange={(value) =>
                  onChange([...values.filter((one) => one.field !== field.id), { field: field.id, value }])
                }
              />
            ))}
          </>
        )}
      </FormValue>
    </FormGroup>
  );
}
