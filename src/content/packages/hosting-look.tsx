import { HostingIcon } from "./hosting-icons.tsx";
import styles from "./hosting-look.module.css";
import type { IconHint } from "./icon-hint.ts";

/** The icon of a hosting package on its gradient, as its hint names them; requirement SVC-07. */
export function HostingLook({
  hint: { gradient, icon },
  small = false,
}: {
  hint: IconHint;
  small?: boolean;
}) {
  const look = [styles.look, small && styles.small, styles[gradient]].filter(Boolean).join(" ");
  return (
    <span className={look} data-gradient={gradient}>
      <HostingIcon name={icon} />
    </span>
  );
}
