import { data } from "react-router";
import { kernelContext } from "../../kernel/process/kernel.server.ts";
import cardStyles from "../../ui/card.module.css";
import { LinkButton } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Mark } from "../../ui/pictures/mark.tsx";
import stateStyles from "../../ui/states.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { Ltr } from "../../ui/text/ltr.tsx";
import type { Route } from "./+types/not-found-page.ts";
import { lostText } from "./admin.text.ts";
import frameStyles from "./styles/frame.module.css";

/** An unknown address under /admin answers 404 to signed-in users, and 401 with the login to everybody else; AUTH-05. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await context.get(kernelContext).authenticate(request);
  return data(null, { status: session ? 404 : 401 });
}

/** Says that nothing is at this address, below the mark with one dot missing. */
export default function NotFoundPage() {
  return (
    <div className={`${cardStyles.card} ${stateStyles.empty}`}>
      <Mark filled={5} />
      <p className={`${frameStyles.code} ${typeStyles.digits}`}>
        <Ltr>404</Ltr>
      </p>
      <h1 className={typeStyles.subheading}>{lostText.title}</h1>
      <p className={`${typeStyles.muted} ${typeStyles.small}`}>{lostText.text}</p>
      <div className={buttonStyles.actions}>
        <LinkButton to="/admin" small>
          {lostText.back}
        </LinkButton>
      </div>
    </div>
  );
}
