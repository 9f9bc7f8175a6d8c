export type Shape = { d: string; fill: string };

type PathsProps = {
  shapes: readonly Shape[];
  /** The colours in the order in which they are painted; that of the shapes unless said. */
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
