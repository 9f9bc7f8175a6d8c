import type { Colours, Palette } from "../../ui/palette/palette.ts";
import { colourText as text } from "./colour.text.ts";
import styles from "./colour-field.module.css";

/** Previews of a palette on a button, a link, a card and a band, in both themes; screen readers read only the theme names. */
export function PaletteTiles({ palette }: { palette: Palette }) {
  return (
    <div className={styles.tiles}>
      <Tile colours={palette.light} name={text.light} />
      <Tile colours={palette.dark} name={text.dark} />
    </div>
  );
}

function Tile({ colours, name }: { colours: Colours; name: string }) {
  const tokens = Object.fromEntries([...colours].map(([token, hex]) => [`--${token}`, hex]));
  return (
    <figure className={styles.tile} style={tokens}>
      <div aria-hidden="true">
        <p>
          {text.text} <span>{text.link}</span>
        </p>
        <b>{text.button}</b>
        <div>
          <i /> <em>{text.spark}</em>
        </div>
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
