import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { only } from "../../kernel/db/stored.ts";
import { createRecord, deleteRecord, updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { decodeRow } from "../../kernel/resource/record-table.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { may, type StaffRole } from "../../kernel/roles.ts";
import { forgetDevicesOf } from "../notices/devices-store.server.ts";
import { type Profile, profileFields, type User, users } from "./users.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    users: RowOf<typeof users> & UserSecrets;
  }
}

/** Columns outside the record: secrets, which no list, answer or revision may hold, and times. */
type UserSecrets = {
  password_hash: string | null;
  password_changed_at: string | null;
  last_sign_in_at: string | null;
  totp_secret: string | null;
  /** The secret of an authenticator app that no code has confirmed yet. */
  totp_pending: string | null;
  totp_since: string | null;
  /** The step of the last code that was used. */
  totp_last: number | null;
};

/** The password hash is no column of the record, so no list, answer or revision can hold it. */
export const usersTable = recordTable(users, { personal: true });

const { name, email, access } = users.fields;

/** The body for the first owner. */
export const ownerBody = z.object({ name: name.schema(z), email: email.schema(z) });
/** The body for an invitation. */
export const userBody = ownerBody.extend({ access: access.schema(z) });

type NewUser = { name: string; email: string; access: StaffRole; passwordHash: string | null };

/** Stores a new user. Throws `conflict` when the e-mail is taken. */
export async function createUser(tx: Write, { name, email, access, passwordHash }: NewUser): Promise<User> {
  const user = await createRecord(tx, usersTable, {
    ...blankOf(users),
    name,
    access,
    email: foldEmail(email),
  });
  if (passwordHash) await setPassword(tx, user.id, passwordHash);
  return user;
}

/** Stores the hash of a new password and the time of the change. */
export async function setPassword(tx: Write, userId: number, passwordHash: string) {
  await tx.db
    .updateTable("users")
    .set({ password_hash: passwordHash, password_changed_at: tx.at })
    .where("id", "=", userId)
    .execute();
}

/**
 * Disables or enables a user. Throws `conflict` for disabling the last owner. `closed` is the id of an account with which nobody
 * can sign in, and which therefore does not count as an owner.
 */
export async function setDisabled(
  tx: Write,
  userId: number,
  disabled: boolean,
  { closed }: { closed?: number | undefined } = {},
): Promise<User> {
  if (disabled) await keepAnOwner(tx, userId, closed);
  return updateRecord(tx, usersTable, userId, { disabledAt: disabled ? tx.at : null });
}

/** Changes the name or the role of a user. Throws `conflict` for a lesser role of the last owner, and `not-found`. */
export async function changeUser(
  tx: Write,
  userId: number,
  changes: { name?: string; access?: StaffRole },
  { closed }: { closed?: number | undefined } = {},
): Promise<User> {
  if (changes.access && changes.access !== "owner") await keepAnOwner(tx, userId, closed);
  if (changes.access && !may(changes.access, "read", "sales")) await forgetDevicesOf(tx.db, userId);
  return updateRecord(tx, usersTable, userId, changes);
}

/**
 * Removes a user with the password, the app's secret and the passkeys. Their name stays in histories; the e-mail is deleted
 * and can be invited again. Throws `conflict` for the last owner, and `not-found`.
 */
export async function removeUser(
  tx: Write,
  userId: number,
  { closed }: { closed?: number | undefined } = {},
): Promise<void> {
  await keepAnOwner(tx, userId, closed);
  await deleteRecord(tx, usersTable, userId);
  await tx.db
    .updateTable("users")
    .set({
      email: `removed-${userId}`,
      avatar: null,
      password_hash: null,
      totp_secret: null,
      totp_pending: null,
    })
    .where("id", "=", userId)
    .execute();
  await tx.db.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await tx.db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx.db.deleteFrom("notice_choices").where("user_id", "=", userId).execute();
  await tx.db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute();
  await forgetDevicesOf(tx.db, userId);
}

/**
 * Throws `conflict` when no other owner could sign in. The update locks every active row, so that of two owners who disable
 * each other at once only one succeeds.
 */
async function keepAnOwner(tx: Write, userId: number, closed = 0) {
  await tx.db
    .updateTable("users")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("disabled_at", "is", null)
    .execute();
  const others = await tx.db
    .selectFrom("users")
    .select("id")
    .where("id", "not in", [userId, closed])
    .where("access", "=", "owner")
    .where("disabled_at", "is", null)
    .where("deleted_at", "is", null)
    .where("password_hash", "is not", null)
    .execute();
  if (others.length === 0 && (await isOwner(tx.db, userId))) throw new AppError("conflict");
}

async function isOwner(db: Db, userId: number) {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where("access", "=", "owner")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The user with an e-mail, and the hash to check the password against; undefined when unknown, disabled or removed. */
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
  return { user: decodeRow(usersTable, row), passwordHash: row.password_hash };
}

/** The password hash of a user; null without a password. */
export async function passwordHashOf(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** A user who is neither disabled nor removed, or undefined. */
export async function findActiveUser(db: Db, userId: number): Promise<User | undefined> {
  const user = await findRecord(db, usersTable, userId);
  return user && user.disabledAt === null ? user : undefined;
}

/** The users who are neither disabled nor removed, with their roles, by name. Includes those who have no password yet. */
export function listActive(db: Db): Promise<Pick<User, "id" | "name" | "access">[]> {
  return db
    .selectFrom("users")
    .select(["id", "name", "access"])
    .where("disabled_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .execute();
}

/** The mail addresses of the owners who can sign in: those who are invited, disabled or removed are left out. */
export async function ownerAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("email")
    .where("access", "=", "owner")
    .where("password_hash", "is not", null)
    .where("disabled_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ email }) => email);
}

/** The users with one of these roles who are not disabled, and all others for whom a condition holds, by name. */
export async function listActiveOr(
  db: Db,
  roles: readonly StaffRole[],
  condition: (userId: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<{ id: number; name: string; isActive: boolean }[]> {
  const rows = await db
    .selectFrom("users")
    .select(["id", "name", "access", "disabled_at"])
    .where((eb) =>
      eb.or([
        eb.and([eb("disabled_at", "is", null), eb("access", "in", [...roles])]),
        condition(sql.ref("users.id")),
      ]),
    )
    .where("deleted_at", "is", null)
    .orderBy("name")
    .execute();
  return rows.map(({ id, name, access, disabled_at: disabledAt }) => ({
    id,
    name,
    isActive: disabledAt === null && roles.includes(access),
  }));
}

/** Whether there ever was a user; removed ones count. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** The fields of the signed-in user that the browser may have. */
export function profileOf(user: Profile): Profile {
  return only(user, profileFields);
}

/** The stored spelling of an e-mail, so that one mailbox is one account however its address is typed. */
export function foldEmail(email: string) {
  return email.normalize("NFKC").trim().toLowerCase();
}
