import { TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text } from "./library.text.ts";
import type { LibraryPicture } from "./library.ts";
import styles from "./picture-tile.module.css";

/** A grid of picture tiles, one in each list item. */
export function PictureGrid(list: Omit<ComponentProps<"ul">, "className">) {
  return <ul {...list} className={styles.grid} />;
}

type PictureTileProps = { picture: LibraryPicture; pressed?: boolean | undefined; onPress(): void };

/** One picture of the library as a button, with its name, and its size or a note that it lacks an alternative text. */
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
