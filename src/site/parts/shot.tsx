import type { CSSProperties, ReactNode } from "react";
import { Picture } from "../../ui/pictures/picture.tsx";
import styles from "./shot.module.css";

type ShotProps = {
  path: string;
  /** Left out where the picture is content: the library's alternative text then. */
  alt?: string | undefined;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  children?: ReactNode;
};

/** A picture of work in a frame of 3 by 2 that is never letterboxed; requirement SITE-01. */
export function Shot({ path, alt, sizes, eager = false, className, style, children }: ShotProps) {
  return (
    <span className={className ? `${styles.shot} ${className}` : styles.shot} style={style}>
      <Picture path={path} alt={alt} sizes={sizes} eager={eager} />
      {children}
    </span>
  );
}
