import type { FieldName } from "../../kernel/resource/named-record.ts";
import { focalStyle, usePictureNote } from "./picture-notes.tsx";
import { coverSize, pictureSources } from "./picture-sources.ts";

type PictureProps = {
  /** `/uploads/<id>-1200x800.webp`, or any other address, which is shown as it is. */
  path: string;
  /** Left out, it is the library's alternative text. Empty where the words beside the picture say the same. */
  alt?: string | undefined;
  /** The heading beside it: an alternative text that only repeats it is not read a second time. */
  beside?: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** True for a picture that is seen first. */
  eager?: boolean;
} & FieldName;

/** A picture in the smallest of its stored sizes and formats that is large enough. */
export function Picture({ path, alt: own, beside, sizes, eager = false, ...field }: PictureProps) {
  const note = usePictureNote(path);
  const told = own ?? note.alt ?? "";
  const alt = told.trim() === beside?.trim() ? "" : told;
  const style = note.focal && focalStyle(note.focal);
  const sources = pictureSources(path);
  const loading = eager ? "eager" : "lazy";
  if (!sources) {
    const size = path.startsWith("/covers/") ? coverSize : {};
    return (
      <img
        {...field}
        src={path}
        alt={alt}
        style={style}
        {...size}
        loading={loading}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    );
  }
  const { avif, webp, width, height } = sources;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...field}
        src={path}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        style={style}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
