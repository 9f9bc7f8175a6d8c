import sharp from "sharp";
import { makeLink } from "../accounts/sign-in/links.server.ts";
import { createUser } from "../accounts/users/store.server.ts";
import { storePicture } from "../content/media/store.server.ts";
import { about } from "../content/page-content/sections/texts/about.text.ts";
import { write } from "../kernel/db/write.server.ts";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { system, visitor } from "../kernel/process/kernel.server.ts";
import { cleanAddress } from "../kernel/resource/kinds/address.ts";
import { wireNameOf } from "../kernel/resource/wire.ts";
import { foldDigits } from "../kernel/text/arabic.ts";
import { timeOfDay } from "../kernel/text/time-of-day.ts";
import { resources } from "../resources.server.ts";
import { type Call, cleaned, type Fields, type Target } from "./test-text-fields.ts";

/*
 * Every call that accepts text, by its name in the OpenAPI document. A test fails for a call that is in none of these lists.
 */

const person = { name: "أ", email: "a@b.example", phone: "0500000000", company: "ب", address: "ج" };

const first: Record<string, string> = {
  email: person.email,
  phone: person.phone,
  sitePath: "/أ",
  link: "/ب",
  reference: "1",
  day: "2026-12-01",
};

/** The least body of a new record of each resource: its title, and the fields that its description requires. */
export const firstBodies: Record<string, object> = Object.fromEntries(
  resources.map(({ resource }) => [
    `/${resource.path}`,
    {
      ...Object.fromEntries(
        Object.entries(resource.fields)
          .filter(([, { options }]) => options.isTitle || options.required)
          .map(([name, { kind }]) => [wireNameOf(resource, name), first[kind] ?? "أ"]),
      ),
      // Only a choice keeps options.
      ...(resource.path === "own-fields" && { kind: "choice", options: ["أ"] }),
    },
  ]),
);

/** Calls whose text is compared, hashed or searched for, and not stored: they may refuse it, but must never fail. */
export const closed = [
  "POST /auth/sign-in/email",
  "POST /auth/sign-in/code",
  "POST /auth/sign-in/passkey",
  "POST /auth/link",
  "POST /account/proof",
  "POST /account/password",
  "POST /account/totp/confirm",
  "POST /account/passkeys",
  "POST /account/notices/devices",
  "PUT /account/notices/devices",
  "POST /privacy/find",
  "POST /privacy/export",
  "POST /privacy/readable",
  "POST /privacy/erase",
  "POST /projects/bulk",
  "POST /renewals/{id}/renew",
  "POST /renewals/{id}/renew/take-back",
  "POST /projects/reorder",
  "POST /question-categories/bulk",
  "POST /question-categories/reorder",
  "POST /media/{id}/replace",
  "PUT /content/{section}/schedule",
  "POST /visits",
  "POST /presence",
  "POST /presence/leave",
];

/** Calls whose fields are tested by another call with the same schema; `besides` names fields that other tests cover. */
export const sameSchema: Record<string, { of: string; besides?: string[] }> = {
  ...Object.fromEntries(
    Object.keys(firstBodies).map((path) => [
      `POST ${path}`,
      { of: `PUT ${path}/{id}`, besides: path === "/projects" ? ["id"] : [] },
    ]),
  ),
  "POST /quotes": { of: "PUT /quotes/{id}" },
  "POST /webhooks": { of: "PUT /webhooks/{id}" },
  "POST /project-requests/{id}/client": { of: "PUT /clients/{id}" },
  // The fields of the project are tested with the calls of projects.
  "POST /quotes/{id}/project": { of: "PUT /clients/{id}", besides: ["title", "startDate", "endDate"] },
  // The words of a mail are stored in the outbox alone; `quote-progress.test.ts` reads the mail.
  "POST /quotes/{id}/send": { of: "PUT /quotes/{id}", besides: ["subject", "message"] },
  // A day alone, which refuses whatever is none; `quote-progress.test.ts` tries it.
  "POST /quotes/{id}/receipts": { of: "PUT /quotes/{id}", besides: ["day"] },
  "PATCH /review/{token}/remarks/{id}": { of: "POST /review/{token}/remarks" },
  "POST /review/{token}/remarks/{id}/replies": { of: "POST /review/{token}/remarks" },
  "POST /content/{section}/remarks/{id}/replies": { of: "POST /review/{token}/remarks" },
  // Stored with a version where an approval is demanded; `review.test.ts` reads it there.
  "POST /content/{section}/publish": { of: "POST /review/{token}/answers", besides: ["reason"] },
  "POST /quotes/{id}/send-again": { of: "PUT /quotes/{id}", besides: ["subject", "message"] },
};

/** Calls that take a file. Separate tests cover them: a test beside this one for CSV, `content/media` for picture names, and attachments. */
export const files = [
  ...Object.keys(firstBodies).flatMap((path) => [`POST ${path}/import`, `POST ${path}/import/columns`]),
  "POST /upload",
  "POST /project-requests/{id}/attachments",
  "POST /quotes/{id}/attachments",
];

const composedAt = new Set(["/services", "/packages", "/packages-server", "/team-members"]);
const composedMembers = /^(features|price_unit|icon_html|experience)\b/;
const fieldsAlone = /^(?!features|price_unit|icon_html|experience$)/;

/** Which field a value is of is an id. */
const notTheField = /^(?!own_?values\.0\.field$)/i;

/** Creates the records that the calls need, and answers how to make each call. */
export async function textTargets(kernel: Kernel, call: Call): Promise<[route: string, target: Target][]> {
  let count = 0;
  const address = () => `a${++count}@b.example`;
  const made = async (path: string, body: object) => {
    const answer = await call("POST", `/api${path}`, body);
    if (answer.status !== 201) throw new Error(`${path} ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  };
  const get = async (path: string) => (await call("GET", path)).body;
  const targets: [string, Target][] = [];
  const add = (route: string, path: string, target: Omit<Target, "method" | "path"> = {}) =>
    targets.push([route, { method: route.split(" ")[0] ?? "", path: `/api${path}`, ...target }]);

  const client = await made("/clients", person);
  await kernel.db
    .insertInto("passkeys")
    .values({
      id: "key",
      user_id: await ownUser(kernel),
      name: "",
      public_key: "",
      counter: 0,
      transports: "[]",
      created_at: "",
    })
    .execute();
  // These come first, while there are few rows about people, because each call searches all of them.
  add("POST /privacy/correct", "/privacy/correct", {
    only: /name|phone|email/,
    around: () => ({ contact: person.email }),
    read: () => get(`/api/clients/${client}`),
    own: { phone: isPhone },
  });
  add("POST /privacy/requests", "/privacy/requests", {
    around: () => ({ kind: "access", contact: person.email }),
    own: { contact: isPhone },
  });

  await made("/projects", { id: "1", title: "أ" }); // to which the first bodies refer
  const ownField = (subject: string) => made("/own-fields", { subject, title: "أ", kind: "text" });
  const ownFields = { client: await ownField("client"), request: await ownField("request") };
  for (const [path, body] of Object.entries(firstBodies)) {
    const record = `${path}/${path === "/clients" ? client : await made(path, body)}`;
    // Members that are made of fields count where a body does not change these too; decision 84.
    if (composedAt.has(path)) add(`PUT ${path}/{id}`, record, { only: composedMembers });
    const included = path.startsWith("/packages") ? await made(path, body) : undefined;
    add(`PUT ${path}/{id}`, record, {
      ...(composedAt.has(path) && { only: fieldsAlone }),
      // The sentence about another package is kept beside that package alone.
      ...(included !== undefined && { around: () => ({ includes_id: included }) }),
      own: { phone: isPhone, link: isLink, target: isLink, linkedin: isLink },
      ...(path === "/projects" && {
        around: () => ({
          figures: [{ value: "", label: "" }],
          gallery: [{ image: null, caption: "", notes: [{ x: 0, y: 0, title: "", text: "" }] }],
        }),
      }),
      ...(path === "/clients" && {
        only: notTheField,
        around: () => ({ ownValues: [{ field: ownFields.client, value: "" }] }),
      }),
      ...(path === "/pages" && { own: { address: isAddressOf } }),
      ...(path === "/articles" && { own: { address: isAddressOf, body: isInert } }),
      ...(path === "/reviews" && { read: withOtherNames }),
    });
  }
  add("PUT /faq-categories/{key}", "/faq-categories/general");
  add("POST /faq-categories", "/faq-categories", {
    around: () => ({ label: "أ" }),
    own: { key: (_typed, key) => /^[\p{L}\p{M}\p{N}-]+$/u.test(String(key)) },
    refuses: [409],
  });
  const media = await picture(kernel);
  add("PUT /media/{id}", `/media/${media}`);

  const asked = await made("/project-requests", person);
  add("PUT /project-requests/{id}", `/project-requests/${asked}`, {
    only: notTheField,
    around: () => ({ own_values: [{ field: ownFields.request, value: "" }] }),
    own: { phone: isPhone },
  });
  add("POST /project-requests/{id}/notes", `/project-requests/${asked}/notes`, {
    read: ({ body }) => ({ text: body }),
  });
  add("POST /project-requests/{id}/contacts", `/project-requests/${asked}/contacts`, {
    only: /^text$/, // the time is a moment, and nothing else
    around: () => ({ direction: "in", way: "phone" }),
    read: ({ body }) => ({ text: body }),
  });
  add("POST /project-requests/{id}/replies", `/project-requests/${asked}/replies`, {
    around: () => ({ channel: "whatsapp" }),
    read: ({ body }) => ({ text: body }),
  });
  add("POST /project-requests/bulk", "/project-requests/bulk", {
    only: /^lost_note$/,
    around: () => ({ ids: [asked], action: "status", status: "lost" }),
    read: () => get(`/api/project-requests/${asked}`),
  });
  const items = [{ title: "أ", detail: "", quantity: 1, unit_price: 100 }];
  const quote = { request_id: asked, customer_name: "أ", items, valid_until: "2030-01-01" };
  add("PUT /quotes/{id}", `/quotes/${await made("/quotes", quote)}`, {
    around: () => ({ items, parts: [{ share: 100, when: "أ" }] }),
    own: { customer_phone: isPhone },
  });
  const socials = [{ key: "x", label: "أ", url: "https://a.example" }];
  add("PUT /settings", "/settings", {
    around: () => ({
      socials,
      openingHours: [{ day: "sunday", opens: "09:00", closes: "15:00" }],
      branches: [{ key: "a", name: "أ", address: "", shortAddress: "", mapLink: "", phone: "", hours: "" }],
      holidays: [{ key: "a", name: "أ", from: "2026-09-23", until: "", repeats: "once" }],
    }),
    own: {
      phone: isPhone,
      chatNumber: isPhone,
      "branches.0.phone": isPhone,
      "openingHours.0.opens": isTime,
      "openingHours.0.closes": isTime,
      "socials.0.url": isLink,
      "branches.0.mapLink": isLink,
      announcementLink: isLink,
      authenticationLink: isLink,
      "announcementPages.0.href": isLink,
    },
  });

  const readRequest = ({ id }: Fields) => get(`/api/project-requests/${id}`);
  add("POST /project-requests", "/project-requests", {
    only: /name|phone|email|^message|services\.0|chosen_package/,
    around: () => person,
    read: readRequest,
    own: { phone: isPhone },
  });
  add("POST /project-requests", "/project-requests", {
    only: /^requested_services$/,
    around: () => person,
    read: readRequest,
    own: { requested_services: isKeys },
  });
  add("POST /project-requests", "/project-requests", {
    only: /services\.[a-zA-Z]/,
    around: () => ({ ...person, requested_services: { reason: "أ", message: "ب" } }),
    read: readRequest,
  });
  add("POST /project-requests/entered", "/project-requests/entered", {
    only: /name|phone|email|^message|services\.0/,
    around: () => person,
    own: { phone: isPhone },
  });
  add("POST /project-requests/entered", "/project-requests/entered", {
    only: /^requested_services$/,
    around: () => person,
    own: { requested_services: isKeys },
  });
  add("POST /registrations", "/registrations", {
    around: () => ({ ...person, email: address(), consent: true }),
    read: async () => (await get("/api/clients?sort=-id&limit=1"))[0],
    own: { phone: isPhone },
  });

  add("PUT /account", "/account");
  add("PUT /account/passkeys/{id}", "/account/passkeys/key", {
    read: async () => (await get("/api/account")).passkeys[0],
  });
  add("POST /users", "/users", {
    around: () => ({ name: "أ", email: address(), access: "owner" }),
    read: ({ user }) => user,
  });
  add("PUT /users/{id}", "/users/1");
  add("POST /tokens", "/tokens", {
    only: /name/,
    around: () => ({ scopes: ["services:read"], days: 30 }),
    read: async (answer) => {
      const [token] = await get("/api/tokens");
      await call("DELETE", `/api/tokens/${token.id}`); // there can be only twenty tokens
      return answer.token;
    },
  });
  const webhook = {
    address: "https://hook.example/",
    events: ["request.created"],
    resources: [],
    isActive: true,
  };
  const hook = await call("POST", "/api/webhooks", { name: "أ", ...webhook });
  add("PUT /webhooks/{id}", `/webhooks/${hook.body.webhook.id}`, { only: /name/, around: () => webhook });
  add("POST /auth/link/arrive", "/auth/link/arrive", {
    only: /name|email/,
    around: async () => ({
      name: "أ",
      email: address(),
      password: "طويلة بما يكفي 2026",
      token: await write(kernel, system, (change) => makeLink(change, "first", null)),
    }),
    read: async (_, { email }) => (await get("/api/users")).find((user: Fields) => user.email === email),
  });
  const mine = { client: "naughty-client" };
  const { published } = await get("/api/content/about");
  const base = (field: string) => ({ base: published[field], value: structuredClone(published[field]) });
  add("PATCH /content/{section}", "/content/about", {
    around: () => ({ ...mine, fields: Object.fromEntries(about.fields.map(({ id }) => [id, base(id)])) }),
    read: ({ draft }) => ({ fields: draft }),
    own: Object.fromEntries(
      pageTextFields.filter(({ kind }) => kind === "richText").map(({ path }) => [path, isInert]),
    ),
  });
  add("POST /content/{section}/shares", "/content/about/shares");
  const link = await call("POST", "/api/content/about/shares", { grants: "approve" });
  const review = `/review/${link.body.token}`;
  const headers = { "x-guest": "a-browser-of-a-guest" };
  add("POST /review/{token}/remarks", `${review}/remarks`, {
    headers,
    only: /text|name/,
    around: () => ({ address: "pages/about/heroTitle", name: "أ", text: "ب" }),
    read: async ({ remarks }) => {
      const said = (remarks as { id: number; text: string; by: string }[]).at(-1); // the shape of its answer
      await call("DELETE", `/api/content/about/remarks/${said?.id}`); // a page has at most 200
      return { text: said?.text, name: said?.by };
    },
  });
  add("POST /review/{token}/answers", `${review}/answers`, {
    headers,
    only: /name|position|note/,
    around: async () => ({
      answer: "approved",
      digest: (await get(`/api${review}`)).draft.digest,
      name: "أ",
    }),
    read: async () => {
      const [{ by, position, note }] = (await get("/api/content/about/review")).answers;
      return { name: by, position, note };
    },
  });
  return targets;
}

/**
 * The text fields of a page, and of the first item of each of its lists; the document has no schema for them. The layout is
 * left out, because it is an order of parts and holds no text.
 */
export const pageTextFields = about.fields
  .filter(({ id }) => id !== "layout")
  .flatMap(({ id, kind, items }) => {
    const path = `fields.${id}.value`;
    const inItem = Object.entries(items ?? {}).map(([name, field]) => ({
      path: `${path}.0.${name}`,
      kind: field.kind,
    }));
    return items ? inItem : [{ path, kind }];
  })
  .filter(({ kind }) => ["text", "paragraphs", "richText"].includes(kind))
  .map((field) => ({ ...field, max: 5000 }));

async function ownUser(kernel: Kernel) {
  const user = { name: "أ", email: "me@b.example", access: "owner", passwordHash: "x" } as const;
  return (await write(kernel, visitor, (change) => createUser(change, user))).id;
}

async function picture(kernel: Kernel) {
  const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: "white" } });
  const bytes = await dot.png().toBuffer();
  return (await storePicture(kernel, { id: 1, name: "سارة" }, { bytes, fileName: "أ.png", alt: "" })).id;
}

/** Reviews accept two names for each field, and answer with one of them. */
function withOtherNames(review: Fields) {
  return {
    ...review,
    name: review.clientName,
    position: review.clientPosition,
    department: review.company,
    bio: review.testimonialText,
    image: review.clientImage,
    experience: review.projectValue,
    specialty: review.projectName,
    joinDate: review.date,
  };
}

/** A phone is stored as typed, with Latin digits, or as the international number of its digits; requirement AR-03. */
function isPhone(typed: string, stored: unknown) {
  const text = cleaned(typed).trim();
  const latin = foldDigits(text.normalize("NFKC"));
  if (text === "" || stored === text || stored === latin) return true;
  const national = latin.replace(/\D/g, "").replace(/^0+/, "");
  return (
    /^[\d\s().+-]+$/.test(latin) && /^\+\d{8,15}$/.test(String(stored)) && String(stored).endsWith(national)
  );
}

/** A text that is read as a time is stored as that time. */
function isTime(typed: string, stored: unknown) {
  return stored === timeOfDay(cleaned(typed));
}

/** A link is the cleaned text, with the scheme that a bare host or an e-mail address lacks; requirement AR-03. */
function isLink(typed: string, stored: unknown) {
  const text = cleaned(typed).trim();
  return [text, `https://${text}`, `mailto:${text}`].includes(String(stored));
}

/** An address is the cleaned text, and cleaning it again changes nothing. */
function isAddressOf(typed: string, stored: unknown) {
  return stored === cleanAddress(cleaned(typed)) && stored === cleanAddress(String(stored));
}

/** A list of keys contains only parts of the text. */
function isKeys(typed: string, stored: unknown) {
  return Array.isArray(stored) && stored.every((key) => cleaned(typed).includes(String(key)));
}

/** Rich text keeps its words, and only harmless tags and attributes; requirement SEC-09. */
function isInert(typed: string, stored: unknown) {
  const html = String(stored);
  const tags = [...html.matchAll(/<\/?([a-z0-9]*)([^>]*)>/gi)];
  const isTame = tags.every(
    ([, name = "", attributes = ""]) =>
      /^(p|h[234]|strong|a|ul|ol|li|blockquote|br|img|table|thead|tbody|t[rdh]|pre|code)$/.test(name) &&
      /^( href="(https?:\/\/|\/(?![/\\])|#|mailto:|tel:)[^"]*"| dir="(rtl|ltr|auto)"| \/)*$/.test(attributes),
  );
  const [left, right] = [visible(html), visible(cleaned(typed))];
  // A text with tags may lose some of its words with them, but never gains any.
  return isTame && (/</.test(typed) ? isWithin(left, right) : left === right);
}

/** Whether a text is what remains of another one after some letters were removed. */
function isWithin(part: string, whole: string) {
  let at = 0;
  for (const letter of whole.split("")) if (letter === part[at]) at++;
  return at === part.length;
}

function visible(html: string) {
  const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return html
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(\w+);/g, (entity, name: string) => names[name] ?? entity)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
