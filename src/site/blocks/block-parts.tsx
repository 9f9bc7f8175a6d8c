import typeStyles from "../../ui/styles/type.module.css";
import type { TextElement } from "../../ui/text/bidi-text.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import type { ActionLink } from "../parts/action-links.tsx";
import type { Section } from "../parts/section.tsx";

/* Parts that an editor left empty are not shown: no heading without words, no link without a name. */

const isFilled = (text: string) => text.trim() !== "";

/** The head of a section, with its link if the link has a name. */
export function headOf(
  { title, lead, more }: { title: string; lead?: string; more?: string },
  href?: string,
): Pick<Parameters<typeof Section>[0], "title" | "lead" | "more"> {
  if (!isFilled(title)) return {};
  return {
    title,
    ...(lead && isFilled(lead) && { lead }),
    ...(more && href && isFilled(more) && { more: { href, label: more } }),
  };
}

/** Those links that have a name. */
export const named = (links: readonly ActionLink[]) => links.filter(({ label }) => isFilled(label));

type HeadedProps = { as: TextElement["as"]; title: string; text: string };

/** A heading and its sentence, each only if it is not empty. */
export function Headed({ as, title, text }: HeadedProps) {
  return (
    <>
      {isFilled(title) && <BidiText as={as} className={typeStyles.subheading} text={title} />}
      {isFilled(text) && <BidiText as="p" text={text} />}
    </>
  );
}
