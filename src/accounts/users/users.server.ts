import type { RowIn } from "../../kernel/db/database.server.ts";
import { only } from "../../kernel/db/stored.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { closedDemoId } from "../sign-in/demo-account.server.ts";
import type { UserRow } from "./answers.ts";

/** All users as the admin shows them, by id. The rows hold no hash and no secret. */
export async function listUsers(kernel: Kernel): Promise<UserRow[]> {
  const { reads: db } = kernel;
  const rows = await db
    .selectFrom("users")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  const withPasskey = await db.selectFrom("passkeys").select("user_id").distinct().execute();
  const passkeyUsers = new Set(withPasskey.map((row) => row.user_id));
  const closed = await closedDemoId(kernel);
  const users = rows
    .map((row) => rowOf(row, passkeyUsers.has(row.id)))
    .map((user) => (user.id === closed ? { ...user, status: "closed" as const } : user));
  const owners = users.filter(({ status, access }) => status === "active" && access === "owner");
  return users.map((user) => ({ ...user, isLastOwner: owners.length === 1 && owners[0] === user }));
}

/** One user as the admin shows it. Throws `not-found`. */
export async function findUser(kernel: Kernel, id: number): Promise<UserRow> {
  const user = (await listUsers(kernel)).find((user) => user.id === id);
  if (!user) throw new AppError("not-found");
  return user;
}

function rowOf(row: RowIn<"users">, hasPasskey: boolean): UserRow {
  const hasArrived = row.password_hash != null;
  return {
    ...only(row, ["id", "name", "email", "access", "avatar"]),
    status: row.disabled_at != null ? "disabled" : hasArrived ? "active" : "invited",
    secondFactor: hasPasskey ? "passkey" : row.totp_secret != null ? "totp" : null,
    lastSignInAt: row.last_sign_in_at,
    isLastOwner: false,
  };
}
