import { readSeenOn } from "../../content/media/store.server.ts";
import { brandOf, type ColouredBrand } from "../../content/page-content/sections/brand-look.ts";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import { brand as section } from "../../content/page-content/sections/texts/brand.text.ts";
import type { TextsSource } from "../../content/page-content/sections/texts-source.server.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";

/**
 * The brand that a page shows: the published one, read and computed once per content version, or that of a draft. While the
 * database is away, it is the one that was read last. Requirement BRAND-01.
 */
export async function readBrand(kernel: Kernel, source: TextsSource = readPublished): Promise<ColouredBrand> {
  try {
    return await (source === readPublished ? publishedBrand(kernel) : makeBrand(kernel, source));
  } catch (err) {
    kernel.log.error({ err }, "the brand could not be read");
    return lastMade.get(kernel.contentVersion) ?? brandOf(defaultTexts(section), agencyIn(defaultSettings));
  }
}

type Known = { version: number; brand: Promise<ColouredBrand> };
const known = new WeakMap<Kernel["contentVersion"], Known>();
const lastMade = new WeakMap<Kernel["contentVersion"], ColouredBrand>();

async function publishedBrand(kernel: Kernel): Promise<ColouredBrand> {
  const version = kernel.contentVersion.current();
  const kept = known.get(kernel.contentVersion);
  if (kept?.version === version) return kept.brand;
  const brand = makeBrand(kernel, readPublished);
  known.set(kernel.contentVersion, { version, brand });
  brand.then(
    (made) => lastMade.set(kernel.contentVersion, made),
    () => known.delete(kernel.contentVersion),
  );
  return brand;
}

async function makeBrand(kernel: Kernel, source: TextsSource): Promise<ColouredBrand> {
  const [texts, settings] = await Promise.all([source(kernel.reads, section), readSettings(kernel.reads)]);
  const brand = brandOf(texts, agencyIn(settings));
  const logos = [brand.logo, brand.logoDark].filter((path) => path !== null);
  return logos.length === 0 ? brand : { ...brand, seen: await readSeenOn(kernel.reads, logos) };
}

/** What a brand takes from the settings; an unchanged logo or name is that of the demo's agency. */
const agencyIn = ({ agencyName, logo }: Pick<Settings, "agencyName" | "logo">) => ({
  name: agencyName,
  logo: logo === defaultSettings.logo ? null : logo,
  seen: {},
  isHouse: agencyName === defaultSettings.agencyName,
});
