import type { HTMLAttributes } from "react";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "li" | undefined;
  /** Lifts under the pointer: only for a card that can be opened as a whole. */
  lifts?: boolean;
};

/** A surface with a hairline. */
export function Card({ as: Tag = "div", lifts, className, ...rest }: CardProps) {
  return <Tag {...rest} className={["card", lifts && "hov", className].filter(Boolean).join(" ")} />;
}
