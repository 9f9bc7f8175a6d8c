import { settings } from "../../content/settings/settings.ts";
import { readSettings, saveSettings } from "../../content/settings/store.server.ts";
import { picturePlacesText } from "./picture-places.text.ts";
import type { PlaceKind } from "./record-places.server.ts";

const key = "settings/logo";

/** The logo in the settings, as a place that shows a picture. */
export const logoPlace: PlaceKind = {
  area: settings.area,
  screen: "settings",
  async usesOf(db, path) {
    const { logo } = await readSettings(db);
    const use = { key, title: picturePlacesText.logo, href: "/admin/settings" };
    return logo === path ? [use] : [];
  },
  async textsOf(db) {
    return [(await readSettings(db)).logo];
  },
  async replace(tx, asked, _from, to) {
    if (asked === key) await saveSettings(tx, { logo: to });
  },
};
