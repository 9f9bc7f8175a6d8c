import { expect, test } from "vitest";
import { createApi } from "./api.server.ts";
import { createLog } from "./kernel/log.server.ts";
import { problemResponse } from "./kernel/problem.server.ts";
import { caller } from "./kernel/test-api.ts";
import { testKernel, testSession } from "./kernel/test-kernel.ts";

function recordedLog() {
  const lines: string[] = [];
  const log = createLog("debug", { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

test("SEC-12 what people type is in no line of the log, and no line break of theirs begins a line", async () => {
  const kernel = await testKernel({ session: testSession, environment: { RATE_LIMIT: "off" } });
  const { log, lines } = recordedLog();
  kernel.log = log;
  const call = caller(createApi(kernel));
  const email = 'mallory@example.com\r\n{"level":30,"msg":"signed in"}';
  await call("POST", "/api/auth/sign-in/email", {
    email: "mallory@example.com",
    password: "hunter2-hunter2",
  });
  await call("POST", "/api/auth/sign-in/email", { email, password: "hunter2-hunter2" });
  await call("POST", "/api/project-requests", {
    name: "منيرة",
    phone: "0501234567",
    email: "muneera@mail.example",
  });
  await call("POST", "/api/account/proof", { password: "hunter2-hunter2" });
  log.warn({ typed: 'a\r\n{"level":30,"msg":"forged"}' }, "b\nc");
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line.match(/[\r\n]/g)).toEqual(["\n"]);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
    expect(line).not.toMatch(/mallory|hunter2|منيرة|muneera|0501234567|966501234567|argon2/);
  }
  expect(lines.join("")).toContain("sign-in refused");
});

test("SEC-12 an error is logged without the people whom its driver names, and the caller gets neither stack nor cause", async () => {
  const { log, lines } = recordedLog();
  const failure = Object.assign(new Error("550 <muneera@mail.example> unknown, call 966501234567"), {
    code: "EENVELOPE",
    detail: "Key (email)=(muneera@mail.example) already exists.",
    rejected: ["muneera@mail.example"],
    cause: new Error("at noura@example.com"),
  });
  const response = problemResponse({ log }, failure);
  expect(lines.join("")).toContain("EENVELOPE");
  expect(lines.join("")).toContain("logs.test.ts"); // where it came from
  expect(lines.join("")).not.toMatch(/muneera|noura|966501234567/);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/muneera|stack|EENVELOPE|logs\.test/);
});
