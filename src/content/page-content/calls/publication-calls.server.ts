import { z } from "zod";
import { noteDeed } from "../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import type { Api } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { ifVersion } from "../../../kernel/resource/calls/if-match.server.ts";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { checkDraft, type LinkExists, movedRecords } from "../check/check.server.ts";
import { readBoth } from "../drafts/draft-store.server.ts";
import { assertMayWrite } from "../drafts/page-records.server.ts";
import { publishDraft, saveRecords } from "../drafts/publish-store.server.ts";
import { cancelSchedule, schedulePublish } from "../drafts/schedule-store.server.ts";
import { withBlockTexts } from "../sections/blocks/block-fields.ts";
import { type SearchFieldId, saidForSearch } from "../sections/said-for-search.ts";
import type { Section } from "../sections/section.ts";
import { publishedTexts } from "../sections/store.server.ts";
import { finding, publishBody, recordsBody, scheduleBody, sectionState } from "../wire.ts";

import { change, nothingToPublish, sectionIn } from "./section-calls.server.ts";

/** Adds the calls that check a draft and make it public, now or at a scheduled time. */
export function addPublication(api: Api, kernel: Kernel, linkExists: LinkExists) {
  addPublish(api, kernel, linkExists);
  addSchedule(api, kernel);
}

function addPublish(api: Api, kernel: Kernel, linkExists: LinkExists) {
  const check = async (section: Section) => {
    const { draft, values } = await readBoth(kernel.reads, section);
    const { title, description } = saidForSearch(values);
    const inOthers = async (field: SearchFieldId, said: string) => {
      const texts = said ? await publishedTexts(kernel.reads, field) : new Map<string, string>();
      return new Set([...texts].flatMap(([key, text]) => (key === section.key ? [] : [text])));
    };
    const findings = await checkDraft(section, withBlockTexts(section, values), {
      linkExists,
      saidElsewhere: {
        titles: await inOthers("metaTitle", title),
        descriptions: await inOthers("metaDescription", description),
      },
    });
    return [...movedRecords(draft), ...findings];
  };

  route(api, {
    call: "GET /{section}/check",
    summary: "Findings to look at before the draft is published",
    answers: { 200: z.array(finding) },
    handle: async (c, { session }) => c.json(await check(await sectionIn(kernel, c, session))),
  });

  route(api, {
    call: "POST /{section}/publish",
    summary: "Publishes the draft; with `revision` or If-Match only if it still has that revision",
    body: publishBody,
    answers: { 200: sectionState },
    refuses: { ...nothingToPublish, 412: "The draft was changed since that revision" },
    handle: async (c, { session, actor, body }) => {
      const section = await sectionIn(kernel, c, session);
      const { revision = ifVersion(c), approval, reason } = await body();
      const blocking = (await check(section)).filter(({ blocks }) => blocks);
      if (blocking.some(({ code }) => code === "moved")) throw new AppError("precondition-failed");
      if (blocking.length > 0)
        throw invalid(Object.fromEntries(blocking.map(({ field }) => [field, fieldMessages.required])));
      return change(kernel, c, { section, actor }, async (tx) => {
        const assertMay = (fields: string[]) => assertMayWrite(session, fields);
        const isProgram = session.token !== undefined;
        await publishDraft(tx, section, { revision, approval, reason, isProgram, assertMay });
      });
    },
  });

  route(api, {
    call: "POST /{section}/records",
    summary: "Stores drafted fields of records and settings at once; the texts of the page stay drafts",
    body: recordsBody,
    answers: { 200: sectionState },
    refuses: { ...nothingToPublish, 412: "A record was changed since its draft began" },
    handle: async (c, { session, actor, body }) => {
      const section = await sectionIn(kernel, c, session); // 404 before the body is read
      const { fields } = await body();
      assertMayWrite(session, fields);
      return change(kernel, c, { section, actor }, (tx) => saveRecords(tx, section, fields), fields);
    },
  });
}

function addSchedule(api: Api, kernel: Kernel) {
  route(api, {
    call: "PUT /{section}/schedule",
    summary: "Schedules the present draft for publication",
    body: scheduleBody,
    answers: { 200: sectionState },
    refuses: nothingToPublish,
    handle: async (c, { session, actor, body }) => {
      const section = await sectionIn(kernel, c, session); // 404 before the body is read
      const { at } = await body();
      const moment = new Date(at);
      if (moment.getTime() <= kernel.now().getTime()) throw invalid({ at: fieldMessages.date });
      return change(kernel, c, { section, actor }, async (tx) => {
        await schedulePublish(tx, section, moment.toISOString(), (fields) => assertMayWrite(session, fields));
        await noteDeed(tx, "page_texts", "schedule-set", section.key);
      });
    },
  });

  route(api, {
    call: "DELETE /{section}/schedule",
    summary: "Cancels a scheduled publication",
    answers: { 200: sectionState },
    handle: async (c, { session, actor }) => {
      const section = await sectionIn(kernel, c, session);
      return change(kernel, c, { section, actor }, async (tx) => {
        await cancelSchedule(tx, section);
        await noteDeed(tx, "page_texts", "schedule-cancelled", section.key);
      });
    },
  });
}
