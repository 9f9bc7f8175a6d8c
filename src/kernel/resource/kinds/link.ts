import { foldDigits } from "../../text/arabic.ts";
import { decodePercents } from "../../text/decode-percents.ts";
import { withoutInvisible } from "../../text/invisible.ts";
import { pathOfLink } from "../../text/site-path.ts";
import { type FieldOptions, kindOf } from "../field.ts";

type LinkOptions = FieldOptions & {
  /** `anywhere`: also to paths and anchors of this site, to mail and phones. `pages`: also to paths of this site. */
  leads?: "anywhere" | "pages";
  /** It belongs to another site, such as that of a video, so nothing of this one is proposed. */
  isElsewhere?: true;
};

/**
 * A whole web address, or empty; scripts in addresses are refused. A required address is checked more strictly.
 * Requirements API-02, SEC-09.
 */
export const link = kindOf<string, LinkOptions>("link", (options) => ({
  stored: "text",
  initial: () => "",
  schema: (z) => {
    const typed = z.string().trim().overwrite(wholeLink);
    if (options.leads === "anywhere") return typed.max(5000).refine(safeHref, "unsafeLink");
    if (options.leads === "pages") return typed.min(1).max(500).refine(leadsToPage, "pageLink");
    // Missing first, malformed second: an empty field gets one sentence.
    return options.required
      ? typed
          .max(500)
          .min(1)
          .pipe(z.url({ protocol, hostname: /\./ }))
      : z.preprocess(
          (value) => (typeof value === "string" ? wholeLink(value.trim()) : trimmed(value)),
          z.union([z.literal(""), z.url({ protocol, hostname: /./ }).max(500)]),
        );
  },
}));

const protocol = /^https?$/;

const leadsToPage = (address: string) =>
  pathOfLink(address) !== undefined || (/^https?:\/\//i.test(address) && URL.canParse(address));

/**
 * A link as it was meant: a host gets its scheme, an e-mail address its own, a phone loses Arabic digits and separators. Any
 * other text stays; requirement AR-03.
 */
function wholeLink(typed: string): string {
  const text = withoutInvisible(typed).trim();
  const [, number] = /^tel:(.*)$/is.exec(text) ?? [];
  if (number !== undefined) {
    const digits = foldDigits(decodePercents(number)).replace(/[^\d+*#]/g, "");
    return /[^\d\s+*#().\-/]/.test(foldDigits(decodePercents(number))) || digits === ""
      ? typed
      : `tel:${digits}`;
  }
  if (/^mailto:\s+/i.test(text)) return text.replace(/^mailto:\s+/i, "mailto:");
  if (/^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text)) return `mailto:${text}`;
  if (/^www\.[^\s/?#]+\.[^\s/?#]+/i.test(text) || bareHost.test(text)) return `https://${text}`;
  return typed;
}

/** A host without its scheme, of a kind that is none of a file: `shurfa.sa/a`, in any script. */
const bareHost =
  /^(?!.*\.(html?|php|pdf|png|jpe?g|webp|svg|aspx?)$)(?:[\p{L}\d](?:[\p{L}\d-]{0,62})\.)+\p{L}{2,24}(?::\d+)?(?:[/?#]\S*)?$/iu;

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
