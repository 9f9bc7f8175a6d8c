import "react";

declare module "react" {
  /** A style may set the variables that a style sheet reads. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number;
  }
}
