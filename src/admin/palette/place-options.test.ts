import { expect, test } from "vitest";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { settings } from "../../content/settings/settings.ts";
import { placesFor } from "./place-options.ts";
import { sameWords } from "./places.text.ts";

const found = (query: string, role: Parameters<typeof placesFor>[1] = "owner") =>
  placesFor(query, role).map(({ label, to }) => `${label} ${to}`);

test("ADM-02 TRIAL-01 O15: the logo, the menu and the footer are found by their words and by what else people call them", () => {
  for (const query of ["شعار", "الشعار", "لوجو", "logo"]) {
    expect(found(query), query).toContain("الشعار /admin/settings#set-identity");
    expect(found(query).join(), query).toContain("/admin/content/brand#pages/brand/logoDark");
  }
  for (const query of ["القائمة", "المنيو", "header"])
    expect(found(query).join(), query).toContain("/admin/content/shared#pages/shared/menuLinks");
  for (const query of ["التذييل", "فوتر", "footer"])
    expect(found(query).join(), query).toContain("/admin/content/shared#pages/shared/footerTagline");
  expect(found("واتساب").join()).toContain("/admin/settings#set-contact");
});

test("ADM-02 TRIAL-01 O15: every setting, section and field of a page is found by its name", () => {
  const labels = Object.values<string>(settings.words.labels);
  for (const label of labels) expect(found(label).join(), label).toContain(label);
  for (const { key, label, fields } of pageSections) {
    expect(found(label).join(), label).toContain(`/admin/content/${key}`);
    for (const field of fields)
      if (!field.parts)
        expect(found(`${field.label} ${label}`).join(), `${key} ${field.id}`).toContain(`#pages/${key}/`);
  }
});

test("ADM-02 ROLE-01 TRIAL-01 O15: a role finds the places of its own screens alone, and nothing without a query", () => {
  expect(found("الشعار", "editor").join()).not.toContain("/admin/settings");
  expect(found("الشعار", "editor").join()).toContain("/admin/content/brand");
  expect(found("  ")).toEqual([]);
  expect(placesFor("ا", "owner").length).toBeLessThanOrEqual(8);
});

test("ADM-02 TRIAL-01 O15: each group of synonyms leads to a name that exists", () => {
  for (const [first = ""] of sameWords) expect(found(first).length, first).toBeGreaterThan(0);
});
