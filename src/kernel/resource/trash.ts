import { z } from "zod";

/** Days after which the cleanup removes a deleted record for good. */
export const trashDays = 30;

/** A deleted record as the trash of its list shows it; requirement DESK-04. */
export const trashEntry = z.object({
  id: z.union([z.number().int(), z.string()]),
  title: z.string(),
  /** ISO in UTC. */
  deletedAt: z.string(),
  /** Who deleted the record; null if the audit trail no longer has the entry. */
  deletedBy: z.string().nullable(),
  /** What a robot may have sent, for somebody to judge before restoring it; null for what a person deleted. */
  suspect: z.string().nullable(),
  /** Days until the record is removed for good, counting a begun day; at least 0. */
  daysLeft: z.number().int(),
});
export type TrashEntry = z.infer<typeof trashEntry>;
