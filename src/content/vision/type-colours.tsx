import styles from "./type-colours.module.css";
import type { VisionType } from "./vision-items.ts";

/** The class that brings the colours of a type to what is inside: `--type-tint`, `--type-ink`, `--type-edge`. */
export const coloursOf = (type: VisionType) => styles[type];
