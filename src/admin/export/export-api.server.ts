import { OpenAPIHono } from "@hono/zod-openapi";
import { stream } from "hono/streaming";
import { z } from "zod";
import { noteDeed, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import { saveAs } from "../../kernel/http/save-as.server.ts";
import { oneOf } from "../../kernel/objects.ts";
import { findKept, readKept } from "../../kernel/process/kept-files.server.ts";
import type { Actor, Kernel } from "../../kernel/process/kernel.server.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { exportStates, exportSteps, type SiteExportAnswer, siteExportAnswer } from "./export-wire.ts";
import { beginExport, dropExports, endOf, newestExport, type SiteExport } from "./exports-store.server.ts";
import { partOf } from "./part-writer.server.ts";

/** Makes the archive of an export that was begun. Never throws: the export's row tells how it ended. */
export type RunExport = (id: number) => Promise<void>;

/** The calls for the export of the whole site: begin it, see how far it is, load it, delete it. For owners alone; requirement OWN-04. */
export function siteExportApi(kernel: Kernel, run: RunExport): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /",
    summary: "How far the export of the whole site is",
    peopleOnly: true,
    answers: { 200: siteExportAnswer },
    handle: async (c) => c.json(wireOf(await newestExport(kernel), kernel.now())),
  });

  route(api, {
    call: "POST /",
    summary: "Begins an export of the whole site, which is kept for a day",
    proof: true,
    peopleOnly: true,
    answers: { 202: siteExportAnswer },
    refuses: { 409: "Another one is under way" },
    handle: async (c, { actor }) => {
      const begun = await beginExport(kernel, actor);
      await noteExported(kernel, actor, "create", begun.id);
      void run(begun.id);
      return c.json(wireOf(begun, kernel.now()), 202);
    },
  });

  route(api, {
    call: "DELETE /",
    summary: "Deletes the export, or stops it",
    peopleOnly: true,
    answers: { 204: null },
    handle: async (c, { actor }) => {
      const newest = await newestExport(kernel);
      await dropExports(kernel);
      if (newest) await noteExported(kernel, actor, "delete", newest.id);
      return c.body(null, 204);
    },
  });

  addFile(api, kernel);
  return api;
}

function addFile(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /opened",
    summary: "Notes that the archive is loaded next, and asks for the proof of identity that this needs",
    proof: true,
    peopleOnly: true,
    answers: { 204: null },
    refuses: { 404: "None is ready" },
    handle: async (c, { actor }) => {
      const { id } = await readyExport(kernel);
      await noteExported(kernel, actor, "export", id);
      return c.body(null, 204);
    },
  });

  route(api, {
    call: "GET /file",
    summary: "Returns the archive",
    proof: true,
    peopleOnly: true,
    answers: { 200: { "application/zip": z.string() } },
    refuses: { 404: "None is ready" },
    handle: async (c) => {
      const ready = await readyExport(kernel);
      c.header("Content-Type", "application/zip");
      c.header("Content-Length", String(ready.bytes));
      c.header("Content-Disposition", saveAs(`shurfa-${isoDay(ready.created_at)}.zip`));
      // A part that is gone cuts the answer off below its length, so that no browser takes it for whole.
      return stream(c, async (out) => {
        for await (const part of bytesOf(kernel, ready)) await out.write(part);
      });
    },
  });
}

async function readyExport(kernel: Kernel): Promise<SiteExport> {
  const newest = await newestExport(kernel);
  if (newest?.state !== "ready") throw new AppError("not-found");
  return newest;
}

async function* bytesOf(kernel: Kernel, { id, parts }: SiteExport) {
  for (let part = 0; part < parts; part += 1) {
    const kept = await findKept(kernel.reads, partOf(id, part));
    if (!kept) throw new Error("the export was deleted while it was loaded");
    yield await readKept(kernel, kept);
  }
}

const noteExported = (kernel: Kernel, actor: Actor, action: "create" | "delete" | "export", id: number) =>
  write(kernel, actor, (tx) => noteDeed(tx, "site_exports", action, id));

function wireOf(row: SiteExport | undefined, now: Date): SiteExportAnswer {
  const at = row?.created_at ?? now.toISOString();
  return {
    state: oneOf(exportStates, row?.state ?? "none") ?? "none",
    step: oneOf(exportSteps, row?.step ?? "") ?? "rows",
    done: Number(row?.done ?? 0),
    total: Number(row?.total ?? 0),
    bytes: Number(row?.bytes ?? 0),
    by: row?.author_name ?? "",
    at,
    until: endOf(at),
  };
}
