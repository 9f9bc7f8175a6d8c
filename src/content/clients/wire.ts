import { z } from "zod";
import {
  dateField,
  defineWire,
  priceField,
  textField,
  type Wire,
  wholeNumberField,
} from "../../kernel/wire.ts";
import { type Client, type ClientInput, type ClientRecord, clientStatuses } from "./schema.ts";

const required = (max?: number) => textField(max).min(1);
/** Missing first, malformed second: an empty field gets one sentence. */
const emailField = required(320).pipe(z.email());

/** The five fields that a client cannot be without; requirement ACLI-01. */
const person = z.object({
  name: required(),
  email: emailField,
  phone: required(60),
  company: required(),
  address: required(500),
});

/** What staff write. What a person agreed to is not among it. */
export const clientBody = person.extend({
  status: z.enum(clientStatuses).optional(),
  joinDate: dateField.optional(),
  openingProjects: wholeNumberField(0, 100_000).nullable().optional(),
  openingValue: priceField.optional(),
  services: z.array(textField(100)).max(50).optional(),
});
export const clientChanges = clientBody.partial();

/** What the registration form sends; requirements REG-01, PRIV-01. */
export const registrationBody = person.extend({
  services: z.array(textField(100)).max(50).default([]),
  consent: z.literal(true, "consent"),
  marketing: z.boolean().default(false),
});

const fields = defineWire<Client>({
  name: "name",
  email: "email",
  phone: "phone",
  company: "company",
  address: "address",
  status: "status",
  joinDate: "joinDate",
  openingProjects: "openingProjects",
  openingValue: "openingValue",
  services: "services",
  consentAt: "consentAt",
  consentEdition: "consentEdition",
  marketingConsentAt: "marketingConsentAt",
});

export const clientWire: Wire<Client> = {
  ...fields,
  fromWire(body) {
    const client = fields.fromWire(body);
    // An emptied figure means none before.
    if (client.openingProjects === null) client.openingProjects = 0;
    if (client.openingValue === null) client.openingValue = 0;
    return client;
  },
};

/** A client as it comes over the wire. */
export type ClientAnswer = { id: number; version: number; projects: number; totalValue: number };

export function readClient(answer: ClientAnswer): ClientRecord {
  const values = fields.fromWire(answer) as ClientInput; // the wire edge: the server sends every field
  const { id, version, projects, totalValue } = answer;
  return { ...values, id, version, projects, totalValue };
}

/** What staff change of a client; what a person agreed to, and what is counted, is not among it. */
export type ClientForm = Pick<
  ClientInput,
  | "name"
  | "email"
  | "phone"
  | "company"
  | "address"
  | "status"
  | "joinDate"
  | "openingProjects"
  | "openingValue"
>;

export function clientBodyOf(client: ClientForm): z.input<typeof clientBody> {
  return {
    name: client.name,
    email: client.email,
    phone: client.phone,
    company: client.company,
    address: client.address,
    status: client.status,
    joinDate: client.joinDate,
    openingProjects: client.openingProjects,
    openingValue: client.openingValue,
  };
}

/** A project of a client as the projects' call answers it, as far as the client's screen shows it. */
export type ClientProject = {
  id: string;
  title: string;
  status: string;
  value: string;
  valueAmount: number | null;
  image: string | null;
};

/** One thing that happened with a client. `at` is ISO in UTC; `title` may be empty; `link` leads to its screen. */
export type TimelineEntry = {
  at: string;
  kind: "request" | "message" | "sent" | "accepted" | "declined" | "mail" | "project";
  title: string;
  link: string | null;
};
