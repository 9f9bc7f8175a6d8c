import { describe, expect, test } from "vitest";
import { up } from "../../../migrations/0100-city-and-hours.ts";
import { up as upDistrict } from "../../../migrations/0106-district.ts";
import { createApi } from "../../api.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { type Day, days } from "./opening-hours.ts";
import { defaultSettings } from "./settings.text.ts";
import { readSettings } from "./store.server.ts";

/** A site of the edition before, which stored a sentence and a line of an address. */
async function formerSite(database: (typeof databases)[number]) {
  const kernel = await testKernel({ database, session: testSession });
  const { db, reads } = kernel;
  const store = async (values: Record<string, unknown>) => {
    await db.deleteFrom("settings").execute();
    for (const [key, value] of Object.entries(values))
      await db
        .insertInto("settings")
        .values({ key, value: JSON.stringify(value) })
        .execute();
  };
  const upgrade = () => up(loose(db));
  return {
    kernel,
    call: caller(createApi(kernel)),
    store,
    upgrade,
    /** The hours that an upgrade reads out of a sentence. */
    async readHours(workingHours: string) {
      await store({ workingHours });
      await upgrade();
      return (await readSettings(reads)).openingHours;
    },
    revision: (id: number, fields: string[], before: object | null, after: object) =>
      db
        .insertInto("revisions")
        .values({
          resource: "settings",
          record_id: "site",
          action: before ? "update" : "create",
          actor_id: null,
          actor_name: "سارة",
          at: `2026-11-0${id}T00:00:00.000Z`,
          fields: JSON.stringify(fields),
          before: before && JSON.stringify(before),
          after: JSON.stringify(after),
        })
        .execute(),
  };
}

const hoursOn = (open: readonly Day[], opens: string, closes: string) =>
  open.map((day) => ({ day, opens, closes }));
const office = days.slice(0, 5);

describe.each(databases)("the city and the working week of a stored site, on %s", (database) => {
  test("ASET-01 SITE-03 an upgrade reads the days and hours out of the sentence", async () => {
    const { readHours } = await formerSite(database);
    const sentences: [string, readonly Day[], string, string][] = [
      [defaultSettings.workingHours, office, "09:00", "18:00"],
      ["الأحد – الخميس: ٩ ص - ٦ م", office, "09:00", "18:00"],
      ["من الأحد إلى الخميس من 9:30 صباحًا حتى 5 مساءً", office, "09:30", "17:00"],
      [
        "السبت إلى الأربعاء، 08:00 - 17:00",
        ["sunday", "monday", "tuesday", "wednesday", "saturday"],
        "08:00",
        "17:00",
      ],
      ["الأحد إلى الخميس، من 9 إلى 6. الجمعة والسبت إجازة.", office, "09:00", "18:00"],
      ["الأحد والثلاثاء والخميس من 4 عصرًا إلى 9 ليلًا", ["sunday", "tuesday", "thursday"], "16:00", "21:00"],
      ["يوميًا من 12 ظهرًا إلى 8 مساءً", days, "12:00", "20:00"],
      ["كل يوم من 5 مساءً إلى 1 صباحًا", days, "17:00", "01:00"],
    ];
    for (const [sentence, open, opens, closes] of sentences)
      expect(await readHours(sentence), sentence).toEqual(hoursOn(open, opens, closes));
  });

  test("ASET-01 SITE-03 a sentence that cannot be read means no days, as it did before", async () => {
    const { readHours } = await formerSite(database);
    for (const sentence of [
      "",
      "كل يوم",
      "على مدار الساعة",
      "كل يوم، 24/7",
      "اتصل بنا قبل الزيارة",
      "الأحد إلى الخميس",
      "من 9 صباحًا إلى 6 مساءً",
      "الأحد إلى الخميس، من 9 إلى 12 ومن 4 إلى 8",
      "الأحد إلى الخميس من 9 إلى 6. السبت من 10 إلى 2.",
      "الأحد من 1 إلى 23",
      "الأحد إلى الخميس من 9 صباحًا إلى 3 صباحًا",
    ])
      expect(await readHours(sentence), sentence).toEqual([]);
  });

  test("BRAND-01 ASET-01 an upgrade takes the city from the address, and leaves alone what is not stored, is no line or is there already", async () => {
    const { kernel, store, upgrade } = await formerSite(database);
    const read = async (values: Record<string, unknown>) => {
      await store(values);
      await upgrade();
      const { city, openingHours } = await readSettings(kernel.reads);
      return { city, openingHours };
    };
    const { city, openingHours } = defaultSettings;
    expect(await read({})).toEqual({ city, openingHours });
    for (const [line, town] of [
      ["جدة، المملكة العربية السعودية", "جدة"],
      ["جدة 23321", "جدة 23321"],
      [" الدمام , السعودية", "الدمام"],
      ["", ""],
    ])
      expect(await read({ addressLine2: line }), line).toEqual({ city: town, openingHours });
    expect(await read({ addressLine2: 5, workingHours: "س".repeat(201) })).toEqual({ city, openingHours });
    const known = hoursOn(["friday"], "16:00", "20:00");
    expect(await read({ addressLine2: "جدة", workingHours: "", city: "أبها", openingHours: known })).toEqual({
      city: "أبها",
      openingHours: known,
    });
  });

  test("BRAND-01 ASET-01 an upgrade takes the district from the end of the address, in earlier versions of the settings too", async () => {
    const { kernel, call, revision, store } = await formerSite(database);
    const read = async (values: Record<string, unknown>) => {
      await store(values);
      await upDistrict(loose(kernel.db));
      return (await readSettings(kernel.reads)).district;
    };
    expect(await read({})).toBe(defaultSettings.district);
    expect(await read({ addressLine1: 5 })).toBe(defaultSettings.district);
    for (const [line, district] of [
      ["طريق الملك، حي الروضة", "حي الروضة"],
      ["شارع التحلية , السليمانية ", "السليمانية"],
      ["برج الفيصلية", "برج الفيصلية"],
      ["", ""],
    ])
      expect(await read({ addressLine1: line }), line).toBe(district);
    expect(await read({ addressLine1: "أ، ب", district: "ج" })).toBe("ج");
    const { district: _district, ...former } = defaultSettings;
    const first = { ...former, addressLine1: "طريق، حي الروضة" };
    await revision(1, [], null, first);
    await revision(2, ["addressLine1"], first, { ...first, addressLine1: "طريق، حي الشاطئ" });
    await read({ addressLine1: "طريق، حي الشاطئ" });
    const history = (await call("GET", "/api/settings/site/history")).body;
    expect(history[0].fields).toEqual(["addressLine1", "district"]);
    await call("POST", `/api/settings/site/history/${history[1].id}/restore`);
    expect((await readSettings(kernel.reads)).district).toBe("حي الروضة");
  });

  test("ASET-01 earlier versions of the settings are read as well, so that one that is restored brings its city and hours", async () => {
    const { kernel, call, revision, store, upgrade } = await formerSite(database);
    const { city: _city, openingHours: _hours, ...former } = defaultSettings;
    const first = { ...former, addressLine2: "جدة، السعودية", workingHours: "السبت من 10 إلى 2" };
    const second = { ...first, tagline: "أخرى", workingHours: "كل يوم من 8 إلى 4" };
    await revision(1, [], null, first);
    await revision(2, ["tagline", "workingHours"], first, second);
    await revision(3, ["tagline"], second, { ...second, tagline: "ثالثة" });
    await store({ addressLine2: second.addressLine2, workingHours: second.workingHours, tagline: "ثالثة" });
    await upgrade();
    const history = (await call("GET", "/api/settings/site/history")).body;
    expect(history.map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ["tagline"],
      ["tagline", "workingHours", "openingHours"],
      [],
    ]);
    expect(history[1].before).toEqual({
      ...first,
      city: "جدة",
      openingHours: hoursOn(["saturday"], "10:00", "14:00"),
    });
    await call("POST", `/api/settings/site/history/${history[2].id}/restore`);
    expect(await readSettings(kernel.reads)).toMatchObject({
      workingHours: first.workingHours,
      openingHours: hoursOn(["saturday"], "10:00", "14:00"),
      city: "جدة",
    });
  });
});
