import type { ReactNode } from "react";

/** The head of a screen of the admin's own: name, one line about it, and what can be done. */
export function PageHead({
  title,
  children,
  actions,
}: {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="ph">
      <div>
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div className="acts">{actions}</div>}
    </div>
  );
}
