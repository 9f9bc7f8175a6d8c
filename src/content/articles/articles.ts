import { address } from "../../kernel/resource/kinds/address.ts";
import { choice } from "../../kernel/resource/kinds/choice.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { reference } from "../../kernel/resource/kinds/reference.ts";
import { richText } from "../../kernel/resource/kinds/rich-text.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { texts } from "../../kernel/resource/kinds/texts.ts";
import {
  type AnsweredOf,
  defineResource,
  type RecordOf,
  shownFields,
} from "../../kernel/resource/resource.ts";
import { articlesPath } from "./article-path.ts";
import { text as words } from "./articles-admin.text.ts";

/** A scheduled article becomes published when its time comes. */
export const articleStates = ["draft", "scheduled", "published"] as const;
export type ArticleState = (typeof articleStates)[number];

/** Articles of the agency; requirement ART-01. */
export const articles = defineResource({
  name: "articles",
  words,
  fields: {
    title: text({ required: true, isTitle: true, searched: true }),
    address: address({ required: true, under: articlesPath, suggestedFrom: "title" }),
    /** A sentence or two for cards, search engines and readers of the feed. */
    summary: paragraphs({ max: 300, searched: true }),
    /** Null for the drawn cover. */
    cover: picture({ ratio: 3 / 2 }),
    authorId: reference({ to: "team_members" }),
    tags: texts({ each: 40, most: 8 }),
    body: richText({ isLong: true, searched: true }),
    state: choice(articleStates),
    /** When visitors first see, or saw, the article. A published article always has this time. */
    publishedAt: moment(),
  },
  wireNames: "camelCase",
  anonymousSees: { state: "published" },
  filters: ["state", "authorId", "address"],
  sortedBy: ["-publishedAt"],
  onSite: true,
  area: "site",
  holds: "mentions",
  drafts: {
    waits: { shownFrom: "publishedAt", waiting: { state: "scheduled" }, hidden: { state: "draft" } },
  },
});

export type Article = RecordOf<typeof articles>;
/** An article as the API answers it. */
export type ArticleRecord = AnsweredOf<typeof articles>;

/** The number of articles in all and in each state. */
export type ArticleSummary = Record<"total" | ArticleState, number>;

const inLists = ["title", "address", "summary", "cover", "authorId", "tags", "publishedAt"] as const;

/** The fields of an article that lists show. */
export const shownInLists = shownFields(articles, inLists);
export type ListedArticle = Pick<Article, (typeof shownInLists)[number]>;

/** The fields of an article that its own page shows. */
export const shownOfArticle = shownFields(articles, [...inLists, "body"]);
export type ShownArticle = Pick<Article, (typeof shownOfArticle)[number]>;
