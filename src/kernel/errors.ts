/** The closed list of failures that code may throw, with the HTTP status of each. */
export const errorStatus = {
  "bad-request": 400,
  unauthorized: 401,
  forbidden: 403,
  /** The session is open, but this needs a recent proof of identity; requirement SEC-01. */
  "proof-needed": 403,
  "not-found": 404,
  conflict: 409,
  "precondition-failed": 412,
  "too-large": 413,
  "unsupported-type": 415,
  invalid: 422,
  /** A call was repeated under its Idempotency-Key with another body. */
  "key-reused": 422,
  "too-many": 429,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Arabic sentence per field, keyed by the wire name of the field; nested list entries as `features.2`. */
export type FieldErrors = Record<string, string>;

type AppErrorOptions = {
  fields?: FieldErrors;
  cause?: unknown;
  /** Seconds after which the caller may try again (429, 503). */
  retryAfter?: number;
  /** The stored record that an update would have overwritten (412), in wire form. */
  current?: unknown;
  /** What a program learns about its token, for the header `WWW-Authenticate`; RFC 6750. */
  challenge?: string;
};

/** The only error class of the product: code throws a code; screens and the problem document choose the words. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly retryAfter: number | undefined;
  readonly current: unknown;
  readonly challenge: string | undefined;

  constructor(code: ErrorCode, { fields = {}, cause, retryAfter, current, challenge }: AppErrorOptions = {}) {
    super(code, { cause });
    this.name = "AppError";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.current = current;
    this.challenge = challenge;
  }

  get status() {
    return errorStatus[this.code];
  }
}

/**
 * The stored record that an update would have overwritten; undefined for any other error. The caller chooses the type `T`: on
 * the server the record of its table, in the browser the answer of the call.
 */
export function currentOf<T = object>(error: unknown): T | undefined {
  if (!(error instanceof AppError) || error.code !== "precondition-failed") return undefined;
  return error.current as T | undefined; // the wire edge
}

export function invalid(fields: FieldErrors) {
  return new AppError("invalid", { fields });
}
