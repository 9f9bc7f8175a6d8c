import { OperatorError } from "./config.server.ts";

const full = "The disk is full";
const refused = "This user may not open a file or folder";
const away = "The database cannot be reached";
const damaged = "The database file is damaged or is not an SQLite database";

/** Sentences by the error codes of Node, SQLite and PostgreSQL. */
const sentences: Record<string, string> = {
  ENOSPC: full,
  EDQUOT: full,
  SQLITE_FULL: full,
  "53100": full,
  EACCES: refused,
  EPERM: refused,
  EROFS: refused,
  SQLITE_READONLY: refused,
  SQLITE_CANTOPEN: "The database file cannot be opened",
  SQLITE_CORRUPT: damaged,
  SQLITE_NOTADB: damaged,
  SQLITE_BUSY: "Another process is using the database",
  ENOENT: "A file or folder is missing",
  EADDRINUSE: "Another process already uses the port",
  ECONNREFUSED: away,
  ENOTFOUND: away,
  ETIMEDOUT: away,
  EHOSTUNREACH: away,
  "53300": "PostgreSQL has no free connection: raise max_connections or close other connections",
  "57P03": "PostgreSQL does not accept connections yet",
  "28P01": "PostgreSQL rejected the password",
  "28000": "PostgreSQL rejected the user",
  "3D000": "The PostgreSQL database does not exist",
};

/**
 * A sentence that says what the operator has to correct; undefined for a fault of the program, whose stack is needed. Refusals
 * by the machine are found in the causes of an error too; requirement RUN-05.
 */
export function operatorSentence(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OperatorError) return cause.message;
    const code = "code" in cause ? String(cause.code) : "";
    const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
    if (sentence) return `${sentence} (${withCode(code, cause.message)}).`;
    if (/^timeout exceeded when trying to connect/.test(cause.message)) return `${away} (${cause.message}).`;
  }
  return undefined;
}

/** Adds the code to a message that does not begin with it: Node's messages do, those of the databases do not. */
function withCode(code: string, message: string) {
  return message.startsWith(code) ? message : [code, message].filter(Boolean).join(": ");
}
