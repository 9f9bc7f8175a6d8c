import { createHmac, timingSafeEqual } from "node:crypto";
import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { Kernel } from "../process/kernel.server.ts";
import { siteSecret } from "../process/site-secret.server.ts";
import { limitFor } from "./hidden-visitors.server.ts";
import type { ApiEnv } from "./http.server.ts";
import { type Counted, refuseBeyond } from "./rate-limit.server.ts";
import { route } from "./route.server.ts";

const hour = 60 * 60;
const youngestToken = 2; // seconds: nobody fills a form faster
const oldestToken = 24 * hour;
/** Of an address, which a whole office may share, so that nobody there meets it. */
const postsPerHour = 60;
/** Of an address without the token of the form's script. */
const postsPerHourWithoutToken = 10;
/** Of one phone or e-mail, from whatever address. */
const postsPerHourOfPerson = 10;
const suspectsPerHour = 5;

/** True when the field that people do not see is filled: the caller then answers as after a real post, and stores it aside. */
export function isFilledHoneypot(body: unknown): boolean {
  const value = typeof body === "object" && body !== null && "website" in body ? body.website : undefined;
  return value !== undefined && value !== null && value !== "";
}

type GuardedPost = {
  /** Of `clientAddress`. */
  address: string;
  /** Of `GET /api/form-token`; a form without script has none. */
  token: unknown;
  /** The phone and the e-mail of the sender, as stored; empty ones do not count. */
  person?: readonly string[];
  /** A post with a filled honeypot, which counts apart: robots use up nobody's limit. */
  isSuspected?: boolean;
};

/**
 * Counts a post of a public form. Throws `too-many` beyond 60 an hour from one address, 10 without a valid token, and 10 of one
 * phone or e-mail; requirement SEC-07.
 */
export async function guardForm(
  kernel: Kernel,
  { address, token, person = [], isSuspected = false }: GuardedPost,
) {
  const anHour = (limit: number) => limitFor(kernel, address, { limit, windowSeconds: hour });
  if (isSuspected)
    return refuseBeyond(kernel, [{ key: `suspect ${address}`, limit: anHour(suspectsPerHour) }]);
  const posts: Counted = { key: `form ${address}`, limit: anHour(postsPerHour) };
  const withoutToken: Counted = {
    key: `form-without-token ${address}`,
    limit: anHour(postsPerHourWithoutToken),
  };
  const hasToken = await checkFormToken(kernel, token);
  const persons = person
    .filter((contact) => contact !== "")
    .map(
      (contact): Counted => ({
        key: `form of ${contact.toLowerCase()}`,
        limit: { limit: postsPerHourOfPerson, windowSeconds: hour },
      }),
    );
  await refuseBeyond(kernel, [posts, ...(hasToken ? [] : [withoutToken]), ...persons]);
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
