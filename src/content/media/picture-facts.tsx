import type { ReactNode } from "react";
import { fileSize } from "../../admin-kit/file-size.text.ts";
import type { LibraryPicture, PictureUse } from "../../admin-kit/pictures/library.ts";
import { formatDateTime } from "../../kernel/text/format.ts";
import formStyles from "../../ui/controls/forms.module.css";
import { Picture } from "../../ui/pictures/picture.tsx";
import { WithPictureNotes } from "../../ui/pictures/picture-notes.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text } from "./media-admin.text.ts";
import styles from "./picture-facts.module.css";

const ratios = [
  ["card", 16 / 9],
  ["square", 1],
  ["phone", 3 / 4],
  ["cover", 21 / 9],
] as const;

/** Shows which part of the picture each crop of the site keeps. */
export function Crops({ path, focal }: { path: string; focal: [number, number] }) {
  return (
    <WithPictureNotes notes={{ [path]: { focal } }}>
      <ul className={styles.crops}>
        {ratios.map(([name, ratio]) => (
          <li key={name}>
            <span className={`${typeStyles.cover} ${styles.crop}`} style={{ aspectRatio: ratio }}>
              <Picture path={path} alt="" sizes="140px" />
            </span>
            <small>{text.crops[name]}</small>
          </li>
        ))}
      </ul>
    </WithPictureNotes>
  );
}

export function Facts({
  picture: { width, height, bytes, kind, uploader, createdAt },
}: {
  picture: LibraryPicture;
}) {
  const facts = [
    [text.size, <bdi key="size" dir="ltr" className={typeStyles.digits}>{`${width} × ${height}`}</bdi>],
    [text.labels.bytes, fileSize(bytes)],
    [text.labels.kind, <bdi key="kind">{kind.toUpperCase()}</bdi>],
    [text.labels.uploader, <BidiName key="uploader" text={uploader || text.house} />],
    [
      text.labels.createdAt,
      <time key="at" dateTime={createdAt}>
        {formatDateTime(createdAt)}
      </time>,
    ],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Uses({ uses, failed }: { uses: readonly PictureUse[] | undefined; failed: boolean }) {
  return (
    <div>
      <span className={formStyles.label}>{text.usedIn}</span>
      {failed && !uses && <p className={formStyles.hint}>{text.usesFailed}</p>}
      {uses &&
        (uses.length === 0 ? <p className={formStyles.hint}>{text.unused}</p> : <UseList uses={uses} />)}
    </div>
  );
}

/** The places that show a picture, each a link into the admin. */
export function UseList({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ key, screen, title, href }) => (
        <li key={key}>
          <UsePlace href={href}>
            <span className={typeStyles.muted}>{screen}</span>
            <BidiName text={title} />
          </UsePlace>
        </li>
      ))}
    </ul>
  );
}

function UsePlace({ href, children }: { href: string; children: ReactNode }) {
  return href === "" ? <div>{children}</div> : <a href={href}>{children}</a>;
}
