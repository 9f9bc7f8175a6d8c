import { pathOfLink } from "../../text/site-path.ts";
import { type FieldOptions, kindOf } from "../field.ts";

type LinkOptions = FieldOptions & {
  /** `anywhere`: also to paths and anchors of this site, to mail and phones. `pages`: also to paths of this site. */
  leads?: "anywhere" | "pages";
};

/**
 * A whole web address, or empty; scripts in addresses are refused. A required address is checked more strictly.
 * Requirements API-02, SEC-09.
 */
export const link = kindOf<string, LinkOptions>("link", (options) => ({
  stored: "text",
  initial: () => "",
  schema: (z) => {
    if (options.leads === "anywhere") return z.string().trim().max(5000).refine(safeHref, "unsafeLink");
    if (options.leads === "pages") return z.string().trim().min(1).max(500).refine(leadsToPage, "pageLink");
    // Missing first, malformed second: an empty field gets one sentence.
    return options.required
      ? z
          .string()
          .trim()
          .max(500)
          .min(1)
          .pipe(z.url({ protocol, hostname: /\./ }))
      : z.preprocess(trimmed, z.union([z.literal(""), z.url({ protocol, hostname: /./ }).max(500)]));
  },
}));

const protocol = /^https?$/;

const leadsToPage = (address: string) =>
  pathOfLink(address) !== undefined || (/^https?:\/\//i.test(address) && URL.canParse(address));

export const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : (value ?? ""));

/** Whether an address may be a link: this site's paths and anchors, web, mail and phone addresses; SEC-09. */
export function safeHref(href: string): boolean {
  const bare = href.replace(invisible, "");
  if (/^[/\\]{2}/.test(bare)) return false;
  const [, scheme] = /^([^/?#]*?):/.exec(bare) ?? [];
  return scheme === undefined || /^(https?|mailto|tel)$/i.test(scheme);
}

// Browsers drop these characters before they read the scheme.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const invisible = /[\u0000-\u0020\u007F-\u00A0\u200B-\u200F\u2028-\u202F\uFEFF]/g;
