import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from "react-hook-form";
import { AppError } from "../../kernel/errors.ts";
import { text } from "../admin-kit.text.ts";
import { fieldNameOf, splitServerErrors } from "./server-errors.ts";

/**
 * Ties a field component to the form, with its error:
 * `<TextInput label="…" {...bind(form, "title")} />`, `<NumberInput label="…" {...bind(form, "order", { setValueAs: typedNumber() })} />`.
 */
export function bind<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
) {
  // `required` and bounds are rules of the form, not attributes of the input, which the component's own props set.
  const { onChange, onBlur, ref, name: fieldName } = form.register(name, options);
  return { onChange, onBlur, ref, name: fieldName, error: errorOf(form, name) };
}

/** The message under a field, also for lists (`features.2`). */
export function errorOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): string | undefined {
  const { message }: { message?: unknown } = get(form.formState.errors, name) ?? {};
  return typeof message === "string" && message !== "" ? message : undefined;
}

/**
 * Puts the errors of a 422 under their fields and returns the sentence for the banner. Returns undefined for any other failure,
 * which needs the words of its operation.
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  nameOf = fieldNameOf,
): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === "precondition-failed") return text.conflict;
  if (error.code === "not-found") return text.deletedElsewhere;
  if (error.code === "key-reused") return text.storedBefore;
  if (error.code !== "invalid") return undefined;
  const { own, rest } = splitServerErrors(error.fields, Object.keys(form.getValues()), nameOf);
  for (const { name, message } of own) form.setError(name as FieldPath<Values>, { type: "server", message }); // the edge of a library: own names
  return [text.summary, ...rest].join(" ");
}
