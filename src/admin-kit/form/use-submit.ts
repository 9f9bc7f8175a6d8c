import { type FormEvent, useState } from "react";
import { AppError, type FieldErrors } from "../../kernel/errors.ts";

/**
 * A small form that is no record's: one sending at a time, and what is wrong with its fields. `send` forgets what was typed
 * once it has arrived; `refusalOf` says what a failure means for the fields.
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

/** What the server says about fields, or a sentence of the form's own when it says nothing of any. */
export const fieldsOr = (own: FieldErrors) => (error: unknown) =>
  error instanceof AppError && Object.keys(error.fields).length > 0 ? error.fields : own;
