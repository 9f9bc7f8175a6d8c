import { Drawing, readDrawings } from "../../ui/pictures/drawing.tsx";
import styles from "./service-drawing.module.css";
import type { ServiceArt } from "./services.ts";

const drawings = readDrawings(
  import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true }),
);

/**
 * The drawing of a service, 204 by 132. All drawings have a ground line, outlined shapes in a few colours, and one spark. The
 * colours follow the theme.
 */
export function ServiceDrawing({ art }: { art: ServiceArt }) {
  return <Drawing of={drawings[art]} className={styles.drawing} />;
}
