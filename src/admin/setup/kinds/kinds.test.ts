import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { builtInCategories } from "../../../content/faqs/faqs.text.ts";
import { cleanFieldValue } from "../../../content/page-content/drafts/clean-value.server.ts";
import { defaultTexts } from "../../../content/page-content/sections/section.ts";
import { pageSections } from "../../../content/page-content/sections/sections.ts";
import { brand } from "../../../content/page-content/sections/texts/brand.text.ts";
import { serviceIcons, services as serviceResource } from "../../../content/services/services.ts";
import { pages } from "../../../content/shared/pages.text.ts";
import { seededOf } from "../../../kernel/resource/resource.ts";
import { bodySchemas } from "../../../kernel/resource/schemas.ts";
import { toBody } from "../../../kernel/resource/wire.ts";
import { setupText } from "../setup.text.ts";
import { type SetupKind, setupKinds } from "../setup-steps.ts";
import { firstValuesOf, kindOffers, textsFor } from "./kinds.ts";

/** What needs packages, which a new site has not: they are named when the owner adds them. */
const ofPackages = /^(packages|hosting|popular)|^selectedLabel$|^prefillSentence$/;
const sectionsOf = (kind: SetupKind) =>
  pageSections.map((section) => ({ ...defaultTexts(section), ...textsFor(kind, section), key: section.key }));

/** All that the first pages of a kind say, with its services and questions; the notice of the law speaks of every form. */
function told(kind: SetupKind) {
  const { services, questions } = kindOffers[kind];
  const said = sectionsOf(kind)
    .filter(({ key }) => key !== "privacy")
    .map((texts) => Object.entries(texts).filter(([id]) => id !== "layout" && !ofPackages.test(id)));
  return JSON.stringify([services, questions, said]);
}

/** The values of a field name, wherever they stand. */
const named = (name: string, value: unknown): unknown[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : named(name, inner)));
};

test("SETUP-01 OWN-05 a kind is a file of each kind: its offer, its drawing and its words, and there are no others", () => {
  const names = (folder: string) => readdirSync(folder).map((file) => file.replace(/\.\w+$/, ""));
  const known = setupKinds.toSorted();
  expect(names("seeds/kinds").sort()).toEqual(known);
  expect(names("src/admin/setup/kinds/drawings").sort()).toEqual(known);
  expect(Object.keys(setupText.offer.kinds).sort()).toEqual(known);
});

test.each(setupKinds)(
  "SETUP-01 the texts of the kind %s fit their fields, as if somebody had typed them",
  (kind) => {
    const given = Object.entries(kindOffers[kind].texts).map(([key, fields]) => [key, Object.keys(fields)]);
    const known = given.map(([key, ids]) => {
      const section = pageSections.find((one) => one.key === key);
      return [key, section && Object.keys(textsFor(kind, section)).filter((id) => ids?.includes(id))];
    });
    for (const [key, ids] of known)
      expect(ids, String(key)).toHaveLength(given.find(([of]) => of === key)?.[1]?.length ?? 0);
    for (const section of pageSections)
      for (const [id, value] of Object.entries(textsFor(kind, section))) {
        const field = section.fields.find((one) => one.id === id);
        expect(field, `${section.key} ${id}`).toBeDefined();
        if (field) expect(cleanFieldValue(field, value), `${section.key} ${id}`).toEqual({ value });
        expect(firstValuesOf(section, id)).toContainEqual(value);
      }
  },
);

test.each(setupKinds.filter((kind) => kind !== "other"))(
  "SETUP-01 the kind %s brings services and questions with texts, each under a key of its own",
  (kind) => {
    const { services, questions } = kindOffers[kind];
    expect(services.length).toBeGreaterThanOrEqual(3);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const list of [services, questions])
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    const serviceBody = bodySchemas(serviceResource).create.strict();
    for (const { key, ...service } of services) {
      expect(
        serviceBody.safeParse(toBody(serviceResource, seededOf(serviceResource, service))).success,
        key,
      ).toBe(true);
      expect(JSON.stringify(service), key).not.toContain('""');
      expect(Object.keys(serviceResource.fields), key).toEqual(expect.arrayContaining(Object.keys(service)));
    }
    for (const { key, ...question } of questions) {
      expect(
        builtInCategories.map(({ key }) => key),
        key,
      ).toContain(question.category);
      expect(JSON.stringify(question), key).not.toContain('""');
    }
  },
);

/** Words that only one trade uses of itself, by the kind that may say them. */
const trades: Partial<Record<SetupKind, RegExp>> = {
  web: /متجر|لوحة التحكم|شيفرة|واجهة رقمية|زوارك/,
  marketing: /وكالة تسويق|حملات|حملاتك|ميزانية الإعلان/,
  engineering: /مخططات|المقاول|الخرسانة|كود البناء/,
  law: /قضية|القضايا|محامٍ|موكّل|الدعوى/,
  clinic: /طبيب|مراجع جديد|وصفات|تحاليل|العيادة/,
  studio: /عدسة|العدسة|مونتاج|لقطات/,
  training: /متدرب|دورات|مقعدك/,
  charity: /مستفيد|جمعية|متطوّع|تبرع/,
};

test("SETUP-01 OWN-05 no kind mentions another kind's trade or the demo", () => {
  const said: Partial<Record<string, readonly string[]>> = {
    // Its contents are pictures and films too, and its campaigns lead to shops.
    marketing: ["متجر", "مونتاج"],
  };
  for (const kind of setupKinds) {
    const words = told(kind);
    expect(words.match(/شُرفة|شرفة|الرياض|رُطَب/g), kind).toBeNull();
    for (const [other, trade] of Object.entries(trades))
      if (other !== kind && !said[kind]?.includes(trade.exec(words)?.[0] ?? ""))
        expect(trade.exec(words)?.[0], `${kind} as ${other}`).toBeUndefined();
  }
});

test("SETUP-01 OWN-05 only an agency of advertising is called one, and none of the others is paid for what it gives", () => {
  for (const kind of setupKinds)
    expect(/(?<![\u0621-\u0652])(?:ال|لل|بال|و)?وكالة(?! ?إلكترونية)/.test(told(kind)), kind).toBe(
      kind === "marketing",
    );
  expect(JSON.stringify(setupText)).not.toContain("وكالة");
  // Neither a price nor an offer of one where there is nothing to pay, and no other asks for a price than by its own words.
  expect(told("charity").match(/سعر|أسعار|كلفة|رسوم(?!ه)|باقة|عميل/g)).toBeNull();
  for (const kind of ["law", "clinic", "training", "charity"] as const)
    expect(told(kind), kind).not.toContain("اطلب عرض سعر");
});

test("SETUP-01 OWN-05 the texts name no figure, year or licence that nobody has given", () => {
  for (const kind of ["clinic", "studio", "training", "charity", "other"] as const) {
    const { services, questions, texts } = kindOffers[kind];
    const { terms, ...others } = texts;
    const words = JSON.stringify([services, questions, others]).replaceAll("997", "").replaceAll("2030", "");
    expect(words.match(/\p{Nd}+|رقم الترخيص|مرخّصة من|معتمدون من/gu), kind).toBeNull();
  }
});

test("SETUP-01 OWN-05 every icon is one that its field knows", () => {
  const known = pageSections.flatMap(({ fields }) =>
    fields.flatMap(({ items }) => (items?.icon && "choices" in items.icon ? [items.icon.choices] : [])),
  );
  for (const kind of setupKinds) {
    const icons = pageSections.flatMap((one) => named("icon", textsFor(kind, one)));
    for (const icon of icons) expect(known[0], kind).toContain(icon);
    for (const { icon } of kindOffers[kind].services) expect(serviceIcons, kind).toContain(icon);
  }
});

test("SETUP-01 OWN-05 no page of a kind leads to a page that the kind hides", () => {
  for (const kind of setupKinds) {
    const links = sectionsOf(kind).flatMap((texts) => named("href", texts));
    for (const page of kindOffers[kind].hides ?? []) expect(links, kind).not.toContain(pages[page].path);
  }
});

test("SETUP-01 OWN-05 TRIAL-01 K: only kinds that make websites or sell begin with the drawn facade of one", () => {
  expect(setupKinds.filter((kind) => textsFor(kind, brand).motif !== "plain")).toEqual(["web", "marketing"]);
});

test.each([null, ...setupKinds])(
  "SETUP-01 TRIAL-01 O3: the kind %s hides no part, and brings no figure, year or example for the parts that start empty",
  (kind) => {
    const lists = {
      about: ["stats", "timeline"],
      projects: ["valueHighlights"],
      testimonials: ["stats"],
      vision2030: ["showcases"],
    };
    for (const section of pageSections) expect(textsFor(kind, section).layout, section.key).toBeUndefined();
    for (const [key, ids] of Object.entries(lists)) {
      const section = pageSections.find((one) => one.key === key);
      for (const id of ids) expect(section && textsFor(kind, section)[id], `${key} ${id}`).toEqual([]);
    }
  },
);

test.each([null, ...setupKinds])(
  "SETUP-01 TRIAL-01 O12: the kind %s brings no sentence for the footer besides the tagline",
  (kind) => {
    const frame = pageSections.find(({ key }) => key === "shared");
    expect(frame && textsFor(kind, frame).footerTagline).toBeUndefined();
    expect(frame?.fields.find(({ id }) => id === "footerTagline")?.content).toBe("{tagline}");
  },
);
