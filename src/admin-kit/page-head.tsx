import type { ReactNode } from "react";

type PageHeadProps = { title: ReactNode; children: ReactNode; actions?: ReactNode };

/** The head of a screen: name, one line about it, and what can be done. */
export function PageHead({ title, children, actions }: PageHeadProps) {
  return (
    <div className="ph">
      <div>
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}
