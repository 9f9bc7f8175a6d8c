import styles from "./type-colours.module.css";
import type { VisionType } from "./vision-items.ts";

/** The class that sets the colours of a type for its content: `--type-tint`, `--type-ink`, `--type-edge`. */
export const coloursOf = (type: VisionType) => styles[type];
