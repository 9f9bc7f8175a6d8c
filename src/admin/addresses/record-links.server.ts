import { listRecords } from "../../kernel/db/records.server.ts";
import { updateRecord } from "../../kernel/db/write.server.ts";
import { linkFields, linksIn, withLinks } from "../../kernel/resource/links.ts";
import type { StoredResource } from "../../kernel/resource/table.server.ts";
import { titleOf } from "../../kernel/resource/title.ts";
import { screenNames } from "../shell/admin.text.ts";
import { screenOf } from "../shell/resource-screen.ts";
import type { LinkSource } from "./link-source.ts";

/** The links in the records of a resource; undefined when none of its fields can hold one. */
export function recordLinks({ resource, table }: StoredResource): LinkSource | undefined {
  const fields = linkFields(resource.fields);
  if (fields.length === 0) return undefined;
  const screen = screenOf(resource);
  return {
    async list(db) {
      const records = await listRecords(db, table);
      return records.flatMap((record) => {
        const place = {
          screen: screenNames[screen],
          title: titleOf(resource, record),
          href: `/admin/${screen}?edit=${record.id}`,
        };
        return fields.flatMap(([name, field]) =>
          linksIn(field, Reflect.get(record, name)).map(({ href }) => ({
            link: href,
            place: { ...place, field: resource.words.labels[name] ?? name },
          })),
        );
      });
    },
    async change(tx, change) {
      for (const record of await listRecords(tx.db, table)) {
        const changes = fields.flatMap(([name, field]) => {
          const before: unknown = Reflect.get(record, name);
          const after = withLinks(field, before, change);
          return JSON.stringify(after) === JSON.stringify(before) ? [] : [[name, after] as const];
        });
        if (changes.length > 0) await updateRecord(tx, table, record.id, Object.fromEntries(changes));
      }
    },
  };
}
