import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, useContext, useEffect } from "react";
import { editsFeed } from "../../../admin-kit/presence/edits-feed.ts";
import { contentClient } from "../editor/client.ts";
import { loadSection } from "../sections/known-sections.ts";
import { fieldOnPage, pageAt } from "../sections/page-address.ts";
import type { Section } from "../sections/section.ts";
import type { SectionState } from "../wire.ts";
import type { Remark, TeamView } from "./wire.ts";

/** What was said about a draft, and what the team does with it. Each act throws when its call fails. */
export type Review = {
  /** Undefined until it is loaded. */
  view: TeamView | undefined;
  reply(id: number, text: string): Promise<void>;
  markDone(id: number, isDone: boolean): Promise<void>;
  remove(id: number): Promise<void>;
};

/**
 * What clients say about the draft of a section. It is read once, when the stream tells of more, and, where something was said, when
 * the draft changes: then words that were remarked on or approved may be others. Requirement SAY-01.
 */
export function useReview(section: Section, state: SectionState | undefined): Review {
  const client = contentClient(section.key);
  const cache = useQueryClient();
  const { data: view } = useQuery({
    queryKey: keyOf(section.key),
    queryFn: () => withNames(client.review()),
  });
  useEffect(() => {
    const look = () => void cache.invalidateQueries({ queryKey: keyOf(section.key) });
    return editsFeed.subscribe(() => {
      const edits = editsFeed.read();
      if (edits === null || edits.said.includes(section.key)) look();
    });
  }, [cache, section.key]);
  const isTalkedOf = view !== undefined && view.remarks.length + view.answers.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads anew when the draft or the version is another one
  useEffect(() => {
    if (isTalkedOf) void cache.invalidateQueries({ queryKey: keyOf(section.key) });
  }, [state?.revision, state?.version?.number]);
  const act = async (call: Promise<TeamView>) => {
    const answer = await call;
    cache.setQueryData(keyOf(section.key), answer);
  };
  return {
    view,
    reply: (id, text) => act(client.reply(id, text)),
    markDone: (id, isDone) => act(client.markDone(id, isDone)),
    remove: (id) => act(client.removeRemark(id)),
  };
}

/** Loads what names the places of remarks: a page shows texts of others too, such as those of the footer. */
async function withNames(call: Promise<TeamView>): Promise<TeamView> {
  const view = await call;
  const pages = new Set(view.remarks.flatMap(({ address }) => pageAt(address) ?? []));
  await Promise.all([...pages].map(loadSection));
  return view;
}

const keyOf = (section: string) => ["content-review", section];

/** The open remarks on a page, and what opens one of them. */
export type Remarks = { open: readonly Remark[]; onOpen(id: number): void };

/** Set by the screen of a section, for the notes beside its fields. */
export const RemarksContext = createContext<Remarks>({ open: [], onOpen: () => {} });

/** The open remarks on a field, by its name in the draft. */
export function useRemarksOn(field: string): Remarks {
  const { open, onOpen } = useContext(RemarksContext);
  return { open: open.filter(({ address }) => fieldOnPage(address) === field), onOpen };
}
