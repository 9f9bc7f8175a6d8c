import { HostingIcon } from "./hosting-icons.tsx";
import styles from "./hosting-look.module.css";
import type { HostingLook as Look } from "./packages.ts";

/** The icon of a hosting package on its gradient; requirement SVC-07. */
export function HostingLook({ look: { gradient, icon }, small = false }: { look: Look; small?: boolean }) {
  const names = [styles.look, small && styles.small, styles[gradient]].filter(Boolean).join(" ");
  return (
    <span className={names} data-gradient={gradient}>
      <HostingIcon name={icon} />
    </span>
  );
}
