export type Shape = { d: string; fill: string };

type PathsProps = {
  shapes: readonly Shape[];
  /** The colours in painting order; by default in the order of the shapes. */
  fills?: readonly string[];
};

/** Shapes as one path for each colour, which keeps a drawing small. */
export function Paths({ shapes, fills = [...new Set(shapes.map(({ fill }) => fill))] }: PathsProps) {
  return fills.map((fill) => (
    <path
      key={fill}
      d={shapes
        .filter((shape) => shape.fill === fill)
        .map(({ d }) => d)
        .join("")}
      fill={fill}
    />
  ));
}
