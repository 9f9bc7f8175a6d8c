import { z } from "zod";
import type { Api } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { addTrash } from "../../../../kernel/resource/calls/trash.server.ts";
import { answerCsv, csvFile } from "../../../../kernel/resource/csv/csv-answer.server.ts";
import { idOf } from "../../../../kernel/resource/served-resource.server.ts";
import { storedResource } from "../../../../kernel/resource/table.server.ts";
import { storedPhone } from "../../../../kernel/text/phone.server.ts";
import { countTags, usedTagsAnswer } from "../../tags/tags-store.server.ts";
import { besideRequest } from "../beside-store.server.ts";
import { csvRows } from "../csv/requests-csv.server.ts";
import { requestFileNames } from "../csv/requests-csv.text.ts";
import { listAssignees, listColleagues, shownTo } from "../desk.server.ts";
import { countRequests, listRequests, readBoard, requestsQuery } from "../desk-list-store.server.ts";
import { summarise } from "../figures/summary-store.server.ts";
import { worthByStatus, worthOfRequests } from "../figures/worth-store.server.ts";
import { requests } from "../requests.ts";
import { findSamePerson } from "../same-person/same-person-store.server.ts";
import { projectRequestsTable } from "../store.server.ts";
import {
  askedChoicesAnswer,
  assigneesAnswer,
  besideAnswer,
  boardAnswer,
  colleaguesAnswer,
  requestAnswer,
  requestWire,
  samePersonAnswer,
  summaryAnswer,
} from "../wire.server.ts";
import type { SiteForms } from "./site-forms.server.ts";

/** Adds the calls for the list, the board, the file, the trash, the figures, and people; requirement AREQ-02. */
export function addDeskLists(api: Api, kernel: Kernel, { askedChoices }: SiteForms) {
  addRequests(api, kernel);
  addTrash(api, kernel, storedResource(requests, projectRequestsTable), {
    query: requestsQuery.pick({ kind: true }),
    where: ({ kind = "quote" }) => ({ kind }),
  });
  addFigures(api, kernel);
  addTags(api, kernel);
  addSamePerson(api, kernel);
  addAskedChoices(api, kernel, askedChoices);
  addPeople(api, kernel);
}

/** The requests as a list, as columns of a board, and as a file. */
function addRequests(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /",
    summary: "Lists the requests, newest first unless `sort` says otherwise",
    query: requestsQuery,
    answers: { 200: requestAnswer.array() },
    handle: async (c, { session, query }) => {
      const asked = { ...query(), userId: session.user.id };
      const requests = await listRequests(kernel, asked);
      const parts = asked.limit !== undefined || asked.offset !== undefined;
      c.header("X-Total-Count", String(parts ? await countRequests(kernel, asked) : requests.length));
      return c.json(requests.map(shownTo(session.user.id)).map(requestWire.toWire));
    },
  });

  route(api, {
    call: "GET /{id}/beside",
    summary: "Names the requests before and after one in the list that the query asks for",
    query: requestsQuery.omit({ limit: true, offset: true }),
    answers: { 200: besideAnswer },
    handle: async (c, { session, query }) =>
      c.json(
        await besideRequest(kernel, { ...query(), userId: session.user.id }, idOf(projectRequestsTable, c)),
      ),
  });

  route(api, {
    call: "GET /board",
    summary: "Lists the first requests of each status, with their number",
    query: requestsQuery,
    answers: { 200: boardAnswer },
    handle: async (c, { session, query }) => {
      const asked = { ...query(), userId: session.user.id };
      const columns = await readBoard(kernel, asked);
      const cards = columns.flatMap(({ requests }) => requests);
      const [worth, ofColumn] = await Promise.all([
        worthOfRequests(kernel, cards),
        worthByStatus(kernel, asked),
      ]);
      const shown = shownTo(session.user.id);
      return c.json(
        columns.map(({ status, total, requests }) => ({
          status,
          total,
          worth: ofColumn.get(status) ?? 0,
          requests: requests.map((request) => ({
            ...requestWire.toWire(shown(request)),
            worth: worth.get(request.id) ?? 0,
          })),
        })),
      );
    },
  });

  route(api, {
    call: "GET /export.csv",
    summary: "Exports the requests as a CSV file",
    proof: true,
    query: requestsQuery,
    answers: { 200: csvFile },
    handle: async (c, { session, query }) => {
      const { kind = "quote", ...asked } = query();
      const requests = await listRequests(kernel, { ...asked, kind, userId: session.user.id });
      return answerCsv(c, await csvRows(kernel, kind, requests), `${kind}s`, requestFileNames[kind]);
    },
  });
}

function addFigures(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /summary",
    summary: "Returns the figures of the quote requests or messages",
    query: requestsQuery.pick({ kind: true }),
    answers: { 200: summaryAnswer },
    handle: async (c, { session, query }) =>
      c.json(await summarise(kernel, query().kind ?? "quote", session.user.id)),
  });
}

function addTags(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /tags",
    summary: "Lists the tags in use, the most used first",
    query: requestsQuery.pick({ kind: true }),
    answers: { 200: usedTagsAnswer },
    handle: async (c, { query }) => c.json(await countTags(kernel.reads, projectRequestsTable, query().kind)),
  });
}

function addSamePerson(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /same-person",
    summary: "Lists the requests and clients with a phone or an e-mail",
    peopleOnly: true,
    query: z.object({ phone: z.string().max(40).default(""), email: z.string().max(320).default("") }),
    answers: { 200: samePersonAnswer },
    handle: async (c, { query }) => {
      const { phone, email } = query();
      return c.json(await findSamePerson(kernel, { id: 0, phone: storedPhone(phone), email: email.trim() }));
    },
  });
}

/** The services that the dialogs of staff offer, which are those of the site's forms; requirement DESK-01. */
function addAskedChoices(api: Api, kernel: Kernel, read: SiteForms["askedChoices"]) {
  route(api, {
    call: "GET /asked-choices",
    summary: "Lists the services that the forms offer",
    peopleOnly: true,
    answers: { 200: askedChoicesAnswer },
    handle: async (c) => c.json(await read(kernel.reads)),
  });
}

/** The users to whom requests can be assigned, and those who can be named in notes. */
function addPeople(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /assignees",
    summary: "Lists the users who are or can be assigned",
    peopleOnly: true,
    answers: { 200: assigneesAnswer },
    handle: async (c) => c.json(await listAssignees(kernel)),
  });

  route(api, {
    call: "GET /colleagues",
    summary: "Lists the users who may read requests and so be named in notes",
    peopleOnly: true,
    answers: { 200: colleaguesAnswer },
    handle: async (c) => c.json(await listColleagues(kernel)),
  });
}
