import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { type FormerSite, readFormerSite, upgradedSite } from "./test-former-site.ts";

type Values = { [field: string]: unknown };
type Version = { number: number; content: Values };

/** Fields that later editions hold elsewhere, by section: the measures of cards stand in the cards. */
const moved: { [section: string]: string[] | undefined } = {
  homepage: ["whyMeasures"],
  vision2030: ["practiceMeasures"],
};

/** The name that the field of a record has now: former editions called `packages/1/price` `record-packages-1-price`. */
function nameOf(id: string): string {
  const [, key, record, field] = /^record-([a-z]+)-([\w]+)-(\w+)$/.exec(id) ?? [];
  const [, setting] = /^setting-(\w+)$/.exec(id) ?? [];
  if (key) return `${key}/${record}/${field}`;
  return setting ? `settings/site/${setting}` : id;
}

/** The rows of a section, of a table whose rows name it. */
const rowsOf = ({ rows }: FormerSite, table: string, section: string) =>
  (rows[table] ?? []).filter((row) => row.section === section);
const json = (text: unknown) => JSON.parse(String(text));
/** It is older than the first release: what nobody had published there shows the words of 0.2.0. */
const beforeReleases = "6946b29";

describe.each([beforeReleases, "0.2.0", "before-one-address"])("a site of %s", (name) => {
  const site = readFormerSite(name);
  // Migration 0028 put the periods of the settings in place of those that the notice named.
  const changed = name === beforeReleases ? { ...moved, privacy: ["sections"] } : moved;
  const kept = (section: string, values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).flatMap(([id, value]) =>
        changed[section]?.includes(id) ? [] : [[nameOf(id), value]],
      ),
    );
  const sections = Object.keys(site.published);

  test.each(databases)(
    "DOC-03 SURV-07 LEGAL-01 an upgrade keeps each public text, version, draft, schedule and share link, on %s",
    async (database) => {
      const call = caller(createApi(await upgradedSite(database, site)));
      expect(sections.length).toBeGreaterThan(13);
      for (const section of sections) {
        const at = `/api/content/${section}`;
        const state = (await call("GET", at)).body;
        // Items may have gained facts; each former word stands where it stood.
        const isStored = (field: string) =>
          rowsOf(site, "page_texts", section).some((row) => row.field === field);
        const published = Object.entries(site.published[section] ?? {}).filter(
          ([field]) => name !== beforeReleases || isStored(field),
        );
        expect(state.published, section).toMatchObject(kept(section, Object.fromEntries(published)));
        const drafts = rowsOf(site, "page_drafts", section);
        const now = Object.entries<{ value: unknown }>(state.draft).map(([id, { value }]) => [id, value]);
        const values = kept(section, Object.fromEntries(now));
        const drafted = Object.fromEntries(drafts.map(({ field, content }) => [field, json(content)]));
        expect(values, section).toMatchObject(kept(section, drafted));
        expect(Object.keys(values).sort(), section).toEqual(Object.keys(kept(section, drafted)).sort());

        const versions: Version[] = (await call("GET", `${at}/versions`)).body;
        const former = rowsOf(site, "page_versions", section);
        const byMigration = changed[section]?.includes("sections") ? [former.length + 1] : []; // 0028 published it
        const numbers = [...former.map((row) => row.number), ...byMigration];
        expect(versions.map(({ number }) => number).sort(), section).toEqual(numbers.sort());
        for (const row of former) {
          const { content } = (await call("GET", `${at}/versions/${row.number}`)).body;
          expect(content, `${section} ${row.number}`).toMatchObject(kept(section, json(row.content)));
        }
        const [schedule] = rowsOf(site, "page_schedules", section);
        expect(state.schedule, section).toEqual(
          schedule
            ? {
                at: schedule.publish_at,
                by: schedule.author_name,
                fields: Object.keys(kept(section, json(schedule.content))),
              }
            : null,
        );
        expect((await call("GET", `${at}/shares`)).body, section).toHaveLength(
          rowsOf(site, "page_shares", section).length,
        );
      }
    },
  );
});
