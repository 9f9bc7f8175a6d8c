import { Extension, Node } from "@tiptap/core";
import StarterKit, { type StarterKitOptions } from "@tiptap/starter-kit";
import { safeHref } from "../../kernel/resource/kinds/link.ts";
import { isLibraryPicture } from "../../kernel/resource/kinds/rich-text.ts";
import { tabStays } from "./tab-stays.ts";
import { tableNodes } from "./table-nodes.ts";

/** The direction of a block, set by hand when its letters do not determine it. */
const BlockDirection = Extension.create({
  name: "blockDirection",
  addGlobalAttributes: () => [
    {
      types: ["paragraph", "heading", "blockquote", "bulletList", "orderedList", "listItem"],
      attributes: {
        dir: {
          default: null,
          parseHTML: (element) => (/^(rtl|ltr)$/.test(element.dir) ? element.dir : null),
          renderHTML: ({ dir }) => (dir ? { dir } : {}),
        },
      },
    },
  ],
});

/**
 * A picture of the library between two blocks, with a caption for this text. The alternative text of the site comes from the
 * library; the attribute here is used in the editor only.
 */
const LibraryPicture = Node.create({
  name: "picture",
  group: "block",
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: "" },
    caption: { default: "", rendered: false },
  }),
  parseHTML: () => [
    { tag: "figure", getAttrs: (figure) => pictureIn(figure) },
    { tag: "img", getAttrs: (image) => isLibraryPicture(image.getAttribute("src") ?? "") && null },
  ],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) =>
    attrs.caption === ""
      ? ["img", HTMLAttributes]
      : ["figure", ["img", HTMLAttributes], ["figcaption", attrs.caption]],
});

/** The picture and caption of a figure; false when it shows no picture of the library. */
function pictureIn(figure: HTMLElement) {
  const src = figure.querySelector("img")?.getAttribute("src") ?? "";
  const caption = figure.querySelector("figcaption")?.textContent.trim() ?? "";
  return isLibraryPicture(src) && { src, caption };
}

const kit = {
  italic: false,
  strike: false,
  underline: false,
  horizontalRule: false,
  link: {
    openOnClick: false,
    autolink: true,
    linkOnPaste: true,
    HTMLAttributes: { rel: null, target: null },
    isAllowedUri: (address) => safeHref(address ?? ""),
  },
} satisfies Partial<StarterKitOptions>;

/** Paragraphs, two headings, bold, links, lists and quotes. Without undo, which the section keeps for all its fields. */
export const partExtensions = [
  StarterKit.configure({
    ...kit,
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    undoRedo: false,
  }),
  BlockDirection,
  tabStays,
];

/** The extensions of a text that is a page by itself: also tables, code and pictures, and undo of its own. */
export const longExtensions = [
  StarterKit.configure({ ...kit, heading: { levels: [2, 3] } }),
  BlockDirection,
  LibraryPicture,
  tabStays,
  ...tableNodes,
];
