import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openSite, publish, type TestSite } from "../../testing/pages/test-site.ts";

/* Every token of a link at every address: of each document with a draft, for readers and for guests who answer. */

const answered = z.object({ published: z.record(z.string(), z.unknown()) });
type Shared = {
  section: string;
  path: string;
  /** Whether visitors see it without its draft. */
  isSeen: boolean;
  mark: string;
  address: string;
  tokens: Record<Grants, string>;
};
const grants = ["read", "remark", "approve"] as const;
type Grants = (typeof grants)[number];

let site: TestSite;
let documents: Shared[];
beforeAll(async () => {
  site = await openSite();
  const { id } = await site.call<{ id: number }>("POST", "/api/pages", { title: "عرضنا", address: "offer" });
  const [article] = await site.call<{ id: number; address: string }[]>("GET", "/api/articles");
  const unseen = await site.call<{ id: number; address: string }>("POST", "/api/articles", {
    ...{ title: "مقالة لم تُنشر", summary: "موجز", body: "<p>نص</p>", address: "unseen", state: "draft" },
  });
  const [project] = await site.call<{ id: string }[]>("GET", "/api/projects");
  await publish(site, `page-${id}`, { layout: [{ id: "block300", part: "hero", isShown: true }] });
  const paths = {
    ...{ homepage: "", about: "/about", services: "/services", projects: "/projects", faq: "/faq" },
    ...{ testimonials: "/testimonials", vision2030: "/vision2030", leadership: "/leadership" },
    ...{ contact: "/contact", quote: "/quote", register: "/register", privacy: "/privacy", terms: "/terms" },
    [`page-${id}`]: "/offer",
    [`articles-${article?.id}`]: `/articles/${article?.address}`,
    [`articles-${unseen.id}`]: "/articles/unseen",
    [`projects-${project?.id}`]: `/projects/${project?.id}`,
  };
  documents = [];
  for (const [section, path] of Object.entries(paths)) documents.push(await shared(section, path));
});

/** A document whose draft has a word of its own, with a link of each kind. */
async function shared(section: string, path: string): Promise<Shared> {
  const { published } = answered.parse(await site.call("GET", `/api/content/${section}`));
  const field =
    Object.keys(published).find((name) => /^heroTitle$|\/title$|^hero-.*-title$/.test(name)) ?? "";
  const mark = `وسم${"أبتثجحخدذرزسشصضطظع"[documents.length]?.repeat(4)}`; // Latin letters would be isolated
  await site.call("PATCH", `/api/content/${section}`, {
    client: "editor-one",
    fields: { [field]: { base: published[field], value: mark } },
  });
  const link = async (granted: Grants) =>
    (await site.call<{ token: string }>("POST", `/api/content/${section}/shares`, { grants: granted })).token;
  const tokens = { read: await link("read"), remark: await link("remark"), approve: await link("approve") };
  return {
    section,
    path,
    isSeen: path !== "/articles/unseen",
    mark,
    address: field.includes("/") ? field : `pages/${section}/${field}`,
    tokens,
  };
}

/** Which drafts a text tells of. */
const told = (text: string) =>
  documents.filter(({ mark }) => text.includes(mark)).map(({ section }) => section);

test("SAY-01 SEC-06 with any token, every address of the site tells of the draft of its own page alone", async () => {
  for (const { section, path, tokens } of documents) {
    for (const kind of grants) {
      for (const frame of ["draft", "review"]) {
        const isOpen = frame === "draft" || kind !== "read";
        for (const other of documents) {
          const at = `/${frame}/${tokens[kind]}${other.path}`;
          const { status, text } = await site.answer(at);
          const seen = [section, kind, frame, other.path, status === 200, told(text)];
          const isOwn = other.path === path;
          const shown = isOpen && (isOwn || (frame === "draft" && other.isSeen));
          expect(seen).toEqual([section, kind, frame, other.path, shown, isOpen && isOwn ? [section] : []]);
        }
      }
    }
  }
});

test("SAY-01 SEC-06 with any token, a remark is taken at the addresses of its own page alone, and nobody else reads it", async () => {
  const headers = { "x-guest": "noura-noura-noura" };
  for (const { section, tokens } of documents) {
    for (const kind of grants) {
      for (const { section: other, address, isSeen } of documents) {
        // What visitors see of records may stand on any page.
        const isOnPage = other === section || (!address.startsWith("pages/") && isSeen);
        const json = { address, text: `ملاحظة على ${section}`, name: "نورة" };
        const path = `/api/review/${tokens[kind]}/remarks`;
        const { status } = await site.visit(path, { method: "POST", headers, json });
        const expected = kind === "read" ? 404 : isOnPage ? 201 : 422;
        expect([section, kind, other, status]).toEqual([section, kind, other, expected]);
      }
    }
  }
  for (const { section, tokens } of documents) {
    expect((await site.answer(`/api/review/${tokens.read}`)).status).toBe(404);
    for (const kind of ["remark", "approve"] as const) {
      const { status, text } = await site.answer(`/api/review/${tokens[kind]}`);
      expect(told(text).filter((other) => other !== section)).toEqual([]);
      const read = documents.filter((other) => text.includes(`ملاحظة على ${other.section}"`));
      expect([status, read.map((other) => other.section)]).toEqual([200, [section]]);
    }
  }
});
