import { sql } from "kysely";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { decodeRow } from "../../kernel/record-table.server.ts";
import { findClientsBy } from "../clients/store.server.ts";
import type { ProjectRequest, SamePerson } from "./requests.ts";
import { projectRequestsTable } from "./store.server.ts";

const most = 20;

/**
 * What else there is of the same phone or e-mail, newest first; requirement AREQ-02. Phones are compared as they are stored,
 * so in one spelling.
 */
export async function findSamePerson(kernel: Kernel, request: ProjectRequest): Promise<SamePerson> {
  const [requests, clients] = await Promise.all([
    kernel.reads
      .selectFrom("project_requests")
      .select(["id", "kind", "name", "status", "created_at"])
      .where("id", "!=", request.id)
      .where("deleted_at", "is", null)
      .where((eb) =>
        eb.or([
          // An empty phone is nobody's.
          ...(request.phone ? [eb("phone", "=", request.phone)] : []),
          eb(sql<string>`lower(email)`, "=", request.email.toLowerCase()),
        ]),
      )
      .orderBy("id", "desc")
      .limit(most)
      .execute(),
    findClientsBy(kernel.reads, request, most),
  ]);
  return {
    requests: requests.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt })),
    clients,
  };
}

const mostOfAClient = 200;

/** What a client has sent, newest first: what was tied to it, and what came by its phone or e-mail. */
export async function findRequestsOf(
  kernel: Kernel,
  { id, phone, email }: { id: number; phone: string; email: string },
): Promise<ProjectRequest[]> {
  const rows = await kernel.reads
    .selectFrom("project_requests")
    .selectAll()
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("client_id", "=", id),
        ...(phone ? [eb("phone", "=", phone)] : []),
        eb(sql<string>`lower(email)`, "=", email.toLowerCase()),
      ]),
    )
    .orderBy("id", "desc")
    .limit(mostOfAClient)
    .execute();
  return rows.map((row) => decodeRow(projectRequestsTable, row));
}
