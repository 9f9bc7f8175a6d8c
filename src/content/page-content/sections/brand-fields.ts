import { colour } from "../../../kernel/resource/kinds/colour.ts";
import { illustration } from "../../../kernel/resource/kinds/illustration.ts";
import type { PageField, PageImage } from "./section.ts";

/** The one colour of which the palette is made. */
export function brandColour<const Id extends string>(
  id: Id,
  label: string,
  content: string,
): PageField<Id, string> {
  return { id, label, content, ...colour({ initial: content }) };
}

/** A picture that stands for the agency: its alternative text is the agency's name. */
export function mark<const Id extends string>(
  id: Id,
  label: string,
  logoOn?: "light" | "dark",
): PageField<Id, PageImage> {
  const kind = illustration({ isMark: true, ...(logoOn && { logoOn }) });
  return { id, label, content: { image: null, alt: "" }, ...kind };
}
