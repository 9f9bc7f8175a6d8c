import { AppError, type ErrorCode, errorStatus, type FieldErrors } from "../errors.ts";
import { keysOf } from "../objects.ts";
import { noteSignedOut, signInsSoFar } from "./signed-out.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Id = number | string;
type Versioned = { version?: number };
type Query = { [name: string]: string | number | undefined };

export type BulkAction = "activate" | "deactivate" | "delete" | "restore";

/** One entry of a record's history; for personal records it holds only the names of the changed fields. */
export type HistoryEntry = {
  id: number;
  /** ISO in UTC. */
  at: string;
  actor: string;
  action: string;
  /** Wire names of the changed fields. */
  fields: string[];
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

export type ApiClient<T> = ReturnType<typeof apiClient<T>>;

/**
 * The calls of one resource. Records have wire names, `apiClient<ServiceWire>("/api/services")`, unless `read` converts each
 * answer. Every failure is an AppError.
 */
export function apiClient<T, Answer = T>(
  path: string,
  read: (answer: Answer) => T = (answer) => answer as unknown as T, // the wire edge
) {
  const at = (id: Id) => `${path}/${encodeURIComponent(id)}`;
  const call = async (method: Method, address: string, body?: object, headers?: Record<string, string>) =>
    read(await callApi<Answer>(method, address, body, headers));
  return {
    list: async (query: Query = {}) => (await callApi<Answer[]>("GET", path + queryString(query))).map(read),
    /** A part of the list, with the number of all records that match. */
    async page(query: Query): Promise<{ records: T[]; total: number }> {
      const response = await request("GET", path + queryString(query));
      const answers: Answer[] = await response.json(); // the wire edge
      return { records: answers.map(read), total: Number(response.headers.get("x-total-count")) };
    },
    read: (id: Id) => call("GET", at(id)),
    /** Creates one record per `key`, a UUID, however often the call is sent; DESK-08. */
    create: (body: object, key?: string) =>
      call("POST", path, body, key === undefined ? {} : { "Idempotency-Key": key }),
    /** Throws `precondition-failed` when `version` is given and the stored record is newer; API-08. */
    update: (id: Id, body: object, { version }: Versioned = {}) =>
      call("PUT", at(id), body, version === undefined ? {} : { "If-Match": `"${version}"` }),
    remove: (id: Id) => callApi<void>("DELETE", at(id)),
    restore: (id: Id) => call("POST", `${at(id)}/restore`),
    reorder: (ids: readonly Id[]) => callApi<void>("POST", `${path}/reorder`, { ids }),
    /** Applies the action to all records or, if one is missing, to none. */
    bulk: (ids: readonly Id[], action: BulkAction) => callApi<void>("POST", `${path}/bulk`, { ids, action }),
    history: (id: Id) => callApi<HistoryEntry[]>("GET", `${at(id)}/history`),
    /** Gives the record the values that it had after a revision. */
    restoreVersion: (id: Id, revision: number) => call("POST", `${at(id)}/history/${revision}/restore`),
  };
}

/** One call with a JSON answer (undefined for 204), for calls that do not belong to a resource. */
export async function callApi<T>(
  method: Method,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  const response = await request(method, path, body && JSON.stringify(body), {
    ...(body && { "Content-Type": "application/json" }),
    ...headers,
  });
  const answer = response.status === 204 ? undefined : await response.json();
  return answer; // the wire edge
}

/**
 * Sends the bytes of a CSV file, in whatever encoding they are, and answers the server's result, with a tag of the changes that the file would make. An import sent with
 * that tag throws `precondition-failed` if it would now make other changes.
 */
export async function sendCsv<T>(
  path: string,
  csv: ArrayBuffer,
  tag = "",
): Promise<{ answer: T; tag: string }> {
  const response = await request("POST", path, csv, {
    "Content-Type": "text/csv",
    ...(tag !== "" && { "If-Match": tag }),
  });
  return { answer: await response.json(), tag: response.headers.get("etag") ?? "" }; // the wire edge
}

function request(
  method: string,
  path: string,
  body?: string | ArrayBuffer,
  headers: Record<string, string> = {},
): Promise<Response> {
  return sendSignedIn(() =>
    send(path, {
      method,
      credentials: "same-origin",
      headers: { Accept: "application/json", ...headers },
      ...(body !== undefined && { body }),
    }),
  );
}

/**
 * Sends a call of somebody who is signed in, and answers its response. Every failure is an AppError. Such a call finds out
 * that the session has ended, and asks for the proof of identity that it needs; requirement SEC-01.
 */
export async function sendSignedIn(call: () => Promise<Response>): Promise<Response> {
  const before = signInsSoFar();
  try {
    return await orProblem(await call());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "unauthorized") {
      // Refused under the session before: somebody has signed in while the answer was under way.
      if (signInsSoFar() > before) return sendSignedIn(call);
      noteSignedOut();
      onUnauthorized();
    }
    // The call is sent again after the proof of identity, so that nothing that was typed is lost.
    if (error.code !== "proof-needed" || !(await onProofNeeded())) throw error;
    return orProblem(await call());
  }
}

async function orProblem(response: Response): Promise<Response> {
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** Registers how a call asks for a proof of identity (403 `proof-needed`): true if it was given. The last registration counts. */
export function setOnProofNeeded(handler: () => Promise<boolean>) {
  onProofNeeded = handler;
}

let onProofNeeded = async () => false;

/** Fetches a file and lets the browser save it under the name that the server gives. */
export async function downloadFile(path: string) {
  const response = await request("GET", path, undefined, { Accept: "*/*" });
  const disposition = response.headers.get("content-disposition") ?? "";
  const [, named] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain = "download"] = /filename="([^"]+)"/.exec(disposition) ?? [];
  saveFile(await response.blob(), named ? decodeURIComponent(named) : plain);
}

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers begin to read it only later
}

/** Registers what happens besides the thrown error when a session has ended (401). The last registration counts. */
export function setOnUnauthorized(handler: () => void) {
  onUnauthorized = handler;
}

let onUnauthorized = () => {};

/** True when the server answered with this failure; false when nothing came back, or the answer cannot be read. */
export function isAnswered(error: unknown): boolean {
  return error instanceof AppError && !(error.cause instanceof Error);
}

/**
 * True when nothing came back at all. Only then may a screen blame the connection: when the server refuses or fails, the
 * connection has just worked; requirement ADM-03.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof AppError && error.code === "unavailable" && error.cause instanceof Error;
}

/** Rebuilds the error that the server threw from its problem document. */
export async function problemOf(response: Response): Promise<AppError> {
  const problem = await readProblem(response);
  const retryAfter = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new AppError(codeOf(problem.code, response.status), {
    fields: fieldsOf(problem.fields),
    cause: problem.detail ?? problem.title ?? response.statusText,
    ...(Number.isFinite(retryAfter) && { retryAfter }),
    ...(problem.current !== undefined && { current: problem.current }),
  });
}

async function send(path: string, init: RequestInit) {
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new AppError("unavailable", { cause }); // no connection
  }
}

async function readProblem(response: Response): Promise<Record<string, unknown>> {
  try {
    const problem: unknown = await response.json();
    return problem !== null && typeof problem === "object" ? { ...problem } : {};
  } catch {
    return {}; // a proxy's page, or nothing
  }
}

function codeOf(code: unknown, status: number): ErrorCode {
  const codes = keysOf(errorStatus);
  return (
    codes.find((known) => known === code) ??
    codes.find((known) => errorStatus[known] === status) ??
    "internal"
  );
}

function fieldsOf(fields: unknown): FieldErrors {
  if (fields === null || typeof fields !== "object") return {};
  return Object.fromEntries(Object.entries(fields).filter(([, message]) => typeof message === "string"));
}

function queryString(query: Query) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : "";
}
