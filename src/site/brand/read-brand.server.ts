import type { FieldValues } from "../../content/page-content/sections/section.ts";
import { defaultTexts, textsOf } from "../../content/page-content/sections/section.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import { brand as section } from "../../content/page-content/sections/texts/brand.text.ts";
import type { TextsSource } from "../../content/page-content/sections/texts-source.server.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { oneOf } from "../../kernel/objects.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { colourOf } from "../../kernel/resource/kinds/colour.ts";
import { type Brand, motifs, typeNames } from "../../ui/brand/brand.ts";
import { brandCss } from "../../ui/brand/brand-css.ts";
import { standardColour } from "../../ui/palette/standard.ts";

/** The brand with the colour of which its palette is made. */
export type SiteBrand = Brand & { colour: string };

/**
 * The brand that a page shows: the published one, read and made once per content version, or that of a draft. While the
 * database is away, the design as it is. Requirement BRAND-01.
 */
export async function readBrand(kernel: Kernel, source: TextsSource = readPublished): Promise<SiteBrand> {
  try {
    return await (source === readPublished ? publishedBrand(kernel) : makeBrand(kernel, source));
  } catch (err) {
    kernel.log.error({ err }, "the brand could not be read");
    return brandOf(defaultTexts(section), defaultSettings);
  }
}

const known = new WeakMap<Kernel["contentVersion"], { version: number; brand: Promise<SiteBrand> }>();

function publishedBrand(kernel: Kernel): Promise<SiteBrand> {
  const version = kernel.contentVersion.current();
  const kept = known.get(kernel.contentVersion);
  if (kept?.version === version) return kept.brand;
  const brand = makeBrand(kernel, readPublished);
  known.set(kernel.contentVersion, { version, brand });
  brand.catch(() => known.delete(kernel.contentVersion));
  return brand;
}

async function makeBrand(kernel: Kernel, source: TextsSource): Promise<SiteBrand> {
  const [texts, settings] = await Promise.all([source(kernel.reads, section), readSettings(kernel.reads)]);
  return brandOf(texts, settings);
}

/** The brand of the texts of its section and of the settings; what does not fit any more is that of the design. */
function brandOf(values: FieldValues, settings: Pick<Settings, "agencyName" | "logo">): SiteBrand {
  const texts = textsOf(section, values);
  const colour = colourOf(texts.colour) ?? standardColour;
  const brand = {
    name: settings.agencyName,
    logo: settings.logo === defaultSettings.logo ? null : settings.logo,
    logoDark: texts.logoDark.image,
    icon: texts.icon.image,
    isHouse: settings.agencyName === defaultSettings.agencyName,
    type: oneOf(typeNames, texts.type) ?? "readex",
    motif: oneOf(motifs, texts.motif) ?? "facade",
    colour,
  };
  return { ...brand, css: brandCss(brand) };
}
