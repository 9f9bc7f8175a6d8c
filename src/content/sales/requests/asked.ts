import type { Field, Zod } from "../../../kernel/resource/field.ts";
import { paragraphs } from "../../../kernel/resource/kinds/paragraphs.ts";
import { text } from "../../../kernel/resource/kinds/text.ts";

export type ContactReason = { reason: string; otherReason?: string; message: string };
/** What a request asks for: the service keys of a quote, known or not, or the reason and text of a message. */
export type Asked = string[] | ContactReason;

/** The kind of the field `requestedServices`. Its schema is that of a quote; the body of a message uses `contactReason`. */
export function asked(): Field<Asked> {
  return {
    kind: "asked",
    options: {},
    stored: "json",
    initial: () => [],
    schema: (z: Zod) =>
      z
        .union([z.array(z.string().max(100)).max(50), z.string().max(5000)])
        .nullish()
        .transform(parseServiceKeys),
    wire: {
      write: (asked) => asked,
      read: (asked) => (isContactReason(asked) ? asked : parseServiceKeys(asked)),
      schema: (z: Zod) => z.union([z.array(z.string()), contactReason(z)]),
    },
  };
}

/** The schema of a message's reason and text; requirement API-05. */
export const contactReason = (z: Zod) =>
  z.object({
    reason: text({ required: true }).schema(z),
    otherReason: text({ max: 500 }).schema(z).optional(),
    message: paragraphs({ required: true }).schema(z),
  });

/** Whether a value belongs to a message: an object does; services come as a list or a text. */
export const isContactReason = (asked: unknown): asked is ContactReason =>
  typeof asked === "object" && asked !== null && !Array.isArray(asked);

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
