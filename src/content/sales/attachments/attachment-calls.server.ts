import { z } from "zod";
import type { Db } from "../../../kernel/db/database.server.ts";
import { type Write, write } from "../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import { type Api, type ApiContext, readForm } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import { saveAs } from "../../../kernel/http/save-as.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { answerSchema } from "../../../kernel/resource/schemas.ts";
import { idOf } from "../../../kernel/resource/served-resource.server.ts";
import { wireOf } from "../../../kernel/resource/wire.ts";
import { attachmentText as text } from "./attachments.text.ts";
import { type Attachment, attachments, type FileOwner, largestFile } from "./attachments.ts";
import {
  attach,
  attachmentsTable,
  changeAttachment,
  findAttachment,
  type GivenFile,
  listAttachments,
  readAttachment,
  withFile,
} from "./attachments-store.server.ts";
import { takePlace } from "./places.server.ts";

const answer = answerSchema(attachments);
const wire = wireOf(attachments);
const multipartOverhead = 16 * 1024;

/** A kind of record at which files lie. */
export type Holder = {
  ownerOf(id: number): FileOwner;
  /** Whether there is such a record. */
  exists(db: Db, id: number): Promise<boolean>;
  /** Throws when the record takes no change now. */
  lock?(tx: Write, id: number): Promise<unknown>;
};

/** Adds the calls for the files of a kind of record: list, upload, read, delete and restore. Requirement THREAD-01. */
export function addAttachments(api: Api, kernel: Kernel, { ownerOf, exists, lock }: Holder) {
  const recordId = (c: ApiContext) => idOf(attachmentsTable, c);
  const fileId = (c: ApiContext) => idOf(attachmentsTable, c, "attachment");
  const owner = (c: ApiContext) => ownerOf(recordId(c));
  const check = async (db: Db, c: ApiContext) => {
    if (!(await exists(db, recordId(c)))) throw new AppError("not-found");
  };
  const checkChange = async (tx: Write, c: ApiContext) => {
    await check(tx.db, c);
    await lock?.(tx, recordId(c));
  };
  route(api, {
    call: "GET /{id}/attachments",
    summary: "The attached files, oldest first",
    answers: { 200: answer.array() },
    handle: async (c) => {
      await check(kernel.reads, c);
      return c.json((await listAttachments(kernel.reads, owner(c))).map(wire.toWire));
    },
  });
  route(api, {
    call: "POST /{id}/attachments",
    summary: "Attaches a file, the field `file` of a form",
    content: { "multipart/form-data": z.object({ file: z.string().meta({ format: "binary" }) }) },
    answers: { 201: answer },
    refuses: {
      413: "Over 10 MB",
      415: "A type that may not be attached",
      422: "Too many",
      503: "Too many at once",
    },
    handle: async (c, { actor }) => {
      await check(kernel.reads, c);
      const attachment = await takePlace(async () =>
        withFile(kernel, await readFile(c.req.raw), (file) =>
          write(kernel, actor, async (tx) => {
            await tx.bumpInboxVersion();
            await checkChange(tx, c);
            return attach(tx, owner(c), file);
          }),
        ),
      );
      return c.json(wire.toWire(attachment), 201);
    },
  });
  route(api, {
    call: "GET /{id}/attachments/{attachment}",
    summary: "An attached file, to save",
    answers: { 200: { "application/octet-stream": z.string().meta({ format: "binary" }) } },
    handle: async (c) => {
      await check(kernel.reads, c);
      return answerFile(kernel, await findAttachment(kernel.reads, owner(c), fileId(c)));
    },
  });
  for (const [deed, call, summary] of [
    ["delete", "DELETE /{id}/attachments/{attachment}", "Deletes an attached file"],
    ["restore", "POST /{id}/attachments/{attachment}/restore", "Restores a deleted file"],
  ] as const)
    route(api, {
      call,
      summary,
      ...(deed === "restore" && { answers: { 200: answer } }),
      handle: async (c, { actor }) => {
        const changed = await changeAttachment(kernel, actor, owner(c), {
          id: fileId(c),
          deed,
          check: (tx) => checkChange(tx, c),
        });
        return deed === "restore" ? c.json(wire.toWire(changed)) : c.body(null, 204);
      },
    });
}

async function readFile(request: Request): Promise<GivenFile> {
  if (!/^multipart\b/i.test(request.headers.get("content-type") ?? ""))
    throw new AppError("unsupported-type");
  const form = await readForm(request, largestFile + multipartOverhead);
  const file = form.get("file");
  if (!(file instanceof File)) throw invalid({ file: fieldMessages.required });
  if (file.size > largestFile) throw new AppError("too-large", { fields: { file: text.faults.size } });
  return { name: file.name, bytes: await file.bytes() };
}

/**
 * The file for whoever may read its record: to save and never to show, because anybody may have written it. It is not kept by
 * caches, names no type that a browser would show, and could run nothing if it were opened. SEC-10
 */
export async function answerFile(kernel: Kernel, attachment: Attachment): Promise<Response> {
  const bytes = await readAttachment(kernel, attachment);
  const extension = attachment.name.split(".").pop() ?? "";
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": saveAs(`file.${extension}`, attachment.name),
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex, nofollow",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}
