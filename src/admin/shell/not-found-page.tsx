import { data } from "react-router";
import { kernelContext } from "../../kernel/process/kernel.server.ts";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Mark } from "../../ui/pictures/mark.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import type { Route } from "./+types/not-found-page.ts";
import { lostText } from "./admin.text.ts";

/** An unknown address under /admin: 404 for signed-in users, and the login for everybody else; AUTH-05. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await context.get(kernelContext).authenticate(request);
  return data(null, { status: session ? 404 : 401 });
}

/** Nothing is at this address: the mark with one dot missing. */
export default function NotFoundPage() {
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
