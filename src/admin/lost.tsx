import { LinkButton } from "../ui/button.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Mark } from "../ui/mark.tsx";
import { lostText } from "./admin.text.ts";

/** Nothing is at this address: the mark with one dot missing. */
export function Lost() {
  return (
    <div className="card empty">
      <Mark filled={5} />
      <p className="code num">
        <Ltr>404</Ltr>
      </p>
      <h1 className="h3">{lostText.title}</h1>
      <p className="muted sm">{lostText.text}</p>
      <div className="acts">
        <LinkButton to="/admin" small>
          {lostText.back}
        </LinkButton>
      </div>
    </div>
  );
}
