import { isoDay } from "../../kernel/format.ts";
import type { Stored } from "../../kernel/stored.ts";

export const clientStatuses = ["active", "inactive"] as const;
export type ClientStatus = (typeof clientStatuses)[number];

export type ClientInput = {
  name: string;
  email: string;
  /** E.164 where the number could be read, else as typed; requirement AR-03. */
  phone: string;
  company: string;
  address: string;
  status: ClientStatus;
  /** A day as `2026-11-22`. */
  joinDate: string;
  /** What a registration asked for, by service key. */
  services: string[];
  /** When the person agreed to the processing, and to which edition of the sentence; null for clients entered by staff. */
  consentAt: string | null;
  consentEdition: string | null;
  /** When the person agreed to news and offers; null for never. */
  marketingConsentAt: string | null;
};
export type Client = ClientInput & Stored;

/** A new client before anything is typed: active, joined today; requirement ACLI-01. */
export function blankClient(now = new Date()): ClientInput {
  return {
    name: "",
    email: "",
    phone: "",
    company: "",
    address: "",
    status: "active",
    joinDate: isoDay(now),
    services: [],
    consentAt: null,
    consentEdition: null,
    marketingConsentAt: null,
  };
}
