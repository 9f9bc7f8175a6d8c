import { only } from "../../../../kernel/db/stored.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { decodeRow } from "../../../../kernel/resource/record-table.server.ts";
import { findClientsBy, hasContact } from "../../clients/store.server.ts";
import type { ProjectRequest, SamePerson } from "../requests.ts";
import { projectRequestsTable } from "../store.server.ts";

const most = 20;
const mostOfAClient = 200;

/** Other requests and clients with the same phone or e-mail, newest first, at most 20 of each; requirement AREQ-02. */
export async function findSamePerson(
  kernel: Kernel,
  request: Pick<ProjectRequest, "id" | "phone" | "email">,
): Promise<SamePerson> {
  const [requests, clients] = await Promise.all([
    findSent(kernel, { ...request, clientId: null }, most + 1), // one more, since the request itself is found too
    findClientsBy(kernel.reads, request, most),
  ]);
  const others = requests.filter(({ id }) => id !== request.id).slice(0, most);
  return {
    requests: others.map((other) => only(other, ["id", "kind", "name", "status", "createdAt"])),
    clients,
  };
}

/** The requests of a client, newest first, at most 200: those linked to it and those with its phone or e-mail. */
export function findRequestsOf(
  kernel: Kernel,
  { id: clientId, phone, email }: { id: number; phone: string; email: string },
): Promise<ProjectRequest[]> {
  return findSent(kernel, { clientId, phone, email }, mostOfAClient, true);
}

/** Requests by phone, e-mail or, with `orTied`, client. Phones are compared in their stored spelling. */
async function findSent(
  kernel: Kernel,
  { clientId, ...contact }: Pick<ProjectRequest, "clientId" | "phone" | "email">,
  limit: number,
  orTied = false,
) {
  const rows = await kernel.reads
    .selectFrom("project_requests")
    .selectAll()
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([...(orTied ? [eb("client_id", "=", clientId)] : []), hasContact(contact)]))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => decodeRow(projectRequestsTable, row));
}
