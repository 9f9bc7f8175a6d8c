import sharp from "sharp";

/** In CSS pixels. */
const mostHeight = 44;
const mostWidth = 220;
/** Around a logo on a plate. */
const margin = 8;
/** Pixels of the picture for each of the page. */
const scale = 2;

/**
 * A logo as a PNG for mails, which knows no theme: as it is where it stands out on light and dark sheets, else on a plate of the
 * colour `plate`, so that its contrast is the same in both. Requirement BRAND-01.
 */
export async function drawMailLogo(
  picture: Uint8Array,
  plate: string | null,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const around = plate ? margin * scale : 0;
  const drawn = sharp(picture, { density: 300 }).resize({
    width: mostWidth * scale - 2 * around,
    height: mostHeight * scale - 2 * around,
    fit: "inside",
  });
  const onPlate = plate
    ? drawn
        .flatten({ background: plate })
        .extend({ top: around, bottom: around, left: around, right: around, background: plate })
    : drawn;
  const { data, info } = await onPlate
    .png({ palette: true, effort: 7, compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const bytes = new Uint8Array(data);
  return { bytes, width: Math.round(info.width / scale), height: Math.round(info.height / scale) };
}
