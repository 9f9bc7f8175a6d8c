import { type FieldOptions, kindOf } from "../field.ts";

type RichTextOptions = FieldOptions & {
  /** The text of a whole page: with pictures of the library and captions, tables and code, and headings from the second level. */
  isLong?: true;
};

/** HTML of a few tags, at most 50,000 characters, 200,000 if long. Sanitised by the server: `rich-text.server.ts`, SEC-09. */
export const richText = kindOf<string, RichTextOptions>("richText", ({ isLong }) => ({
  stored: "text",
  initial: () => "",
  schema: (z) => z.string().max(isLong ? 200_000 : 50_000),
}));

/** The tags of a rich text, and the replacements of other tags that people paste. */
export type RichTags = {
  readonly tags: readonly string[];
  readonly renamed: Readonly<Record<string, string>>;
};

/** The tags for a part of a page, where the page has its own h1 and h2. */
export const richTags = {
  tags: ["p", "h3", "h4", "strong", "a", "ul", "ol", "li", "blockquote", "br"],
  renamed: { h1: "h3", h2: "h3", h5: "h4", h6: "h4", b: "strong" },
} as const satisfies RichTags;

/** The tags for a text whose title is the h1 of its page. */
export const longTextTags = {
  tags: [
    ...["p", "h2", "h3", "strong", "a", "ul", "ol", "li", "blockquote", "br"],
    ...["img", "figure", "figcaption", "table", "thead", "tbody", "tr", "th", "td", "pre", "code"],
  ],
  renamed: { h1: "h2", h4: "h3", h5: "h3", h6: "h3", b: "strong" },
} as const satisfies RichTags;

/** The tags of a text that is a page by itself, or of a part of a page. */
export const tagsOf = (isLong: boolean): RichTags => (isLong ? longTextTags : richTags);

/** Whether an address is that of a picture of the library; rich text shows no other pictures. */
export const isLibraryPicture = (path: string) => /^\/uploads\/[\w-]+-\d+x\d+\.webp$/.test(path);

/** The text of rich text without tags, for diffs, searches and checks. */
export function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/h[234]|\/li|\/blockquote|\/pre|\/figcaption|\/t[dh])[^>]*>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .trim();
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
