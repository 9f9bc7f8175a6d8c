import { z } from "zod";
import { dateField, defineWire, textField } from "../../kernel/wire.ts";
import { type Client, clientStatuses } from "./schema.ts";

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
  services: z.array(textField(100)).max(50).optional(),
});
export const clientChanges = clientBody.partial();

/** What the registration form sends; requirements REG-01, PRIV-01. */
export const registrationBody = person.extend({
  services: z.array(textField(100)).max(50).default([]),
  consent: z.literal(true, "consent"),
  marketing: z.boolean().default(false),
});
export type Registration = z.infer<typeof registrationBody>;

export const clientWire = defineWire<Client>({
  name: "name",
  email: "email",
  phone: "phone",
  company: "company",
  address: "address",
  status: "status",
  joinDate: "joinDate",
  services: "services",
  consentAt: "consentAt",
  consentEdition: "consentEdition",
  marketingConsentAt: "marketingConsentAt",
});
