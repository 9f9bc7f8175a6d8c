import { Hono } from "hono";
import { z } from "zod";
import { type ApiEnv, parseInput, readJson } from "../kernel/http.server.ts";
import type { Kernel } from "../kernel/kernel.server.ts";
import { arriveByLink, readLink } from "./links.server.ts";
import { newPasswordField, refuseOwnEmail } from "./password-rules.server.ts";
import { userBody } from "./users-wire.ts";

export const linkBody = z.object({ token: z.string().min(1).max(100) });
const passwordBody = linkBody.extend({ password: newPasswordField });
/** The first administrator brings name and e-mail; of others they stand already. */
export const arrivalBody = passwordBody.extend(userBody.partial().shape);

/** Arriving by a one-time link, mounted at `/api/auth/link`. The token travels in bodies, which nobody logs. */
export function linkApi(kernel: Kernel) {
  const api = new Hono<ApiEnv>();

  /** What the link is for and whom, for the greeting. */
  api.post("/", async (c) => {
    const { token } = await readJson(c.req.raw, linkBody);
    const { kind, user } = await readLink(kernel.reads, token, kernel.now());
    return c.json({ kind, name: user?.name ?? "", email: user?.email ?? "" });
  });

  /** Sets the password; the first administrator names himself. Answers the e-mail to sign in with. */
  api.post("/arrive", async (c) => {
    const body = await readJson(c.req.raw, z.record(z.string(), z.unknown()));
    const { token } = parseInput(linkBody, body);
    const { kind, user } = await readLink(kernel.reads, token, kernel.now());
    const { password } = parseInput(passwordBody, body);
    const person = kind === "first" ? parseInput(userBody, body) : { name: "", email: "" };
    refuseOwnEmail(password, user?.email ?? person.email);
    return c.json({ email: await arriveByLink(kernel, { token, password, ...person }) });
  });

  return api;
}
