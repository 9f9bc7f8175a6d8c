import { z } from "zod";
import { noteDeed } from "../../../kernel/db/write.server.ts";
import type { Api } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { assertMayWrite } from "../drafts/page-records.server.ts";
import { restoreVersion } from "../drafts/publish-store.server.ts";
import { listVersions, readVersion } from "../drafts/versions.server.ts";
import { restoreBody, sectionState, versionEntry, versionWithTexts } from "../wire.ts";

import { change, nothingToPublish, numberIn, sectionIn } from "./section-calls.server.ts";

/** Adds the calls that list, read and restore published versions. */
export function addVersions(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /{section}/versions",
    summary: "The published versions, newest first",
    answers: { 200: z.array(versionEntry) },
    handle: async (c, { session }) =>
      c.json(await listVersions(kernel.reads, await sectionIn(kernel, c, session))),
  });

  route(api, {
    call: "GET /{section}/versions/{number}",
    summary: "A version with its texts",
    answers: { 200: versionWithTexts },
    handle: async (c, { session }) =>
      c.json(await readVersion(kernel.reads, await sectionIn(kernel, c, session), numberIn(c, "number"))),
  });

  route(api, {
    call: "POST /{section}/versions/{number}/restore",
    summary: "Restores a version, at once or as a draft",
    body: restoreBody,
    answers: { 200: sectionState },
    refuses: nothingToPublish,
    handle: async (c, { session, actor, body }) => {
      const section = await sectionIn(kernel, c, session); // 404 before the body is read
      const { as } = await body();
      const number = numberIn(c, "number");
      const assertMay = (fields: string[]) => assertMayWrite(session, fields);
      return change(kernel, c, { section, actor }, async (tx) => {
        await restoreVersion(tx, section, number, as, assertMay);
        if (as === "draft") await noteDeed(tx, "page_texts", "draft-restored", section.key);
      });
    },
  });
}
