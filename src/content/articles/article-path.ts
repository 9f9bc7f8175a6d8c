/** The path of the list of articles; each article is below it. */
export const articlesPath = "/articles";

/** The percent-encoded path of an article. In a file of its own, so that pages need not load the description of articles. */
export const articlePath = (address: string) => `${articlesPath}/${encodeURIComponent(address)}`;

/** Where staff see an article as its page will show it, with its draft. */
export const previewPath = (address: string) => `/admin/preview${articlePath(address)}`;

/** Where staff edit an article on its page. */
export const editorPath = (id: number) => `/admin/content/articles-${id}`;
