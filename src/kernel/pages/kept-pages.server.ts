import { LRUCache } from "lru-cache";
import {
  type Answer,
  type Care,
  compressAnswer,
  type Encoding,
  type ReadyPage,
} from "./ready-page.server.ts";

export type PageBounds = { mostPages?: number; mostBytes?: number };

/** The pages of the cache in memory, by their keys; beyond its bounds the least recently requested page is removed first. */
export function keptPages({ mostPages = 500, mostBytes = 16 * 1024 * 1024 }: PageBounds) {
  const pages = new LRUCache<string, ReadyPage>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  return {
    has: (key: string) => pages.has(key),
    get: (key: string) => pages.get(key),
    /** Stores a page; false when it was not stored. */
    keep(key: string, page: ReadyPage): boolean {
      const before = pages.peek(key);
      // A slow render may end after the render of a later version.
      if (before !== undefined && before.version > page.version) return false;
      pages.set(key, page);
      return pages.peek(key) === page; // a page larger than the whole cache is not stored
    },
    /** The answer in one encoding, compressed when it is first requested. */
    prepare(key: string, page: ReadyPage, encoding: Encoding, care: Care = "hastily"): Answer {
      const ready = page.answers[encoding];
      if (ready && !(ready.isHasty && care === "well")) return ready;
      const answer = compressAnswer(page, encoding, care);
      page.answers[encoding] = answer;
      page.bytes += answer.body.byteLength - (ready?.body.byteLength ?? 0);
      if (pages.peek(key) === page) pages.set(key, page); // so that its new size counts
      return answer;
    },
    figures: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
