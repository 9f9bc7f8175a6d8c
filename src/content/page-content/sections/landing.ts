/**
 * Whether the page whose data these are stands alone: without menu and footer, with one thing to do on it. Only pages that the
 * agency added can. Requirement OWN-01.
 */
export function standsAlone(loaded: unknown): boolean {
  const { texts }: { texts?: unknown } = typeof loaded === "object" && loaded !== null ? loaded : {};
  return typeof texts === "object" && texts !== null && "frame" in texts && texts.frame === landing;
}

/** The value of the field `frame`. */
export const landing = "landing";
