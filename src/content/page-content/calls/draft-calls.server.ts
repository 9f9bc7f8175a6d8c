import { z } from "zod";
import { noteDeed, write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { type Api, readJson } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { discardDraft, saveDraft } from "../drafts/draft-store.server.ts";
import { newerWords } from "../drafts/newer-words.server.ts";
import { assertMayWrite, mayAll } from "../drafts/page-records.server.ts";
import { readEntries, readState, stateOf } from "../drafts/section-state.server.ts";
import { listOwnSections } from "../own-pages/store.server.ts";
import { namesInRecord } from "../sections/record-fields.ts";
import type { Section } from "../sections/section.ts";
import { pageSections } from "../sections/sections.ts";
import { conflictAnswer, draftBody, fieldValues, overviewAnswer, sectionState } from "../wire.ts";

import { answer, change, sectionIn, sectionNamed } from "./section-calls.server.ts";

const bodyLimit = 1024 * 1024;

/** Adds the calls of the sections and of their drafts, which are saved field by field. */
export function addDrafts(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /",
    summary: "The sections, with their drafts and schedules",
    answers: { 200: z.array(overviewAnswer) },
    handle: async (c, { session }) => {
      const sections = [...pageSections, ...(await listOwnSections(kernel.reads))];
      const mayOpen = (section: Section) => mayAll(session, "read", namesInRecord(section));
      return c.json(await readEntries(kernel.reads, sections, mayOpen));
    },
  });

  route(api, {
    call: "GET /{section}",
    summary: "The section as it is now",
    answers: { 200: sectionState },
    handle: async (c, { session }) =>
      answer(c, await readState(kernel.reads, await sectionIn(kernel, c, session))),
  });

  route(api, {
    call: "GET /{section}/newer",
    summary: "The words of this edition where the site keeps those of an earlier one",
    answers: { 200: fieldValues },
    handle: async (c, { session }) =>
      c.json(await newerWords(kernel.reads, await sectionIn(kernel, c, session))),
  });

  route(api, {
    call: "PATCH /{section}",
    summary: "Stores fields of the draft, each based on the value that its editor saw",
    body: draftBody,
    read: (request, schema) => readJson(request, schema, bodyLimit),
    answers: { 200: sectionState },
    refuses: { 412: ["Somebody else changed the same field", conflictAnswer] },
    handle: async (c, { session, actor, body }) => {
      const section = sectionNamed(c, session);
      const { client, fields } = await body();
      assertMayWrite(session, Object.keys(fields));
      const saved = await write(kernel, actor, (tx) => saveDraft(tx, section, client, fields));
      const { conflicts, rows, held } = saved;
      const state = await stateOf(kernel.reads, section, rows, held);
      if (Object.keys(conflicts).length > 0)
        throw new AppError("precondition-failed", { current: { ...state, conflicts } });
      return answer(c, state);
    },
  });

  route(api, {
    call: "DELETE /{section}/draft",
    summary: "Discards the draft",
    answers: { 200: sectionState },
    handle: async (c, { session, actor }) => {
      const section = await sectionIn(kernel, c, session);
      return change(kernel, c, { section, actor }, async (tx) => {
        await discardDraft(tx, section);
        await noteDeed(tx, "page_texts", "draft-discarded", section.key);
      });
    },
  });
}
