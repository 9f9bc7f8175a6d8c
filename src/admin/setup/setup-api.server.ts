import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { lockSetupNotes, noteSetup, readSetupNotes } from "../../content/settings/setup-notes.server.ts";
import { noteDeed, type Write, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Actor, Kernel } from "../../kernel/process/kernel.server.ts";
import { applyOffer, listKinds, shownParts } from "./offer.server.ts";
import { doneBody, kindAnswer, offerBody, type Setup, setupAnswer, stepBody } from "./setup-answer.ts";
import { setupKinds, setupSteps } from "./setup-steps.ts";

const noSetup = { 409: "This site has no set-up, or it has ended" } as const;

/** Adds the demo's records to those of the site. */
export type AddDemo = (kernel: Kernel, actor: Actor) => Promise<void>;

/**
 * `/api/setup`: the set-up of a site that began empty, for owners; requirement SETUP-01. Names, colours and pages are stored by
 * their usual calls; these calls remember the progress and create the first contents for a kind of agency.
 */
export function setupApi(kernel: Kernel, addDemo: AddDemo): Api {
  const api = new OpenAPIHono<ApiEnv>();
  addState(api, kernel);
  addContents(api, kernel, addDemo);
  return api;
}

function addState(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /",
    summary: "The progress of the set-up",
    peopleOnly: true,
    answers: { 200: setupAnswer },
    handle: async (c) => c.json(await readSetup(kernel)),
  });

  route(api, {
    call: "PUT /step",
    summary: "Remembers the step that was reached",
    peopleOnly: true,
    body: stepBody,
    answers: { 200: setupAnswer },
    refuses: noSetup,
    handle: async (c, { actor, body }) => {
      const { step } = await body();
      await change(kernel, actor, (tx) => noteSetup(tx, { step }));
      return c.json(await readSetup(kernel));
    },
  });

  route(api, {
    call: "POST /finish",
    summary: "Ends the set-up; from then on visitors see the site",
    peopleOnly: true,
    answers: { 200: setupAnswer },
    refuses: noSetup,
    handle: async (c, { actor }) => {
      await change(kernel, actor, async (tx) => {
        await tx.bumpContentVersion();
        await noteSetup(tx, { finishedAt: tx.at });
        await noteDeed(tx, "settings", "site-opened", "site");
      });
      return c.json(await readSetup(kernel));
    },
  });

  route(api, {
    call: "POST /done",
    summary: "Removes a task from the checklist of a new site",
    peopleOnly: true,
    body: doneBody,
    handle: async (_c, { actor, body }) => {
      const { done } = await body();
      await write(kernel, actor, (tx) =>
        noteSetup(tx, done === "put-away" ? { putAwayAt: tx.at } : { privacyReadAt: tx.at }),
      );
    },
  });
}

function addContents(api: Api, kernel: Kernel, addDemo: AddDemo) {
  route(api, {
    call: "GET /kinds",
    summary: "The first content of each kind of agency",
    peopleOnly: true,
    answers: { 200: z.array(kindAnswer) },
    handle: (c) => c.json(listKinds()),
  });

  route(api, {
    call: "PUT /offer",
    summary:
      "Creates the first services, questions and texts of a kind of agency; deletes unchanged ones that are not named",
    peopleOnly: true,
    body: offerBody,
    answers: { 200: setupAnswer },
    refuses: noSetup,
    handle: async (c, { actor, body }) => {
      const offer = await body();
      await change(kernel, actor, (tx) => applyOffer(tx, offer));
      return c.json(await readSetup(kernel));
    },
  });

  route(api, {
    call: "POST /demo",
    summary: "Fills the site with the demo's records, once",
    peopleOnly: true,
    answers: { 200: setupAnswer },
    refuses: noSetup,
    handle: async (c, { actor }) => {
      const { isOpen, hasDemo } = await readSetup(kernel);
      if (!isOpen) throw new AppError("conflict");
      if (!hasDemo) await addDemo(kernel, actor);
      return c.json(await readSetup(kernel));
    },
  });
}

/** Writes a change if the set-up is open; throws `conflict` otherwise. */
async function change(kernel: Kernel, actor: Actor, make: (tx: Write) => Promise<void>) {
  await write(kernel, actor, async (tx) => {
    const { begunAt, finishedAt } = await lockSetupNotes(tx);
    if (begunAt === undefined || finishedAt !== undefined) throw new AppError("conflict");
    await make(tx);
  });
}

async function readSetup({ reads }: Kernel): Promise<Setup> {
  const { begunAt, finishedAt, step, kind, records = {}, demoAt } = await readSetupNotes(reads);
  return {
    isOpen: begunAt !== undefined && finishedAt === undefined,
    step: setupSteps.find((known) => known === step) ?? "account",
    kind: setupKinds.find((known) => known === kind) ?? null,
    records: Object.keys(records),
    parts: await shownParts(reads),
    hasDemo: demoAt !== undefined,
  };
}
