/* What is drawn as PNG files. The renderer, its fonts and their decoder hold some 50 MB once they are loaded. */
export { drawCard } from "../../seo/social/draw.server.ts";
export { drawIcon } from "../draw-icon.server.ts";
export { drawMailLogo } from "../draw-mail-logo.server.ts";
