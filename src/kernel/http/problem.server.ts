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
export function toAppError(failure: unknown): AppError {
  if (failure instanceof AppError) return failure;
  const code: ErrorCode = isStoreAway(failure) ? "unavailable" : "internal";
  return new AppError(code, { cause: failure, ...(code === "unavailable" && { retryAfter: 5 }) });
}

// SQLite, with its extended codes: whatever the file or the memory may cause; not what a statement does wrong.
const sqliteCodes =
  /^SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|PROTOCOL|NOMEM|NOLFS|INTERRUPT|ABORT|PERM|SCHEMA)(_|$)/;
// PostgreSQL: broken connections (08), transactions that were undone (25P03, 40), no resources (53), a lock that was not granted in
// time (55P03), shutdown and limits (57), the disk (58), damaged pages (XX001, XX002).
const postgresCodes = /^(08|40|53|57|58)[0-9A-Z]{3}$|^(25P03|55P03|XX001|XX002)$/;
// Files, the network and the storage of pictures: all that the machine may refuse.
const systemCodes =
  /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_|E_CANNOT_)|^E(IO|NOSPC|DQUOT|ROFS|MFILE|NFILE|NOMEM|ACCES|PERM|STALE|REMOTEIO|NODEV|NXIO|BUSY|FBIG|UCLEAN|AGAIN)$/;
// A fault of the disk ends SQLite's transaction; what follows then says so, without a code of its own. The others are the pool's.
const awayMessages =
  /no transaction is active|no such savepoint: change|connection (terminated|timeout)|not queryable|timeout exceeded when trying to connect/i;

/** Whether the store, the disk or the network failed, so that the same call may succeed later; requirement SURV-02. */
function isStoreAway(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  const code = "code" in failure && typeof failure.code === "string" ? failure.code : "";
  return (
    [sqliteCodes, postgresCodes, systemCodes].some((codes) => codes.test(code)) ||
    isReadTimeout(failure) ||
    awayMessages.test(failure.message) ||
    isStoreAway(failure.cause)
  );
}
