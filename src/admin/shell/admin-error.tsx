import { RotateCw, TriangleAlert } from "lucide-react";
import { useLocation } from "react-router";
import cardStyles from "../../ui/card.module.css";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import stateStyles from "../../ui/states.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { adminText, haltText } from "./admin.text.ts";
import frameStyles from "./styles/frame.module.css";

type HaltProps = { kind: "unavailable" | "failed"; stack?: string | undefined };

/** An error page without the frame, because the frame itself may have failed. The retry is a plain link to the same URL. */
export function AdminError({ kind, stack }: HaltProps) {
  const { pathname, search } = useLocation();
  const text = haltText[kind];
  return (
    <main className={frameStyles.halt}>
      <div className={`${cardStyles.card} ${stateStyles.empty}`}>
        <span className={`${stateStyles.glyph} ${stateStyles.failed}`}>
          <Icon of={TriangleAlert} />
        </span>
        <h1 className={typeStyles.subheading}>
          <bdi>{text.title}</bdi>
        </h1>
        <p>{text.text}</p>
        <div className={buttonStyles.actions}>
          <a className={`${buttonStyles.button} ${buttonStyles.small}`} href={pathname + search}>
            <Icon of={RotateCw} />
            {adminText.retry}
          </a>
          <a className={`${buttonStyles.button} ${buttonStyles.small} ${buttonStyles.outlined}`} href="/">
            {haltText.home}
          </a>
        </div>
        {stack && <pre dir="ltr">{stack}</pre>}
      </div>
    </main>
  );
}
