import type { HTMLAttributes } from "react";
import cardStyles from "./card.module.css";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "li" | undefined;
};

/** A surface with a hairline. */
export function Card({ as: Tag = "div", className, ...rest }: CardProps) {
  return <Tag {...rest} className={[cardStyles.card, className].filter(Boolean).join(" ")} />;
}
