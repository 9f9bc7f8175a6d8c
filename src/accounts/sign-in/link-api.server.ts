import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { type ApiEnv, parseInput, readJson } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { greetingAnswer } from "../users/answers.ts";
import { ownerBody } from "../users/store.server.ts";
import { arriveByLink, readLink } from "./links.server.ts";
import { newPasswordField, refuseOwnEmail } from "./password-rules.server.ts";

const linkBody = z.object({ token: z.string().min(1).max(100) });
const passwordBody = linkBody.extend({ password: newPasswordField });
/** Only the first administrator sends name and e-mail; those of other users are stored already. */
const arrivalBody = passwordBody.extend(ownerBody.partial().shape);

/** Setting a password by a one-time link, mounted at `/api/auth/link`. The token is sent in bodies, which are never logged. */
export function linkApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "POST /",
    summary: "Returns what a one-time link is for, and for which account",
    open: true,
    body: linkBody,
    answers: { 200: greetingAnswer },
    refuses: { 404: "The link is unknown, expired or used" },
    handle: async (c, { body }) => {
      const { token } = await body();
      const { kind, user } = await readLink(kernel.reads, token, kernel.now());
      return c.json({ kind, name: user?.name ?? "", email: user?.email ?? "" });
    },
  });

  route(api, {
    call: "POST /arrive",
    summary:
      "Sets the password by a one-time link, or creates the first owner; returns the e-mail to sign in with",
    open: true,
    body: arrivalBody,
    answers: { 200: z.object({ email: z.string() }) },
    refuses: { 404: "The link is unknown, expired or used", 409: "The e-mail is taken" },
    handle: async (c) => {
      const body = await readJson(c.req.raw, z.record(z.string(), z.unknown()));
      const { token } = parseInput(linkBody, body);
      const { kind, user } = await readLink(kernel.reads, token, kernel.now());
      const { password } = parseInput(passwordBody, body);
      const person = kind === "first" ? parseInput(ownerBody, body) : { name: "", email: "" };
      refuseOwnEmail(password, user?.email ?? person.email);
      return c.json({ email: await arriveByLink(kernel, { token, password, ...person }) });
    },
  });

  return api;
}
