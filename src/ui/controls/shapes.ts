/*
 * The three shapes of the brand as SVG path data: the letter-dot, the wall opening and the parapet. One path can hold
 * many of them, which keeps drawings small.
 */

const round = (value: number) => Math.round(value * 10) / 10;

/** The letter-dot: a rhombus around x, y. */
export function rhombus(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x)} ${round(y - radius)}l${r} ${r}-${r} ${r}-${r}-${r}z`;
}

/** A wall opening: a triangle whose tip is at x, y. */
export function triangle(x: number, y: number, side: number): string {
  return `M${round(x)} ${round(y)}l${round(side / 2)} ${round(side * 0.86)}h${round(-side)}z`;
}

/** A stepped parapet between x0 and x1 on the line y, of merlons about `width` wide. */
export function parapet(x0: number, x1: number, y: number, width: number, height: number): string {
  const count = Math.round((x1 - x0) / width);
  const merlon = (x1 - x0) / count;
  const [step, rise] = [merlon / 10, height / 4];
  const profile = [
    [1, 1],
    [2.2, 2],
    [3.4, 3],
    [4.3, 4],
    [5.7, 3],
    [6.6, 2],
    [7.8, 1],
    [9, 0],
  ] as const;
  let path = `M${round(x0)} ${round(y)}`;
  for (let index = 0; index < count; index++) {
    const start = x0 + index * merlon;
    for (const [across, up] of profile) path += `H${round(start + across * step)}V${round(y - up * rise)}`;
  }
  return `${path}H${round(x1)}V${round(y + 4)}H${round(x0)}z`;
}

/** Places of the openings of a 1-2-3 triangle with `rows` rows, the tip at x, y. */
export function cluster(x: number, y: number, side: number, rows = 3): [x: number, y: number][] {
  const places: [number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column <= row; column++) {
      places.push([x + (column - row / 2) * side * 1.16, y + row * side * 1.02]);
    }
  }
  return places;
}
