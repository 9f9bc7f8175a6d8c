import type { ReactNode } from "react";
import type { FieldName } from "../../kernel/resource/named-record.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { fileWidth } from "../../ui/pictures/picture-sources.ts";
import styles from "./shot.module.css";

type ShotProps = {
  path: string;
  /** The alternative text; by default that of the library. */
  alt?: string | undefined;
  sizes: string;
  eager?: boolean;
  className?: string | undefined;
  /** The picture extends to the edges of the window, or as far as its file has pixels; requirement SITE-04. */
  isWide?: boolean;
  children?: ReactNode;
} & FieldName;

/** A picture of work in a frame of 3 by 2 that is never letterboxed; requirement SITE-01. */
export function Shot({
  path,
  alt,
  sizes,
  eager = false,
  className,
  isWide = false,
  children,
  ...field
}: ShotProps) {
  const classes = [styles.shot, isWide && styles.wide, className].filter(Boolean).join(" ");
  return (
    <span className={classes} style={isWide ? fileWidth(path) : undefined}>
      <Picture path={path} alt={alt} sizes={sizes} eager={eager} {...field} />
      {children}
    </span>
  );
}
