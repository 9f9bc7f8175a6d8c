import { expect, test } from "vitest";
import { packages, shownOfPackage } from "../../content/packages/packages.ts";
import { projects, shownOfProject, shownOnCard } from "../../content/projects/projects.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { members, shownInPeople } from "../../content/team/members.ts";
import { only } from "../../kernel/db/stored.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { mapRecords } from "./in-found.ts";
import { recordFields } from "./record-fields.ts";
import { recordPlace } from "./record-places.ts";

const offer = only({ ...blankOf(packages), id: 3, title: "باقة", price: 4800 }, shownOfPackage);
const project = only({ ...blankOf(projects), id: "a-1", title: "مشروع", summary: "جملة" }, shownOfProject);
const found = {
  texts: { heroTitle: "عنوان", "packages/3/price": "1" },
  settings: defaultSettings,
  packages: { ok: true, value: { list: [offer], total: 1 } },
  hosting: { ok: true, value: { list: [offer], total: 1 } },
  featured: { id: "a-1", text: "جملة", project },
};

test("EDIT-01 records and settings are recognised wherever a loader puts them, and texts of the page are left alone", () => {
  const seen: string[] = [];
  const same = mapRecords(found, (id, value) => {
    seen.push(id);
    return value;
  });
  expect(same).toBe(found);
  expect(seen).toEqual(
    expect.arrayContaining(["settings/site/phone", "packages/3/price", "projects/a-1/title"]),
  );
  expect(seen).toContain("hosting/3/price");
  expect(seen.every((id) => recordPlace(id) !== undefined)).toBe(true);
});

test("EDIT-01 records are recognised by the few fields that cards and lists of people have", () => {
  const seen: string[] = [];
  const card = only({ ...blankOf(projects), id: "a-1" }, shownOnCard);
  const member = only({ ...blankOf(members), id: 7 }, shownInPeople);
  mapRecords({ blocks: { projects: { newest: [card] }, members: [member] } }, (id, value) => {
    seen.push(id);
    return value;
  });
  expect(seen).toEqual([
    ...["title", "summary", "description", "client", "location", "duration", "value", "image"].map(
      (name) => `projects/a-1/${name}`,
    ),
    ...["name", "position", "image"].map((name) => `members/7/${name}`),
  ]);
});

test("EDIT-01 drafted values replace those of the records, in their own types, and texts that repeat one of them", () => {
  const drafted = {
    "packages/3/price": "٥٬٢٠٠",
    "projects/a-1/summary": "جملة أخرى",
    "projects/a-1/figures": [{ id: "1", value: "8", label: "أسابيع" }],
    "packages/3/features": [{ id: "1", text: "نطاق" }],
    "settings/site/phone": "+966551234567",
  };
  const shown = recordFields.overlay(found, drafted);
  expect(shown.packages.value.list[0]?.price).toBe(5200);
  expect(shown.hosting.value.list[0]?.price).toBe(4800);
  expect(shown.packages.value.list[0]?.features).toEqual(["نطاق"]);
  expect(shown.featured).toMatchObject({
    text: "جملة أخرى",
    project: { summary: "جملة أخرى", figures: [{ value: "8" }] },
  });
  expect(shown.settings.phone).toBe("+966551234567");
  expect(shown.texts).toBe(found.texts);
  expect(recordFields.overlay(found, { "packages/3/price": "كثير" }).packages.value.list[0]?.price).toBe(
    4800,
  );
  expect(recordFields.overlay(found, { "packages/3/price": "" }).packages.value.list[0]?.price).toBeNull();
});

test.each([
  "packages/3/isActive",
  "clients/3/name",
  "settings/site/notificationEmails",
  "packages/3",
  "heroTitle",
])("EDIT-01 %s is no field of a page", (id) => expect(recordFields.find(id)).toBeUndefined());
