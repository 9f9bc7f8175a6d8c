import type { PageAction } from "../../../kernel/db/revision-actions.ts";
import { noteDeed, type Write, write } from "../../../kernel/db/write.server.ts";
import type { Api, ApiContext } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Actor, Kernel } from "../../../kernel/process/kernel.server.ts";
import { numberIn, sectionIn } from "../calls/section-calls.server.ts";
import type { Section } from "../sections/section.ts";
import { addReply, dropRemark, markDone } from "./remarks-store.server.ts";
import { readTeamView } from "./views.server.ts";
import { doneBody, teamReplyBody, teamView } from "./wire.ts";

/** Adds the calls in which the team reads and answers what clients say about a draft. Requirement SAY-01. */
export function addReview(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /{section}/review",
    summary: "Remarks on the draft, and who approved which draft",
    answers: { 200: teamView },
    handle: async (c, { session }) =>
      c.json(await readTeamView(kernel.reads, await sectionIn(kernel, c, session))),
  });

  route(api, {
    call: "POST /{section}/remarks/{id}/replies",
    summary: "Answers a remark",
    body: teamReplyBody,
    answers: { 201: teamView },
    refuses: { 413: "Too many answers" },
    handle: async (c, { session, actor, body }) => {
      const section = await sectionIn(kernel, c, session);
      const { text } = await body();
      const by = { name: actor.name };
      const deed = { section, actor, action: "remark-answered" } as const;
      return said(c, deed, (tx) => addReply(tx, section, numberIn(c, "id"), by, text), 201);
    },
  });

  route(api, {
    call: "PATCH /{section}/remarks/{id}",
    summary: "Marks a remark as done, or as open again",
    body: doneBody,
    answers: { 200: teamView },
    handle: async (c, { session, actor, body }) => {
      const section = await sectionIn(kernel, c, session);
      const { done } = await body();
      const action = done ? "remark-done" : "remark-reopened";
      return said(c, { section, actor, action }, (tx) => markDone(tx, section, numberIn(c, "id"), done));
    },
  });

  route(api, {
    call: "DELETE /{section}/remarks/{id}",
    summary: "Deletes a remark with its answers",
    answers: { 200: teamView },
    handle: async (c, { session, actor }) => {
      const section = await sectionIn(kernel, c, session);
      const deed = { section, actor, action: "remark-deleted" } as const;
      return said(c, deed, (tx) => dropRemark(tx, section, numberIn(c, "id")));
    },
  });

  type Deed = { section: Section; actor: Actor; action: PageAction };

  async function said(
    c: ApiContext,
    { section, actor, action }: Deed,
    store: (tx: Write) => Promise<void>,
    status: 200 | 201 = 200,
  ) {
    await write(kernel, actor, async (tx) => {
      await store(tx);
      await noteDeed(tx, "page_texts", action, section.key);
    });
    return c.json(await readTeamView(kernel.reads, section), status);
  }
}
