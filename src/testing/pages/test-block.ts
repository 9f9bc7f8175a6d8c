import { blockOf } from "../../content/page-content/sections/blocks/blocks.ts";
import { publish, read, type TestSite } from "./test-site.ts";

export type BlockOnPage = {
  /** Publishes the block with these values of its fields, all others as in a new one, and answers what a visitor's browser gets of it. */
  shown(values?: Record<string, unknown>): Promise<Element>;
  /** The same without a change. */
  now(): Promise<Element>;
  /** The key of the page's texts, and its path. */
  section: string;
  path: string;
};

const id = "block300";

/** An own page with one block. */
export async function blockOnPage(site: TestSite, part: string): Promise<BlockOnPage> {
  const page = { title: part, address: `of-${part}` };
  const { id: pageId } = await site.call<{ id: number }>("POST", "/api/pages", page);
  const section = `page-${pageId}`;
  const path = `/${page.address}`;
  await publish(site, section, { layout: [{ id, part, isShown: true }] });
  const now = async () => {
    const block = read(await site.html(path)).querySelector("[data-block]");
    if (!block) throw new Error(`${path} has no block`);
    return block;
  };
  return {
    now,
    async shown(values = {}) {
      const given = (blockOf(part)?.fields ?? []).map((field) => [
        `${part}-${id}-${field.id}`,
        values[field.id] ?? field.content,
      ]);
      await publish(site, section, Object.fromEntries(given));
      return now();
    },
    section,
    path,
  };
}
