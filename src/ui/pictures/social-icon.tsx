import { socialDrawings } from "./social-drawings.ts";

export type SocialMark = keyof typeof socialDrawings;

/**
 * The mark of a network, beside its name. The server alone writes the shape, so that no script brings the shapes of all networks; a
 * page that wakes up keeps it. Requirement OWN-02.
 */
export function SocialIcon({ of }: { of: SocialMark }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="currentColor"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, or an empty string
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? socialDrawings[of] : "" }}
    />
  );
}
