import { usersTable } from "../../../accounts/users/store.server.ts";
import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecords } from "../../../kernel/db/records.server.ts";
import type { AnyRecord } from "../../../kernel/db/stored.ts";
import type { RecordTable } from "../../../kernel/resource/record-table.server.ts";
import type { RecordOf } from "../../../kernel/resource/resource.ts";
import { projectsTable } from "../../projects/store.server.ts";
import { clientsTable } from "../clients/store.server.ts";
import { projectRequestsTable } from "../requests/store.server.ts";
import type { TaskLink, TaskNames, tasks } from "./tasks.ts";

type Task = RecordOf<typeof tasks>;

/** The assignee and the linked records of tasks with their present names, by task id; requirement DESK-06. */
export async function nameLinks(db: Db, records: readonly Task[]): Promise<Map<number, TaskNames>> {
  const read = <T extends AnyRecord>(table: RecordTable<T>, ids: readonly (T["id"] | null)[]) =>
    readById(db, table, ids);
  const [users, requests, clients, projects] = await Promise.all([
    read(
      usersTable,
      records.map(({ assigneeId }) => assigneeId),
    ),
    read(
      projectRequestsTable,
      records.map(({ requestId }) => requestId),
    ),
    read(
      clientsTable,
      records.map(({ clientId }) => clientId),
    ),
    read(
      projectsTable,
      records.map(({ projectId }) => projectId),
    ),
  ]);
  return new Map(
    records.map(({ id, assigneeId, requestId, clientId, projectId }) => {
      const request = requests.get(requestId);
      const client = clients.get(clientId);
      const project = projects.get(projectId);
      const links: TaskLink[] = [
        ...(request
          ? [
              {
                kind: request.kind === "quote" ? ("request" as const) : ("message" as const),
                id: String(request.id),
                name: request.companyName || request.name,
              },
            ]
          : []),
        ...(client ? [{ kind: "client" as const, id: String(client.id), name: client.name }] : []),
        ...(project ? [{ kind: "project" as const, id: project.id, name: project.title }] : []),
      ];
      return [id, { assignee: users.get(assigneeId)?.name ?? null, links }];
    }),
  );
}

const atOnce = 5000; // ids in one statement, which either database accepts

async function readById<T extends AnyRecord>(
  db: Db,
  table: RecordTable<T>,
  ids: readonly (T["id"] | null)[],
): Promise<Map<T["id"] | null, T>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const found = new Map<T["id"] | null, T>();
  for (let from = 0; from < known.length; from += atOnce) {
    for (const record of await findRecords(db, table, known.slice(from, from + atOnce)))
      found.set(record.id, record);
  }
  return found;
}
