import { ArrowLeft, ArrowRight } from "lucide-react";
import { useMemo } from "react";
import { articlePath } from "../../content/articles/article-path.ts";
import type { ShownArticle } from "../../content/articles/articles.ts";
import { linkTo } from "../../content/shared/pages.ts";
import { plainText } from "../../kernel/resource/kinds/rich-text.ts";
import { named } from "../../kernel/resource/named-record.ts";
import chipStyles from "../../ui/controls/chips.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { PictureNotes } from "../../ui/pictures/picture-notes.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { Crumbs } from "../frame/crumbs.tsx";
import parts from "../legal/contents.module.css";
import { type Heading, longHtml } from "../parts/long-html.ts";
import { ShownHtml } from "../parts/rich-text.tsx";
import { Section } from "../parts/section.tsx";
import { Shot } from "../parts/shot.tsx";
import { ArticleFacts } from "./article-card.tsx";
import { coverOf, listPath } from "./article-links.ts";
import styles from "./article-view.module.css";
import { articlesText } from "./articles.text.ts";
import type { ArticleInList, WholeArticle } from "./shown-articles.server.ts";

type ArticleViewProps = { article: WholeArticle; pictures: PictureNotes };

const words = { table: articlesText.table, code: articlesText.code };
const sizes = "(max-width: 760px) 92vw, 704px";
const parents = [linkTo("homepage"), linkTo("articles")] as const;

/** An article: its head, its cover, and the text beside its contents; requirement ART-01. */
export function ArticleView({ article, pictures }: ArticleViewProps) {
  // In the frame of an editor the page is drawn with each letter, also of its title: 6.5 ms for 49 KB of text.
  const text = useMemo(
    () => longHtml(article.body, { notes: pictures, sizes, words }),
    [article.body, pictures],
  );
  return (
    <article className={styles.article}>
      <header className={`${layoutStyles.wrap} ${styles.head}`}>
        <Crumbs parents={parents} current={article.title} />
        <BidiText as="h1" className={typeStyles.headline} text={article.title} />
        {article.summary && <BidiText as="p" className={typeStyles.lead} text={article.summary} />}
        <ArticleFacts article={article} />
      </header>
      <div className={`${layoutStyles.wrap} ${styles.cover}`}>
        <Shot
          path={coverOf(article)}
          sizes="(max-width: 1216px) 94vw, 1216px"
          eager
          {...named(article, "cover")}
        />
      </div>
      <div className={`${layoutStyles.wrap} ${styles.columns}`}>
        <Contents headings={text.headings} />
        <div className={styles.text}>
          <ShownHtml className={styles.long} html={text.html} />
          <Tags article={article} />
        </div>
      </div>
    </article>
  );
}

/** The list of headings, for a text that has enough of them. */
function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 3) return null;
  return (
    <nav className={parts.contents} aria-labelledby="contents">
      <h2 id="contents">{articlesText.contents}</h2>
      <ol>
        {headings.map(({ id, html }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <BidiText text={plainText(html)} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Tags({ article }: { article: Pick<ShownArticle, "tags"> }) {
  const { tags } = article;
  if (tags.length === 0) return null;
  return (
    <nav className={`${chipStyles.chips} ${styles.tags}`} aria-label={articlesText.tags}>
      {tags.map((tag, place) => (
        <a key={tag} className={chipStyles.chip} href={listPath({ tag })} {...named(article, "tags", place)}>
          <BidiText text={tag} />
        </a>
      ))}
    </nav>
  );
}

type Neighbours = { older: ArticleInList | null; newer: ArticleInList | null };

/** Links to the articles published before and after this one. */
export function ArticleNeighbours({ older, newer }: Neighbours) {
  if (!older && !newer) return null;
  return (
    <Section className={styles.beside} label={articlesText.neighbours} inside={styles.pair ?? ""}>
      {older && (
        <a className={styles.older} href={articlePath(older.address)} rel="prev">
          <Icon of={ArrowRight} />
          <span>{articlesText.older}</span>
          <BidiText as="b" text={older.title} />
        </a>
      )}
      {newer && (
        <a className={styles.newer} href={articlePath(newer.address)} rel="next">
          <Icon of={ArrowLeft} />
          <span>{articlesText.newer}</span>
          <BidiText as="b" text={newer.title} />
        </a>
      )}
    </Section>
  );
}
