import { useState } from "react";
import { colourOf } from "../../kernel/resource/kinds/colour.ts";
import { Field, type FieldProps } from "../../ui/controls/field.tsx";
import formStyles from "../../ui/controls/forms.module.css";
import { paletteOf } from "../../ui/palette/palette.ts";
import { swatches, colourText as text } from "./colour.text.ts";
import styles from "./colour-field.module.css";
import { PaletteTiles } from "./palette-tiles.tsx";

export type ColourFieldProps = FieldProps & {
  /** `#rrggbb`, or the typed text while that is no colour. */
  value: string;
  onChange(value: string): void;
  "data-address"?: string;
};

/**
 * The colour of a brand: picked, typed, or one of a few swatches, with a preview of both themes. Says when the colour had to be
 * changed to stay legible. Load this component lazily, because it imports the colour library. Requirement BRAND-01.
 */
export function ColourField({ value, onChange, "data-address": address, ...field }: ColourFieldProps) {
  // The typed text stays unchanged while it is not yet a colour.
  const [typed, setTyped] = useState<string>();
  const colour = colourOf(value);
  const palette = colour === undefined ? undefined : paletteOf(colour);
  const type = (text: string) => {
    setTyped(text);
    onChange(colourOf(text) ?? text);
  };
  const choose = (chosen: string) => {
    setTyped(undefined);
    onChange(chosen);
  };
  return (
    <div className={styles.field}>
      <Field help={text.help} {...field}>
        {(control) => (
          <div className={styles.inputs}>
            <input
              type="color"
              className={styles.well}
              aria-label={text.pick}
              value={colour ?? "#000000"}
              onChange={(event) => choose(event.target.value)}
            />
            <input
              {...control}
              type="text"
              dir="ltr"
              className={formStyles.input}
              autoComplete="off"
              spellCheck={false}
              data-address={address}
              value={typed !== undefined && (colourOf(typed) ?? typed) === value ? typed : value}
              onChange={(event) => type(event.target.value)}
            />
          </div>
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row */}
      <div className={styles.swatches} role="group" aria-label={text.swatches}>
        {swatches.map((swatch) => (
          <button
            key={swatch.colour}
            type="button"
            aria-label={swatch.name}
            title={swatch.name}
            aria-pressed={swatch.colour === colour}
            style={{ background: swatch.colour }}
            onClick={() => choose(swatch.colour)}
          />
        ))}
      </div>
      <p role="status" className={styles.note}>
        {palette?.isMoved ? text.moved : ""}
      </p>
      {palette && <PaletteTiles palette={palette} />}
    </div>
  );
}
