import type { ReactNode } from "react";

type FormGroupProps = { title: string; help?: string; children: ReactNode };

/** Some fields of a long form under a heading that stands beside them. */
export function FormGroup({ title, help, children }: FormGroupProps) {
  return (
    <section className="grpf">
      <div>
        <h3>{title}</h3>
        {help && <p>{help}</p>}
      </div>
      <div className="gb">
        <div className="g2">{children}</div>
      </div>
    </section>
  );
}
