import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../db/database.server.ts";
import { OperatorError } from "./config.server.ts";
import { operatorSentence } from "./operator-fault.server.ts";

/** A PostgreSQL that refuses every connection with a code. */
async function refusing(code: string) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      const fields = `SFATAL\0C${code}\0Msorry, too many clients already\0\0`;
      const head = Buffer.alloc(5);
      head.write("E");
      head.writeUInt32BE(4 + fields.length, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const address = server.address();
  return `postgres://u:p@127.0.0.1:${typeof address === "object" ? address?.port : 0}/shurfa`;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => operatorSentence(error),
  );

test("RUN-05 a refusal by the machine or PostgreSQL becomes a sentence, whatever error wraps it", async () => {
  const postgres = openDatabase({ databaseUrl: await refusing("53300"), file: "" });
  onTestFinished(() => postgres.close());
  expect(await failureOf(postgres.db.selectFrom("users").selectAll().execute())).toBe(
    "PostgreSQL has no free connection: raise max_connections or close other connections (53300: sorry, too many clients already).",
  );
  const nobody = openDatabase({ databaseUrl: "postgres://u:p@127.0.0.1:1/x", file: "" });
  onTestFinished(() => nobody.close());
  expect(await failureOf(nobody.db.selectFrom("users").selectAll().execute())).toMatch(
    /^The database cannot be reached \(ECONNREFUSED/,
  );
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(operatorSentence(new Error("Unable to write file", { cause: full }))).toBe(
    "The disk is full (ENOSPC: no space left on device, write).",
  );
  expect(operatorSentence(new Error("x", { cause: new OperatorError("Give a folder.") }))).toBe(
    "Give a folder.",
  );
});

test("RUN-05 a fault of the program is not reported as the operator's", () => {
  expect(operatorSentence(new TypeError("x is undefined"))).toBeUndefined();
  expect(operatorSentence(Object.assign(new Error("x"), { code: "toString" }))).toBeUndefined();
  expect(operatorSentence("text")).toBeUndefined();
});
