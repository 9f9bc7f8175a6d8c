import { Resvg, type ResvgRenderOptions, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import type { ColouredBrand } from "../../content/page-content/sections/brand-look.ts";
import { paletteOf } from "../../ui/palette/palette.ts";
import { fonts } from "../seo/social/card.tsx";
import { inType, renderOptions } from "../seo/social/drawing-fonts.server.ts";
import { centred, dots, type IconForm, iconSvg, svg } from "./icon-svg.ts";

type Asked = { size: number; form: IconForm };

/** An icon of a brand as a PNG: its own picture, whole and centred, or a drawn one if there is none or it cannot be decoded. */
export async function drawIcon(
  picture: Uint8Array | undefined,
  brand: ColouredBrand,
  asked: Asked,
): Promise<Uint8Array> {
  const own = picture && (await fitted(picture, brand, asked).catch(() => undefined));
  return own || drawn(brand, asked);
}

/** Fits a picture into its square. Launchers may cut a full square to a circle, so there the picture is smaller, on a ground. */
async function fitted(picture: Uint8Array, { colour }: ColouredBrand, { size, form }: Asked) {
  const isFull = form === "full";
  const inner = isFull ? Math.round(size * 0.72) : size;
  const mark = await sharp(picture)
    .resize({ width: inner, height: inner, fit: "contain", background: clear })
    .png()
    .toBuffer();
  if (!isFull) return mark;
  const ground = paletteOf(colour).light.get("bg") ?? "#ffffff";
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

async function drawn({ colour, isHouse, name, type }: ColouredBrand, { size, form }: Asked) {
  const { light, dark } = paletteOf(colour);
  const of = (token: string) => light.get(token) ?? "#000000";
  const options = await renderOptions(type);
  const [letter = ""] = name.trim().toUpperCase();
  const isDrawn = isHouse || !/[\p{L}\d]/u.test(letter);
  const inside = isDrawn
    ? dots([dark.get("brand") ?? of("brand"), dark.get("accent") ?? of("accent"), of("sun")])
    : letterOf(letter, { type, options, ink: of("on-band") });
  const image = await renderAsync(iconSvg(inside, { form, ground: of("band") }), {
    ...options,
    fitTo: { mode: "width", value: size },
  });
  return image.asPng();
}

type Written = { type: ColouredBrand["type"]; options: ResvgRenderOptions; ink: string };

function letterOf(letter: string, { type, options, ink }: Written): string {
  const family = /[\p{Script=Latin}\d]/u.test(letter) ? fonts.latin : fonts.arabic;
  const text = `<text x="0" y="300" font-family="${family}" font-size="300" fill="${ink}">${letter}</text>`;
  const written = inType(text, type);
  const box = new Resvg(svg(written), options).getBBox();
  return box ? centred(written, box) : "";
}
