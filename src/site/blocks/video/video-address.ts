/** A video of another site: the site's name, and the address of its player. */
export type Video = { host: "YouTube" | "Vimeo"; player: string };

/** The sites whose players a page may show, for its content security policy. */
export const videoPlayers = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"] as const;

/** The player of an address as people copy it from their browser; undefined for any other address. */
export function videoAt(address: string): Video | undefined {
  const [, tube] =
    /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(
      address.trim(),
    ) ?? [];
  if (tube) return { host: "YouTube", player: `${videoPlayers[0]}/embed/${tube}?autoplay=1&hl=ar` };
  const [, vimeo] =
    /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?!\d)/.exec(address.trim()) ?? [];
  return vimeo ? { host: "Vimeo", player: `${videoPlayers[1]}/video/${vimeo}?autoplay=1` } : undefined;
}
