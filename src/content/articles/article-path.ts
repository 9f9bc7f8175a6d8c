/** Where the list of articles stands, and below it each of them. */
export const articlesPath = "/articles";

/** The path of an article, as links carry it: percent-encoded. Pages need no more of the description than this. */
export const articlePath = (address: string) => `${articlesPath}/${encodeURIComponent(address)}`;

/** Where staff see an article as its page will show it. */
export const previewPath = (id: number) => `/admin/preview/articles/${id}`;
