import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { callApi } from "../../../kernel/http/api-client.ts";
import { fromAnswer, toBody } from "../../../kernel/resource/wire.ts";
import type { BulkChange } from "./bulk.ts";
import type { Contact } from "./contacts/contacts.ts";
import type { DeskFigures } from "./figures/desk-figures.ts";
import {
  type Assignee,
  type Beside,
  type BoardColumn,
  type DeskNote,
  type DeskRequest,
  type Reply,
  type ReplyMail,
  type RequestChanges,
  type RequestKind,
  requestNotes,
  requests,
  type SamePerson,
} from "./requests.ts";

const path = `/api/${requests.path}`;
export const deskClient = resourceClient(requests);

/** The users to choose an assignee from: the active ones, and the current assignee even with a disabled account. */
export const choosable = (assignees: readonly Assignee[], chosen: number | null = null) =>
  assignees.filter(({ id, isActive }) => isActive || id === chosen);

export type DeskDetails = SamePerson & { notes: DeskNote[]; mail: ReplyMail };

export async function readBoard(query: Record<string, string>): Promise<BoardColumn[]> {
  const columns = await callApi<BoardColumn<{ worth: number }>[]>(
    "GET",
    `${path}/board?${new URLSearchParams(query)}`,
  );
  return columns.map((column) => ({
    ...column,
    requests: column.requests.map(({ worth, ...request }) => ({ ...fromAnswer(requests, request), worth })),
  }));
}

/** The requests before and after one in the list that a query asks for; null at its ends. */
export const readBeside = (id: number, query: Record<string, string>) =>
  callApi<Beside>("GET", `${path}/${id}/beside?${new URLSearchParams(query)}`);
/** Stores a request that came by phone or in person; once per key. */
export const enterRequest = (body: object, key: string) =>
  callApi<{ id: number }>("POST", `${path}/entered`, body, { "Idempotency-Key": key });
/** The requests and clients that already have this phone or e-mail. */
export const readSamePerson = (phone: string, email: string) =>
  callApi<SamePerson>("GET", `${path}/same-person?${new URLSearchParams({ phone, email })}`);
export const readAssignees = () => callApi<Assignee[]>("GET", `${path}/assignees`);
export const readFigures = (kind: RequestKind) => callApi<DeskFigures>("GET", `${path}/summary?kind=${kind}`);
export async function readDetails(id: number): Promise<DeskDetails> {
  const details = await callApi<SamePerson & { notes: object[]; mail: ReplyMail }>(
    "GET",
    `${path}/${id}/desk`,
  );
  return { ...details, notes: details.notes.map((note) => fromAnswer(requestNotes, note)) };
}
export const addNote = (id: number, text: string) => callApi<void>("POST", `${path}/${id}/notes`, { text });
/** Stores a reply to the sender, and with `send` mails it; once per key. */
export const addReply = (id: number, reply: Reply, key: string) =>
  callApi<void>("POST", `${path}/${id}/replies`, reply, { "Idempotency-Key": key });

/** Logs what was said elsewhere; once per key. */
export const addContact = (id: number, contact: Contact, key: string) =>
  callApi<{ id: number }>("POST", `${path}/${id}/contacts`, contact, { "Idempotency-Key": key });
export const takeBackContact = (id: number, note: number) =>
  callApi<void>("DELETE", `${path}/${id}/contacts/${note}`);
export const restoreContact = (id: number, note: number) =>
  callApi<void>("POST", `${path}/${id}/contacts/${note}/restore`);

/** Corrects the sender of a request, as a change of the version that was read. */
export const correctRequest = (body: object, based: DeskRequest) => deskClient.update(based.id, body, based);
/** Merges another request of the same person into one. */
export const mergeRequest = (id: number, from: number) =>
  callApi<void>("POST", `${path}/${id}/merge`, { from });

export const changeRequest = (id: number, changes: RequestChanges) =>
  deskClient.update(id, toBody(requests, changes));
export function changeSeveral(ids: readonly number[], change: BulkChange) {
  if ("tag" in change) return callApi<void>("POST", `${path}/bulk`, { ids, ...change });
  const { action, ...changes } = change;
  return callApi<void>("POST", `${path}/bulk`, { ids, action, ...toBody(requests, changes) });
}
