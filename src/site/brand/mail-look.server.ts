import type { ColouredBrand } from "../../content/page-content/sections/brand-look.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import type { MailLook } from "../../kernel/background/mail-look.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { uploadKey } from "../../kernel/resource/upload-key.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { logoOn } from "../../ui/brand/seen-on.ts";
import { type Colours, paletteOf } from "../../ui/palette/palette.ts";
import { houseLogo } from "../../ui/pictures/house-logo.server.ts";
import { pictureSources } from "../../ui/pictures/picture-sources.ts";
import { identityOf } from "../frame/identity.server.ts";
import { drawings } from "./drawings/draw.server.ts";
import { mailColours } from "./mail-colours.ts";
import { readBrand } from "./read-brand.server.ts";

type Known = { version: number; look: Promise<MailLook> };
const known = new WeakMap<Kernel["contentVersion"], Known>();

/** What mails show of the published brand and the settings, made once per content version; requirements BRAND-01, SURV-03. */
export async function readMailLook(kernel: Kernel): Promise<MailLook> {
  const version = kernel.contentVersion.current();
  const kept = known.get(kernel.contentVersion);
  if (kept?.version === version) return kept.look;
  const look = makeLook(kernel);
  known.set(kernel.contentVersion, { version, look });
  look.catch(() => known.delete(kernel.contentVersion));
  return look;
}

async function makeLook(kernel: Kernel): Promise<MailLook> {
  const [brand, settings] = await Promise.all([readBrand(kernel), readSettings(kernel.reads)]);
  const { light, dark } = paletteOf(brand.colour);
  return {
    agency: settings.agencyName,
    replyTo: settings.email,
    imprint: imprintOf(settings),
    colours: { light: mailColours(light), dark: mailColours(dark) },
    // A mail without its logo says the name in letters, and goes out.
    logo: await logoOf(kernel, brand, { light, dark }).catch((err: unknown) => {
      kernel.log.warn({ err }, "the logo of mails could not be drawn");
      return null;
    }),
  };
}

/** A tone of the drawn logo's letters that has a contrast of 3 on white and on nearly black. */
const midTones = ["#2f9a6e", ["#2f9a6e", "#a488d1", "#c79a12"]] as const;

async function logoOf(
  kernel: Kernel,
  brand: ColouredBrand,
  { light, dark }: Record<"light" | "dark", Colours>,
) {
  if (!brand.logo && !brand.logoDark)
    return brand.isHouse ? drawings.drawMailLogo(Buffer.from(houseLogo(...midTones)), null) : null;
  const shown = logoOn("light", brand);
  const [path = ""] = shown ? (pictureSources(shown.path)?.webp.match(/\S+(?= 960w)/) ?? [shown.path]) : [];
  const key = uploadKey(path);
  if (!shown || !key) return null;
  const bytes = await kernel.storage.getBytes(key);
  const plate = (shown.onPlate ? dark : light).get("surface") ?? "#ffffff";
  return drawings.drawMailLogo(bytes, brand.seen[shown.path] === "both" ? null : plate);
}

/** Who stands behind the mail: the legal name with the address, then the numbers of registers. IDENT-01 */
function imprintOf(settings: Settings): string[] {
  const { legalName, agencyName, addressLine1, addressLine2 } = settings;
  return [
    [legalName || agencyName, addressLine1, addressLine2].filter(Boolean).join(joiners.comma),
    identityOf(settings)
      .facts.filter(({ value }) => value)
      .map(({ label, value }) => `${label} ${value}`)
      .join(" · "),
  ].filter(Boolean);
}
