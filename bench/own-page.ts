import { readdirSync } from "node:fs";
import type { PlacedPart } from "../src/content/page-content/sections/layout.ts";

/** The blocks that say the same as the home page. */
export const blocksOfHome: readonly string[] = [
  ...["hero", "features", "projects", "figures", "services", "quote"],
  ...["people", "words", "steps", "questions", "table", "call"],
];

/** All kinds, beginning with the opening. Each has a folder with its description. */
const blockNames = readdirSync("src/site/blocks", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith("/block.text.ts"))
  .map((path) => path.slice(0, path.indexOf("/")))
  .sort((one, other) => Number(other === "hero") - Number(one === "hero") || (one < other ? -1 : 1));

/** As many blocks as `count` says: every kind in turn, beginning with the opening. */
export const manyBlocks = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => blockNames[index % blockNames.length] ?? "words");

/** Creates an owner-made page of these blocks with their initial texts and publishes it; answers the key of its section. */
export async function makeOwnPage(
  call: (method: string, path: string, data: object) => Promise<unknown>,
  address: string,
  blocks: readonly string[],
): Promise<string> {
  const made = await call("POST", "/api/pages", { title: address, address });
  const id = typeof made === "object" && made !== null && "id" in made ? String(made.id) : "";
  const key = `page-${id}`;
  const value = blocks.map((part, index): PlacedPart => ({ id: `block${100 + index}`, part, isShown: true }));
  await call("PATCH", `/api/content/${key}`, {
    client: "bench-own-page",
    fields: { layout: { base: [], value } },
  });
  await call("POST", `/api/content/${key}/publish`, {});
  return key;
}
