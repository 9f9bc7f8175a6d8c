import type { ReactNode } from "react";
import buttonStyles from "../ui/controls/buttons.module.css";
import headStyles from "./page-head.module.css";

type PageHeadProps = { title: ReactNode; children: ReactNode; actions?: ReactNode };

/** The head of a screen: its name, one line about it, and its actions. */
export function PageHead({ title, children, actions }: PageHeadProps) {
  return (
    <div className={headStyles.head} data-page-head>
      <div>
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
      {actions && <div className={buttonStyles.actions}>{actions}</div>}
    </div>
  );
}
