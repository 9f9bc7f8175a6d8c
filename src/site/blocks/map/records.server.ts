import type { Settings } from "../../../content/settings/settings.ts";
import { foldForSearch } from "../../../kernel/text/search.ts";
import { loadAllSettings } from "../../loading/load.server.ts";
import type { ReadRecords } from "../load-blocks.server.ts";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";

/** A place of the agency, for the name of a branch as an editor typed it; the agency's own address for an empty one. */
export type Place = { typed: string; name: string; address: string; shortAddress: string; mapLink: string };

const readPlaces: ReadRecords<typeof block> = async (_kernel, blocks, context): Promise<Place[]> => {
  const settings = await loadAllSettings(context);
  const typed = new Set(blocks.map(({ branch }) => branch));
  return [...typed].flatMap((name) => placeNamed(settings, name) ?? []);
};
export default readPlaces;

function placeNamed(settings: Settings, typed: string): Place | undefined {
  if (typed === "") {
    const address = [settings.addressLine1, settings.addressLine2].filter(Boolean).join(words.comma);
    return { typed, name: settings.agencyName, address, shortAddress: "", mapLink: "" };
  }
  const branch = settings.branches.find(({ name }) => foldForSearch(name) === foldForSearch(typed));
  if (!branch) return undefined;
  const { name, address, shortAddress, mapLink } = branch;
  return { typed, name, address, shortAddress, mapLink };
}
