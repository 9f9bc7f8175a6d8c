import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { queueMessage } from "../../../kernel/background/outbox.server.ts";
import type { Db } from "../../../kernel/db/database.server.ts";
import { storeAside } from "../../../kernel/db/store-aside.server.ts";
import { createRecord, type Write } from "../../../kernel/db/write.server.ts";
import { acceptPost } from "../../../kernel/http/accept-post.server.ts";
import { isFilledHoneypot } from "../../../kernel/http/form-guard.server.ts";
import { parseInput } from "../../../kernel/http/http.server.ts";
import { forgetLock, lockByKey } from "../../../kernel/http/submission.server.ts";
import { digestOf } from "../../../kernel/process/digest.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import { cleanInput } from "../../../kernel/text/clean-text.ts";
import { isoDay, wholeNumberIn } from "../../../kernel/text/format.ts";
import { storedPhone } from "../../../kernel/text/phone.server.ts";
import { countProjectsOf, sumLinkedProjects, worthOfProjects } from "../../projects/store.server.ts";
import { withOwnValues } from "../own-fields/own-values.server.ts";
import { taggedWith } from "../tags/tags.ts";
import { type Client, type ClientFigures, type ClientSummary, clients } from "./clients.ts";
import { agreedIn, type ShownConsent } from "./marketing.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    clients: RowOf<typeof clients>;
  }
}

/** The id column of clients, for conditions that other stores add to statements that read clients. */
export const clientId = sql.ref("clients.id");

export const clientsTable = recordTable(clients, {
  onDesk: true, // because the bell counts registrations
  prepare: async (tx, client, before) => ({
    ...(await withOwnValues(tx, "client", client, before)),
    ...taggedWith(client.tags),
    agreesToNews: client.marketingConsentAt !== null && client.marketingEndedAt === null,
  }),
  computed: {
    totalValue: sql`opening_value + ${worthOfProjects(clientId)}`,
  },
});

const { name, email, phone, company, address } = clients.fields;

/** The body of the registration form; requirements REG-01, PRIV-01. */
export const registrationBody = z.object({
  name: name.schema(z),
  email: email.schema(z),
  phone: phone.schema(z),
  company: company.schema(z),
  address: address.schema(z),
  services: z.array(z.string().trim().max(100)).max(50).default([]),
  consent: z.literal(true, "consent"),
  marketing: z.boolean().default(false),
});

/** The number and the value (in riyals) of clients' projects by client id, opening figures included; requirement ACLI-01. */
export async function countClientProjects(
  db: Db,
  records: readonly Client[],
): Promise<Map<number, ClientFigures>> {
  const counted = await countProjectsOf(
    db,
    records.map(({ id }) => id),
  );
  return new Map(
    records.map(({ id, openingProjects, openingValue }) => {
      const { projects, worth } = counted.get(id) ?? { projects: 0, worth: 0 };
      return [id, { projects: openingProjects + projects, totalValue: inHalalas(openingValue + worth) }];
    }),
  );
}

type Contact = Pick<Client, "phone" | "email">;

/**
 * A condition, also for other tables: whether a row has this stored phone, with or without a note, or this e-mail. Empty ones
 * match nothing.
 */
export function hasContact({ phone, email }: Contact) {
  const number = wholeNumberIn(phone);
  const either = [
    ...(phone ? [sql`phone = ${number || phone}`] : []),
    ...(number ? [withNote(number)] : []),
    ...(email ? [sql`lower(email) = ${email.toLowerCase()}`] : []),
  ];
  return either.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(either, sql` or `)})`;
}

/** A number with a note behind it. The bounds let both databases use their index, whatever their order of signs is. */
function withNote(number: string) {
  const next = `+${BigInt(number.slice(1)) + 1n}`;
  return sql`(phone > ${number} and phone < ${next} and phone like ${`${number} (%`})`;
}

/** The newest clients with this phone or e-mail. */
export function findClientsBy(
  db: Db,
  contact: Contact,
  limit: number,
): Promise<Pick<Client, "id" | "name" | "company">[]> {
  return db
    .selectFrom("clients")
    .select(["id", "name", "company"])
    .where("deleted_at", "is", null)
    .where(hasContact(contact))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Registered clients that nobody has handled: still inactive and never changed, but by the link that ends their consent. */
const waiting = (db: Db) =>
  db
    .selectFrom("clients")
    .where("consent_at", "is not", null)
    .where("status", "=", "inactive")
    .where("version", "=", sql<number>`case when marketing_ended_way = 'link' then 2 else 1 end`)
    .where("deleted_at", "is", null);

/** The number of waiting registrations, and the newest ones; requirement DESK-05. */
export async function waitingRegistrations(db: Db, limit: number) {
  const [{ total }, latest] = await Promise.all([
    waiting(db)
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    waiting(db).select(["id", "name", "company", "created_at"]).orderBy("id", "desc").limit(limit).execute(),
  ]);
  return { total, latest };
}

/** A condition for statements of other stores: whether a client exists; with `deleted: false`, one that is not deleted. */
export function clientExists(id: RawBuilder<unknown>, { deleted = true } = {}) {
  const isThere = deleted ? sql`` : sql` and clients.deleted_at is null`;
  return sql<boolean>`exists (select 1 from clients where clients.id = ${id}${isThere})`;
}

/** Up to `limit` inactive clients that were not changed since a time, without those that fulfil a condition of `kept`. */
export function findPastClients(db: Db, before: string, kept: readonly RawBuilder<boolean>[], limit: number) {
  let select = db
    .selectFrom("clients")
    .selectAll()
    .where("status", "=", "inactive")
    .where("updated_at", "<", before);
  for (const keeps of kept) select = select.where(({ not }) => not(keeps));
  return select.orderBy("id").limit(limit).execute();
}

/** The figures of the four cards of the screen, over all clients; requirement ACLI-01. */
export async function summarizeClients(db: Db, now: Date): Promise<ClientSummary> {
  const month = isoDay(now).slice(0, "2026-11".length);
  const own = await db
    .selectFrom("clients")
    .select([
      sql<number>`count(*)`.as("total"),
      sql<number | null>`sum(case when status = 'active' then 1 else 0 end)`.as("active"),
      sql<number | null>`sum(case when join_date like ${`${month}%`} then 1 else 0 end)`.as("joined"),
      sql<number | null>`sum(opening_projects)`.as("opening"),
      sql<number | null>`sum(opening_value)`.as("value"),
      sql<string | null>`max(join_date)`.as("newest"),
    ])
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const linked = await sumLinkedProjects(db, (id) => clientExists(id, { deleted: false }));
  const opening = own.opening ?? 0;
  return {
    total: own.total,
    active: own.active ?? 0,
    joined: own.joined ?? 0,
    projects: opening + linked.projects,
    opening,
    value: inHalalas((own.value ?? 0) + linked.worth),
    newest: own.newest ?? "",
  };
}

/** A sum of prices rounded to halalas, since adding binary fractions leaves errors. */
const inHalalas = (amount: number) => Math.round(amount * 100) / 100;

/** How a registration arrived. `idempotencyKey` and `formToken` come from the caller and cannot be trusted. */
export type RegistrationArrival = {
  address: string;
  /** What the form showed. */
  shown: ShownConsent;
  idempotencyKey?: string | undefined;
  formToken?: string | undefined;
};

/**
 * Stores a visitor as an inactive client, with the time and edition of the consent. Called by the API and by the form that is
 * sent without script. `body` is unchecked input; throws `invalid` with a sentence per field, or `too-many`. For a known
 * e-mail nothing is stored, and with a filled honeypot the registration lies in the trash, without a difference to the caller.
 * Requirements REG-01, PRIV-01, SEC-07.
 */
export async function registerClient(kernel: Kernel, body: unknown, arrival: RegistrationArrival) {
  const cleaned = cleanInput(body);
  const { consent: _, marketing, ...person } = parseInput(registrationBody, cleaned);
  const values = { ...person, phone: storedPhone(person.phone) };
  const isSuspected = isFilledHoneypot(cleaned);
  const post = {
    address: arrival.address,
    key: arrival.idempotencyKey && `registration ${arrival.idempotencyKey}`,
    token: arrival.formToken,
    content: { ...values, marketing },
    resource: clientsTable.name,
    person: [values.phone, values.email],
    isSuspected,
  };
  await acceptPost(kernel, post, async (tx) => {
    const known = isSuspected ? undefined : await claimEmail(tx, values.email);
    if (known !== undefined) return known;
    const registration = {
      ...blankOf(clients, { today: isoDay(kernel.now()) }),
      ...values,
      status: "inactive",
      consentAt: tx.at,
      consentEdition: arrival.shown.edition,
      ...(marketing && agreedIn("registration", tx.at, arrival.shown)),
    } as const;
    if (isSuspected) return storeAside(tx, clientsTable, registration);
    const { id } = await createRecord(tx, clientsTable, registration);
    if (marketing && kernel.config.smtpUrl) await queueMessage(tx, registrationMail, { id });
    return id;
  });
}

/** The kind of mail that thanks somebody who agreed to news for the registration, and says how to end them. */
export const registrationMail = "registration-thanks";

const registrationKey = (email: string) => `registration:${digestOf(email.toLowerCase(), "base64url")}`;

/** Deletes the lock row of an e-mail's registrations, because its key holds a digest of the e-mail; PRIV-02. */
export async function forgetRegistration({ db }: Pick<Write, "db">, email: string) {
  await forgetLock(db, registrationKey(email));
}

/**
 * The id of the client with an e-mail, in any case, or undefined. Simultaneous registrations with one e-mail wait for each
 * other at a lock row, so that the second finds the client of the first.
 */
async function claimEmail(tx: Write, email: string): Promise<number | undefined> {
  const address = email.toLowerCase();
  await lockByKey(tx, registrationKey(email));
  const row = await tx.db
    .selectFrom("clients")
    .select("id")
    .where(sql<boolean>`lower(email) = ${address}`)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}
