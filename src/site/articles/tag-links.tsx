import { formatNumber } from "../../kernel/text/format.ts";
import chipStyles from "../../ui/controls/chips.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { listPath } from "./article-links.ts";
import styles from "./articles.module.css";
import { articlesText } from "./articles.text.ts";

const mostShown = 12;

type TagLinksProps = { tags: readonly { tag: string; total: number }[]; chosen: string | undefined };

/** The most used tags as a filter of the list; nothing if there are no tags. */
export function TagLinks({ tags, chosen }: TagLinksProps) {
  if (tags.length === 0) return null;
  const shown = tags.filter(({ tag }, index) => index < mostShown || tag === chosen);
  return (
    <nav className={`${chipStyles.chips} ${styles.tags}`} aria-label={articlesText.tags}>
      <a
        className={chipStyles.chip}
        href={listPath()}
        aria-current={chosen === undefined ? "true" : undefined}
      >
        {articlesText.all}
      </a>
      {shown.map(({ tag, total }) => (
        <a
          key={tag}
          className={chipStyles.chip}
          href={listPath({ tag })}
          aria-current={tag === chosen ? "true" : undefined}
        >
          <BidiText text={tag} />
          <span className={typeStyles.digits}>{formatNumber(total)}</span>
        </a>
      ))}
    </nav>
  );
}
