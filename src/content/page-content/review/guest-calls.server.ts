import { OpenAPIHono } from "@hono/zod-openapi";
import { type Write, write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { callerAddress } from "../../../kernel/http/client-address.server.ts";
import { limitFor } from "../../../kernel/http/hidden-visitors.server.ts";
import type { Api, ApiContext, ApiEnv } from "../../../kernel/http/http.server.ts";
import { refuseBeyond } from "../../../kernel/http/rate-limit.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import { digestOf } from "../../../kernel/process/digest.server.ts";
import { type Kernel, visitor } from "../../../kernel/process/kernel.server.ts";
import { numberIn } from "../calls/section-calls.server.ts";
import { findShare, sharedPage } from "../drafts/shares.server.ts";
import type { Grant } from "../grants.ts";
import { addApproval } from "./approvals-store.server.ts";
import { addRemark, addReply, changeRemark, dropOwnRemark } from "./remarks-store.server.ts";
import { readDraft } from "./standing.server.ts";
import { type GuestShare, readGuestView } from "./views.server.ts";
import {
  answerBody,
  changedRemarkBody,
  guestHeader,
  guestHeaders,
  guestReplyBody,
  guestView,
  remarkBody,
} from "./wire.ts";

const hour = 60 * 60;
/** Of an address, which a whole office may share, and of a link. */
const callsPerHour = 300;
const wordsPerHour = 120;

const dead = { 404: "The link was withdrawn, has expired or never existed, or allows less" } as const;
const many = { 413: "Too much was said about this page", 429: "Too many calls" } as const;

/**
 * The calls of guests: whoever has a link that allows it remarks on its page and approves it, without an account, and sees nothing of
 * any other page. Requirement SAY-01.
 */
export function guestApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  addReading(api, kernel);
  addRemarking(api, kernel);
  addChanging(api, kernel);
  addAnswering(api, kernel);
  return api;
}

function addReading(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /{token}",
    summary: "What was said about the draft of a link",
    open: true,
    headers: guestHeaders.partial(),
    answers: { 200: guestView },
    refuses: { ...dead, 429: many[429] },
    handle: async (c) => {
      const share = await shareIn(kernel, c, "remark", callsPerHour);
      return c.json(await readGuestView(kernel.reads, share, guestIn(c)));
    },
  });
}

function addRemarking(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /{token}/remarks",
    summary: "Remarks on what stands at an address of the page",
    open: true,
    headers: guestHeaders,
    body: remarkBody,
    answers: { 201: guestView },
    refuses: { ...dead, ...many },
    handle: async (c, { body }) => {
      const share = await shareIn(kernel, c, "remark");
      const { name, ...remark } = await body();
      const by = speakerIn(c, share, name);
      return said(kernel, c, share, (tx) => addRemark(tx, share.section, by, remark), 201);
    },
  });

  route(api, {
    call: "POST /{token}/remarks/{id}/replies",
    summary: "Answers in the thread of a remark",
    open: true,
    headers: guestHeaders,
    body: guestReplyBody,
    answers: { 201: guestView },
    refuses: { ...dead, ...many },
    handle: async (c, { body }) => {
      const share = await shareIn(kernel, c, "remark");
      const { name, text } = await body();
      const by = speakerIn(c, share, name);
      return said(kernel, c, share, (tx) => addReply(tx, share.section, numberIn(c, "id"), by, text), 201);
    },
  });
}

function addChanging(api: Api, kernel: Kernel) {
  const refuses = { ...dead, 409: "It was answered or is done", 429: many[429] } as const;

  route(api, {
    call: "PATCH /{token}/remarks/{id}",
    summary: "Changes a remark of this browser that nobody answered",
    open: true,
    headers: guestHeaders,
    body: changedRemarkBody,
    answers: { 200: guestView },
    refuses,
    handle: async (c, { body }) => {
      const share = await shareIn(kernel, c, "remark");
      const { text } = await body();
      const change = (tx: Write) => changeRemark(tx, share.section, numberIn(c, "id"), namedGuest(c), text);
      return said(kernel, c, share, change);
    },
  });

  route(api, {
    call: "DELETE /{token}/remarks/{id}",
    summary: "Deletes a remark of this browser that nobody answered",
    open: true,
    headers: guestHeaders,
    answers: { 200: guestView },
    refuses,
    handle: async (c) => {
      const share = await shareIn(kernel, c, "remark");
      return said(kernel, c, share, (tx) =>
        dropOwnRemark(tx, share.section, numberIn(c, "id"), namedGuest(c)),
      );
    },
  });
}

function addAnswering(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /{token}/answers",
    summary: "Approves the draft that was read, or asks for changes",
    open: true,
    headers: guestHeaders,
    body: answerBody,
    answers: { 201: guestView },
    refuses: { ...dead, 412: ["The draft is another one by now", guestView], 429: many[429] },
    handle: async (c, { body }) => {
      const share = await shareIn(kernel, c, "approve");
      const { digest, ...answer } = await body();
      const store = async (tx: Write) => {
        const draft = await readDraft(tx.db, share.section);
        if (draft.digest !== digest)
          throw new AppError("precondition-failed", {
            current: await readGuestView(tx.db, share, guestIn(c)),
          });
        await addApproval(tx, share.section, draft, { ...answer, shareId: share.id });
      };
      return said(kernel, c, share, store, 201);
    },
  });
}

/** Stores what a guest says, and answers what the guest sees then. */
async function said(
  kernel: Kernel,
  c: ApiContext,
  share: GuestShare,
  store: (tx: Write) => Promise<void>,
  status: 200 | 201 = 200,
) {
  await write(kernel, visitor, store);
  return c.json(await readGuestView(kernel.reads, share, guestIn(c)), status);
}

/** A guest under the name that was typed. Throws `bad-request`. */
const speakerIn = (c: ApiContext, { id }: GuestShare, name: string) => ({
  name,
  guest: { shareId: id, key: namedGuest(c) },
});

const order: readonly Grant[] = ["read", "remark", "approve"];

/**
 * The link in the path of the call, which allows at least `grant`. Throws `not-found`, also for a link that allows less or whose
 * record was deleted, and `too-many` beyond the limits of an address and of a link.
 */
async function shareIn(
  kernel: Kernel,
  c: ApiContext,
  grant: Grant,
  perHour = wordsPerHour,
): Promise<GuestShare> {
  const token = c.req.param("token") ?? "";
  const address = callerAddress(kernel, c);
  const limit = { limit: perHour, windowSeconds: hour };
  await refuseBeyond(kernel, [
    { key: `review ${perHour} ${address}`, limit: limitFor(kernel, address, limit) },
    { key: `review ${perHour} of ${token}`, limit },
  ]);
  const share = await findShare(kernel.reads, token, kernel.now());
  if (!share || order.indexOf(share.grants) < order.indexOf(grant)) throw new AppError("not-found");
  const page = await sharedPage(kernel.reads, share.section);
  if (!page) throw new AppError("not-found");
  return { ...share, title: page.title };
}

/** The digest of the browser's name; empty for a browser that names none. */
function guestIn(c: ApiContext): string {
  const named = guestHeaders.shape[guestHeader].safeParse(c.req.header(guestHeader));
  return named.success ? digestOf(named.data) : "";
}

/** The same of a call that needs it. Throws `bad-request`. */
function namedGuest(c: ApiContext): string {
  const guest = guestIn(c);
  if (guest === "") throw new AppError("bad-request");
  return guest;
}
