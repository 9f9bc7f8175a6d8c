import { useEffect, useRef } from "react";
import { cleanAddress, suggestAddress } from "../../kernel/resource/kinds/address.ts";
import { TextInput } from "../../ui/controls/inputs.tsx";
import type { ControlProps } from "./controls.tsx";
import { FormValue, useResourceForm } from "./form-context.tsx";

/** The address of a record's page. A new record's address follows its title until a person types another one. */
export function AddressControl({ name, field, label, full, help, optional = false }: ControlProps) {
  useSuggestion(name, String(field.options.suggestedFrom));
  return (
    <FormValue<string> name={name}>
      {({ value, onChange, onBlur, error }) => (
        <TextInput
          {...{ label, full, help, optional, error, value }}
          required={field.options.required}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            onChange(cleanAddress(value));
            onBlur();
          }}
        />
      )}
    </FormValue>
  );
}

function useSuggestion(name: string, titleName: string) {
  const { form } = useResourceForm();
  const title = String(form.watch(titleName) ?? "");
  const before = useRef(title);
  const isNew = !form.formState.defaultValues?.[name];
  useEffect(() => {
    const isSuggested = form.getValues(name) === suggestAddress(before.current);
    before.current = title;
    if (isNew && isSuggested) form.setValue(name, suggestAddress(title), { shouldDirty: true });
  }, [form, name, title, isNew]);
}
