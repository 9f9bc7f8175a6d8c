import type { ReactNode } from "react";
import { Card } from "../ui/card.tsx";
import typeStyles from "../ui/styles/type.module.css";
import boxStyles from "./box.module.css";

type BoxProps = {
  title: string;
  /** What stands beside the title, such as an action. */
  beside?: ReactNode;
  /** What is said under the title. */
  lead?: string | undefined;
  children: ReactNode;
};

/** A titled part of a screen of the admin. */
export function Box({ title, beside, lead, children }: BoxProps) {
  return (
    <Card as="section" className={boxStyles.boxed}>
      <div className={boxStyles.head}>
        <h2>{title}</h2>
        {beside}
      </div>
      {lead && <p className={`${typeStyles.muted} ${typeStyles.small}`}>{lead}</p>}
      {children}
    </Card>
  );
}
