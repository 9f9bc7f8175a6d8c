import { isReadTimeout } from "../db/database.server.ts";
import { AppError, type ErrorCode } from "../errors.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { countAfterPreposition } from "../text/format.ts";
import { problemText, tooManyUntil } from "./problem.text.ts";

/** Makes the `application/problem+json` answer (RFC 9457) for any failure. Stacks and causes do not leave the server. */
export function problemResponse(kernel: Pick<Kernel, "log">, failure: unknown): Response {
  const error = toAppError(failure);
  if (error.status >= 500) kernel.log.error({ err: error.cause ?? error }, "request failed");
  const body = {
    type: "about:blank",
    title: sentenceFor(error),
    status: error.status,
    code: error.code,
    ...(Object.keys(error.fields).length > 0 && { fields: error.fields }),
    ...(error.current !== undefined && { current: error.current }),
  };
  const headers = new Headers({
    "content-type": "application/problem+json; charset=utf-8",
    "cache-control": "no-store",
  });
  if (error.retryAfter !== undefined) headers.set("retry-after", String(error.retryAfter));
  if (error.challenge !== undefined) headers.set("www-authenticate", error.challenge);
  return new Response(JSON.stringify(body), { status: error.status, headers });
}

/** The sentence for a failure; a limit says when it ends. */
export function sentenceFor({ code, retryAfter }: AppError): string {
  if (code !== "too-many" || retryAfter === undefined) return problemText[code];
  const minutes = Math.ceil(retryAfter / 60);
  const time =
    minutes < 90
      ? countAfterPreposition("minute", minutes)
      : countAfterPreposition("hour", Math.ceil(minutes / 60));
  return tooManyUntil.replace("{time}", () => time);
}

/** An error other than AppError is a failure of a store or of the code; the caller learns only whether to try again. */
function toAppError(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  const code: ErrorCode = isStoreAway(failure) ? "unavailable" : "internal";
  return new AppError(code, { cause: failure, ...(code === "unavailable" && { retryAfter: 5 }) });
}

// SQLite: full, busy, read-only, I/O error. PostgreSQL: refused or broken connections, shutdown and limits (class 57), no
// resources (53), a lock that was not granted in time (55P03), a transaction that was aborted (25P03, 40).
// Files: a full disk or quota, and any failure of the storage.
const awayCodes =
  /^(SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN)|ECONN|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|E_CANNOT_|57|53|08|40|55P03|25P03)/;

function isStoreAway(failure: unknown) {
  if (!(failure instanceof Error)) return false;
  const code = "code" in failure && typeof failure.code === "string" ? failure.code : "";
  return (
    awayCodes.test(code) ||
    isReadTimeout(failure) ||
    /connection (terminated|timeout)|not queryable|timeout exceeded when trying to connect/i.test(
      failure.message,
    )
  );
}
