import { expect, test } from "vitest";
import { hostingPackages, packages, shownOfPackage } from "../../content/packages/packages.ts";
import { projects, shownOfProject } from "../../content/projects/projects.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { settings } from "../../content/settings/settings.ts";
import { ofResource, only } from "../../kernel/db/stored.ts";
import { named, placed, withResourceNames } from "../../kernel/resource/named-record.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { mapRecords } from "./in-found.ts";
import { recordFields } from "./record-fields.ts";
import { recordPlace } from "./record-places.ts";

/** A record as its table reads it. */
const read = <T extends object>(resource: { name: string }, record: T) => ({
  ...record,
  [ofResource]: resource.name,
});
const offer = (resource: typeof packages | typeof hostingPackages) =>
  only(read(resource, { ...blankOf(resource), id: 3, title: "باقة", price: 4800 }), shownOfPackage);
const project = only(
  read(projects, { ...blankOf(projects), id: "a-1", title: "مشروع", summary: "جملة" }),
  shownOfProject,
);
const found = {
  texts: { heroTitle: "عنوان", "packages/3/price": "1" },
  settings: read(settings, defaultSettings),
  packages: { ok: true, value: { list: [offer(packages)], total: 1 } },
  hosting: { ok: true, value: { list: [offer(hostingPackages)], total: 1 } },
  featured: { id: "a-1", text: "جملة", project },
};

/** The addresses of all fields of records in the data of a page. */
function addressesIn(data: unknown): string[] {
  const seen: string[] = [];
  const change = (address: string, value: unknown) => {
    seen.push(address);
    return value;
  };
  expect(mapRecords(data, { change })).toBe(data);
  return seen;
}

test("EDIT-01 records and settings are known wherever a loader puts them, and texts of the page are left alone", () => {
  const seen = addressesIn(found);
  expect(seen).toEqual(
    expect.arrayContaining([
      "settings/site/phone",
      "packages/3/price",
      "hosting/3/price",
      "projects/a-1/title",
    ]),
  );
  expect(seen.every((address) => recordPlace(address) !== undefined)).toBe(true);
});

test("EDIT-01 what looks like a record, or repeats one, is none; what was read is one, however little a page has of it", () => {
  const { [ofResource]: _, ...lookalike } = read(packages, offer(packages));
  expect(addressesIn({ list: [lookalike], hosting: { list: [lookalike] } })).toEqual([]);
  const card = only(read(projects, { ...blankOf(projects), id: "a-1" }), ["id", "image"]);
  const contact = only(read(settings, defaultSettings), ["phone"]);
  expect(addressesIn({ blocks: { newest: [card] }, contact })).toEqual([
    "projects/a-1/image",
    "settings/site/phone",
  ]);
});

test("EDIT-01 a browser knows the records again from what a frame's page sends, which visitors are not sent", () => {
  const sent = (data: unknown) => JSON.parse(JSON.stringify(data));
  expect(addressesIn(sent(found))).toEqual([]);
  expect(addressesIn(sent(withResourceNames(found)))).toEqual(addressesIn(found));
});

test("EDIT-01 EDIT-02 what draws a field names it in a frame, and an item of a list by its place; for visitors it names nothing", () => {
  const [shown] = mapRecords([offer(hostingPackages)], {
    change: (_address, value) => value,
    whole: placed,
  });
  const framed = shown ?? offer(hostingPackages);
  expect(named(framed, "price")).toEqual({ "data-field": "hosting/3/price" });
  expect(named(framed, "features", 1)).toEqual({ "data-field": "hosting/3/features/features-2/text" });
  expect(named(offer(hostingPackages), "price")).toEqual({});
  expect(Object.keys(framed)).toEqual(Object.keys(offer(hostingPackages)));
});

test("EDIT-01 drafted values replace those of the records, in their own types", () => {
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
    text: "جملة",
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
