import type { Write } from "../../kernel/db/write.server.ts";

/** What a record keeps of being assigned, until the user whom it is assigned to has seen it; requirement DESK-07. */
export type Assignment = { assigneeId: number | null; assignedBy: string | null; assignedAt: string | null };

/**
 * Notes who assigned a record to another user, for that user's bell. Nobody is told of what they take themselves, and whoever
 * changes a record that is assigned to them has seen it. `before` is null for a new record.
 */
export function withAssignment<R extends Partial<Assignment>>(
  { actor, at }: Pick<Write, "actor" | "at">,
  record: R,
  before: Pick<Assignment, "assigneeId"> | null,
): R {
  const { assigneeId = null } = record;
  if (assigneeId === null || assigneeId === actor.id)
    return { ...record, assignedBy: null, assignedAt: null };
  if (assigneeId === before?.assigneeId) return record;
  return { ...record, assignedBy: actor.name, assignedAt: at };
}
