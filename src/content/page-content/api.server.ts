import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { type Write, write } from "../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import { type Api, type ApiContext, type ApiEnv, readJson } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Actor, Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { ifVersion } from "../../kernel/resource/calls/if-match.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { checkDraft, type LinkExists, movedRecords } from "./drafts/check.server.ts";
import { discardDraft, readDraft, readDraftTexts, saveDraft } from "./drafts/draft-store.server.ts";
import { assertMayWrite } from "./drafts/page-records.server.ts";
import { publishDraft, restoreVersion, saveRecords } from "./drafts/publish-store.server.ts";
import { cancelSchedule, schedulePublish } from "./drafts/schedule-store.server.ts";
import { readState } from "./drafts/section-state.server.ts";
import { createShare, listShares, withdrawShare } from "./drafts/shares.server.ts";
import { listVersions, readVersion } from "./drafts/versions.server.ts";
import { hasOwnPage, listOwnSections } from "./own-pages/store.server.ts";
import type { Section } from "./sections/section.ts";
import { pageSections, sectionOf } from "./sections/sections.ts";
import { ownPageId } from "./sections/texts/own-page.text.ts";
import {
  conflictAnswer,
  draftBody,
  finding,
  overviewAnswer,
  publishBody,
  recordsBody,
  restoreBody,
  type SectionState,
  scheduleBody,
  sectionState,
  share,
  versionEntry,
  versionWithTexts,
} from "./wire.ts";

const bodyLimit = 1024 * 1024;

const nothingToPublish = { 409: "There is nothing to publish" } as const;

type Change = (tx: Write, section: Section) => Promise<unknown>;

/**
 * The page texts for their editors: drafts field by field, publication now or later, versions, share links; requirements
 * ACNT-01 to ACNT-04. `linkExists` tells whether an address of this site leads somewhere.
 */
export function pageContentApi(kernel: Kernel, linkExists: LinkExists): Api {
  const api = new OpenAPIHono<ApiEnv>();
  addDrafts(api, kernel);
  addPublication(api, kernel, linkExists);
  addVersions(api, kernel);
  addShares(api, kernel);
  return api;
}

function addDrafts(api: Api, kernel: Kernel) {
  route(api, {
    method: "get",
    path: "/",
    summary: "The sections, with their drafts and schedules",
    answers: { 200: z.array(overviewAnswer) },
    handle: async (c) => {
      const sections = [...pageSections, ...(await listOwnSections(kernel.reads))];
      const states = await Promise.all(sections.map((section) => readState(kernel.reads, section)));
      return c.json(
        states.map(({ section, draft, version, schedule }, index) => ({
          section,
          label: sections[index]?.label ?? section,
          changes: Object.keys(draft).length,
          version: version?.number ?? null,
          scheduled: schedule?.at ?? null,
        })),
      );
    },
  });

  route(api, {
    method: "get",
    path: "/{section}",
    summary: "The section as it is now",
    answers: { 200: sectionState },
    handle: async (c) => answer(c, await readState(kernel.reads, await sectionIn(kernel, c))),
  });

  route(api, {
    method: "patch",
    path: "/{section}",
    summary: "Stores fields of the draft, each based on the value that its editor saw",
    body: draftBody,
    read: (request, schema) => readJson(request, schema, bodyLimit),
    answers: { 200: sectionState },
    refuses: { 412: ["Somebody else changed the same field", conflictAnswer] },
    handle: async (c, { session, actor, body }) => {
      const section = await sectionIn(kernel, c);
      const { client, fields } = await body();
      assertMayWrite(session, Object.keys(fields));
      const conflicts = await write(kernel, actor, (tx) => saveDraft(tx, section, client, fields));
      const state = await readState(kernel.reads, section, Object.keys(fields));
      if (Object.keys(conflicts).length > 0)
        throw new AppError("precondition-failed", { current: { ...state, conflicts } });
      return answer(c, state);
    },
  });

  route(api, {
    method: "delete",
    path: "/{section}/draft",
    summary: "Discards the draft",
    answers: { 200: sectionState },
    handle: (c, { actor }) => change(kernel, c, actor, discardDraft),
  });
}

function addPublication(api: Api, kernel: Kernel, linkExists: LinkExists) {
  const check = async (section: Section) => [
    ...(await movedRecords(kernel.reads, section)),
    ...(await checkDraft(section, await readDraftTexts(kernel.reads, section), linkExists)),
  ];

  route(api, {
    method: "get",
    path: "/{section}/check",
    summary: "Findings to look at before the draft is published",
    answers: { 200: z.array(finding) },
    handle: async (c) => c.json(await check(await sectionIn(kernel, c))),
  });

  route(api, {
    method: "post",
    path: "/{section}/publish",
    summary: "Makes the draft public; with `revision` or If-Match only the draft that was seen",
    body: publishBody,
    answers: { 200: sectionState },
    refuses: { ...nothingToPublish, 412: "The draft was changed since" },
    handle: async (c, { session, actor, body }) => {
      const section = await sectionIn(kernel, c);
      const { revision = ifVersion(c) } = await body();
      const blocking = (await check(section)).filter(({ blocks }) => blocks);
      if (blocking.some(({ code }) => code === "moved")) throw new AppError("precondition-failed");
      if (blocking.length > 0)
        throw invalid(Object.fromEntries(blocking.map(({ field }) => [field, fieldMessages.required])));
      return change(kernel, c, actor, async (tx, section) => {
        await assertMayPublish(tx, section, session);
        await publishDraft(tx, section, revision);
      });
    },
  });

  route(api, {
    method: "post",
    path: "/{section}/records",
    summary: "Stores what is drafted of records and settings in them at once; the page stays a draft",
    body: recordsBody,
    answers: { 200: sectionState },
    refuses: { ...nothingToPublish, 412: "A record was changed since" },
    handle: async (c, { session, actor, body }) => {
      await sectionIn(kernel, c); // 404 before the body is read
      const { fields } = await body();
      assertMayWrite(session, fields);
      return change(kernel, c, actor, (tx, section) => saveRecords(tx, section, fields), fields);
    },
  });

  route(api, {
    method: "put",
    path: "/{section}/schedule",
    summary: "Schedules the present draft for publication",
    body: scheduleBody,
    answers: { 200: sectionState },
    refuses: nothingToPublish,
    handle: async (c, { session, actor, body }) => {
      await sectionIn(kernel, c); // 404 before the body is read
      const { at } = await body();
      const moment = new Date(at);
      if (moment.getTime() <= kernel.now().getTime()) throw invalid({ at: fieldMessages.date });
      return change(kernel, c, actor, async (tx, section) => {
        await assertMayPublish(tx, section, session);
        await schedulePublish(tx, section, moment.toISOString());
      });
    },
  });

  route(api, {
    method: "delete",
    path: "/{section}/schedule",
    summary: "Cancels a scheduled publication",
    answers: { 200: sectionState },
    handle: (c, { actor }) => change(kernel, c, actor, cancelSchedule),
  });
}

function addVersions(api: Api, kernel: Kernel) {
  route(api, {
    method: "get",
    path: "/{section}/versions",
    summary: "The published versions, newest first",
    answers: { 200: z.array(versionEntry) },
    handle: async (c) => c.json(await listVersions(kernel.reads, await sectionIn(kernel, c))),
  });

  route(api, {
    method: "get",
    path: "/{section}/versions/{number}",
    summary: "A version with its texts",
    answers: { 200: versionWithTexts },
    handle: async (c) =>
      c.json(await readVersion(kernel.reads, await sectionIn(kernel, c), numberIn(c, "number"))),
  });

  route(api, {
    method: "post",
    path: "/{section}/versions/{number}/restore",
    summary: "Restores a version, at once or as a draft",
    body: restoreBody,
    answers: { 200: sectionState },
    refuses: nothingToPublish,
    handle: async (c, { session, actor, body }) => {
      await sectionIn(kernel, c); // 404 before the body is read
      const { as } = await body();
      const number = numberIn(c, "number");
      const assertMay = (fields: string[]) => assertMayWrite(session, fields);
      return change(kernel, c, actor, (tx, section) => restoreVersion(tx, section, number, as, assertMay));
    },
  });
}

function addShares(api: Api, kernel: Kernel) {
  route(api, {
    method: "get",
    path: "/{section}/shares",
    summary: "The links that show the draft",
    answers: { 200: z.array(share) },
    handle: async (c) => c.json(await listShares(kernel.reads, await sectionIn(kernel, c), kernel.now())),
  });

  route(api, {
    method: "post",
    path: "/{section}/shares",
    summary: "Creates a link that shows the draft; only this answer holds its token",
    answers: { 201: share.extend({ token: z.string() }) },
    handle: async (c, { actor }) => {
      const section = await sectionIn(kernel, c);
      return c.json(await write(kernel, actor, (tx) => createShare(tx, section)), 201);
    },
  });

  route(api, {
    method: "delete",
    path: "/{section}/shares/{id}",
    summary: "Withdraws a link",
    answers: { 204: null },
    handle: async (c, { actor }) => {
      const section = await sectionIn(kernel, c);
      await write(kernel, actor, (tx) => withdrawShare(tx, section, numberIn(c, "id")));
      return c.body(null, 204);
    },
  });
}

/** A change of a section; answers its new state, with what records hold in the fields that are asked for. */
async function change(
  kernel: Kernel,
  c: ApiContext,
  actor: Actor,
  make: Change,
  asked: readonly string[] = [],
) {
  const section = await sectionIn(kernel, c);
  await write(kernel, actor, (tx) => make(tx, section));
  return answer(c, await readState(kernel.reads, section, asked));
}

/** Throws `forbidden` where the draft changes records that this user may not change. */
async function assertMayPublish(tx: Write, section: Section, session: Session) {
  assertMayWrite(session, Object.keys(await readDraft(tx.db, section)));
}

/** A section with the revision of its draft as entity tag. */
function answer(c: ApiContext, state: SectionState) {
  c.header("ETag", `"${state.revision}"`);
  return c.json(state);
}

/** A section of the site's pages, or that of a page of one's own whose record is there. Throws `not-found`. */
async function sectionIn(kernel: Kernel, c: ApiContext): Promise<Section> {
  const section = sectionOf(c.req.param("section") ?? "");
  const id = section && ownPageId(section);
  const isThere = id === undefined || (await hasOwnPage(kernel.reads, id));
  if (!section || !isThere) throw new AppError("not-found");
  return section;
}

function numberIn(c: ApiContext, name: string): number {
  const text = c.req.param(name) ?? "";
  if (!/^\d{1,9}$/.test(text)) throw new AppError("not-found");
  return Number(text);
}
