import { kindOf } from "../field.ts";

/** HTML of a few tags, at most 50,000 characters. The server sanitises it; `rich-text.server.ts`, requirement SEC-09. */
export const richText = kindOf<string>("richText", () => ({
  stored: "text",
  initial: () => "",
  schema: (z) => z.string().max(50_000),
}));

/** The tags of rich text. Pages have their own h1 and h2, so headings begin with h3. */
export const richTags = ["p", "h3", "h4", "strong", "a", "ul", "ol", "li", "blockquote", "br"] as const;

/** Tags that people paste, and what stands for them here. */
export const renamedTags: Record<string, string> = { h1: "h3", h2: "h3", h5: "h4", h6: "h4", b: "strong" };

/** The words of rich text without its tags, for differences, searches and checks. */
export function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/h[34]|\/li|\/blockquote)[^>]*>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
