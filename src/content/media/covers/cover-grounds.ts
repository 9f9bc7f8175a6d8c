import { type Canvas, number, rhombus, triangle } from "./cover-shapes.ts";

/** The four backgrounds of a cover, behind its page. */
export const grounds: readonly ((canvas: Canvas) => string)[] = [openings, weave, dots, rampart];

/** Rows of triangular wall openings. */
function openings({ next, palette, width, height }: Canvas) {
  const side = [46, 56, 68][Math.floor(next() * 3)] ?? 56;
  const gap = side * 1.2;
  let drawing = "";
  for (let y = side * 0.2, row = 0; y < height + side; y += side * 1.08, row++) {
    const every = 1 + Math.floor(next() * 3);
    const first = Math.floor(next() * every);
    const colour = next() < 0.22 ? palette.spark : palette.tone;
    if (next() < 0.16) continue;
    for (let x = ((row % 2) * gap) / 2 - gap, i = 0; x < width + gap; x += gap, i++) {
      if (i % every === first) drawing += triangle(x, y, side, colour);
    }
  }
  return drawing;
}

/** A Sadu weave of facing triangles. */
function weave({ next, palette, width, height }: Canvas) {
  const unit = [34, 44, 52][Math.floor(next() * 3)] ?? 44;
  let drawing = "";
  for (let y = -unit; y < height + unit * 2; y += unit * 2.9) {
    const colour = next() < 0.25 ? palette.spark : palette.tone;
    for (let x = -unit; x < width + unit * 2; x += unit * 2) {
      drawing += `<path d="M${number(x)} ${number(y + unit)}l${unit} ${-unit} ${unit} ${unit}z" fill="${colour}"/>`;
      drawing += `<path d="M${number(x)} ${number(y + unit * 1.35)}l${unit} ${unit} ${unit} ${-unit}z" fill="${palette.deep}" opacity=".85"/>`;
      drawing += rhombus(x, y + unit * 0.55, unit * 0.16, palette.light);
    }
  }
  return drawing;
}

/** Diamonds, like the dots of letters, that grow towards one point. */
function dots({ next, palette, width, height }: Canvas) {
  const gap = [46, 58, 72][Math.floor(next() * 3)] ?? 58;
  const light = { x: next() * width, y: next() * height };
  let drawing = "";
  for (let y = gap / 2, row = 0; y < height + gap; y += gap * 0.9, row++) {
    for (let x = ((row % 2) * gap) / 2; x < width + gap; x += gap) {
      const distance = Math.hypot(x - light.x, y - light.y) / 820;
      const radius = gap * 0.46 * (1 - distance);
      if (radius > 4) drawing += rhombus(x, y, radius, distance < 0.16 ? palette.spark : palette.tone);
    }
  }
  return drawing;
}

/** Stepped parapets in depth, under a sun. */
function rampart({ next, palette, width, height }: Canvas) {
  const layers = 4 + Math.floor(next() * 2);
  let walls = "";
  for (let layer = 0; layer < layers; layer++) {
    const y = height * (0.3 + layer * 0.2);
    const tooth = [100, 120, 150, 200][Math.floor(next() * 4)] ?? 120;
    const rise = tooth * 0.42;
    const [step, half] = [tooth / 10, rise / 4];
    let path = `M0 ${number(y)}`;
    for (let x = -(next() * tooth); x < width; x += tooth) {
      path += `H${number(x + step)}V${number(y - half)}H${number(x + 2.4 * step)}V${number(y - 2 * half)}H${number(x + 3.6 * step)}`;
      path += `V${number(y - rise)}H${number(x + 6.4 * step)}V${number(y - 2 * half)}H${number(x + 7.6 * step)}`;
      path += `V${number(y - half)}H${number(x + 9 * step)}V${number(y)}`;
    }
    walls += `<path d="${path}H${width}V${height}H0z" fill="${layer % 2 ? palette.deep : palette.tone}"/>`;
  }
  const sun = { x: width * (0.15 + next() * 0.7), radius: 60 + next() * 50 };
  return `<circle cx="${number(sun.x)}" cy="${number(height * 0.2)}" r="${number(sun.radius)}" fill="${palette.spark}"/>${walls}`;
}
