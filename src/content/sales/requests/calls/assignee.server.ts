import { AppError } from "../../../../kernel/errors.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../../../kernel/resource/field-messages.text.ts";
import { listAssignees } from "../desk.server.ts";

/** Throws `invalid` for a user to whom requests cannot be assigned. */
export async function refuseUnknownAssignee(kernel: Kernel, id: number | null | undefined) {
  if (id === null || id === undefined) return;
  const assignees = await listAssignees(kernel);
  if (assignees.some((assignee) => assignee.id === id && assignee.isActive)) return;
  throw new AppError("invalid", { fields: { assignee_id: fieldMessages.option } });
}
