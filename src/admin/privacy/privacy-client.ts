import { callApi } from "../../kernel/http/api-client.ts";
import type { ExportedPerson, FoundPerson, PersonalRead, ReadablePerson, RowKey } from "./privacy-answers.ts";
import type { PrivacyKind, PrivacyRequest } from "./privacy-requests.ts";

export const registerKey = ["privacy", "requests"];
export const readsKey = ["privacy", "reads"];

/** The calls of the privacy desk. A contact is sent in bodies only, never in URLs. */
export const privacyClient = {
  find: (contact: string) => callApi<FoundPerson>("POST", "/api/privacy/find", { contact }),
  export: (contact: string) => callApi<ExportedPerson>("POST", "/api/privacy/export", { contact }),
  readable: (contact: string) => callApi<ReadablePerson>("POST", "/api/privacy/readable", { contact }),
  correct: (contact: string, changes: object) =>
    callApi<{ changed: number }>("POST", "/api/privacy/correct", { contact, ...changes }),
  erase: (contact: string, confirmation: string, nameIn: readonly RowKey[]) =>
    callApi<object>("POST", "/api/privacy/erase", { contact, confirmation, nameIn }),
  requests: () => callApi<PrivacyRequest[]>("GET", "/api/privacy/requests"),
  add: (request: { kind: PrivacyKind; contact: string; receivedOn?: string }) =>
    callApi<PrivacyRequest>("POST", "/api/privacy/requests", request),
  close: (id: number) => callApi<PrivacyRequest>("POST", `/api/privacy/requests/${id}/done`),
  reads: () => callApi<PersonalRead[]>("GET", "/api/privacy/reads"),
};
