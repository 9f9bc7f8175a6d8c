/** The path of the list of articles; each article is below it. */
export const articlesPath = "/articles";

/** The percent-encoded path of an article. In a file of its own, so that pages need not load the description of articles. */
export const articlePath = (address: string) => `${articlesPath}/${encodeURIComponent(address)}`;

/** Where staff preview an article as its page will show it. */
export const previewPath = (id: number) => `/admin/preview/articles/${id}`;
