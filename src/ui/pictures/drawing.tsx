/** A drawing as the pages show it: the frame, and the shapes as SVG. */
export type Drawn = { readonly viewBox: string; readonly shapes: string };

/**
 * The drawings of a folder of SVG files, which `import.meta.glob` reads as text, by the names of the files. What stands between the
 * elements for readers of the file is left out, because pages hold the shapes.
 */
export function readDrawings(files: Readonly<Record<string, string>>): Readonly<Record<string, Drawn>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, svg]) => {
      const [, viewBox = "", shapes = ""] = /viewBox="([^"]*)">([\s\S]*)<\/svg>/.exec(svg) ?? [];
      return [path.replace(/^.*\/|\.svg$/g, ""), { viewBox, shapes: shapes.replace(/\s*(^|\n)\s*/g, "") }];
    }),
  );
}

type DrawingProps = { of: Drawn | undefined; className?: string | undefined };

/** A drawing within the page, so that its colours follow the theme. Nothing for a name without a file. */
export function Drawing({ of, className }: DrawingProps) {
  return (
    of && (
      <svg
        className={className}
        viewBox={of.viewBox}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
        dangerouslySetInnerHTML={{ __html: of.shapes }}
      />
    )
  );
}

/** A drawing that the page shows in several places by its id, within an SVG that is itself not seen. */
export function DrawingSymbol({ of, id }: { of: Drawn | undefined; id: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
  return of && <symbol id={id} viewBox={of.viewBox} dangerouslySetInnerHTML={{ __html: of.shapes }} />;
}
