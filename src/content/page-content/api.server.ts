import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { problem } from "../../kernel/crud-openapi.server.ts";
import { actorOf } from "../../kernel/crud-resource.server.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/field-messages.text.ts";
import { type Api, type ApiContext, type ApiEnv, readJson } from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { type Write, write } from "../../kernel/write.server.ts";
import { checkDraft, type LinkExists } from "./check.server.ts";
import {
  cancelSchedule,
  discardDraft,
  listVersions,
  publishDraft,
  readDraftTexts,
  readState,
  readVersion,
  restoreVersion,
  saveDraft,
  schedulePublish,
} from "./draft-store.server.ts";
import type { Section } from "./section.ts";
import { pageSections, sectionOf } from "./sections.ts";
import { createShare, listShares, withdrawShare } from "./shares.server.ts";
import { draftBody, publishBody, restoreBody, scheduleBody } from "./wire.ts";

const bodyLimit = 1024 * 1024;

/**
 * The page texts for their editors: drafts field by field, publication now or later, versions, share links; requirements
 * ACNT-01 to ACNT-04. `linkExists` tells whether an address of this site leads somewhere.
 */
export function pageContentApi(kernel: Kernel, linkExists: LinkExists): Api {
  const api = new OpenAPIHono<ApiEnv>();
  describe(api);

  /** Who asks and for what: 401 before 404, so that nobody learns what exists. */
  const enter = async (c: ApiContext) => {
    const actor = await actorOf(kernel, c);
    const section = sectionOf(c.req.param("section") ?? "");
    if (!section) throw new AppError("not-found");
    return { actor, section };
  };
  /** A change of a section; answers its new state. */
  const change = async (c: ApiContext, make: (write: Write, section: Section) => Promise<unknown>) => {
    const { actor, section } = await enter(c);
    await write(kernel, actor, (write) => make(write, section));
    return c.json(await readState(kernel.reads, section));
  };

  api.get("/", async (c) => {
    await actorOf(kernel, c);
    const states = await Promise.all(pageSections.map((section) => readState(kernel.reads, section)));
    return c.json(
      states.map(({ section, draft, version, schedule }) => ({
        section,
        changes: Object.keys(draft).length,
        version: version?.number ?? null,
        scheduled: schedule?.at ?? null,
      })),
    );
  });

  api.get("/:section", async (c) => {
    const { section } = await enter(c);
    return c.json(await readState(kernel.reads, section));
  });

  api.patch("/:section", async (c) => {
    const { actor, section } = await enter(c);
    const { client, fields } = await readJson(c.req.raw, draftBody, bodyLimit);
    const conflicts = await write(kernel, actor, (write) => saveDraft(write, section, client, fields));
    const state = await readState(kernel.reads, section);
    if (Object.keys(conflicts).length > 0)
      throw new AppError("precondition-failed", { current: { ...state, conflicts } });
    return c.json(state);
  });

  api.delete("/:section/draft", (c) => change(c, discardDraft));

  api.post("/:section/publish", async (c) => {
    const { section } = await enter(c);
    const { revision } = await readJson(c.req.raw, publishBody);
    const findings = await checkDraft(section, await readDraftTexts(kernel.reads, section), linkExists);
    const blocking = findings.filter(({ blocks }) => blocks);
    if (blocking.length > 0)
      throw invalid(Object.fromEntries(blocking.map(({ field }) => [field, fieldMessages.required])));
    return change(c, (write, section) => publishDraft(write, section, revision));
  });

  api.get("/:section/check", async (c) => {
    const { section } = await enter(c);
    return c.json(await checkDraft(section, await readDraftTexts(kernel.reads, section), linkExists));
  });

  api.put("/:section/schedule", async (c) => {
    await enter(c);
    const { at } = await readJson(c.req.raw, scheduleBody);
    const moment = new Date(at);
    if (moment.getTime() <= kernel.now().getTime()) throw invalid({ at: fieldMessages.date });
    return change(c, (write, section) => schedulePublish(write, section, moment.toISOString()));
  });

  api.delete("/:section/schedule", (c) => change(c, cancelSchedule));

  api.get("/:section/versions", async (c) => {
    const { section } = await enter(c);
    return c.json(await listVersions(kernel.reads, section));
  });

  api.get("/:section/versions/:number", async (c) => {
    const { section } = await enter(c);
    return c.json(await readVersion(kernel.reads, section, numberOf(c.req.param("number"))));
  });

  api.post("/:section/versions/:number/restore", async (c) => {
    await enter(c);
    const { as } = await readJson(c.req.raw, restoreBody);
    const number = numberOf(c.req.param("number"));
    return change(c, (write, section) => restoreVersion(write, section, number, as));
  });

  api.get("/:section/shares", async (c) => {
    const { section } = await enter(c);
    return c.json(await listShares(kernel.reads, section, kernel.now()));
  });

  api.post("/:section/shares", async (c) => {
    const { actor, section } = await enter(c);
    return c.json(await write(kernel, actor, (write) => createShare(write, section)), 201);
  });

  api.delete("/:section/shares/:id", async (c) => {
    const { actor, section } = await enter(c);
    await write(kernel, actor, (write) => withdrawShare(write, section, numberOf(c.req.param("id"))));
    return c.body(null, 204);
  });

  return api;
}

function numberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new AppError("not-found");
  return Number(text);
}

function describe(api: Api) {
  const tags = ["content"];
  const section = z.string();
  const params = z.object({ section });
  const state = z.object({
    section,
    published: z.record(z.string(), z.unknown()),
    draft: z.record(z.string(), z.unknown()),
    revision: z.number().int(),
    version: z.unknown(),
    schedule: z.unknown(),
  });
  const json = (schema: z.ZodType) => ({ "application/json": { schema } });
  const body = (schema: z.ZodType) => ({ body: { content: json(schema) } });
  const refused = {
    401: problem("No session"),
    403: problem("Another site"),
    404: problem("No such section"),
  };
  const checked = { ...refused, 400: problem("Malformed"), 422: problem("Wrong fields") };
  const answer = { 200: { description: "The section as it is now", content: json(state) } };
  const list = (description: string) => ({ 200: { description, content: json(z.array(z.unknown())) } });
  const register = api.openAPIRegistry.registerPath.bind(api.openAPIRegistry);
  const nothing = problem("Nothing to publish");
  const { 404: _, ...signedIn } = refused;
  register({ method: "get", path: "/", tags, responses: { ...list("The sections"), ...signedIn } });
  register({
    method: "get",
    path: "/{section}",
    tags,
    request: { params },
    responses: { ...answer, ...refused },
  });
  register({
    method: "patch",
    path: "/{section}",
    tags,
    request: { params, ...body(draftBody) },
    responses: { ...answer, ...checked, 412: problem("Somebody else changed the same field") },
  });
  register({
    method: "delete",
    path: "/{section}/draft",
    tags,
    request: { params },
    responses: { ...answer, ...refused },
  });
  register({
    method: "post",
    path: "/{section}/publish",
    tags,
    request: { params, ...body(publishBody) },
    responses: { ...answer, ...checked, 409: nothing, 412: problem("The draft was changed since") },
  });
  register({
    method: "get",
    path: "/{section}/check",
    tags,
    request: { params },
    responses: { ...list("Findings"), ...refused },
  });
  register({
    method: "put",
    path: "/{section}/schedule",
    tags,
    request: { params, ...body(scheduleBody) },
    responses: { ...answer, ...checked, 409: nothing },
  });
  register({
    method: "delete",
    path: "/{section}/schedule",
    tags,
    request: { params },
    responses: { ...answer, ...refused },
  });
  register({
    method: "get",
    path: "/{section}/versions",
    tags,
    request: { params },
    responses: { ...list("Versions"), ...refused },
  });
  const ofVersion = { params: params.extend({ number: z.string() }) };
  register({
    method: "get",
    path: "/{section}/versions/{number}",
    tags,
    request: ofVersion,
    responses: { 200: { description: "The version", content: json(z.unknown()) }, ...refused },
  });
  register({
    method: "post",
    path: "/{section}/versions/{number}/restore",
    tags,
    request: { ...ofVersion, ...body(restoreBody) },
    responses: { ...answer, ...checked, 409: nothing },
  });
  register({
    method: "get",
    path: "/{section}/shares",
    tags,
    request: { params },
    responses: { ...list("Links"), ...refused },
  });
  register({
    method: "post",
    path: "/{section}/shares",
    tags,
    request: { params },
    responses: { 201: { description: "A link, with its token", content: json(z.unknown()) }, ...refused },
  });
  register({
    method: "delete",
    path: "/{section}/shares/{id}",
    tags,
    request: { params: params.extend({ id: z.string() }) },
    responses: { 204: { description: "Withdrawn" }, ...refused },
  });
}
