/** The tags of rich text. Pages have their own h1 and h2, so headings begin with h3. */
export const richTags = ["p", "h3", "h4", "strong", "a", "ul", "ol", "li", "blockquote", "br"] as const;

/** Tags that people paste, and what stands for them here. */
export const renamedTags: Record<string, string> = { h1: "h3", h2: "h3", h5: "h4", h6: "h4", b: "strong" };

/** Whether an address may be a link: this site's paths and anchors, web, mail and phone addresses; SEC-09. */
export function safeHref(href: string): boolean {
  const bare = href.replace(invisible, "");
  if (/^[/\\]{2}/.test(bare)) return false;
  const [, scheme] = /^([^/?#]*?):/.exec(bare) ?? [];
  return scheme === undefined || /^(https?|mailto|tel)$/i.test(scheme);
}

// Browsers drop these before they look at the scheme.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const invisible = /[\u0000-\u0020\u007F-\u00A0\u200B-\u200F\u2028-\u202F\uFEFF]/g;

/** The words of rich text without its tags, for differences, searches and checks. */
export function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/h[34]|\/li|\/blockquote)[^>]*>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
