import { type FormEvent, useState } from "react";
import { AppError, type FieldErrors } from "../../kernel/errors.ts";

/**
 * The state of a small form that edits no record: sends once at a time, and holds the errors of its fields. `send` should also
 * clear the fields after success; `refusalOf` turns a failure into errors of fields.
 */
export function useSubmit(send: () => Promise<unknown>, refusalOf: (error: unknown) => FieldErrors) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      await send();
      setErrors({});
    } catch (error) {
      setErrors(refusalOf(error));
    }
    setBusy(false);
  };
  return { errors, isBusy, submit };
}

/** The server's errors of fields, or the form's own errors when the server names no field. */
export const fieldsOr = (own: FieldErrors) => (error: unknown) =>
  error instanceof AppError && Object.keys(error.fields).length > 0 ? error.fields : own;
