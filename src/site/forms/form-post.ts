import type { FieldErrors } from "../../kernel/errors.ts";

export type FormAnswer =
  | { kind: "sent" }
  | { kind: "refused"; fields: FieldErrors }
  | { kind: "failed"; sentence?: string };

/**
 * How the script of a public form posts: with the timing token that it fetched when the form was first touched, and a key
 * that stays the same for the same content, so that a second try stores nothing twice; requirements SEC-07, SURV-04.
 */
export function formPost(path: string) {
  let token: Promise<string | null> | undefined;
  let sent: { content: string; key: string } | undefined;

  /** To be called at the first touch, because a token must be two seconds old when the form is posted. */
  function touch() {
    token ??= fetchToken();
  }

  async function send(body: Record<string, unknown>): Promise<FormAnswer> {
    touch();
    const content = JSON.stringify(body);
    if (sent?.content !== content) sent = { content, key: newKey() };
    try {
      const formToken = await token;
      const headers = { "content-type": "application/json", "idempotency-key": sent.key };
      const response = await fetch(path, {
        method: "POST",
        headers: formToken ? { ...headers, "x-form-token": formToken } : headers,
        body: content,
        signal: AbortSignal.timeout(20_000),
      });
      if (response.ok) return isOurs(response) ? { kind: "sent" } : { kind: "failed" };
      if (response.status === 429) return { kind: "failed", ...(await sentenceOf(response)) };
      if (response.status === 422) return { kind: "refused", fields: await fieldsOf(response) };
    } catch {} // Offline, aborted or not JSON: the visitor gets the same sentence for each.
    return { kind: "failed" };
  }

  return { touch, send };
}

/** False for the page with status 200 of a network that requires a sign-in, because then nothing has reached the server. */
function isOurs(response: Response) {
  return response.headers.get("content-type")?.startsWith("application/json") ?? false;
}

async function fetchToken(): Promise<string | null> {
  try {
    const answer: unknown = await (
      await fetch("/api/form-token", { signal: AbortSignal.timeout(10_000) })
    ).json();
    const found = typeof answer === "object" && answer !== null && "token" in answer ? answer.token : null;
    return typeof found === "string" ? found : null;
  } catch {
    return null; // Without a token the stricter limit applies.
  }
}

/** The title of our own refusal; a proxy's may have none, and then the form has its own sentence. */
async function sentenceOf(response: Response): Promise<{ sentence?: string }> {
  const problem: unknown = await response.json();
  const title = typeof problem === "object" && problem !== null && "title" in problem ? problem.title : null;
  return typeof title === "string" && title !== "" ? { sentence: title } : {};
}

async function fieldsOf(response: Response): Promise<FieldErrors> {
  const problem: unknown = await response.json();
  const fields =
    typeof problem === "object" && problem !== null && "fields" in problem ? problem.fields : null;
  const sentences = typeof fields === "object" && fields !== null ? Object.entries(fields) : [];
  return Object.fromEntries(sentences.map(([name, sentence]) => [name, String(sentence)]));
}

/** `crypto.randomUUID` exists on https and localhost only. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
