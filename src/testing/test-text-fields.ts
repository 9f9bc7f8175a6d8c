import { expect } from "vitest";
import { wireNameOf } from "../kernel/resource/wire.ts";
import type { caller } from "../kernel/testing/test-api.ts";
import { bidiControls } from "../kernel/text/arabic.ts";
import { resources } from "../resources.server.ts";

/*
 * Helpers for tests that send a text through every text field of a call: they find the text fields of a schema in the OpenAPI
 * document, and check what comes back.
 */

export type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  enum?: unknown[];
  maxLength?: number;
};
export type TextField = {
  /** The path of the field in the body, as `items.0.title`. */
  path: string;
  max: number;
};
export type Fields = Record<string, unknown>;
export type Call = ReturnType<typeof caller>;

/** A call, and how to read what it stored. */
export type Target = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Which text fields of the call are tested; all when left out. */
  only?: RegExp;
  /** The other parts of the body. */
  around?: () => object | Promise<object>;
  /** Answers what was stored, with the names of the body; the call's own answer is used when left out. */
  read?: (answer: Fields, sent: Fields) => unknown;
  /** For fields that transform their text: whether the stored value is right. */
  own?: Record<string, (typed: string, stored: unknown) => boolean>;
  /** Statuses that refuse the call for a reason other than the text. */
  refuses?: number[];
};

/** The text fields of a schema. A field that accepts only certain words is not a text field. */
export function textFields(schema: Schema, path = ""): TextField[] {
  if (schema.enum) return [];
  if (schema.anyOf) {
    const all = schema.anyOf.flatMap((one) => textFields(one, path));
    return all.filter((field, index) => all.findIndex((other) => other.path === field.path) === index);
  }
  if ([schema.type].flat().includes("string")) return [{ path, max: schema.maxLength ?? Infinity }];
  if (schema.items) return textFields(schema.items, `${path}.0`);
  const at = (name: string) => (path ? `${path}.${name}` : name);
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => textFields(value, at(name)));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const lineEnds = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g;
const drawsNothing = /^[\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u;
/** A text as it is stored: with line feeds for all line ends, without controls, and empty if it shows nothing. */
export function cleaned(text: string): string {
  const left = text.replace(lineEnds, "\n").replace(bidiControls, "").replace(controls, "");
  return drawsNothing.test(left) ? left.replace(/[^ \t\n]/g, "") : left;
}

/** Kinds that accept only a certain form, such as a picture's path, an address or a day, and may refuse other text. */
const strictKinds = new Set([
  "moment",
  "picture",
  "gallery",
  "link",
  "sitePath",
  "email",
  "day",
  "vatNumber",
]);
const strictNames = new Set(
  resources.flatMap(({ resource }) =>
    Object.entries(resource.fields)
      .filter(([, { kind }]) => strictKinds.has(kind))
      .map(([name]) => wireNameOf(resource, name)),
  ),
);
/** Names of such fields in calls without a described resource. */
const strict =
  /image|logo|avatar|linkedin|url|e?mail|date|valid_until|remind_on|^project_id$|receivedOn|contact|iban|proof$|vat_number|announcement(?:From|Until|Pages)|(?:announcement|authentication)Link$|holidays.0.[fur]|branches.0.(?:short|map|phone)/i;

/**
 * Sends a text through all fields of a call at once. A field that accepts only a certain form may refuse the text with a
 * message. All other fields must store it unchanged except for control characters and outer spaces.
 */
export async function passThrough(call: Call, target: Target, fields: readonly TextField[], text: string) {
  let left = fields.filter(({ path }) => target.only?.test(path) ?? true);
  while (left.length > 0) {
    const sent = withText(left, text, await target.around?.());
    const { headers = {} } = target;
    const { status, body } = await call(target.method, target.path, sent, { headers });
    const where = `${target.method} ${target.path} ${JSON.stringify(text)} ${JSON.stringify(body)}`;
    if (target.refuses?.includes(status)) return;
    expect([200, 201, 204, 422], where).toContain(status);
    if (status !== 422) {
      const stored = (await target.read?.(body, sent)) ?? body;
      for (const { path } of left) {
        const isRight = target.own?.[path] ?? isKept;
        expect(isRight(text, valueAt(stored, path)), `${path} ${where} ${JSON.stringify(stored)}`).toBe(true);
      }
      return;
    }
    const messages: [string, unknown][] = Object.entries(body.fields);
    for (const [, message] of messages) expect(message, where).toMatch(/\S/);
    const isRefused = ({ path }: TextField) =>
      messages.some(
        ([key]) => path === key || path.startsWith(`${key}.`) || path.startsWith(`fields.${key}.`),
      );
    const refused = left.filter(isRefused);
    expect(refused.length, where).toBeGreaterThan(0);
    for (const field of refused) expect(mayRefuse(field, target, text), `${field.path} ${where}`).toBe(true);
    left = left.filter((field) => !isRefused(field));
  }
}

/** A body with the text in all given fields, added to `around`. */
export function withText(fields: readonly TextField[], text: string, around: object = {}): Fields {
  const body: Fields = structuredClone({ ...around });
  for (const { path } of fields) putAt(body, path, text);
  return body;
}

/** Whether the text was stored; an empty text may become the field's default. */
function isKept(typed: string, stored: unknown) {
  const expected = cleaned(typed);
  const inOneLine = expected.replace(/\s*\n\s*/g, " ");
  return (
    expected.trim() === "" ||
    [expected, inOneLine].some((text) => [text, text.trim()].includes(String(stored)))
  );
}

function mayRefuse({ path, max }: TextField, { own }: Target, text: string) {
  const left = cleaned(text);
  const isNoText = text.includes("\0") || left.trim() === "" || left.length > max;
  return isNoText || strict.test(path) || strictNames.has(path) || path in (own ?? {});
}

function putAt(body: Fields, path: string, value: unknown) {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let place = body;
  for (const [index, name] of names.entries()) {
    place[name] ??= (names[index + 1] ?? last) === "0" ? [] : {};
    place = place[name] as Fields; // an object or a list, made here or by `around`
  }
  place[last] = value;
}

function valueAt(body: unknown, path: string): unknown {
  return path.split(".").reduce((place, name) => (place as Fields | undefined)?.[name], body);
}
