import { expect, test } from "vitest";
import { builtInCategories } from "../../../content/faqs/faqs.text.ts";
import { cleanFieldValue } from "../../../content/page-content/drafts/clean-value.server.ts";
import { pageSections } from "../../../content/page-content/sections/sections.ts";
import { brand } from "../../../content/page-content/sections/texts/brand.text.ts";
import { services as serviceResource } from "../../../content/services/services.ts";
import { seededOf } from "../../../kernel/resource/resource.ts";
import { bodySchemas } from "../../../kernel/resource/schemas.ts";
import { toBody } from "../../../kernel/resource/wire.ts";
import { setupKinds } from "../setup-steps.ts";
import { firstValuesOf, kindOffers, textsFor } from "./kinds.ts";

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

test.each(setupKinds)(
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

test("SETUP-01 no kind mentions another kind's trade or the demo", () => {
  const told = (kind: (typeof setupKinds)[number]) => {
    const { services, questions } = kindOffers[kind];
    return JSON.stringify([services, questions, pageSections.map((one) => textsFor(kind, one))]);
  };
  for (const kind of setupKinds) expect(told(kind).match(/شُرفة|شرفة|الرياض/g), kind).toBeNull();
  for (const kind of ["law", "engineering"] as const)
    expect(told(kind).match(/متجر|حملات|لوحة التحكم|شيفرة|واجهة رقمية/g), kind).toBeNull();
});

test("SETUP-01 TRIAL-01 K: offices of law and engineering begin without the drawn facade of a website", () => {
  expect(setupKinds.filter((kind) => textsFor(kind, brand).motif === "plain")).toEqual([
    "engineering",
    "law",
  ]);
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
