import { apiClient, callApi } from "../../kernel/api-client.ts";
import type { ClientRecord } from "./schema.ts";
import { type ClientAnswer, type ClientProject, readClient } from "./wire.ts";

export const clientClient = apiClient<ClientRecord, ClientAnswer>("/api/clients", readClient);

/** The projects that are linked to a client, in their own order. */
export const listProjectsOf = (clientId: number) =>
  callApi<ClientProject[]>("GET", `/api/projects?clientId=${clientId}`);
