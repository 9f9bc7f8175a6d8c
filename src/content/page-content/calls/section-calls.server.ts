import { type Write, write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { ApiContext } from "../../../kernel/http/http.server.ts";
import type { Actor, Kernel } from "../../../kernel/process/kernel.server.ts";
import { documentOf } from "../drafts/page-records.server.ts";
import { readState } from "../drafts/section-state.server.ts";
import type { Section } from "../sections/section.ts";
import { sectionOf } from "../sections/sections.ts";
import type { SectionState } from "../wire.ts";

/** The refusal of calls that publish, when no text differs from what is public. */
export const nothingToPublish = { 409: "There is nothing to publish" } as const;

type Change = (tx: Write, section: Section) => Promise<unknown>;

/** Makes a change of a section and answers its new state, with the present values of the records' fields named in `asked`. */
export async function change(
  kernel: Kernel,
  c: ApiContext,
  actor: Actor,
  make: Change,
  asked: readonly string[] = [],
) {
  const section = await sectionIn(kernel, c);
  await write(kernel, actor, (tx) => make(tx, section));
  return answer(c, await readState(kernel.reads, section, asked));
}

/** A section with the revision of its draft as entity tag. */
export function answer(c: ApiContext, state: SectionState) {
  c.header("ETag", `"${state.revision}"`);
  return c.json(state);
}

/** The section in the path: of one of the site's pages, or of an own page or a record that is not deleted. Throws `not-found`. */
export async function sectionIn(kernel: Kernel, c: ApiContext): Promise<Section> {
  const section = sectionOf(c.req.param("section") ?? "");
  const isThere = !section?.record || (await documentOf(kernel.reads, section));
  if (!section || !isThere) throw new AppError("not-found");
  return section;
}

/** A whole number in the path of the call. Throws `not-found` for anything else. */
export function numberIn(c: ApiContext, name: string): number {
  const text = c.req.param(name) ?? "";
  if (!/^\d{1,9}$/.test(text)) throw new AppError("not-found");
  return Number(text);
}
