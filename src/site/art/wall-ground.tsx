import type { ReactNode } from "react";
import styles from "./facade.module.css";

/** The ground of a drawn wall: its sky, its colours and its lights by theme. */
export function WallGround({ className, children }: { className: string | undefined; children: ReactNode }) {
  return <div className={`${styles.light} ${className}`}>{children}</div>;
}
