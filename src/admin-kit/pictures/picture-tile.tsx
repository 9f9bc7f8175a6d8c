import { TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text } from "./library.text.ts";
import type { LibraryPicture } from "./library.ts";
import styles from "./picture-tile.module.css";

/** The tiles side by side, each in an item of its own. */
export function PictureGrid(list: Omit<ComponentProps<"ul">, "className">) {
  return <ul {...list} className={styles.grid} />;
}

type PictureTileProps = { picture: LibraryPicture; pressed?: boolean | undefined; onPress(): void };

/** One picture of the library as a button: it, its name, and its size or what it lacks. */
export function PictureTile({ picture, pressed, onPress }: PictureTileProps) {
  const { path, fileName, alt, isDecorative, width, height } = picture;
  return (
    <button type="button" className={styles.tile} aria-pressed={pressed} onClick={onPress}>
      <span className={`${typeStyles.cover} ${styles.picture}`}>
        <Picture path={path} alt={alt} sizes="220px" />
      </span>
      <span className={styles.name}>
        <BidiName text={fileName} />
      </span>
      <small>
        {alt || isDecorative ? (
          <bdi dir="ltr" className={typeStyles.digits}>
            {width} × {height}
          </bdi>
        ) : (
          <em>
            <Icon of={TriangleAlert} />
            {text.altMissing}
          </em>
        )}
      </small>
    </button>
  );
}
