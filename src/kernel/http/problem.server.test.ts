import { constants } from "node:os";
import Database from "better-sqlite3";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { problemResponse } from "./problem.server.ts";

const log = pino({ level: "silent" });
const failure = (code: string, message = "x") => Object.assign(new Error(message), { code });
const answerTo = (error: unknown) => {
  const { status, headers } = problemResponse({ log }, error);
  return [status, headers.get("retry-after")];
};
const away = [503, "5"];
const broken = [500, null];

// https://www.sqlite.org/rescode.html
const ioErrors =
  "READ SHORT_READ WRITE FSYNC DIR_FSYNC TRUNCATE FSTAT UNLOCK RDLOCK DELETE BLOCKED NOMEM ACCESS CHECKRESERVEDLOCK LOCK CLOSE DIR_CLOSE SHMOPEN SHMSIZE SHMLOCK SHMMAP SEEK DELETE_NOENT MMAP GETTEMPPATH CONVPATH VNODE AUTH BEGIN_ATOMIC COMMIT_ATOMIC ROLLBACK_ATOMIC DATA CORRUPTFS IN_PAGE";
const sqlite = [
  ...ioErrors.split(" ").map((name) => `IOERR_${name}`),
  ..."IOERR FULL BUSY BUSY_RECOVERY BUSY_SNAPSHOT BUSY_TIMEOUT LOCKED LOCKED_SHAREDCACHE LOCKED_VTAB READONLY READONLY_RECOVERY READONLY_CANTLOCK READONLY_ROLLBACK READONLY_DBMOVED READONLY_CANTINIT READONLY_DIRECTORY CANTOPEN CANTOPEN_NOTEMPDIR CANTOPEN_ISDIR CANTOPEN_FULLPATH CANTOPEN_CONVPATH CANTOPEN_DIRTYWAL CANTOPEN_SYMLINK CORRUPT CORRUPT_VTAB CORRUPT_SEQUENCE CORRUPT_INDEX NOTADB PROTOCOL NOMEM INTERRUPT ABORT ABORT_ROLLBACK PERM".split(
    " ",
  ),
].map((name) => `SQLITE_${name}`);

const postgres = [
  "08000 08001 08003 08004 08006 08007 08P01 25P03 40000 40001 40002 40003 40P01 53000 53100 53200 53300 53400",
  "55P03 57000 57014 57P01 57P02 57P03 57P04 57P05 58000 58030 58P01 58P02 XX001 XX002",
]
  .join(" ")
  .split(" ");

const system =
  "EIO ENOSPC EDQUOT EROFS EMFILE ENFILE ENOMEM EACCES EPERM ESTALE ENODEV ENXIO EBUSY EFBIG EAGAIN ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EAI_AGAIN UND_ERR_CONNECT_TIMEOUT UND_ERR_SOCKET UND_ERR_HEADERS_TIMEOUT".split(
    " ",
  );

describe("a fault of the storage", () => {
  test.each([...sqlite, ...postgres, ...system])(
    "SURV-02 TRIAL-01 R3: %s is answered 503, with when to try again",
    (code) => {
      expect(answerTo(failure(code))).toEqual(away);
      expect(answerTo(new Error("wrapped", { cause: new Error("again", { cause: failure(code) }) }))).toEqual(
        away,
      );
    },
  );

  test("SURV-02 TRIAL-01 R3: every error that a disk can give is answered 503", () => {
    const ofDisks = Object.keys(constants.errno).filter((name) =>
      /^E(IO|NOSPC|DQUOT|ROFS|STALE|NXIO|NODEV|FBIG|BUSY|MFILE|NFILE)$/.test(name),
    );
    expect(ofDisks.length).toBeGreaterThan(9);
    for (const code of ofDisks) expect(answerTo(failure(code)), code).toEqual(away);
  });

  test.each([
    "SQLITE_ERROR",
    "SQLITE_CONSTRAINT_NOTNULL",
    "SQLITE_MISMATCH",
    "SQLITE_RANGE",
    "SQLITE_MISUSE",
    "42P01",
    "22P02",
    "23505",
    "ENOENT",
    "ERR_INVALID_ARG_TYPE",
    "",
  ])("SURV-02 TRIAL-01 R3: %s is a fault of the code and answered 500", (code) => {
    expect(answerTo(failure(code))).toEqual(broken);
    expect(answerTo("text")).toEqual(broken);
  });

  test("SURV-02 TRIAL-01 R3: what SQLite says after a fault has ended its transaction is answered 503", () => {
    const db = new Database(":memory:");
    for (const statement of ["commit", "rollback", "release change", "rollback to change"]) {
      let thrown: unknown;
      try {
        db.exec(statement);
      } catch (error) {
        thrown = error;
      }
      expect(thrown, statement).toMatchObject({ code: "SQLITE_ERROR" });
      expect(answerTo(thrown), statement).toEqual(away);
    }
    db.close();
  });

  test("SEC-12 an answer names its own failure, not that of its cause", () => {
    expect(answerTo(new AppError("not-found", { cause: failure("SQLITE_IOERR") }))).toEqual([404, null]);
  });
});
