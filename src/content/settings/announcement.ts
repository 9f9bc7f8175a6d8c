import { pathOfLink } from "../../kernel/text/site-path.ts";
import type { Settings } from "./settings.ts";

/** The settings of the announcement above the pages; requirement OWN-02. */
export type Announcement = Pick<
  Settings,
  | "announcement"
  | "announcementLink"
  | "announcementLinkText"
  | "announcementFrom"
  | "announcementUntil"
  | "announcementPages"
>;

type Shown = Pick<Announcement, "announcement" | "announcementFrom" | "announcementUntil">;

/** Whether visitors see the announcement at a moment; it is over at the moment of its end itself. */
export function announcementState(shown: Shown, now: Date): "none" | "soon" | "now" | "over" {
  const { announcement, announcementFrom: from, announcementUntil: until } = shown;
  if (announcement.trim() === "") return "none";
  if (until !== null && Date.parse(until) <= now.getTime()) return "over";
  return from !== null && Date.parse(from) > now.getTime() ? "soon" : "now";
}

/** Whether the announcement stands on the page of a decoded path: on every page unless some are chosen, and below those too. */
export function isAnnouncedOn({ announcementPages }: Pick<Announcement, "announcementPages">, path: string) {
  const here = path.toLowerCase();
  return (
    announcementPages.length === 0 ||
    announcementPages.some(({ href }) => {
      const chosen = pathOfLink(href);
      return chosen !== undefined && (here === chosen || (chosen !== "/" && here.startsWith(`${chosen}/`)));
    })
  );
}

/** Whether the announcement would end before it begins, so that nobody would ever see it. */
export const endsTooEarly = ({
  announcementFrom: from,
  announcementUntil: until,
}: Pick<Announcement, "announcementFrom" | "announcementUntil">) =>
  from !== null && until !== null && Date.parse(until) <= Date.parse(from);
