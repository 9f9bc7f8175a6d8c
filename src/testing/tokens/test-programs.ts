import { authenticateToken } from "../../accounts/tokens/authenticate-token.server.ts";
import { createUser } from "../../accounts/users/store.server.ts";
import { createApi } from "../../api.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { type databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

/** The cookie of the browser that has a session; callers without it have none. */
export const cookie = `shurfa-session=${"a".repeat(43)}`;

/** A site with a controllable clock, an owner with a session, and real API tokens. */
export async function siteWithPrograms(
  database: (typeof databases)[number],
  environment: Record<string, string> = {},
) {
  const clock = { now: Date.parse("2026-11-21T08:00:00.000Z") };
  const owner = { ...testSession, user: { ...testSession.user, name: "سارة العتيبي" } };
  const kernel = await testKernel({
    database,
    environment: { RATE_LIMIT: "off", ...environment },
    now: () => new Date(clock.now),
    authenticate: async ({ now }, request) =>
      request.headers.get("cookie") === cookie ? { ...owner, reauthenticatedAt: now().toISOString() } : null,
    authenticateToken,
  });
  const { name, email, access } = owner.user;
  await write(kernel, system, (tx) => createUser(tx, { name, email, access, passwordHash: "hash" }));
  const call = caller(createApi(kernel));
  const asOwner = (method: string, path: string, body?: unknown) =>
    call(method, path, body, { headers: { cookie } });
  /** Makes a token, and answers it with a function that calls with it, as programs do: without a cookie and `Origin`. */
  async function makeToken(scopes: string[], { name = "المتجر", days = 90 } = {}) {
    const { status, body } = await asOwner("POST", "/api/tokens", { name, scopes, days });
    if (status !== 201) throw new Error(`the token was not made: ${JSON.stringify(body)}`);
    return { id: body.token.id as number, secret: body.secret as string, call: programWith(body.secret) };
  }
  /** A function that calls as a program that presents `secret` as its token. */
  function programWith(secret: string, address?: string) {
    return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(method, path, body, {
        headers: { origin: "https://elsewhere.example", authorization: `Bearer ${secret}`, ...headers },
        ...(address !== undefined && { address }),
      });
  }
  return { kernel, clock, call, asOwner, makeToken, programWith };
}
