import { data } from "react-router";
import { AppError } from "../../kernel/errors.ts";
import { readForm } from "../../kernel/http/http.server.ts";

/** Reads a posted form; a body that is not a form, or too large, is answered with its own status and never a 500; SEC-08. */
export async function readPost(request: Request): Promise<FormData> {
  try {
    return await readForm(request);
  } catch (error) {
    if (error instanceof AppError) throw data(null, { status: error.status });
    throw error;
  }
}
