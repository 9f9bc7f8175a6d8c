import { sql } from "kysely";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { type AskedRequests, orderOf, requestsMatching } from "./desk-list-store.server.ts";

/**
 * The ids of the requests before and after one in the list that the query asks for, whichever part of it is loaded; null at its ends.
 * A request that the list no longer has, since it was changed, still has its place in the order. Requirement DESK-01.
 */
export async function besideRequest(kernel: Kernel, asked: AskedRequests, id: number) {
  const [previous, next] = await Promise.all([nearest(kernel, asked, id, -1), nearest(kernel, asked, id, 1)]);
  return { previous, next };
}

async function nearest(kernel: Kernel, asked: AskedRequests, id: number, step: 1 | -1) {
  const order = orderOf(asked).map(([column, direction]) => {
    const isRising = (direction === "asc") === (step === 1);
    return {
      column,
      isRising,
      here: sql`(select ${sql.ref(column)} from project_requests where id = ${id})`,
    };
  });
  // Behind this one: by the first column, or by a later one where those before it are equal.
  const behind = order.map(({ column, isRising, here }, at) => {
    const equal = order.slice(0, at).map((before) => sql`${sql.ref(before.column)} = ${before.here}`);
    return sql`(${sql.join([...equal, sql`${sql.ref(column)} ${sql.raw(isRising ? ">" : "<")} ${here}`], sql` and `)})`;
  });
  let select = requestsMatching(kernel, asked)
    .select("id")
    .where(sql<boolean>`(${sql.join(behind, sql` or `)})`);
  for (const { column, isRising } of order) select = select.orderBy(column, isRising ? "asc" : "desc");
  return (await select.limit(1).executeTakeFirst())?.id ?? null;
}
