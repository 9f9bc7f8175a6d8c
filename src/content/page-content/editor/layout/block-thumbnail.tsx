import { Drawing, readDrawings } from "../../../../ui/pictures/drawing.tsx";
import styles from "./add-block-dialog.module.css";

const drawings = readDrawings(
  import.meta.glob<string>("../../../../site/blocks/*/*.svg", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** What a block looks like, drawn small for a page that is read from the right; its name stands under it. */
export function BlockThumbnail({ of }: { of: string }) {
  return <Drawing of={drawings[of]} className={styles.thumbnail} />;
}
