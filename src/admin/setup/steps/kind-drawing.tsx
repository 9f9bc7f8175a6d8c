import { Drawing, readDrawings } from "../../../ui/pictures/drawing.tsx";
import type { SetupKind } from "../setup-steps.ts";
import styles from "./offer-step.module.css";

const drawings = readDrawings(
  import.meta.glob<string>("../kinds/drawings/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** The drawing of a kind of agency, beside its choice. */
export function KindDrawing({ of }: { of: SetupKind }) {
  return <Drawing of={drawings[of]} className={styles.drawing} />;
}
