import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { sentAbout } from "../../../kernel/background/messages.server.ts";
import { findRecord, listRecords } from "../../../kernel/db/records.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { ApiEnv } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { idOf } from "../../../kernel/resource/served-resource.server.ts";
import { joiners } from "../../../kernel/text/format.text.ts";
import { formatPrice } from "../../../kernel/text/format.ts";
import { projectsTable } from "../../projects/store.server.ts";
import { listQuotesOf } from "../quotes/list-store.server.ts";
import type { Quote } from "../quotes/quotes.ts";
import { requestAddress } from "../requests/addresses.ts";
import { wantedOf } from "../requests/names.ts";
import type { ProjectRequest } from "../requests/requests.ts";
import { findRequestsOf } from "../requests/same-person/same-person-store.server.ts";
import type { TimelineEntry } from "./clients.ts";
import { clientsTable } from "./store.server.ts";

const entry: z.ZodType<TimelineEntry> = z.object({
  at: z.string(),
  kind: z.enum(["request", "message", "sent", "accepted", "declined", "mail", "project"]),
  title: z.string(),
  link: z.string().nullable(),
});

/** `GET /{id}/timeline`: the requests and messages, quotes, mail and projects of a client, newest first; AREQ-02. */
export function clientTimelineApi(kernel: Kernel) {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /{id}/timeline",
    summary: "Requests, quotes, mail and projects of a client, newest first",
    peopleOnly: true,
    answers: { 200: z.array(entry) },
    handle: async (c) => {
      const client = await findRecord(kernel.reads, clientsTable, idOf(clientsTable, c));
      if (!client) throw new AppError("not-found");
      const [requests, projects] = await Promise.all([
        findRequestsOf(kernel, client),
        listRecords(kernel.reads, projectsTable, { where: { clientId: client.id } }),
      ]);
      const ids = requests.map(({ id }) => id);
      const [quotes, thanks] = await Promise.all([
        listQuotesOf(kernel.reads, ids),
        sentAbout(kernel, "request-thanks", ids),
      ]);
      const entries: TimelineEntry[] = [
        ...requests.map(requestEntry),
        ...quotes.flatMap(quoteEntries),
        ...thanks.map((at): TimelineEntry => ({ at, kind: "mail", title: "", link: null })),
        ...projects.map(
          ({ id, title, createdAt }): TimelineEntry => ({
            at: createdAt,
            kind: "project",
            title,
            link: `/admin/projects?edit=${encodeURIComponent(id)}`,
          }),
        ),
      ];
      return c.json(entries.sort((a, b) => (a.at < b.at ? 1 : -1)));
    },
  });
  return api;
}

function requestEntry(request: ProjectRequest): TimelineEntry {
  const { id, kind, createdAt } = request;
  const title = wantedOf(request).join(joiners.comma);
  return { at: createdAt, kind: kind === "quote" ? "request" : "message", title, link: linkOf(kind, id) };
}

function quoteEntries({ number, total, state, sentAt, answeredAt, requestId }: Quote): TimelineEntry[] {
  const title = `${number} (${formatPrice(total / 100)})`;
  const link = linkOf("quote", requestId);
  const entries: TimelineEntry[] = [];
  if (sentAt) entries.push({ at: sentAt, kind: "sent", title, link });
  if (answeredAt && (state === "accepted" || state === "declined"))
    entries.push({ at: answeredAt, kind: state, title, link });
  return entries;
}

const linkOf = (kind: ProjectRequest["kind"], id: number) => requestAddress({ kind, id });
