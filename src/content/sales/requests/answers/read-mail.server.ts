import PostalMime, { type Email } from "postal-mime";
import sanitizeHtml from "sanitize-html";
import { digestOf } from "../../../../kernel/process/digest.server.ts";
import { largestFile, mostFiles } from "../../attachments/attachments.ts";
import type { GivenFile } from "../../attachments/attachments-store.server.ts";
import { foldQuote } from "./fold-quote.ts";

/** Bytes of a mail beyond which only its beginning is read: the headers and, as programs write it, the text. */
export const largestMail = 20 * 1024 * 1024;
/** That beginning, in bytes. */
export const beginning = 256 * 1024;
const mostParts = 500;
const mostLetters = 20_000; // of a text
const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 1 };

/** A mail as far as it is of use. All of it is somebody's text: nothing is markup, and no address is proved. */
export type IncomingMail = {
  /** The same for the same mail, however often it is delivered. */
  key: string;
  from: { name: string; address: string };
  /** The addresses to which it was sent or delivered. */
  to: string[];
  /** The ids of the mails that it answers, without brackets, newest first. */
  answers: string[];
  subject: string;
  /** ISO in UTC; null where the mail does not say it. */
  sentAt: string | null;
  said: string;
  quoted: string;
  files: GivenFile[];
  /** Names of files that were not read, because the mail or they were too large or too many. */
  left: string[];
  /** A machine wrote it: an autoresponder, a list, a report of a mail server; RFC 3834. */
  isAutomatic: boolean;
};

/** Reads a mail whose size is `size`, of which `raw` may be the beginning alone. Never throws: what cannot be read is left out. */
export async function readMail(raw: Uint8Array, size = raw.byteLength): Promise<IncomingMail> {
  const end = endOfParts(raw);
  const isCut = size > raw.byteLength || end < raw.byteLength;
  const read = isCut ? raw.subarray(0, Math.min(beginning, end)) : raw;
  const email = await parse(read);
  const { said, quoted } = foldQuote(textOf(email));
  const files = isCut ? { files: [], left: namesOf(email) } : filesOf(email);
  return {
    key: keyOf(email, raw),
    from: fromOf(email),
    to: recipientsOf(email),
    answers: idsIn([email.inReplyTo, email.references]),
    subject: line(email.subject, 300),
    sentAt: timeOf(email.date),
    said: said.slice(0, mostLetters),
    quoted: quoted.slice(0, mostLetters),
    ...files,
    isAutomatic: isAutomatic(email),
  };
}

async function parse(raw: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(raw, limits);
  } catch {
    // Nested or headed beyond all reason: its first headers may still say from whom it is.
    return PostalMime.parse(firstHeaders(raw), limits).catch(() => nothing);
  }
}

const nothing: Email = { headers: [], headerLines: [], attachments: [] };
const mostOfHeaders = 16 * 1024;

/** The first whole headers of a mail, without those that describe its body. */
function firstHeaders(raw: Uint8Array): Buffer {
  const text = Buffer.from(raw.subarray(0, mostOfHeaders)).toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const whole = text.slice(0, end >= 0 ? end : Math.max(text.lastIndexOf("\r\n"), 0));
  return Buffer.from(`${whole.replace(/^content-/gim, "x-content-")}\r\n\r\n`, "latin1");
}

/** Where a mail has had as many parts as are read; its length for nearly all. A parser takes seconds for thousands of them. */
function endOfParts(raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let at = -1;
  for (let parts = 0; parts <= mostParts; parts++) {
    at = bytes.indexOf("\n--", at + 1);
    if (at < 0) return raw.byteLength;
  }
  return at;
}

function textOf({ text, html }: Email): string {
  const plain = text?.trim() ? text : plainOf(html ?? "");
  // Zero bytes are no text, and PostgreSQL stores none.
  return plain.toWellFormed().replace(/\p{Cc}/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : ""));
}

const mostMarkup = 1024 * 1024;

/** The words of a page, each block on a line of its own. */
function plainOf(html: string): string {
  const broken = html
    .slice(0, mostMarkup)
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d|\/blockquote)\b[^>]{0,200}>/gi, "\n$&");
  const words = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  return words
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("\u00A0", " ");
}

function keyOf({ messageId, from }: Email, raw: Uint8Array): string {
  return digestOf(messageId ? `${messageId} ${from && "address" in from ? from.address : ""}` : raw);
}

function fromOf({ from }: Email) {
  const address = from && "address" in from ? (from.address ?? "") : "";
  return { name: line(from?.name, 100), address: line(address, 200).toLowerCase() };
}

const mostRecipients = 50;
const deliveredTo = new Set(["delivered-to", "x-original-to", "envelope-to"]);

function recipientsOf({ to = [], cc = [], headers }: Email): string[] {
  const named = [...to, ...cc].slice(0, mostRecipients).flatMap((one) => one.address ?? []);
  const delivered = headers.filter(({ key }) => deliveredTo.has(key)).map(({ value }) => value);
  return [...named, ...delivered].slice(0, mostRecipients).map((address) => address.trim().toLowerCase());
}

const mostIds = 50;

function idsIn(headers: readonly (string | undefined)[]): string[] {
  const ids = headers.map((header = "") =>
    [...header.slice(0, 20_000).matchAll(/<([^<>\s]{3,250})>/g)].map(([, id = ""]) => id),
  );
  return [...new Set(ids.flatMap((list) => list.reverse()))].slice(0, mostIds);
}

function timeOf(date: string | undefined): string | null {
  const at = Date.parse(date ?? "");
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** One line of a header, at most so many letters. */
const line = (text: string | undefined, most: number) =>
  [
    ...(text ?? "")
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, most)
    .join("");

function filesOf({ attachments }: Email): Pick<IncomingMail, "files" | "left"> {
  const files: GivenFile[] = [];
  const left: string[] = [];
  for (const { filename, content, disposition, related } of attachments) {
    const name = line(filename ?? "", 200);
    // A picture inside the text, such as a logo in a signature.
    if (related && disposition === "inline") continue;
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
    if (bytes.byteLength > largestFile || bytes.byteLength === 0 || files.length >= mostFiles)
      left.push(name);
    else files.push({ name, bytes });
  }
  return { files, left: left.slice(0, mostFiles) };
}

const namesOf = ({ attachments }: Email) =>
  attachments.slice(0, mostFiles).map(({ filename }) => line(filename ?? "", 200));

function isAutomatic({ headers }: Email): boolean {
  const headerOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = headerOf("auto-submitted");
  return (
    (submitted !== undefined && !submitted.startsWith("no")) ||
    /^(?:bulk|junk|list|auto_reply)/.test(headerOf("precedence") ?? "") ||
    headerOf("return-path") === "<>" ||
    ["x-autoreply", "x-autorespond", "list-id", "list-unsubscribe"].some(
      (name) => headerOf(name) !== undefined,
    ) ||
    /multipart\/report/.test(headerOf("content-type") ?? "")
  );
}
