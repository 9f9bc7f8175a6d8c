import { loose } from "../db/database.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import type { StaffRole } from "../roles.ts";

/** Stores a user whom only the database knows, and answers the id; the first one has that of the session of tests. */
export async function storeUser(
  { db }: Pick<Kernel, "db">,
  name: string,
  access: StaffRole,
): Promise<number> {
  const at = "2026-11-21T08:00:00.000Z";
  const user = { name, email: `${name}@mail.example`, role: "admin", access, search_text: "", version: 1 };
  const row = await loose(db)
    .insertInto("users")
    .values({ ...user, created_at: at, updated_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(row.id);
}
