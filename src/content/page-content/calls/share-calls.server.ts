import { z } from "zod";
import { noteDeed, write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { type Api, parseInput, readJson } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { createShare, listShares, withdrawShare } from "../drafts/shares.server.ts";
import { share, shareBody } from "../wire.ts";

import { numberIn, sectionIn } from "./section-calls.server.ts";

/** Adds the calls of the links that show a draft to somebody without an account. */
export function addShares(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /{section}/shares",
    summary: "The links that show the draft",
    answers: { 200: z.array(share) },
    handle: async (c, { session }) =>
      c.json(await listShares(kernel.reads, await sectionIn(kernel, c, session), kernel.now())),
  });

  route(api, {
    call: "POST /{section}/shares",
    summary: "Creates a link that shows the draft; only this answer contains its token",
    programDeed: "share",
    body: shareBody,
    // Programs of before make a link without a body.
    read: async (request, schema) =>
      request.headers.has("content-type") ? readJson(request, schema) : parseInput(schema, {}),
    answers: { 201: share.extend({ token: z.string() }) },
    handle: async (c, { session, actor, body }) => {
      // Who may read a draft and make links may show it; its record stays as it is.
      const section = await sectionIn(kernel, c, session, { isChanged: false });
      const asked = await body();
      // A program that may approve by a link of its own would approve what it wrote.
      if (session.token && asked.grants !== "read") throw new AppError("forbidden");
      return c.json(
        await write(kernel, actor, async (tx) => {
          await noteDeed(tx, "page_texts", "share-made", section.key);
          return createShare(tx, section, asked, session.token);
        }),
        201,
      );
    },
  });

  route(api, {
    call: "DELETE /{section}/shares/{id}",
    summary: "Withdraws a link",
    answers: { 204: null },
    handle: async (c, { session, actor }) => {
      const section = await sectionIn(kernel, c, session, { isChanged: false });
      await write(kernel, actor, async (tx) => {
        await withdrawShare(tx, section, numberIn(c, "id"));
        await noteDeed(tx, "page_texts", "share-withdrawn", section.key);
      });
      return c.body(null, 204);
    },
  });
}
