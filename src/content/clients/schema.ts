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
  /** Projects, and their value in riyals, from before projects were kept here. */
  openingProjects: number;
  openingValue: number;
  /** What a registration asked for, by service key. */
  services: string[];
  /** When the person agreed to the processing, and to which edition of the sentence; null for clients entered by staff. */
  consentAt: string | null;
  consentEdition: string | null;
  /** When the person agreed to news and offers; null for never. */
  marketingConsentAt: string | null;
};
export type Client = ClientInput & Stored;

/** What is counted for a client: its projects and their value in riyals, with the opening figures; requirement ACLI-01. */
export type ClientFigures = { projects: number; totalValue: number };
/** A client as the calls answer it: without the times of its row, with its figures. */
export type ClientRecord = ClientInput & ClientFigures & Pick<Client, "id" | "version">;

/** What the screen counts over all clients; values in riyals, `newest` the last day on which one joined, or "". */
export type ClientSummary = {
  total: number;
  active: number;
  /** Since the month began in Riyadh. */
  joined: number;
  projects: number;
  opening: number;
  value: number;
  newest: string;
};

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
    openingProjects: 0,
    openingValue: 0,
    services: [],
    consentAt: null,
    consentEdition: null,
    marketingConsentAt: null,
  };
}
