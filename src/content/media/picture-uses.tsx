import type { PictureUse } from "../../admin-kit/pictures/library.ts";
import { BidiName } from "../../ui/text/bidi-text.tsx";

/** The places that show a picture, each a link into the admin. */
export function UseList({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <ul>
      {uses.map(({ key, screen, title, href }) => (
        <li key={key}>
          <a href={href}>
            <span className="muted">{screen}</span>
            <BidiName text={title} />
          </a>
        </li>
      ))}
    </ul>
  );
}
