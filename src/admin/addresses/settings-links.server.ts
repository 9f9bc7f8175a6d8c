import { settings } from "../../content/settings/settings.ts";
import { readSettings, saveSettings } from "../../content/settings/store.server.ts";
import { linkFields, linksIn, withLinks } from "../../kernel/resource/links.ts";
import { screenNames } from "../shell/admin.text.ts";
import type { LinkSource } from "./link-source.ts";

const fields = linkFields(settings.fields);

/** The links in the settings. */
export const settingsLinks: LinkSource = {
  async list(db) {
    const stored = await readSettings(db);
    return fields.flatMap(([name, field]) =>
      linksIn(field, Reflect.get(stored, name)).map(({ href }) => ({
        link: href,
        place: {
          screen: screenNames.settings,
          title: screenNames.settings,
          field: Object.entries(settings.words.labels).find(([label]) => label === name)?.[1] ?? name,
          href: "/admin/settings",
        },
      })),
    );
  },
  async change(tx, change) {
    const stored = await readSettings(tx.db);
    const changes = fields.map(([name, field]) => [
      name,
      withLinks(field, Reflect.get(stored, name), change),
    ]);
    await saveSettings(tx, Object.fromEntries(changes));
  },
};
