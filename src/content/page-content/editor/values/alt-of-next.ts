import type { PageImage } from "../../sections/section.ts";

/**
 * The alternative text when another picture takes the place of one: the old words described the old picture and go with it,
 * unless they were typed while the new one was uploaded. `described` is the value as it was when the old picture came.
 */
export function altOfNext(described: PageImage, latest: PageImage, image: string | null): string {
  const isOther = image !== described.image;
  return isOther && latest.alt === described.alt ? "" : latest.alt;
}
