import type { ReactNode } from "react";
import styles from "./facade.module.css";

/** The background of a drawn wall: sky, colours and lights by theme. */
export function WallGround({ className, children }: { className: string | undefined; children: ReactNode }) {
  return <div className={`${styles.light} ${className}`}>{children}</div>;
}
