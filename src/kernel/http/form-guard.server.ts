import { createHmac, timingSafeEqual } from "node:crypto";
import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { siteSecret } from "../process/site-secret.server.ts";
import { limitFor } from "./hidden-visitors.server.ts";
import type { ApiEnv } from "./http.server.ts";
import { type Counted, consumeAll } from "./rate-limit.server.ts";
import { route } from "./route.server.ts";

const hour = 60 * 60;
const youngestToken = 2; // seconds: nobody fills a form faster
const oldestToken = 24 * hour;
const postsPerHour = 10;
const postsPerHourWithoutToken = 3;

/** True when the field that people do not see is filled: the caller then answers as after a real post, and stores nothing. */
export function isFilledHoneypot(body: unknown): boolean {
  const value = typeof body === "object" && body !== null && "website" in body ? body.website : undefined;
  return value !== undefined && value !== null && value !== "";
}

/**
 * Counts a post of a public form. Throws `too-many` beyond 10 an hour from one address (of `clientAddress`), 3 without a
 * valid token (of `GET /api/form-token`; a form without script has none); requirement SEC-07.
 */
export async function guardForm(kernel: Kernel, { address, token }: { address: string; token: unknown }) {
  const anHour = (limit: number) => limitFor(kernel, address, { limit, windowSeconds: hour });
  const posts: Counted = { key: `form ${address}`, limit: anHour(postsPerHour) };
  const withoutToken: Counted = {
    key: `form-without-token ${address}`,
    limit: anHour(postsPerHourWithoutToken),
  };
  const hasToken = await checkFormToken(kernel, token);
  const { allowed, retryAfter } = await consumeAll(kernel, hasToken ? [posts] : [posts, withoutToken]);
  if (!allowed) throw new AppError("too-many", { retryAfter });
}

/** A token that holds the signed time at which a visitor began to fill a form. */
export async function issueFormToken(kernel: Kernel): Promise<string> {
  const issuedAt = kernel.now().getTime().toString(36);
  return `${issuedAt}.${await signature(kernel, issuedAt)}`;
}

/** Whether a token is ours and between 2 seconds and 24 hours old. */
export async function checkFormToken(kernel: Kernel, token: unknown): Promise<boolean> {
  const [issuedAt = "", signed = ""] = typeof token === "string" ? token.split(".") : [];
  if (!issuedAt || !signed) return false;
  const expected = Buffer.from(await signature(kernel, issuedAt));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const age = (kernel.now().getTime() - Number.parseInt(issuedAt, 36)) / 1000;
  return age >= youngestToken && age <= oldestToken;
}

/** `GET /` answers `{"token": "…"}`; mounted at `/api/form-token`. The form's script fetches it at the first touch. */
export function formTokenApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /",
    summary: "A signed time, which a public form sends back with its fields",
    open: true,
    answers: { 200: z.object({ token: z.string() }) },
    handle: async (c) => c.json({ token: await issueFormToken(kernel) }),
  });
  return api;
}

async function signature(kernel: Kernel, issuedAt: string) {
  return createHmac("sha256", await siteSecret(kernel, "form-token"))
    .update(issuedAt)
    .digest("base64url");
}
