import { createHash } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import { cleanInput } from "../../kernel/clean-text.ts";
import type { Db } from "../../kernel/database.server.ts";
import { guardForm, isFilledHoneypot } from "../../kernel/form-guard.server.ts";
import { isoDay } from "../../kernel/format.ts";
import { parseInput } from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { storedPhone } from "../../kernel/phone.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { onceOnly } from "../../kernel/submission.server.ts";
import { createRecord, type Write } from "../../kernel/write.server.ts";
import { type Client, type ClientFigures, type ClientSummary, clients } from "./clients.ts";

declare module "../../kernel/database.server.ts" {
  interface Tables {
    clients: RowOf<typeof clients>;
  }
}

export const clientsTable = recordTable(clients, {
  computed: {
    totalValue: sql`opening_value + coalesce((
      select sum(value_amount) from projects where client_id = clients.id and projects.deleted_at is null), 0)`,
  },
});

const { name, email, phone, company, address } = clients.fields;

/** What the registration form sends; requirements REG-01, PRIV-01. */
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

/**
 * Counts the projects of clients and what they are worth, opening figures included, by client id; requirement ACLI-01.
 * It reads the projects' table by its name: a slice does not know another's code.
 */
export async function countClientProjects(
  db: Db,
  records: readonly Client[],
): Promise<Map<number, ClientFigures>> {
  let query = db
    .selectFrom("projects")
    .select([
      "client_id",
      sql<number>`count(*)`.as("projects"),
      sql<number | null>`sum(value_amount)`.as("value"),
    ])
    .where("deleted_at", "is", null)
    .where("client_id", "is not", null)
    .groupBy("client_id");
  const ids = records.map(({ id }) => id);
  // A statement takes only so many parameters; of many clients all projects are counted.
  if (ids.length <= 500) query = query.where("client_id", "in", ids.length > 0 ? ids : [0]);
  const counted = new Map((await query.execute()).map((row) => [row.client_id, row]));
  return new Map(
    records.map(({ id, openingProjects, openingValue }) => {
      const { projects, value } = counted.get(id) ?? {};
      return [
        id,
        {
          projects: openingProjects + (projects ?? 0),
          totalValue: inHalalas(openingValue + (value ?? 0)),
        },
      ];
    }),
  );
}

/** The newest clients with this phone, as it is stored, or this e-mail; an empty phone is nobody's. */
export function findClientsBy(
  db: Db,
  { phone, email }: Pick<Client, "phone" | "email">,
  limit: number,
): Promise<Pick<Client, "id" | "name" | "company">[]> {
  return db
    .selectFrom("clients")
    .select(["id", "name", "company"])
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.or([
        ...(phone ? [eb("phone", "=", phone)] : []),
        eb(sql<string>`lower(email)`, "=", email.toLowerCase()),
      ]),
    )
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** What the four cards of the screen add up over all clients; requirement ACLI-01. */
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
  const linked = await db
    .selectFrom("projects")
    .innerJoin("clients", "clients.id", "projects.client_id")
    .select([sql<number>`count(*)`.as("projects"), sql<number | null>`sum(value_amount)`.as("value")])
    .where("projects.deleted_at", "is", null)
    .where("clients.deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const opening = own.opening ?? 0;
  return {
    total: own.total,
    active: own.active ?? 0,
    joined: own.joined ?? 0,
    projects: opening + linked.projects,
    opening,
    value: inHalalas((own.value ?? 0) + (linked.value ?? 0)),
    newest: own.newest ?? "",
  };
}

/** A sum of prices without the noise that adding binary fractions leaves. */
const inHalalas = (amount: number) => Math.round(amount * 100) / 100;

/** How a registration arrived; all of it is the caller's word but for the address and the edition. */
export type RegistrationArrival = {
  address: string;
  /** Which edition of the consent sentence the form showed. */
  consentEdition: string;
  idempotencyKey?: string | undefined;
  formToken?: string | undefined;
};

/**
 * Stores a visitor as a client of status inactive, with consent, its time and edition. The API and the form without
 * script both call it. `body` is as it came; throws `invalid` with a sentence per field, or `too-many`. Who is known by
 * the e-mail already, and a robot that fills the honeypot, get the same answer, and nothing is stored: the caller never
 * learns which it was. Requirements REG-01, PRIV-01, SEC-07.
 */
export async function registerClient(kernel: Kernel, body: unknown, arrival: RegistrationArrival) {
  const cleaned = cleanInput(body);
  const { consent: _, marketing, ...person } = parseInput(registrationBody, cleaned);
  const values = { ...person, phone: storedPhone(person.phone) };
  if (isFilledHoneypot(cleaned)) return;
  await onceOnly(
    kernel,
    {
      key: arrival.idempotencyKey && `registration ${arrival.idempotencyKey}`,
      content: { ...values, marketing },
      resource: clientsTable.name,
    },
    () => guardForm(kernel, { address: arrival.address, token: arrival.formToken }),
    async (write) => {
      const known = await claimEmail(write, values.email);
      if (known !== undefined) return known;
      const client = await createRecord(write, clientsTable, {
        ...blankOf(clients, { today: isoDay(kernel.now()) }),
        ...values,
        status: "inactive",
        consentAt: write.at,
        consentEdition: arrival.consentEdition,
        marketingConsentAt: marketing ? write.at : null,
      });
      return client.id;
    },
  );
}

const registrationKey = (email: string) =>
  `registration:${createHash("sha256").update(email.toLowerCase()).digest("base64url")}`;

/** Forgets that an e-mail was registered with: the row at which two registrations meet holds its digest; PRIV-02. */
export async function forgetRegistration({ db }: Pick<Write, "db">, email: string) {
  await db.deleteFrom("submissions").where("key", "=", registrationKey(email)).execute();
}

/**
 * The client who has this e-mail, in whatever capitals. Two registrations with one e-mail at the same moment wait for each
 * other at a row of their own, so that the second finds what the first stored.
 */
async function claimEmail({ db, at }: Write, email: string): Promise<number | undefined> {
  const address = email.toLowerCase();
  const key = registrationKey(email);
  await db
    .insertInto("submissions")
    .values({ key, at })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ at }))
    .execute();
  const row = await db
    .selectFrom("clients")
    .select("id")
    .where(sql<boolean>`lower(email) = ${address}`)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}
