import type { Stored } from "../../kernel/stored.ts";

/** The services that the quote form offers, by the keys that travel; requirement QUOTE-01. */
export const serviceKeys = [
  "serviceWebsite",
  "serviceEcommerce",
  "serviceSocial",
  "serviceBranding",
] as const;
export type ServiceKey = (typeof serviceKeys)[number];

export type ContactReason = { reason: string; otherReason?: string; message: string };

export type ProjectRequestInput = {
  /** A quote request, or a message of the contact form. */
  kind: "quote" | "message";
  name: string;
  companyName: string;
  /** Service keys of a quote, known or not; the reason and text of a message. */
  requestedServices: string[] | ContactReason;
  /** E.164 where the number could be read, else as typed; requirement AR-03. */
  phone: string;
  email: string;
  message: string;
};
export type ProjectRequest = ProjectRequestInput & Stored;

/** Reads service keys from a list, a JSON list in a string, or a comma-separated string; requirement AREQ-01. */
export function parseServiceKeys(value: unknown): string[] {
  if (Array.isArray(value))
    return value
      .map(String)
      .map((key) => key.trim())
      .filter(Boolean);
  if (typeof value !== "string") return [];
  const listed = parseJsonList(value);
  return listed ? parseServiceKeys(listed) : parseServiceKeys(value.split(/[,\u060C]/));
}

function parseJsonList(text: string): unknown[] | null {
  if (!text.trim().startsWith("[")) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
