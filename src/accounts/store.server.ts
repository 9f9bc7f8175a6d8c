import type { Db } from "../kernel/database.server.ts";
import { AppError } from "../kernel/errors.ts";
import { decodeRow, type RecordTable } from "../kernel/record-table.server.ts";
import type { Stored } from "../kernel/stored.ts";
import { createRecord, type Write } from "../kernel/write.server.ts";
import type { Profile } from "./profile-storage.ts";

export type User = Stored & {
  name: string;
  /** Folded by `foldEmail`; unique. */
  email: string;
  role: "admin";
  avatar: string | null;
  /** A disabled user cannot sign in, and the open sessions have ended. */
  disabledAt: string | null;
};

/** The password hash is no column of the record, so no list, answer or revision can hold it. */
const usersTable: RecordTable<User> = {
  name: "users",
  id: "integer",
  columns: { name: "text", email: "text", role: "text", avatar: "text", disabledAt: "text" },
  searched: ["name", "email"],
  orderBy: ["name"],
  onSite: false,
  personal: true,
};

type NewUser = { name: string; email: string; passwordHash: string | null };

/** Stores a new administrator. Throws `conflict` when the e-mail is taken. */
export async function createUser(write: Write, { name, email, passwordHash }: NewUser): Promise<User> {
  const folded = foldEmail(email);
  const taken = await write.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", folded)
    .executeTakeFirst();
  if (taken) throw new AppError("conflict");
  const user = await createRecord(write, usersTable, {
    name,
    email: folded,
    role: "admin",
    avatar: null,
    disabledAt: null,
  });
  await write.db
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", user.id)
    .execute();
  return user;
}

/** Somebody who may sign in, with the hash to check against; undefined when there is none, or it is disabled. */
export async function findForSignIn(
  db: Db,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("email", "=", foldEmail(email))
    .where("disabled_at", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { password_hash: hash } = row;
  return { user: decodeRow(usersTable, row), passwordHash: typeof hash === "string" ? hash : null };
}

/** Whether there ever was a user; deleted ones count. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export function profileOf({ id, name, email, role, avatar }: Profile): Profile {
  return { id, name, email, role, avatar };
}

/** Two spellings of one mailbox are one account. */
export function foldEmail(email: string) {
  return email.normalize("NFKC").trim().toLowerCase();
}
