import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { queueMessage } from "../../kernel/background/outbox.server.ts";
import { partOf } from "../../kernel/db/stored.ts";
import { type Write, write } from "../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import type { Api, ApiContext, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Actor, Kernel } from "../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { idOf } from "../../kernel/resource/served-resource.server.ts";
import { originOf } from "../factors/passkey-wire.server.ts";
import { endSessionsOf } from "../sessions/session.server.ts";
import { closedDemoId } from "../sign-in/demo-account.server.ts";
import { linkAddress, makeLink, nameOfLink } from "../sign-in/links.server.ts";
import { noteAccountEvent } from "./account-events.server.ts";
import { accountLinkMessage } from "./account-mail.server.ts";
import { linkAnswer, type MadeLink, userAnswer } from "./answers.ts";
import { changeUser, createUser, removeUser, setDisabled, userBody, usersTable } from "./store.server.ts";
import { findUser, listUsers } from "./users.server.ts";
import type { User } from "./users.ts";

const changeBody = userBody.omit({ email: true }).partial();

/** The accounts of the admin, mounted at `/api/users`; requirement AUSR-01. Every change needs a recent proof of identity. */
export function usersApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  addInvitations(api, kernel);
  addChanges(api, kernel);
  addSwitch(api, kernel);
  return api;
}

/** The list of accounts, invitations, and one-time links. */
function addInvitations(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /",
    summary: "Lists the accounts",
    answers: { 200: z.array(userAnswer) },
    handle: async (c) => c.json(await listUsers(kernel)),
  });

  route(api, {
    call: "POST /",
    summary: "Invites a user; returns the account and its one-time link",
    proof: true,
    body: userBody,
    answers: { 201: linkAnswer.extend({ user: userAnswer }) },
    handle: async (c, { actor, body }) => {
      const invited = await body();
      const { id, link } = await write(kernel, actor, async (change) => {
        const user = await createUser(change, { ...invited, passwordHash: null }).catch(sayTaken);
        await noteAccountEvent(change, "invite", user.id);
        return { id: user.id, link: await offerLink(kernel, c, change, "invite", user.id) };
      });
      return c.json({ user: await findUser(kernel, id), ...link }, 201);
    },
  });

  // For a user without a password the link is an invitation again, else it is for choosing a new password.
  route(api, {
    call: "POST /{id}/link",
    summary: "Creates a one-time link for setting an account's password",
    proof: true,
    answers: { 200: linkAnswer },
    refuses: { 409: "The account is disabled" },
    handle: async (c, { actor }) => {
      const user = await findUser(kernel, idOf(usersTable, c));
      if (user.status === "disabled") throw new AppError("conflict");
      const kind = user.status === "invited" ? "invite" : "reset";
      return c.json(await write(kernel, actor, (change) => offerLink(kernel, c, change, kind, user.id)));
    },
  });
}

function addChanges(api: Api, kernel: Kernel) {
  route(api, {
    call: "PUT /{id}",
    summary: "Changes the name or the role of an account",
    proof: true,
    body: changeBody,
    answers: { 200: userAnswer },
    refuses: { 409: "The account is that of the last owner" },
    handle: async (c, { actor, body }) => {
      const id = idOf(usersTable, c);
      const changes = partOf<User>(await body());
      await keepingAnOwner(kernel, actor, (change, closed) => changeUser(change, id, changes, { closed }));
      return c.json(await findUser(kernel, id));
    },
  });

  route(api, {
    call: "DELETE /{id}",
    summary: "Removes an account and ends its sessions; its name stays in histories",
    proof: true,
    refuses: { 409: "The account is that of the last owner" },
    handle: async (c, { actor }) => {
      const id = idOf(usersTable, c);
      await keepingAnOwner(kernel, actor, async (change, closed) => {
        await removeUser(change, id, { closed });
        await endAccess(change, id);
      });
    },
  });
}

/** The calls that disable and enable an account. */
function addSwitch(api: Api, kernel: Kernel) {
  const turned = { proof: true, answers: { 200: userAnswer } } as const;
  route(api, {
    ...turned,
    call: "POST /{id}/disable",
    summary: "Disables an account and ends its sessions",
    refuses: { 409: "The account is that of the last owner" },
    handle: async (c, { actor }) => c.json(await turn(kernel, actor, idOf(usersTable, c), true)),
  });
  route(api, {
    ...turned,
    call: "POST /{id}/enable",
    summary: "Enables an account",
    handle: async (c, { actor }) => c.json(await turn(kernel, actor, idOf(usersTable, c), false)),
  });
}

async function turn(kernel: Kernel, actor: Actor, id: number, disabled: boolean) {
  await keepingAnOwner(kernel, actor, async (change, closed) => {
    await setDisabled(change, id, disabled, { closed });
    if (disabled) await endAccess(change, id);
    await noteAccountEvent(change, disabled ? "disable" : "enable", id);
  });
  return findUser(kernel, id);
}

/** Runs a change that must leave an owner, and passes it the id of the demo account while that is closed and does not count. */
async function keepingAnOwner<T>(
  kernel: Kernel,
  actor: Actor,
  change: (change: Write, closed: number | undefined) => Promise<T>,
): Promise<T> {
  const closed = await closedDemoId(kernel);
  return write(kernel, actor, (tx) => change(tx, closed));
}

async function offerLink(
  kernel: Kernel,
  c: ApiContext,
  change: Write,
  kind: "invite" | "reset",
  userId: number,
) {
  const token = await makeLink(change, kind, userId);
  const mailed = kernel.config.smtpUrl !== undefined;
  const message = { userId, kind, by: change.actor.id ?? 0, link: nameOfLink(token) };
  if (mailed) await queueMessage(change, accountLinkMessage, message);
  return { link: linkAddress(originOf(kernel, c), token), mailed } satisfies MadeLink;
}

/** Ends sessions, unfinished sign-ins and links, so that none of them works when the account is enabled again. */
async function endAccess(change: Write, userId: number) {
  await endSessionsOf(change, userId);
  for (const table of ["sign_in_tickets", "account_links"] as const)
    await change.db.deleteFrom(table).where("user_id", "=", userId).execute();
}

function sayTaken(error: unknown): never {
  if (error instanceof AppError && error.code === "conflict")
    throw invalid({ email: fieldMessages.emailTaken });
  throw error;
}
