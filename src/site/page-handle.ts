/** What a page says about itself to the frames around it: `export const handle: PageHandle = { scripts: false }`. */
export type PageHandle = {
  /** False: a still page, which ships no React to the browser. */
  scripts?: boolean;
  /** False: without the floating chat link. */
  chat?: boolean;
};
