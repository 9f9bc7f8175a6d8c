import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import { handleError } from "../entry.server.tsx";
import { problemResponse } from "../kernel/http/problem.server.ts";
import { loggedPath } from "../kernel/http/track-requests.server.ts";
import { kernelContext } from "../kernel/process/kernel.server.ts";
import { createLog } from "../kernel/process/log.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { testKernel, testSession } from "../kernel/testing/test-kernel.ts";

function recordedLog() {
  const lines: string[] = [];
  const log = createLog("debug", { write: (line: string) => void lines.push(line) });
  return { log, lines };
}

test("SEC-12 no log line contains what people typed, and their line breaks cannot begin a line", async () => {
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

test("SEC-12 an error is logged without personal data from the driver's message, and the caller gets neither stack nor cause", async () => {
  const { log, lines } = recordedLog();
  const failure = Object.assign(new Error("550 <muneera@mail.example> unknown, call 966501234567"), {
    code: "EENVELOPE",
    detail: "Key (email)=(muneera@mail.example) already exists.",
    rejected: ["muneera@mail.example"],
    cause: new Error(
      "at noura@example.com, https://x.example/?to=noura%40example.com&cc=noura%2540example%2Ecom",
    ),
  });
  const response = problemResponse({ log }, failure);
  expect(lines.join("")).toContain("EENVELOPE");
  expect(lines.join("")).toContain("logs.test.ts"); // the stack names where the error came from
  expect(lines.join("")).not.toMatch(/muneera|noura|966501234567/);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/muneera|stack|EENVELOPE|logs\.test/);
});

test("SEC-12 a failing page is logged without personal data, and a secret link that is refused is not logged", async () => {
  const kernel = await testKernel();
  const { log, lines } = recordedLog();
  kernel.log = log;
  const context = new RouterContextProvider();
  context.set(kernelContext, kernel);
  const request = new Request("http://localhost:3000/q/1o6wzQvJ3m");
  const details = { request, context, params: {} };
  const failure = Object.assign(new Error("no row for muneera@mail.example"), { detail: "(0501234567)" });
  handleError(failure, details);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "page failed", err: { type: "Error" } });
  expect(lines.join("")).not.toMatch(/muneera|0501234567|1o6wzQvJ3m/);
  const refused = new Error('You made a POST request to "/q/1o6wzQvJ3m" but did not provide an `action`');
  const response = { status: 405, statusText: "", data: "", internal: true, error: refused };
  handleError(response, details);
  handleError(failure, { ...details, request: new Request(request, { signal: AbortSignal.abort() }) });
  expect(lines).toHaveLength(1);
});

const token = "VnJ0m1tXlYH9mRzq0cS8Ww3k5oPq7dLuEYfZb2xNaTg";

test.each([
  ["/admin/quote-requests?q=0501234567&id=4", "/admin/quote-requests"],
  ["/api/clients/12/timeline?token=x", "/api/clients/12/timeline"],
  ["/admin/login?#token", "/admin/login"],
  [`/q/${token}`, "/q/…"],
  [`/Q/${token}/`, "/Q/…/"],
  [`/q/${token}.data?_routes=x`, "/q/…"],
  [`/draft/${token.slice(0, 32)}/services.data`, "/draft/…/services.data"],
  [`/review/${token.slice(0, 32)}/services.data`, "/review/…/services.data"],
  [`/%64raft/${token}`, "/…/…"],
  [`//q//${token}`, "//q//…"],
  ["/api/projects/0501234567", "/api/projects/…"],
  ["/+966501234567", "/…"],
  ["/muneera@mail.example", "/…"],
  ["/muneera%40mail.example", "/…"],
  ["/muneera%2540mail.example", "/…"],
  ["/a%40b", "/…"],
  ["/a0501234567", "/…"],
  ["/assets/quote-document-page-DdK2x9aB.js?v=1", "/assets/quote-document-page-DdK2x9aB.js"],
  [`/uploads/../q/${token}`, "/uploads/../q/…"],
  ["/uploads/a/b@c.example", "/uploads/a/…"],
])("SEC-12 the log writes %s without what may be a secret or a person", (address, path) => {
  expect(loggedPath(address)).toBe(path);
});
