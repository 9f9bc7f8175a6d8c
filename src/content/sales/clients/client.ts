import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { callApi } from "../../../kernel/http/api-client.ts";
import {
  type ClientFigures,
  type ClientProject,
  type ClientRecord,
  clients,
  type TimelineEntry,
} from "./clients.ts";

export const clientClient = resourceClient<typeof clients, ClientFigures>(clients);

/** The projects that are linked to a client, in their own order. */
export const listProjectsOf = (clientId: number) =>
  callApi<ClientProject[]>("GET", `/api/projects?clientId=${clientId}`);

/** The client with an e-mail, which must be in lower case; null without one. */
export async function findClientByEmail(email: string): Promise<ClientRecord | null> {
  const { records } = await clientClient.page({ q: email.slice(0, 200), limit: 50 });
  return records.find((client) => client.email.toLowerCase() === email) ?? null;
}

/** The consent sentences of an edition. */
export const readConsent = (edition: string) =>
  callApi<{ words: string[] }>("GET", `/api/registrations/consent?edition=${encodeURIComponent(edition)}`);

/** The link by which a client ends the consent to news. */
export const readEndLink = (clientId: number) =>
  callApi<{ link: string }>("GET", `/api/clients/${clientId}/marketing-link`);

/** Ends the consent of a client to news. */
export const endMarketing = (clientId: number) => callApi("POST", `/api/clients/${clientId}/marketing-end`);

/** Takes back an end by staff. */
export const resumeMarketing = (clientId: number) =>
  callApi("POST", `/api/clients/${clientId}/marketing-resume`);

/** Everything that happened with a client, newest first. */
export const readTimeline = (clientId: number) =>
  callApi<TimelineEntry[]>("GET", `/api/clients/${clientId}/timeline`);
