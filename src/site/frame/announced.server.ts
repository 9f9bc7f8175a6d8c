import { createHash } from "node:crypto";
import { type Announcement, announcementState, isAnnouncedOn } from "../../content/settings/announcement.ts";

/** The announcement as a page shows it. */
export type Announced = {
  text: string;
  link: string;
  linkText: string /** Changes with its words. */;
  id: string;
};

/** What stands above the page of a decoded path at a moment; undefined for nothing. Requirement OWN-02. */
export function announcedOn(settings: Announcement, path: string, now: Date): Announced | undefined {
  if (announcementState(settings, now) !== "now" || !isAnnouncedOn(settings, path)) return undefined;
  const { announcement: text, announcementLink: link, announcementLinkText: linkText } = settings;
  const id = createHash("sha256")
    .update(JSON.stringify([text, link, linkText]))
    .digest("base64url");
  return { text, link, linkText, id: id.slice(0, 10) };
}
