import { oneOf } from "../../../kernel/objects.ts";
import { colourOf } from "../../../kernel/resource/kinds/colour.ts";
import { type Brand, motifs, typeNames } from "../../../ui/brand/brand.ts";
import { brandCss } from "../../../ui/brand/brand-css.ts";
import { iconTag } from "../../../ui/brand/brand-tag.ts";
import { typeFaces } from "../../../ui/brand/type-faces.ts";
import { standardColour } from "../../../ui/palette/standard.ts";
import { type FieldValues, textsOf } from "./section.ts";
import { brand as section } from "./texts/brand.text.ts";

/** The brand with the colour of which its palette is made. */
export type ColouredBrand = Brand & { colour: string };

/**
 * The brand that follows from the values of its section and from the settings of the agency. A value that does not fit, such as a
 * colour that is still being typed, is replaced by the design's own. This file brings the library of colours.
 */
export function brandOf(
  values: FieldValues,
  agency: Pick<Brand, "name" | "logo" | "seen" | "isHouse">,
): ColouredBrand {
  const texts = textsOf(section, values);
  const type = oneOf(typeNames, texts.type) ?? "readex";
  const brand = {
    ...agency,
    logoDark: texts.logoDark.image,
    icon: texts.icon.image,
    type,
    family: typeFaces[type].family,
    fonts: [typeFaces[type].arabic, typeFaces[type].latin],
    motif: oneOf(motifs, texts.motif) ?? "facade",
    colour: colourOf(texts.colour) ?? standardColour,
  };
  const tagged = { ...brand, iconTag: iconTag(brand) };
  return { ...tagged, css: brandCss(tagged) };
}
