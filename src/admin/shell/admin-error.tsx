import { RotateCw, TriangleAlert } from "lucide-react";
import { useLocation } from "react-router";
import { Icon } from "../../ui/pictures/icon.tsx";
import { adminText, haltText } from "./admin.text.ts";

type HaltProps = { kind: "unavailable" | "failed"; stack?: string | undefined };

/** A page without the frame, which may be what failed. The retry is a plain link to the same address. */
export function AdminError({ kind, stack }: HaltProps) {
  const { pathname, search } = useLocation();
  const text = haltText[kind];
  return (
    <main className="halt">
      <div className="card empty">
        <span className="eic bad">
          <Icon of={TriangleAlert} />
        </span>
        <h1 className="h3">
          <bdi>{text.title}</bdi>
        </h1>
        <p>{text.text}</p>
        <div className="acts">
          <a className="btn sm" href={pathname + search}>
            <Icon of={RotateCw} />
            {adminText.retry}
          </a>
          <a className="btn sm line" href="/">
            {haltText.home}
          </a>
        </div>
        {stack && <pre dir="ltr">{stack}</pre>}
      </div>
    </main>
  );
}
