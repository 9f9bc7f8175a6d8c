import { type Write, write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { ApiContext } from "../../../kernel/http/http.server.ts";
import type { Actor, Kernel, Session } from "../../../kernel/process/kernel.server.ts";
import { assertMayOpen, documentOf } from "../drafts/page-records.server.ts";
import { readState } from "../drafts/section-state.server.ts";
import type { Section } from "../sections/section.ts";
import { sectionOf } from "../sections/sections.ts";
import type { SectionState } from "../wire.ts";

/** The refusal of calls that publish, when no text differs from what is public. */
export const nothingToPublish = { 409: "There is nothing to publish" } as const;

type Changing = { section: Section; actor: Actor };

/** Makes a change of a section and answers its new state, with the present values of the records' fields named in `asked`. */
export async function change(
  kernel: Kernel,
  c: ApiContext,
  { section, actor }: Changing,
  make: (tx: Write) => Promise<unknown>,
  asked: readonly string[] = [],
) {
  await write(kernel, actor, make);
  return answer(c, await readState(kernel.reads, section, asked));
}

/** A section with the revision of its draft as entity tag. */
export function answer(c: ApiContext, state: SectionState) {
  c.header("ETag", `"${state.revision}"`);
  return c.json(state);
}

/**
 * The section in the path: of one of the site's pages, or of an own page or a record that is not deleted. Throws `not-found`, and
 * `forbidden` for a record that the session may not read, or may not change although the call does.
 */
export async function sectionIn(
  kernel: Kernel,
  c: ApiContext,
  session: Session,
  { isChanged = c.req.method !== "GET" } = {},
): Promise<Section> {
  const section = sectionNamed(c, session, isChanged);
  if (section.record && !(await documentOf(kernel.reads, section))) throw new AppError("not-found");
  return section;
}

/** The same for a change that looks by itself whether the record is there; no statement. */
export function sectionNamed(c: ApiContext, session: Session, isChanged = true): Section {
  const section = sectionOf(c.req.param("section") ?? "");
  if (!section) throw new AppError("not-found");
  assertMayOpen(session, section, isChanged);
  return section;
}

/** A whole number in the path of the call. Throws `not-found` for anything else. */
export function numberIn(c: ApiContext, name: string): number {
  const text = c.req.param(name) ?? "";
  if (!/^\d{1,9}$/.test(text)) throw new AppError("not-found");
  return Number(text);
}
