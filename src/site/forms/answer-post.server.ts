import { data } from "react-router";
import { AppError, type FieldErrors } from "../../kernel/errors.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import type { FormErrors, FormState } from "./use-site-form.ts";

type Post<Field extends string, Values> = {
  /** What was posted, which a refused form shows again. */
  values: Values;
  store(): Promise<unknown>;
  errorsFromWire(fields: FieldErrors): FormErrors<Field> | null;
  /** The line of the log when nothing was stored for another reason than wrong fields. */
  failure: string;
  /** Headers of the thanks. */
  headers?: Record<string, string>;
};

/** Answers a form without script by its page: the thanks, or the form with what is wrong; requirement QUOTE-06. */
export async function answerPost<Field extends string, Values>(kernel: Kernel, post: Post<Field, Values>) {
  type State = FormState<Field, Values>;
  try {
    await post.store();
    return data<State>({ kind: "sent" }, { headers: post.headers ?? {} });
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : new AppError("internal", { cause: thrown });
    const errors = post.errorsFromWire(error.fields);
    if (!errors) kernel.log.warn({ code: error.code, err: error.cause }, post.failure);
    return data<State>(
      { kind: "refused", values: post.values, errors: errors ?? {}, failed: !errors },
      { status: error.status },
    );
  }
}
