import { ExternalLink, FilePenLine } from "lucide-react";
import { Link } from "react-router";
import { RowActions, type RowProps } from "../../admin-kit/rows/row-actions.tsx";
import { SelectBox } from "../../admin-kit/rows/select-box.tsx";
import styles from "../../admin-kit/rows/tile-picture.module.css";
import { TitleButton } from "../../admin-kit/rows/title-button.tsx";
import { formatDate, formatDateTime } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { coverPath } from "../../ui/pictures/picture-sources.ts";
import { TagList } from "../../ui/tag-list.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import tileStyles from "../../ui/tiles.module.css";
import { articlePath, editorPath, previewPath } from "./article-path.ts";
import type { ArticleRecord } from "./articles.ts";
import { text } from "./articles-admin.text.ts";

type ArticleTileProps = RowProps<ArticleRecord> & {
  article: ArticleRecord;
  /** The author's name; empty for none. */
  author: string;
};

const tones = { draft: "neutral", scheduled: "info", published: "success" } as const;

/** One article in the admin's grid; requirement ART-01. */
export function ArticleTile({ article, author, query, selection, ...actions }: ArticleTileProps) {
  const { title, state } = article;
  return (
    <Card
      as="article"
      className={state === "published" ? tileStyles.tile : `${tileStyles.tile} ${tileStyles.inactive}`}
      aria-label={title}
    >
      <div className={`${tileStyles.ground} ${styles.pictured}`}>
        <Picture
          path={article.cover ?? coverPath(`article-${article.id}`)}
          alt=""
          sizes="(max-width: 600px) 92vw, 360px"
        />
        <SelectBox selection={selection} id={article.id} name={title} />
        <Badge tone={tones[state]}>{text.values.state[state]}</Badge>
      </div>
      <div className={tileStyles.body}>
        <h2>
          <TitleButton onOpen={() => actions.onEdit(article)}>
            <HitText text={title} query={query} />
          </TitleButton>
        </h2>
        <BidiText as="p" text={article.summary} />
        <TagList lines={article.tags} />
      </div>
      <div className={tileStyles.foot}>
        <span>
          <BidiText text={[timeOf(article), author].filter(Boolean).join(text.joiner)} />
        </span>
        <Link
          className={buttonStyles.iconButton}
          to={editorPath(article.id)}
          aria-label={text.editOnPage(title)}
        >
          <Icon of={FilePenLine} />
        </Link>
        <PageLink article={article} />
        <RowActions record={article} name={title} {...actions} />
      </div>
    </Card>
  );
}

function timeOf({ state, publishedAt }: ArticleRecord) {
  if (state === "draft" || publishedAt === null) return text.drafted;
  return state === "scheduled" ? text.from(formatDateTime(publishedAt)) : text.since(formatDate(publishedAt));
}

/** Links to the page of a published article, or to the preview of another one. */
function PageLink({ article: { title, address, state } }: { article: ArticleRecord }) {
  const isPublic = state === "published";
  const label = (isPublic ? text.show : text.preview)(title);
  return (
    <a
      className={buttonStyles.iconButton}
      href={isPublic ? articlePath(address) : previewPath(address)}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label} ${text.newWindow}`}
    >
      <Icon of={ExternalLink} />
    </a>
  );
}
