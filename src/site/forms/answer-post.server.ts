import type { RouterContextProvider } from "react-router";
import type { AppError, FieldErrors } from "../../kernel/errors.ts";
import { sentenceFor, toAppError } from "../../kernel/http/problem.server.ts";
import { kernelContext } from "../../kernel/process/kernel.server.ts";
import { answerByPage } from "./form-answer.server.ts";
import type { FormErrors } from "./form-controls.ts";
import type { FormState } from "./use-site-form.ts";

type Posted = { context: Readonly<RouterContextProvider>; request: Request };

type Post<Field extends string, Values> = {
  /** The posted values, which a refused form shows again. */
  values: Values;
  store(): Promise<unknown>;
  errorsFromWire(fields: FieldErrors): FormErrors<Field> | null;
  /** The log message when nothing was stored for another reason than wrong fields. */
  failure: string;
};

/** Answers a form without script by the page to which it posts: the thanks, or the form with its errors; QUOTE-06. */
export async function answerPost<Field extends string, Values>(posted: Posted, post: Post<Field, Values>) {
  const { state, status } = await storePost(posted, post);
  return answerByPage(posted, state, status);
}

/** Stores a post; answers what its page shows, with its status. */
export async function storePost<Field extends string, Values>(
  { context }: Pick<Posted, "context">,
  post: Post<Field, Values>,
): Promise<{ state: FormState<Field, Values>; status: number }> {
  try {
    await post.store();
    return { state: { kind: "sent" }, status: 200 };
  } catch (thrown) {
    const error = toAppError(thrown);
    const errors = post.errorsFromWire(error.fields);
    if (!errors) context.get(kernelContext).log.warn({ code: error.code, err: error.cause }, post.failure);
    const state = {
      kind: "refused",
      values: post.values,
      errors: errors ?? {},
      failed: !errors && whyOf(error),
    } as const;
    return { state, status: error.status };
  }
}

/** The sentence of a limit, which says when it ends; of other failures the form has its own. */
const whyOf = (error: AppError) => (error.code === "too-many" ? sentenceFor(error) : true);
