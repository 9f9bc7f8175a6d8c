import { createHmac } from "node:crypto";
import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecord } from "../../../kernel/db/records.server.ts";
import { lockRecord, updateRecord, type Write, write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import { digestOf } from "../../../kernel/process/digest.server.ts";
import { type Actor, type Kernel, visitor } from "../../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../../kernel/process/link-secret.server.ts";
import { ownOrigin } from "../../../kernel/process/own-origin.server.ts";
import { decodeRow } from "../../../kernel/resource/record-table.server.ts";
import type { Client } from "./clients.ts";
import { clientsTable, hasContact } from "./store.server.ts";

/**
 * The token with which a client ends the consent to news. It is derived like the links of quotes, so that the database holds none;
 * the creation time gives another one than that of a client that had this id before the database was restored.
 */
const tokenOf = ({ id, createdAt }: Client, secret: string) =>
  `${id}.${createHmac("sha256", secret).update(`marketing-end:${id}:${createdAt}`).digest("base64url")}`;

/** The address at which a client ends the consent to news; requirement PRIV-01. */
export const endLink = async (kernel: Kernel, client: Client): Promise<string> =>
  `${ownOrigin(kernel.config)}/unsubscribe/${tokenOf(client, await linkSecret(kernel))}`;

/** The client whose link has this token, as far as there ever was a consent; undefined for every other token. */
export async function findByEndToken(kernel: Kernel, token: string): Promise<Client | undefined> {
  const [, id] = /^(\d{1,9})\.[\w-]{43}$/.exec(token) ?? [];
  const client = id && (await findRecord(kernel.reads, clientsTable, Number(id)));
  if (!client || client.marketingConsentAt === null) return undefined;
  // Digests are compared, so that the time of the comparison tells nothing of the token.
  const isOwn = digestOf(token) === digestOf(tokenOf(client, await linkSecret(kernel)));
  return isOwn ? client : undefined;
}

/** The clients with an e-mail, in any case, who agree to news now, the newest first. */
export async function findAgreeing(db: Db, email: string): Promise<Client[]> {
  const rows = await db
    .selectFrom("clients")
    .selectAll()
    .where(hasContact({ phone: "", email }))
    .where("agrees_to_news", "=", 1)
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => decodeRow(clientsTable, row));
}

/** Ends the consent to news of whoever has a client's e-mail, also where staff keep that person as another client too; PRIV-01. */
export async function endByLink(kernel: Kernel, client: Pick<Client, "id" | "email">): Promise<void> {
  await write(kernel, visitor, async (tx) => {
    const same = await findAgreeing(tx.db, client.email);
    const ids = new Set([client.id, ...same.map(({ id }) => id)]);
    for (const id of [...ids].sort((a, b) => a - b)) await end(tx, id, { way: "link", by: null });
  });
}

/** Ends the consent of a client to news, by a member of staff. Throws `not-found`. Requirement PRIV-01. */
export const endMarketing = (kernel: Kernel, id: number, actor: Actor): Promise<void> =>
  write(kernel, actor, (tx) => end(tx, id, { way: "staff", by: actor.name }));

/** Keeps when and by whom a consent ended. What has ended, or never was, stays as it is: the first end counts. */
async function end(tx: Write, id: number, { way, by }: { way: "link" | "staff"; by: string | null }) {
  const { agreesToNews } = await lockRecord(tx, clientsTable, id);
  if (!agreesToNews) return;
  const ended = { marketingEndedAt: tx.at, marketingEndedWay: way, marketingEndedBy: by };
  await updateRecord(tx, clientsTable, id, ended);
}

/**
 * Takes back an end by staff. Throws `conflict` for one by the person, which only a new consent of the person replaces, and where
 * nothing has ended; `not-found` without the client.
 */
export async function resumeMarketing(kernel: Kernel, id: number, actor: Actor): Promise<void> {
  await write(kernel, actor, (tx) =>
    updateRecord(tx, clientsTable, id, async ({ marketingEndedWay }) => {
      if (marketingEndedWay !== "staff") throw new AppError("conflict");
      return { marketingEndedAt: null, marketingEndedWay: null, marketingEndedBy: null };
    }),
  );
}
