import { apiClient, callApi } from "../../kernel/api-client.ts";
import { recordOf } from "../../kernel/define-wire.ts";
import { type ContactReason, type ProjectRequest, parseServiceKeys, type RequestStatus } from "./schema.ts";
import {
  type BulkChange,
  bulkBodyOf,
  type DeskNote,
  deskBodyOf,
  projectRequestWire,
  type RequestChanges,
  readNote,
} from "./wire.ts";

type Fields = { [field: string]: unknown };

/** A request or message as staff read it. */
export type DeskRequest = Omit<ProjectRequest, "requestedServices" | "updatedAt" | "deletedAt"> & {
  /** Of a quote; known keys or not. */
  services: string[];
  /** Of a message. */
  contact: ContactReason | null;
};

export type RequestKind = "quote" | "message";
export type Assignee = { id: number; name: string; isActive: boolean };

/** Whom a request may be given to: whoever has it keeps it in the list, also with a stopped account. */
export const choosable = (assignees: readonly Assignee[], chosen: number | null = null) =>
  assignees.filter(({ id, isActive }) => isActive || id === chosen);
export type DeskDetails = {
  notes: DeskNote[];
  requests: { id: number; kind: RequestKind; name: string; status: RequestStatus; createdAt: string }[];
  clients: { id: number; name: string; company: string }[];
};
export type BoardColumn = { status: RequestStatus; total: number; requests: DeskRequest[] };

const path = "/api/project-requests";
export const deskClient = apiClient<DeskRequest, Fields>(path, deskRequestFromWire);

/** Reads what the API sends. Services are read from a list, a JSON list in a string and a comma-separated string; AREQ-01. */
export function deskRequestFromWire(wire: Fields): DeskRequest {
  const { requestedServices: asked, ...fields } = recordOf(projectRequestWire, wire);
  const isMessage = typeof asked === "object" && asked !== null && !Array.isArray(asked);
  return {
    ...fields,
    id: Number(wire.id),
    version: Number(wire.version),
    companyName: fields.companyName ?? "",
    services: isMessage ? [] : parseServiceKeys(asked),
    contact: isMessage ? asked : null,
  };
}

export async function readBoard(query: Record<string, string>): Promise<BoardColumn[]> {
  const columns = await callApi<{ status: RequestStatus; total: number; requests: Fields[] }[]>(
    "GET",
    `${path}/board?${new URLSearchParams(query)}`,
  );
  return columns.map((column) => ({ ...column, requests: column.requests.map(deskRequestFromWire) }));
}

export const readAssignees = () => callApi<Assignee[]>("GET", `${path}/assignees`);
export async function readDetails(id: number): Promise<DeskDetails> {
  const details = await callApi<DeskDetails>("GET", `${path}/${id}/desk`);
  return { ...details, notes: details.notes.map(readNote) };
}
export const addNote = (id: number, text: string) => callApi<void>("POST", `${path}/${id}/notes`, { text });

export const changeRequest = (id: number, changes: RequestChanges) =>
  deskClient.update(id, deskBodyOf(changes));
export const changeSeveral = (ids: readonly number[], change: BulkChange) =>
  callApi<void>("POST", `${path}/bulk`, bulkBodyOf(ids, change));
