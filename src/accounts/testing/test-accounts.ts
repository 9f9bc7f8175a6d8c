import { OpenAPIHono } from "@hono/zod-openapi";
import { Hono } from "hono";
import { HOTP, Secret } from "otpauth";
import { callAreas } from "../../api.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { problemResponse } from "../../kernel/http/problem.server.ts";
import { staffRouter } from "../../kernel/http/staff-router.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { databases, testKernel } from "../../kernel/testing/test-kernel.ts";
import { fieldName } from "../audit/audit.text.ts";
import { auditApi } from "../audit/audit-api.server.ts";
import { authenticate } from "../sessions/session.server.ts";
import { accountsApi } from "../sign-in/api.server.ts";
import { hashPassword } from "../sign-in/password.server.ts";
import { accountApi } from "../users/account-api.server.ts";
import { createUser } from "../users/store.server.ts";
import { usersApi } from "../users/users-api.server.ts";

export { databases };
export const password = "طويلة بما يكفي 2026";
const origin = "http://localhost:3000";

/** The code that an authenticator app shows during a step, the number of a 30-second interval. */
export function codeOf(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });
}

/** A site with real sessions, a clock that tests set, and one administrator, Layla. */
export async function accountsSite(database: (typeof databases)[number]) {
  const clock = { now: Date.parse("2026-11-21T08:00:00.000Z") };
  const kernel: Kernel = await testKernel({
    database,
    now: () => new Date(clock.now),
    environment: { RATE_LIMIT: "off" }, // a test of a limit turns it on
    authenticate: (kernel, request) => authenticate(kernel, request),
  });
  const app = new Hono<ApiEnv>();
  app.onError((error) => problemResponse(kernel, error));
  const calls = new OpenAPIHono<ApiEnv>();
  calls.route("/auth", accountsApi(kernel));
  calls.route("/account", accountApi(kernel));
  calls.route("/users", usersApi(kernel));
  calls.route(
    "/audit",
    auditApi(kernel, {
      tables: [],
      tableTitle: (table) => table,
      fieldLabel: (_table, field) => fieldName(field),
    }),
  );
  app.route("/api", staffRouter(kernel, calls, callAreas));

  const addUser = async (email: string, name = "ليلى", access: StaffRole = "owner") => {
    const passwordHash = await hashPassword(password);
    return write(kernel, system, (change) => createUser(change, { name, email, access, passwordHash }));
  };
  const layla = await addUser("layla@example.com");

  /** A client that keeps its session cookie, as a browser does. */
  function browser(address = "203.0.113.1") {
    let cookie = "";
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await app.request(
        `${origin}/api${path}`,
        {
          method,
          headers: { origin, cookie, ...(body !== undefined && { "content-type": "application/json" }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        { remoteAddress: address },
      );
      cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json");
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson ? JSON.parse(text) : null,
      };
    };
    return {
      call,
      cookie: () => cookie,
      /** Makes this client send a cookie of another one. */
      presentCookie: (value: string) => {
        cookie = value;
      },
      signIn: (email = layla.email, typed = password) =>
        call("POST", "/auth/sign-in/email", { email, password: typed }),
      isOpen: async () => (await call("GET", "/auth/session")).status === 200,
    };
  }

  const actions = async () => {
    const rows = await kernel.db.selectFrom("revisions").select(["action"]).orderBy("id").execute();
    return rows.map(({ action }) => String(action));
  };
  return { kernel, clock, layla, addUser, browser, actions };
}

export const minutes = (count: number) => count * 60_000;
